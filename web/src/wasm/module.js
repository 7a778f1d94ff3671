// @ts-check
/**
 * The rules of one game as a WebAssembly module. docs/wasm.md explains its entry points and its memory.
 *
 * It is plain JavaScript, without dependencies: the same files run in a page, in a worker and in Node.
 */

/**
 * @typedef {{ offset: number, type: string, shape: number[] }} Field
 * @typedef {{ size: number, fields: Record<string, Field> }} Block
 * @typedef {{ simulations: number, knobs: number[] }} Level
 * @typedef {{ config: number[], content: number[][] }} Setup
 * @typedef {Record<string, [number, number]>} Weights
 * @typedef {{
 *   number?: number, null?: number,
 *   members?: number, each?: Record<string, number>, least?: number,
 *   values?: [unknown, [number, number][]][],
 * }} Effect what an option changes in `config`
 * @typedef {{
 *   options: Record<string, unknown>,
 *   setups: Record<string, Record<string, { config: number[], content: number, effects: number }>>,
 *   levels: Level[],
 *   weights: { two?: Weights, more?: Weights },
 * }} Mode
 * @typedef {{ type?: string, minLength?: number, maxLength?: number, minimum?: number, maximum?: number }} FieldSchema
 * @typedef {{
 *   path: string, file: string, option: string, pieces: string, drawing: string, entry: string, header: string,
 *   template: string, limits: Record<string, number>, least: Record<string, number>,
 *   piece: { properties: Record<string, FieldSchema>, required: string[] },
 *   check: {
 *     fields: string[], counts: string[], most: number, width: number, canvas: [number, number], most_flaws: number,
 *     flaw_width: number,
 *     kinds: { code: string, detail: string, params: [string, null | "sign" | string[]][], warning: boolean }[],
 *   },
 * }} Editor how content of one's own is checked, read and written
 * @typedef {{
 *   interface: number,
 *   game: string,
 *   title: string,
 *   rules_versions: number[],
 *   players: [number, number],
 *   secrets: boolean,
 *   chance: boolean,
 *   open_points: boolean,
 *   seat_names: string[],
 *   actions: number,
 *   max_legal: number,
 *   max_events: number,
 *   event_width: number,
 *   state: Block,
 *   options: ({ name: string, default: unknown } & Record<string, unknown>)[],
 *   modes: Record<string, Mode>,
 *   contents: number[][][],
 *   effects: Record<string, Effect>[],
 *   editor: Editor | null,
 *   search: Block & { knobs: string[], features: string[], characters: Record<string, Record<string, number[]>> },
 * }} Description
 * @typedef {bigint | number | string} Seed
 * @typedef {"describe" | "seed" | "random" | "setup" | "legal" | "step" | "replay" | "standings" | "redact" | "resample"
 *   | "reveals" | "write_view" | "write_position" | "write_legal" | "write_step" | "write_move" | "random_games"
 *   | "tree_size" | "search_begin" | "search_root" | "simulate" | "check_content"} EntryPoint
 */

/** The version of the modules' interface that this loader knows. */
export const INTERFACE = 1;
export const SPECTATOR = -1;

const PAGE = 1 << 16;
const FIRST_TEXT = 1 << 15;
const LONGEST_LIST = 4096;
const MAX_SEED = (1n << 63n) - 1n;

/** Something that was asked of a module and is not possible. */
export class RulesError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = "RulesError";
  }
}

/**
 * A seed as two numbers of 32 bits.
 * @param {Seed} seed
 * @returns {[low: number, high: number]}
 */
export function halves(seed) {
  let value = -1n;
  try {
    value = BigInt(seed);
  } catch {
    // refused below
  }
  if (value < 0n || value > MAX_SEED) throw new RulesError(`a seed is a whole number from 0 to 2^63 - 1, not ${seed}`);
  return [Number(value & 0xffffffffn) | 0, Number(value >> 32n) | 0];
}

