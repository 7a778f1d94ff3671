// @ts-check
/** Which messages of the page its first screen names: they come with it, all others with the screens that are fetched. */

import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

const SOURCE = join(import.meta.dirname, "../src");
/** The first screen, and what may be said on it without being a part of it. */
const ROOTS = ["main.ts", "mine/index.ts", "seek/index.ts", "local/backend.ts"];

/** The file that an import means. @param {string} path */
const resolved = (path) =>
  [path, `${path}.ts`, `${path}/index.ts`].find((file) => existsSync(file) && statSync(file).isFile());

/** The files that a file imports at once, and theirs. @param {string} file @param {Map<string, string>} found */
function reached(file, found = new Map()) {
  if (found.has(file)) return found;
  const code = readFileSync(file, "utf8");
  found.set(file, code);
  for (const [, from = ""] of code.matchAll(/^\s*(?:import|export) (?!type )(?:[^;]*?from )?"(\.[^"]+)"/gm)) {
    const target = resolved(join(dirname(file), from));
    if (target && /\.(ts|svelte)$/.test(target)) reached(target, found);
  }
  return found;
}

/** Whether the first screen names a message, by its id. @returns {(id: string) => boolean} */
export function firstWords() {
  const found = new Map();
  for (const root of ROOTS) reached(join(SOURCE, root), found);
  const code = [...found.values()].join("\n");
  const named = new Set(Array.from(code.matchAll(/["']([a-z][a-z0-9-]*)["']/g), ([, id]) => id));
  return (id) => named.has(id);
}
