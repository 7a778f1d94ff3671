// @ts-check
/** The search of the levels: the same tree, visit for visit, as on a server with the same seed and simulations. */

import { modeOf } from "./options.js";
import { halves, Instance, RulesError } from "./module.js";

/**
 * @typedef {import("./module.js").GameModule} GameModule
 * @typedef {import("./module.js").Seed} Seed
 * @typedef {import("./match.js").Match} Match
 * @typedef {{ action: number, visits: number, values: number[] }} ActionValue
 * @typedef {{
 *   seat: number, simulations: number, seconds: number, depth: number,
 *   values: number[], actions: ActionValue[], line: number[]
 * }} Analysis
 */

const ROOT = 0;
const NONE = -1;
const COUNTERS = 24;
const DEEPEST = 2;
const STRETCH_MS = 5;
const FIRST_STRETCH = 16;
/** The total of a child that simulations do not choose: they take none with a score below -1. */
const NEVER = -1e9;
/** The most nodes of a tree, as on a server. */
const CAPACITY = 1 << 22;

/** The searches of one seat in one match, in memory of their own; the tree is kept from decision to decision. */
export class Search {
  /**
   * @param {GameModule} game
   * @param {{ players: number, seed: Seed, capacity: number }} settings `capacity`: the most nodes of the tree
   */
  constructor(game, { players, seed, capacity }) {
    this.game = game;
    this.players = players;
    this.capacity = capacity;
    /** @private */
    this.instance = new Instance(game.module);
    const size = this.instance.call.tree_size(capacity, players);
    /** @private */
    this.at = {
      search: this.instance.reserve(game.description.search.size),
      tree: this.instance.reserve(size),
      spare: this.instance.reserve(size),
      state: this.instance.reserve(game.description.state.size),
    };
    this.instance.call.search_begin(this.at.search, this.at.tree, capacity, players, ...halves(seed));
  }

  /**
   * How to search.
   * @param {number[]} knobs in the order of `description.search.knobs`
   * @param {number[][]} weights of the features: a row for the start of a game, a row for what its progress adds
   */
  configure(knobs, weights) {
    const { fields } = this.game.description.search;
    const { buffer } = this.instance.memory;
    const put = (/** @type {string} */ name, /** @type {number[]} */ values) => {
      const field = fields[name];
      if (field === undefined || field.shape.reduce((a, b) => a * b, 1) !== values.length) {
        throw new RulesError(`${values.length} numbers are not the ${name} of a search`);
      }
      new Float64Array(buffer, this.at.search + field.offset, values.length).set(values);
    };
    put("knobs", knobs);
    put("weights", weights.flat());
  }

  /**
   * Continue from a state, of which the search gets what the seat may know, or with `truth` everything.
   * @param {Uint8Array} state
   * @param {number} seat
   * @param {number} ply
   * @param {boolean} truth only for the first position of a search: nothing of an earlier tree fits
   */
  setRoot(state, seat, ply, truth = false) {
    const { at, instance, capacity } = this;
    instance.bytes(at.state, state.length).set(state);
    if (instance.call.search_root(at.search, at.tree, at.spare, capacity, at.state, seat, ply)) {
      [at.tree, at.spare] = [at.spare, at.tree];
    }
    const root = this.game.description.search.fields["root"];
    if (truth && root) instance.bytes(at.search + root.offset, state.length).set(state);
    this.seat = seat;
  }

  /**
   * Run so many simulations, or fewer if the tree is full; returns how many.
   * @param {number} simulations
   */
  run(simulations) {
    return this.instance.call.simulate(this.at.search, this.at.tree, this.capacity, simulations, this.capacity);
  }

  /**
   * Give each action at the root a child, and let all further simulations begin with one of them.
   * @param {number} action
   * @param {number} count the legal actions
   */
  restrict(action, count) {
    while (this.children(ROOT).length < count && this.run(1));
    const { action: actions, total } = this.nodes();
    for (const child of this.children(ROOT))
      if (actions[child] !== action) total.fill(NEVER, child * this.players, (child + 1) * this.players);
  }

  /** The simulations through the root so far. */
  get simulations() {
    return /** @type {number} */ (this.nodes().visits[ROOT]);
  }

  /** The tree, as arrays by node. They are views of the memory, valid until the next call. */
  nodes() {
    const { buffer } = this.instance.memory;
    const { capacity, players } = this;
    const column = this.at.tree + COUNTERS;
    const width = 4 * capacity;
    return {
      counters: new BigInt64Array(buffer, this.at.tree, 3),
      nextSibling: new Int32Array(buffer, column, capacity),
      firstChild: new Int32Array(buffer, column + width, capacity),
      visits: new Int32Array(buffer, column + 2 * width, capacity),
      prior: new Float32Array(buffer, column + 3 * width, capacity),
      total: new Float32Array(buffer, column + 4 * width, capacity * players),
      action: new Int16Array(buffer, column + (5 + players) * width, capacity),
    };
  }

