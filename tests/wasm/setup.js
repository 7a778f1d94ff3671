/** Prints what the rules are set up with for the settings on standard input, or why they are refused. */
import { readFileSync } from "node:fs";
import { GameModule, RulesError } from "../../web/src/wasm/index.js";
import { chooseSetup } from "../../web/src/wasm/options.js";

const game = await GameModule.load(readFileSync(process.argv[2]));

function choose(wanted) {
  try {
    return chooseSetup(game, wanted);
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    return { error: error.message };
  }
}

process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(choose)));
