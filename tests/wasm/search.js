/** Lets levels play from the positions on standard input, and prints a hash of the whole tree after every decision. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { GameModule, LevelBot, Match } from "../../web/src/wasm/index.js";

const digest = (data) => createHash("sha256").update(data).digest("hex").slice(0, 16);
const game = await GameModule.load(readFileSync(process.argv[2]));

function trace({ actions, level, character, decisions, botSeed, ...settings }) {
  const match = Match.new(game, settings);
  for (const action of actions) match.play(action);
  const bots = [...Array(match.players).keys()].map(
    (seat) => new LevelBot(match, { level, character, seed: botSeed + seat }),
  );
  const found = [];
  for (let k = 0; k < decisions && !match.over; k++) {
    const bot = bots[match.seat];
    const action = bot.play(match);
    if (match.legal().length > 1) {
      const nodes = bot.search.nodes();
      const used = Number(nodes.counters[0]);
      found.push({
        action,
        values: bot.search.actions()[0].values,
        counters: [...nodes.counters].map(Number),
        visits: digest(nodes.visits.subarray(0, used)),
        "action codes": digest(nodes.action.subarray(1, used)),
        prior: digest(nodes.prior.subarray(1, used)),
        total: digest(nodes.total.subarray(0, used * match.players)),
        "first child": digest(nodes.firstChild.subarray(0, used)),
        "next sibling": digest(nodes.nextSibling.subarray(1, used)),
      });
    }
    match.play(action);
  }
  return found;
}

process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(trace)));
