import { withWords } from "../../lib/catalog.svelte";
import type { Game } from "../game";
import "./theme.css";
import { word, words } from "./words";

export const game: Game = {
  board: async () => (await withWords(import("./board"), words)).board,
  picture: async () => (await withWords(import("./Gravity.svelte"), words)).default,
  rules: async () => (await import("./rules")).rules(),
  how: async (...about) => (await import("./how")).how(...about),
  study: true,
  form: async () => (await import("./tiles/form")).loadForm(),
  screens: [
    {
      path: "tiles",
      title: () => word("tiles"),
      load: async () => {
        const own = await import("./tiles/words");
        await words.load();
        return withWords(import("./tiles/TileEditor.svelte"), own.words);
      },
    },
  ],
};
