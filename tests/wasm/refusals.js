/** Tries what is not possible, and prints the name of the error of each. */
import { readFileSync } from "node:fs";
import { GameModule, LevelBot, Match, Search } from "../../web/src/wasm/index.js";

const game = await GameModule.load(readFileSync(process.argv[2]));
const start = () => Match.new(game, { seed: "9223372036854775807" });
const match = start();
const before = JSON.stringify([match.viewJson(0), match.actions]);
const refused = {
  "an action that is not legal": () => match.play(0),
  "an action that is none": () => match.play(-1),
  "half an action": () => match.play(0.5),
  "a notation that is none": () => match.play("castles"),
  "undo at the start": () => match.undo(),
  "redo at the end": () => match.redo(),
  "a ply that is none": () => match.goto(1),
  "a negative seed": () => Match.new(game, { seed: -1 }),
  "a seed that is too large": () => Match.new(game, { seed: 1n << 63n }),
  "a seed that is no number": () => Match.new(game, { seed: "red" }),
  "too many players": () => Match.new(game, { seed: 1, players: 9 }),
  "a level that is none": () => new LevelBot(match, { level: 9, seed: 1 }),
  "a character that is none": () => new LevelBot(match, { level: 1, character: "kind", seed: 1 }),
  "too few knobs": () => new Search(game, { players: 2, seed: 1, capacity: 100 }).configure([1], [[], []]),
};
const found = {};
for (const [name, attempt] of Object.entries(refused)) {
  try {
    attempt();
    found[name] = "accepted";
  } catch (error) {
    found[name] = error.name;
  }
  if (JSON.stringify([match.viewJson(0), match.actions]) !== before) found[name] = "changed the match";
}
process.stdout.write(JSON.stringify(found));
