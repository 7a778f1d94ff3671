import { withWords } from "../../lib/catalog.svelte";
import type { Game } from "../game";
import "./theme.css";
import { words } from "./words";

export const game: Game = {
  board: async () => (await withWords(import("./board"), words)).board,
  picture: async () => (await withWords(import("./Filantes.svelte"), words)).default,
  rules: async () => (await import("./rules")).rules(),
  how: async (options) => (await import("./how")).how(options),
  study: true,
};
