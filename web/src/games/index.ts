/** The games that the page has a folder for. Any other game of the server is played on the plain board. */

import type { Component } from "svelte";
import { withWords } from "../lib/catalog.svelte";
import { data } from "../lib/data.svelte";
import { laterWords } from "../lib/i18n.svelte";
import type { Board, BoardProps } from "./board";
import type { Game, Screen } from "./game";

const modules = import.meta.glob<{ game: Game }>("./*/index.ts", { eager: true });
const games = new Map(Object.entries(modules).map(([path, { game }]) => [path.split("/")[1] ?? "", game]));

export const gameOf = (id: string): Game | undefined => games.get(id);

const boards = new Map<string, Promise<Board>>();
/** The board that draws any game. */
export const plain = async (): Promise<Board> => (await withWords(import("./plain"), laterWords)).board;

/** The board of a game, fetched once; the plain one where the game has none of its own. */
export function loadBoard(id: string): Promise<Board> {
  let board = boards.get(id);
  if (!board) {
    board = (games.get(id)?.board ?? plain)();
    board.catch(() => boards.delete(id));
    boards.set(id, board);
  }
  return board;
}

/** What draws a game: for a picture, where the game can, without what it takes to play. */
export async function loadComponent(id: string, picture: boolean): Promise<Component<BoardProps>> {
  const drawn = picture ? games.get(id)?.picture : undefined;
  return (await (drawn ? drawn() : loadBoard(id))).component;
}

/** The games' own screens, as far as this server has the games. */
export const gameScreens = (): Screen[] =>
  [...games].flatMap(([id, { screens }]) => (data.game(id) ? (screens ?? []) : []));

export const gameScreen = (path: string): Screen | undefined =>
  [...games.values()].flatMap(({ screens }) => screens ?? []).find((screen) => screen.path === path);
