/** The ids and variables of all messages as TypeScript, so that an unknown id or a missing variable does not compile. */

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { compile } from "./compile.js";

const WEB = join(import.meta.dirname, "..");
const SOURCE = join(WEB, "src");
const TYPES = join(WEB, "messages.d.ts");
/** Every language has the messages of this one. */
export const REFERENCE = "en";

/** Every file of messages by its package (the folder it is in, from src) and its language. */
export function packages() {
  /** @type {Record<string, Record<string, string>>} */
  const found = {};
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ftl"));
  for (const file of files.sort())
    (found[dirname(file)] ??= {})[basename(file, ".ftl")] = readFileSync(join(SOURCE, file), "utf8");
  return found;
}

/** @param {Record<string, import("./compile.js").Kind>} variables */
function shape(variables) {
  const fields = Object.entries(variables).map(
    ([name, kind]) => `${name}: ${kind === "number" ? kind : "string | number"}`,
  );
  return fields.length ? `{ ${fields.join("; ")} }` : "undefined";
}

/** Write messages.d.ts where it is not so already. */
export function writeTypes() {
  const lines = [
    "/** The messages of each package and their variables. Written by fluent/types.js. */",
    "interface Messages {",
  ];
  for (const [folder, languages] of Object.entries(packages())) {
    const { variables } = compile(languages[REFERENCE] ?? "", `src/${folder}/${REFERENCE}.ftl`);
    const messages = Object.entries(variables).map(([id, of]) => `    "${id}": ${shape(of)};`);
    lines.push(`  "${folder}": {`, ...messages, "  };");
  }
  const text = `${lines.join("\n")}\n}\n`;
  if (!existsSync(TYPES) || readFileSync(TYPES, "utf8") !== text) writeFileSync(TYPES, text);
}

if (process.argv[1] === import.meta.filename) writeTypes();
