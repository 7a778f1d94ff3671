// @ts-check
/** Games that run on this machine, from the modules that `asterism wasm` builds (docs/wasm.md). */

export { GameModule, RulesError, SPECTATOR } from "./module.js";
export { Match, Step } from "./match.js";
export { LevelBot, Search } from "./search.js";
export { arePieces, checkContent, editorOf } from "./content.js";
export { modeOf, withDefaults, withoutDefaults } from "./options.js";

/**
 * @typedef {import("./content.js").Flaw} Flaw
 * @typedef {import("./content.js").Piece} Piece
 */
