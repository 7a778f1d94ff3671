/** Every golden game of tests/data, as its viewers saw it: written anew by the rules before the tests run. */

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");
const PYTHON = process.env.PYTHON ?? join(ROOT, ".venv/bin/python");
const FOLDER = join(ROOT, ".build/replays");

if (!existsSync(PYTHON)) throw new Error(`${PYTHON} is missing: run make setup, or say where Python is by PYTHON`);
execFileSync(PYTHON, ["-m", "tests.replays", FOLDER], { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });

/** @typedef {{ game: string, start: import("../../src/api/answers").View, frames: import("../../src/api/answers").Frame[] }} Replay */

/**
 * The replays of a game, by the names of their files.
 * @param {string} game
 * @returns {{ name: string, load(): Replay }[]}
 */
export const replaysOf = (game) =>
  readdirSync(FOLDER)
    .filter((name) => name.startsWith(`${game}-`))
    .map((name) => ({ name, load: () => JSON.parse(readFileSync(join(FOLDER, name), "utf8")) }));
