import { withWords } from "../../lib/catalog.svelte";
import type { Game } from "../game";
import "./theme.css";

export const game: Game = {
  board: async () => (await withWords(import("./board"), (await import("./words")).words)).board,
  picture: () => import("./miniature"),
  rules: async () => (await import("./rules")).rules(),
  how: async (options) => (await import("./how")).how(options),
};
