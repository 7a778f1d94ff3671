import { withWords } from "../../lib/catalog.svelte";
import { i18n } from "../../lib/i18n.svelte";
import type { Game } from "../game";
import "./theme.css";
import { words } from "./words";

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
      title: () => i18n.game("gravity").options["tiles"]?.title ?? "",
      load: async () => {
        const { words } = await import("./tiles/words");
        return withWords(import("./tiles/TileEditor.svelte"), words);
      },
    },
  ],
};
