/** What a site without a server has in files, a server answers; its page's service worker keeps these answers. */

import type { OfflineGame } from "../api/answers";

/** Where the server has a file, and which part of its answer it is. */
export function servedFile(path: string): { address: string; part(answer: unknown): unknown } {
  const [, folder = "", game = "", mode = "", language] =
    /^(\w+)\/([\w-]+)(?:\/([\w-]+)|\.(\w+))?\.json$/.exec(path) ?? [];
  if (language) return { address: `/api/${folder}/${game}?lang=${language}`, part: (answer) => answer };
  const part = ({ lessons, puzzles, figures }: OfflineGame): unknown =>
    folder === "lessons" ? lessons : folder === "puzzles" ? (puzzles[mode] ?? {}) : figures;
  return { address: `/api/offline/${game}`, part: (answer) => part(answer as OfflineGame) };
}
