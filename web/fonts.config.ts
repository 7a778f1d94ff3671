/** The files of the page's letters, made of @fontsource/nunito without hints and kerning, and the style that names them. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { faces } from "./faces.js";

const FOLDER = join(import.meta.dirname, "src/fonts");
/** What the page does without: positions, ligatures, hints for old screens. */
const DROPPED = ["GDEF", "GPOS", "GSUB", "STAT", "gasp"];
const SOURCE = join(import.meta.dirname, "node_modules/@fontsource/nunito/files");

function write(name: string, content: Buffer): void {
  const file = join(FOLDER, name);
  if (!existsSync(file) || !readFileSync(file).equals(content)) writeFileSync(file, content);
}

export const fonts = (): Plugin => ({
  name: "fonts",
  async buildStart() {
    mkdirSync(FOLDER, { recursive: true });
    for (const { weight, part, letters } of faces) {
      const whole = readFileSync(join(SOURCE, `nunito-latin-${weight}-normal.woff2`));
      const some = await subsetFont(whole, letters, {
        targetFormat: "woff2",
        keepFeatures: [],
        dropTables: DROPPED,
        noHinting: true,
      });
      write(`nunito-${weight}${part}.woff2`, some);
    }
    write("font.css", Buffer.from(faces.map(({ style }) => style).join("\n")));
  },
});
