/** Prints what an action is worth at each of the positions on standard input, as a table in a browser finds it. */
import { readFileSync } from "node:fs";
import { GameModule, LevelBot, Match } from "../../web/src/wasm/index.js";

const game = await GameModule.load(readFileSync(process.argv[2]));

function assess({ actions, level, botSeed, action, share, ...settings }) {
  const match = Match.new(game, settings);
  for (const each of actions) match.play(each);
  const bot = new LevelBot(match, { level, seed: botSeed, share });
  bot.search.setRoot(match.state, match.seat, match.ply);
  bot.search.restrict(action, match.legal().length);
  bot.play(match);
  return bot.search.actions().find((one) => one.action === action);
}

process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(assess)));
