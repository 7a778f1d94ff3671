/** Boards stand alone: what a board imports, and what that imports, is a board's own or pure. */

import { describe, expect, it } from "vitest";

const FILES = import.meta.glob<string>("../../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const PACKAGES = import.meta.glob<{ name: string; exports: Record<string, string> }>("../../src/games/*/package.json", {
  import: "default",
  eager: true,
});
const SOURCE = "../../src/";
/** What knows the server or the page, and so no board may know. */
const PAGE = /^(screens|parts|host|rulebook)\/|^lib\/(api|backend|http|live\/.*|data|i18n|router|session|settings)\b/;

const resolved = (file: string, from: string): string | undefined => {
  const path = new URL(from, `http://x/${file.slice(SOURCE.length)}`).pathname.slice(1);
  return [path, `${path}.ts`, `${path}/index.ts`].map((one) => SOURCE + one).find((one) => one in FILES);
};

/** The files that a file imports at run time, and theirs. */
function reached(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, type, from = ""] of FILES[file]!.matchAll(/^\s*(?:import|export) (type )?[^;]*?from "(\.[^"]+)"/gm)) {
    const target = resolved(file, from);
    if (target && !type) reached(target, found);
  }
  return found;
}

describe.each(Object.entries(PACKAGES))("%s", (path, { name, exports }) => {
  const folder = path.replace("package.json", "");
  const game = folder.split("/").at(-2)!;

  it("is called by its game, and has what it exports", () => {
    expect(name).toBe(`@asterism/board-${game}`);
    expect(exports["."]).toBe("./mount.ts");
    for (const file of Object.values(exports).filter((file) => file.endsWith(".ts")))
      expect(FILES).toHaveProperty([folder + file.slice(2)]);
  });

  it("needs nothing of the page", () => {
    const files = [...reached(`${folder}mount.ts`)].map((file) => file.slice(SOURCE.length));
    expect(files.length).toBeGreaterThan(20);
    const foreign = (file: string): boolean => /^games\/[^/]+\//.test(file) && !file.startsWith(`games/${game}/`);
    expect(files.filter((file) => PAGE.test(file) || foreign(file))).toEqual([]);
  });
});

it("has a package for each game", () => {
  const games = Object.keys(FILES).filter((file) => /\/games\/[^/]+\/board\.ts$/.test(file));
  expect(Object.keys(PACKAGES)).toEqual(games.map((file) => file.replace("board.ts", "package.json")));
});
