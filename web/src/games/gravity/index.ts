import { withWords } from "../../lib/catalog.svelte";
import type { Game } from "../game";
import { tileScreen } from "./screens/words";
import "./theme.css";

export const game: Game = {
  board: async () => (await withWords(import("./board"), (await import("./words")).words)).board,
  picture: () => import("./miniature"),
  rules: async () => (await import("./rules")).rules(),
  how: async (...about) => (await import("./how")).how(...about),
  form: async () => (await import("./tiles/form")).loadForm(),
  screens: [
    {
      path: "tiles",
      title: tileScreen,
      load: async () => {
        const [game, own] = await Promise.all([import("./words"), import("./tiles/words")]);
        return withWords(import("./tiles/TileEditor.svelte"), game.words, own.words);
      },
    },
  ],
};
