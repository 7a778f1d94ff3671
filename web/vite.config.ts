import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { fluent } from "./fluent/plugin.js";
import { fonts } from "./fonts.config.js";

const server = process.env.ASTERISM_SERVER ?? "http://127.0.0.1:8000";

const TEXT = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
/** Smaller files are sent as they are. */
const SMALL = 300;

/** What the service worker of a server's page does not keep. */
const NOT_KEPT = /^(sw\.js|study\/)/;

/** Puts a brotli file beside each file that is worth it; the server sends it to whoever takes it. */
const brotli = (): Plugin => ({
  name: "brotli",
  apply: "build",
  writeBundle({ dir = "" }) {
    for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
      if (!/\.(js|css|html|svg)$/.test(name)) continue;
      const file = readFileSync(join(dir, name));
      if (file.length >= SMALL) writeFileSync(join(dir, `${name}.br`), brotliCompressSync(file, { params: TEXT }));
    }
  },
});

/**
 * The document names its files by absolute paths, for it is sent under every path of the page. All other files name each
 * other relatively, so that `asterism site build` can put them anywhere; for it the positions of the rule pages are listed. The
 * service worker is told what to keep.
 */
const page = (): Plugin => ({
  name: "page",
  apply: "build",
  transformIndexHtml: { order: "post", handler: (html) => html.replaceAll(/\b(src|href)="\.\//g, '$1="/') },
  generateBundle() {
    const files = readdirSync("src/games", { recursive: true, encoding: "utf8" }).sort();
    const figures = files
      .filter((file) => /\/rules\/figures\/[^/]+\.json$/.test(file))
      .map((file) => JSON.parse(readFileSync(join("src/games", file), "utf8")) as { position: unknown })
      .map(({ position }) => position);
    this.emitFile({ type: "asset", fileName: "figures.json", source: JSON.stringify(figures) });
  },
  writeBundle({ dir = "" }) {
    const worker = join(dir, "sw.js");
    const text = readFileSync(worker, "utf8");
    const names = readdirSync(dir, { recursive: true, encoding: "utf8" }).sort();
    const files = names.filter((name) => /\.(js|css|html|svg|webmanifest|woff2)$/.test(name) && !NOT_KEPT.test(name));
    const digest = createHash("sha256").update(text);
    for (const name of files) digest.update(name).update(readFileSync(join(dir, name)));
    const paths = files.map((name) => (name === "index.html" ? "/" : `/${name}`));
    const filled = text.replace('"VERSION"', JSON.stringify(digest.digest("hex").slice(0, 12)));
    writeFileSync(worker, filled.replace("[/* FILES */]", JSON.stringify(paths)));
  },
});

/** The studies of games (`make study`), if there are any: pages of their own, which the rule pages link to. */
const STUDIES = "../docs/study";
const studyFiles = existsSync(STUDIES) ? readdirSync(STUDIES).filter((name) => /\.(html|css)$/.test(name)) : [];
const studied = studyFiles.flatMap((name) => (name.endsWith(".html") ? [name.slice(0, -".html".length)] : []));
const studies = (): Plugin => ({
  name: "studies",
  apply: "build",
  generateBundle() {
    for (const name of studyFiles)
      this.emitFile({ type: "asset", fileName: `study/${name}`, source: readFileSync(join(STUDIES, name)) });
  },
});

// The first screen is one file, what pictures of boards share is one, and what many other screens share: many small ones
// cost a request each, and compress less.
/** All that is loaded first, without what Svelte imports for other screens alone. */
const FIRST = /^(?!.*\/svelte\/.*\/(select|clone)\.)/;
const PICTURE = /\/svelte\/.*\/(size|media-query|reactive-value)\.|\/src\/games\/(effects|reducer|picture)/;
const SHARED = /\/svelte\/|\/src\/(lib|parts\/Icon|games\/[a-z]+\.)/;

export default defineConfig({
  plugins: [svelte(), fluent(), fonts(), page(), studies(), brotli()],
  define: { STUDIED_GAMES: JSON.stringify(studied) },
  base: "./",
  worker: { format: "es" },
  resolve: { conditions: process.env.VITEST ? ["browser"] : undefined },
  build: {
    outDir: "../src/asterism/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/svelte\/src\/(?!internal\/flags)/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            { name: "core", test: FIRST, tags: ["$initial"], includeDependenciesRecursively: false },
            { name: "picture", test: PICTURE, minShareCount: 3 },
            { name: "shared", test: SHARED, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["tests/{unit,local}/**/*.test.ts"], testTimeout: 90_000 },
});
