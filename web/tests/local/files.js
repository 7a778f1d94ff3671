/** The files that tests/local.py writes before the tests run. */

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");
const PYTHON = process.env.PYTHON ?? join(ROOT, ".venv/bin/python");
const FOLDER = process.env.ASTERISM_LOCAL ?? join(ROOT, ".build/local");

if (!process.env.ASTERISM_LOCAL) {
  if (!existsSync(PYTHON)) throw new Error(`${PYTHON} is missing: run make setup, or say where Python is by PYTHON`);
  execFileSync(PYTHON, ["-m", "tests.local", FOLDER], { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
}

/** @type {(path: string) => string} */
export const textOf = (path) => readFileSync(join(FOLDER, path), "utf8");
/** @type {(path: string) => Uint8Array<ArrayBuffer>} */
export const bytesOf = (path) => Uint8Array.from(readFileSync(join(FOLDER, path)));
