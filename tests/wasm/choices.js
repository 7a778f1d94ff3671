// What a level chooses in each of many positions, each with a search of its own.

import { readFileSync } from "node:fs";
import { GameModule, LevelBot, Match } from "../../web/src/wasm/index.js";

const game = await GameModule.load(readFileSync(process.argv[2]));
const jobs = JSON.parse(readFileSync(0, "utf8"));
const chosen = jobs.map(({ actions, level, botSeed, ...settings }) => {
  const match = Match.new(game, settings);
  for (const action of actions) match.play(action);
  return new LevelBot(match, { level, seed: botSeed }).play(match);
});
console.log(JSON.stringify(chosen));
