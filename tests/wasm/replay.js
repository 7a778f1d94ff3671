/** Replays matches from standard input on a module, and prints a hash of every value at every ply. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { GameModule, Match } from "../../web/src/wasm/index.js";

const digest = (data) => createHash("sha256").update(data).digest("hex").slice(0, 16);
const game = await GameModule.load(readFileSync(process.argv[2]));

function trace({ actions, ...settings }) {
  const match = Match.new(game, settings);
  const viewers = [null, ...Array(match.players).keys()];
  const each = (name, value) => Object.fromEntries(viewers.map((seat) => [`${name} ${seat ?? "None"}`, value(seat)]));
  const lines = [];
  for (const action of [...actions, null]) {
    const { points, winners, finished, cut } = match.result();
    const found = {
      state: digest(match.state),
      legal: match.legal(),
      "legal json": digest(match.legalJson()),
      result: [points, winners, finished, cut],
      position: digest(game.positionJson(match.state)),
      ...each("view", (seat) => digest(match.viewJson(seat))),
      ...each("redacted", (seat) => digest(game.redacted(match.state, seat ?? -1))),
    };
    if (action !== null) {
      found.notation = match.notation(action);
      const step = match.play(match.ply % 2 ? action : found.notation);
      Object.assign(
        found,
        each("step", (seat) => digest(step.json(seat))),
      );
      found.reveals = step.reveals();
    }
    lines.push(found);
  }
  const last = digest(match.state);
  match.goto(match.ply >> 1);
  if (digest(match.state) !== lines[match.ply].state) throw new Error("going back leads to another state");
  while (match.ply < actions.length) match.redo();
  if (digest(match.state) !== last) throw new Error("redoing leads to another state");
  return lines;
}

process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(trace)));