/** An instance of a module, with its memory and its entry points. */
export class Instance {
  /** @param {WebAssembly.Module} module */
  constructor(module) {
    const exports = /** @type {any} */ (new WebAssembly.Instance(module, {}).exports);
    this.module = module;
    /** @type {Record<EntryPoint, (...args: number[]) => number>} */
    this.call = exports;
    /** @type {WebAssembly.Memory} */
    this.memory = exports.memory;
    /** The first address that is not reserved. */
    this.free = Number(exports.__heap_base.value);
  }

  /**
   * Reserve memory, aligned to 16 bytes; returns its address.
   * @param {number} size
   */
  reserve(size) {
    const address = (this.free + 15) & ~15;
    this.free = address + size;
    const missing = this.free - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return address;
  }

  /**
   * @param {number} address
   * @param {number} size
   */
  bytes(address, size) {
    return new Uint8Array(this.memory.buffer, address, size);
  }

  get view() {
    return new DataView(this.memory.buffer);
  }
}

/**
 * Write what rules are set up with where no reserved memory is: addresses and sizes, as `setup` takes them.
 * @param {Instance} instance
 * @param {Setup} setup
 * @returns {[config: number, length: number, content: number, rows: number, columns: number]}
 */
function putSetup(instance, { config, content }) {
  const columns = content[0]?.length ?? 0;
  const before = instance.free;
  const configAt = instance.reserve(4 * config.length);
  const contentAt = instance.reserve(2 * content.length * columns);
  instance.free = before;
  new Int32Array(instance.memory.buffer, configAt, config.length).set(config);
  new Int16Array(instance.memory.buffer, contentAt, content.length * columns).set(content.flat());
  return [configAt, config.length, contentAt, content.length, columns];
}

