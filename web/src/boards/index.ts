import type { Board } from "./types";

const loaders: Record<string, () => Promise<{ board: Board }>> = {
  filantes: () => import("./filantes"),
  gravity: () => import("./gravity"),
  octocube: () => import("./octocube"),
};

const loaded = new Map<string, Promise<Board | null>>();

/** The board of a game, fetched once; null where none has been drawn yet. */
export function loadBoard(game: string): Promise<Board | null> {
  let board = loaded.get(game);
  if (!board) {
    board = loaders[game]?.().then((module) => module.board) ?? Promise.resolve(null);
    board.catch(() => loaded.delete(game));
    loaded.set(game, board);
  }
  return board;
}