  /**
   * What the search found about the actions at the root, the most visited first, equals by value.
   * @returns {ActionValue[]}
   */
  actions() {
    const { action, visits } = this.nodes();
    return this.children(ROOT).map((child) => ({
      action: action[child] ?? NONE,
      visits: visits[child] ?? 0,
      values: this.chances(child),
    }));
  }

  /**
   * All that the search has found: chances, actions, and the expected line of play.
   * @param {number} seconds that it took
   * @returns {Analysis}
   */
  analysis(seconds) {
    const { action, counters, visits } = this.nodes();
    const line = [];
    for (let node = ROOT; node === ROOT || (visits[node] ?? 0) > 1;) {
      const best = this.children(node)[0];
      if (best === undefined) break;
      line.push(action[best] ?? NONE);
      node = best;
    }
    return {
      seat: this.seat ?? 0,
      simulations: this.simulations,
      seconds,
      depth: Number(counters[DEEPEST]),
      values: this.chances(ROOT),
      actions: this.actions(),
      line,
    };
  }

  /**
   * The children of a node, the most visited first, equals by value for the seat.
   * @private
   * @param {number} node
   */
  children(node) {
    const { firstChild, nextSibling, visits } = this.nodes();
    const found = [];
    for (let child = firstChild[node] ?? NONE; child !== NONE; child = nextSibling[child] ?? NONE) found.push(child);
    const mine = (/** @type {number} */ child) => this.value(child, this.seat ?? 0);
    return found.sort((a, b) => (visits[b] ?? 0) - (visits[a] ?? 0) || mine(b) - mine(a));
  }

  /**
   * A seat's estimated chance to win at a node.
   * @private
   * @param {number} node
   * @param {number} seat
   */
  value(node, seat) {
    const { total, visits } = this.nodes();
    return (total[node * this.players + seat] ?? 0) / ((visits[node] ?? 0) + (node === ROOT ? 0 : 1));
  }

  /**
   * Each seat's chance to win at a node.
   * @private
   * @param {number} node
   */
  chances(node) {
    return shares(Array.from({ length: this.players }, (_, seat) => this.value(node, seat)));
  }
}

/**
 * Chances to win that sum to one; noise in the evaluation of one seat can put another's below zero.
 * @param {number[]} values
 */
function shares(values) {
  const chances = values.map((value) => Math.max(0, value));
  const whole = chances.reduce((a, b) => a + b, 0) || 1;
  return chances.map((chance) => chance / whole);
}

/** A bot of one of the levels, for one seat of one match. */
export class LevelBot {
  /**
   * @param {Match} match the match, of which the bot keeps only what is known to everyone
   * @param {{
   *   level: number, character?: string, seed: Seed, simulations?: number, share?: number, capacity?: number
   * }} settings
   *   `simulations`: other than those of the level, or `share` of them; `capacity`: the most nodes of the tree
   */
  constructor(match, { level, character = "even", seed, simulations, share = 1, capacity = CAPACITY }) {
    const { game, players, options } = match;
    const { modes, search, max_legal } = game.description;
    const mode = modes[modeOf(game.description, options)];
    const chosen = mode?.levels[level - 1];
    const factors = search.characters[character];
    if (mode === undefined || chosen === undefined) throw new RulesError(`there is no level ${level}`);
    if (factors === undefined) throw new RulesError(`there is no character ${character}`);
    const table = (players === 2 ? mode.weights.two : mode.weights.more) ?? {};
    const weights = [0, 1].map((row) =>
      search.features.map((name) => (table[name]?.[row] ?? 0) * (factors[name]?.[row] ?? 1)),
    );
    /** The simulations of a decision. */
    this.simulations = simulations ?? Math.round(share * chosen.simulations);
    const most = Math.min((this.simulations + 2) * max_legal, capacity);
    this.search = new Search(game, { players, seed, capacity: most });
    this.search.configure(chosen.knobs, weights);
  }

  /**
   * Choose an action for the seat that decides.
   * @param {Match} match
   */
  play(match) {
    let action = NONE;
    for (const found of this.think(match)) action = found;
    return action;
  }

  /**
   * Search in stretches of some milliseconds; yields the best action after each, the last time when it has decided.
   * @param {Match} match
   * @returns {Generator<number, void, void>}
   */
  *think(match) {
    const { search } = this;
    const legal = match.legal();
    if (match.seat === null || legal[0] === undefined) throw new RulesError("the match is over");
    if (legal.length === 1) {
      yield legal[0];
      return;
    }
    search.setRoot(match.state, match.seat, match.ply);
    let stretch = FIRST_STRETCH;
    let full = false;
    do {
      const wanted = Math.min(stretch, this.simulations - search.simulations);
      const begin = performance.now();
      full = wanted > 0 && search.run(wanted) < wanted;
      const took = Math.max(performance.now() - begin, 0.001);
      stretch = Math.max(1, Math.min(4 * stretch, Math.round((stretch * STRETCH_MS) / took)));
      yield /** @type {ActionValue} */ (search.actions()[0]).action;
    } while (!full && search.simulations < this.simulations);
  }
}
