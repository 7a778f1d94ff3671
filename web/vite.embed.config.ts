/** Builds what other pages embed, into dist/embed: the element, and the boards' own `mount`; docs/embed.md. */

import { readdirSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fluent } from "./fluent/plugin.js";

const GAMES = "src/games";
/** One of the entries, for a package of its own; by default all of them. */
const only = process.env.ASTERISM_EMBED;
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
      input: Object.fromEntries(
        [
          ["asterism-board", "src/embed/element.ts"],
          ...games.map(({ name }) => [name, `${GAMES}/${name}/mount.ts`]),
        ].filter(([name]) => !only || name === only),
      ),
      preserveEntrySignatures: "strict",
      output: { entryFileNames: "[name].js", chunkFileNames: "parts/[name]-[hash].js" },
    },
  },
});
