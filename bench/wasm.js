/** Measures one module: random play, and the highest level's search. Answers each line of standard input with one. */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { GameModule, LevelBot, Match } from "../web/src/wasm/index.js";
import { chooseSetup } from "../web/src/wasm/options.js";

const STRETCH = 20_000;

/** The seconds of CPU time so far: other work on the machine does not count. */
function cpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const game = await GameModule.load(readFileSync(process.argv[2]));

/** Decisions a second. */
function play({ players, options, seconds }) {
  const { setup } = chooseSetup(game, { players, options });
  const run = game.randomGames(setup, players, 1);
  const begin = cpu();
  let decisions = 0;
  while (cpu() - begin < seconds) decisions += run(STRETCH);
  return decisions / (cpu() - begin);
}

/** Simulations a second from the start of a game, with a new tree for each search. */
function search({ players, options, seconds }) {
  const match = Match.new(game, { players, options, seed: 1 });
  let [simulations, searching] = [0, 0];
  while (searching < seconds) {
    const bot = new LevelBot(match, { level: 8, seed: 1 });
    const begin = cpu();
    bot.play(match);
    searching += cpu() - begin;
    simulations += bot.search.simulations;
  }
  return simulations / searching;
}

for await (const line of createInterface({ input: process.stdin })) {
  const { what, ...job } = JSON.parse(line);
  console.log({ play, search }[what](job));
}
