/** What a game gives to the page: `games/<id>/index.ts` exports one `game: Game`. Only what is small is loaded at once. */

import type { Component } from "svelte";
import type { OptionTexts } from "../lib/texts";
import type { Board, BoardProps } from "./board";
import type { Rulebook } from "./rules";

/** A screen of the game's own, at `/<path>`; the home page and "About" link to it. */
export interface Screen {
  path: string;
  title(): string;
  load(): Promise<{ default: Component }>;
}

/** What an option's own field is given. */
export interface FieldProps {
  value: unknown;
  texts: OptionTexts | undefined;
  onchange(value: unknown): void;
}

/** What a game adds to the form for a new table. */
export interface FormPart {
  /** Fields for the options that no general field can hold, by the name of the option. */
  fields: Record<string, Component<FieldProps>>;
  /** The options that the address of the form asks for. */
  asked(query: URLSearchParams): Record<string, unknown>;
}

/** A board as a picture: what it takes to play is not loaded for it. */
export interface Picture {
  component: Component<BoardProps>;
  /** The game's reducer (reducer.ts). */
  reduce(position: never, event: never): unknown;
}

export interface Game {
  board(): Promise<Board>;
  picture?(): Promise<Picture>;
  /** The rule page; without one, no link leads there. */
  rules?(): Promise<Rulebook>;
  /** How a game with these options goes, in three or four sentences, a line each: for those who are invited. */
  how?(options: Record<string, unknown>, players: number): Promise<string>;
  form?(): Promise<FormPart>;
  screens?: Screen[];
}
