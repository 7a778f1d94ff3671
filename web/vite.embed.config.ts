/** Builds what other pages embed, into dist/embed: the element, and the boards' own `mount`; docs/embed.md. */

import { readdirSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fluent } from "./fluent/plugin.js";

const GAMES = "src/games";
const games = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory());

export default defineConfig({
  // Styles belong to the root in which a component is drawn, which may be a shadow.
  plugins: [svelte({ compilerOptions: { css: "injected" } }), fluent()],
  base: "./",
  publicDir: "../examples/embed",
  build: {
    outDir: "dist/embed",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        "asterism-board": "src/embed/element.ts",
        ...Object.fromEntries(games.map(({ name }) => [name, `${GAMES}/${name}/mount.ts`])),
      },
      preserveEntrySignatures: "strict",
      output: { entryFileNames: "[name].js", chunkFileNames: "parts/[name]-[hash].js" },
    },
  },
});
