/** Positions that the build has turned into states of the modules: lessons, and the figures of the rules. */

import { Match, type GameModule } from "../wasm/index.js";

export interface SavedState {
  players: number;
  options: Record<string, unknown>;
  /** The bytes of the state, in base64. */
  state: string;
}

export function savedMatch(module: GameModule, { players, options, state }: SavedState): Match {
  const bytes = Uint8Array.from(atob(state), (character) => character.charCodeAt(0));
  if (bytes.length !== module.description.state.size) throw new Error("a state of another version of the rules");
  return new Match(module, players, options, bytes);
}
