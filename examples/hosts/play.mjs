// Plays a duel of Étoiles Filantes from JavaScript, by the module alone:  node play.mjs filantes.wasm 7
// docs/wasm.md explains the entry points. A page would use the loader in web/src/wasm instead, which does all this.
import { readFileSync } from "node:fs";

const [file, seed] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(file), {});
const game = instance.exports;

// From __heap_base on memory is ours; every block begins at a multiple of eight.
let free = game.__heap_base.value;
function reserve(size) {
  const address = (free + 7) & ~7;
  free = address + size;
  const missing = free - game.memory.buffer.byteLength;
  if (missing > 0) game.memory.grow(Math.ceil(missing / 65536));
  return address;
}

// A writer returns the length of its text, also where there is no room for it.
const ROOM = 1 << 16;
const text = reserve(ROOM);
const read = (length) => new TextDecoder().decode(new Uint8Array(game.memory.buffer, text, length));
const about = JSON.parse(read(game.describe(text, ROOM)));

const { config } = about.modes.duel.setups[1][2]; // of rules version 1, for two players; it has no content
const configAt = reserve(4 * config.length);
let state = reserve(about.state.size);
let after = reserve(about.state.size);
const actions = reserve(2 * about.max_legal);
const log = reserve(2 * about.event_width * (about.max_events + 1));
const points = reserve(4 * about.players[1]);
const rng = reserve(24);

new Int32Array(game.memory.buffer, configAt, config.length).set(config);
game.seed(rng, Number(seed), 0);
game.setup(state, 2, configAt, config.length, 0, 0, 0, rng);

const over = () => new DataView(game.memory.buffer).getInt8(state + about.state.fields.over.offset);
for (let ply = 0; !over(); ply += 1) {
  const count = game.legal(state, actions);
  const action = new Int16Array(game.memory.buffer, actions, count)[ply % count];
  const { notation } = JSON.parse(`{${read(game.write_move(state, action, text, ROOM))}}`);
  console.log(notation);
  game.step(state, after, action, log);
  [state, after] = [after, state];
}
const winners = game.standings(state, points); // a bit set
console.log(`points ${[...new Int32Array(game.memory.buffer, points, 2)].join(" ")}, winners ${winners}`);