/** The rules of a game. States are kept outside, as bytes; every call copies them in and out. */
export class GameModule {
  /**
   * @param {WebAssembly.Module | BufferSource | Response | PromiseLike<Response>} source
   * @returns {Promise<GameModule>}
   */
  static async load(source) {
    const given = await source;
    if (given instanceof WebAssembly.Module) return new GameModule(given);
    if (typeof Response !== "undefined" && given instanceof Response) {
      return new GameModule(await WebAssembly.compile(await given.arrayBuffer()));
    }
    return new GameModule(await WebAssembly.compile(/** @type {BufferSource} */ (given)));
  }

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    const instance = new Instance(module);
    this.module = module;
    /** @private */
    this.instance = instance;
    /** @private */
    this.text = { address: instance.reserve(FIRST_TEXT), size: FIRST_TEXT };
    /** @type {Description} */
    this.description = JSON.parse(this.write((text, size) => instance.call.describe(text, size)));
    if (this.description.interface !== INTERFACE) {
      throw new RulesError(`the module has interface ${this.description.interface}, this loader knows ${INTERFACE}`);
    }
    const { state, max_legal, max_events, event_width, players } = this.description;
    /** @private */
    this.logSize = 2 * event_width * (max_events + 1);
    /** @private */
    this.at = {
      state: instance.reserve(state.size),
      after: instance.reserve(state.size),
      list: instance.reserve(2 * Math.max(LONGEST_LIST, max_legal)),
      log: instance.reserve(this.logSize),
      points: instance.reserve(4 * players[1]),
      rng: instance.reserve(24),
    };
  }

  /**
   * A new game's state.
   * @param {Setup} setup
   * @param {number} players
   * @param {Seed} seed
   */
  setup(setup, players, seed) {
    const { instance, at } = this;
    instance.call.seed(at.rng, ...halves(seed));
    instance.call.setup(at.state, players, ...putSetup(instance, setup), at.rng);
    return this.copy(at.state);
  }

  /**
   * Random games, one after the other: a function that plays so many decisions more, and returns how many it played.
   * @param {Setup} setup
   * @param {number} players
   * @param {Seed} seed
   * @returns {(decisions: number) => number}
   */
  randomGames(setup, players, seed) {
    const instance = new Instance(this.module);
    const state = instance.reserve(this.description.state.size);
    const rng = instance.reserve(24);
    const tally = instance.reserve(16);
    const given = putSetup(instance, setup);
    instance.call.seed(rng, ...halves(seed));
    return (decisions) => {
      instance.view.setBigInt64(tally, 0n, true);
      instance.call.random_games(state, players, ...given, rng, decisions, tally);
      return Number(instance.view.getBigInt64(tally, true));
    };
  }

  /**
   * One number of a state.
   * @param {Uint8Array} state
   * @param {string} name
   */
  field(state, name) {
    const field = this.description.state.fields[name];
    if (field === undefined) throw new RulesError(`a state of ${this.description.game} has no field ${name}`);
    const view = new DataView(state.buffer, state.byteOffset);
    if (field.type === "int8") return view.getInt8(field.offset);
    if (field.type === "int16") return view.getInt16(field.offset, true);
    return view.getInt32(field.offset, true);
  }

  /**
   * The legal actions, ascending.
   * @param {Uint8Array} state
   */
  legal(state) {
    const { instance, at } = this;
    const count = instance.call.legal(this.put(state), at.list);
    return [...new Int16Array(instance.memory.buffer, at.list, count)];
  }

  /**
   * What a legal action leads to: the next state, and the log of what happened.
   * @param {Uint8Array} state
   * @param {number} action
   */
  step(state, action) {
    const { instance, at } = this;
    instance.call.step(this.put(state), at.after, action, at.log);
    return { after: this.copy(at.after), log: instance.bytes(at.log, this.logSize).slice() };
  }

  /**
   * The state after more legal actions.
   * @param {Uint8Array} state
   * @param {ArrayLike<number>} actions
   */
  replay(state, actions) {
    const { instance, at } = this;
    this.put(state);
    for (let begin = 0; begin < actions.length; begin += LONGEST_LIST) {
      const part = Array.prototype.slice.call(actions, begin, begin + LONGEST_LIST);
      new Int16Array(instance.memory.buffer, at.list, part.length).set(part);
      instance.call.replay(at.state, at.list, part.length);
    }
    return this.copy(at.state);
  }

  /**
   * The points of each seat and the winners, as if the game ended now.
   * @param {Uint8Array} state
   */
  standings(state) {
    const { instance, at } = this;
    const winners = instance.call.standings(this.put(state), at.points);
    const players = this.field(state, "players");
    return {
      points: [...new Int32Array(instance.memory.buffer, at.points, players)],
      winners: [...Array(players).keys()].filter((seat) => (winners >> seat) & 1),
    };
  }

  /**
   * The state with all blanked that a viewer (a seat or SPECTATOR) may not know.
   * @param {Uint8Array} state
   * @param {number} viewer
   */
  redacted(state, viewer) {
    this.instance.call.redact(this.put(state), viewer);
    return this.copy(this.at.state);
  }

  /**
   * Whether an action revealed hidden information to its mover.
   * @param {Uint8Array} before
   * @param {Uint8Array} after
   * @param {number} action
   */
  reveals(before, after, action) {
    this.instance.bytes(this.at.after, after.length).set(after);
    return this.instance.call.reveals(this.put(before), this.at.after, action) === 1;
  }

  /**
   * Prompt and position as a viewer sees them: the inside of a JSON object.
   * @param {Uint8Array} state
   * @param {number} viewer
   */
  viewJson(state, viewer) {
    const at = this.put(state);
    return this.write((text, size) => this.instance.call.write_view(at, viewer, text, size));
  }

  /**
   * The position as JSON, with nothing hidden.
   * @param {Uint8Array} state
   */
  positionJson(state) {
    const at = this.put(state);
    return this.write((text, size) => this.instance.call.write_position(at, text, size));
  }

  /**
   * The legal actions as JSON, each with its move and a preview as far as the deciding seat can know.
   * @param {Uint8Array} state
   */
  legalJson(state) {
    const at = this.put(state);
    return this.write((text, size) => this.instance.call.write_legal(at, text, size));
  }

  /**
   * An action and what happened as a viewer saw it: the inside of a JSON object.
   * @param {Uint8Array} before
   * @param {number} action
   * @param {Uint8Array} log
   * @param {number} viewer
   */
  stepJson(before, action, log, viewer) {
    const at = this.put(before);
    this.instance.bytes(this.at.log, log.length).set(log);
    return this.write((text, size) => this.instance.call.write_step(at, action, this.at.log, viewer, text, size));
  }

  /**
   * Notation and move of an action: the inside of a JSON object; empty where it has no meaning.
   * @param {Uint8Array} state
   * @param {number} action
   */
  moveJson(state, action) {
    const at = this.put(state);
    return this.write((text, size) => this.instance.call.write_move(at, action, text, size));
  }

  /**
   * What the module finds in drawn content, encoded as docs/wasm.md says: rows of numbers.
   * @param {number[]} given
   * @param {number} count
   */
  checkContent(given, count) {
    const { instance } = this;
    const check = this.description.editor?.check;
    if (!check) throw new RulesError(`${this.description.game} has no editor`);
    const read = Math.min(count, check.most);
    const sizes = {
      content: [read, check.width],
      canvas: [read, check.canvas[0] * check.canvas[1]],
      counts: [count, check.counts.length + 1], // the last is the module's own
    };
    const before = instance.free;
    const reserved = (/** @type {number} */ bytes, /** @type {number[]} */ [rows = 0, columns = 0]) =>
      instance.reserve(bytes * rows * columns);
    const at = {
      given: instance.reserve(4 * given.length),
      content: reserved(2, sizes.content),
      canvas: reserved(1, sizes.canvas),
      counts: reserved(4, sizes.counts),
      flaws: reserved(4, [count * check.most_flaws + 1, check.flaw_width]),
    };
    instance.free = before;
    const { buffer } = instance.memory;
    new Int32Array(buffer, at.given, given.length).set(given);
    const found = instance.call.check_content(
      ...[at.given, given.length, count, at.content, at.canvas, at.counts, at.flaws],
    );
    /**
     * @param {{ new (buffer: ArrayBuffer, at: number, length: number): Int32Array | Int16Array | Uint8Array }} Numbers
     * @param {number} address
     * @param {number[]} size
     */
    const rows = (Numbers, address, [count = 0, width = 0]) =>
      Array.from({ length: count }, (_, i) => [...new Numbers(buffer, address + i * width * rowBytes(Numbers), width)]);
    const rowBytes = (/** @type {any} */ Numbers) => /** @type {number} */ (Numbers.BYTES_PER_ELEMENT);
    return {
      content: rows(Int16Array, at.content, sizes.content),
      canvas: rows(Uint8Array, at.canvas, sizes.canvas),
      counts: rows(Int32Array, at.counts, sizes.counts),
      flaws: rows(Int32Array, at.flaws, [found, check.flaw_width]),
    };
  }

  /**
   * @private
   * @param {Uint8Array} state
   */
  put(state) {
    this.instance.bytes(this.at.state, state.length).set(state);
    return this.at.state;
  }

  /**
   * @private
   * @param {number} address
   */
  copy(address) {
    return this.instance.bytes(address, this.description.state.size).slice();
  }

  /**
   * The text of a writer, which is called again where it had too little room.
   * @private
   * @param {(text: number, size: number) => number} writer
   */
  write(writer) {
    let length = writer(this.text.address, this.text.size);
    if (length > this.text.size) {
      this.text = { address: this.instance.reserve(length), size: length };
      length = writer(this.text.address, this.text.size);
    }
    return new TextDecoder().decode(this.instance.bytes(this.text.address, length));
  }
}
