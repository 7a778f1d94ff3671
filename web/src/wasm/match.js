// @ts-check
/** A game being played on this machine; its texts are those that a server would send. */

import { chooseSetup, withoutDefaults } from "./options.js";
import { halves, RulesError, SPECTATOR } from "./module.js";

/**
 * @typedef {import("./module.js").GameModule} GameModule
 * @typedef {import("./module.js").Seed} Seed
 * @typedef {{ finished: boolean, cut: boolean, points: number[], winners: number[] }} Result
 */

const CUT = 2;

/** One decision that was taken. */
export class Step {
  /**
   * @param {GameModule} game
   * @param {Uint8Array} before
   * @param {number} action
   */
  constructor(game, before, action) {
    const { after, log } = game.step(before, action);
    /** @private */
    this.game = game;
    this.before = before;
    this.action = action;
    this.after = after;
    this.log = log;
    this.seat = game.field(before, "seat");
  }

  /**
   * Notation, move and events as a seat (null: a spectator) saw them: the inside of a JSON object.
   * @param {number | null} viewer
   */
  json(viewer) {
    return this.game.stepJson(this.before, this.action, this.log, viewer ?? SPECTATOR);
  }

  /** Whether it revealed hidden information to its mover. */
  reveals() {
    return this.game.reveals(this.before, this.after, this.action);
  }
}

/** A match: options, seed, the actions so far, and the state now. It holds the truth. */
export class Match {
  /**
   * A new match. `mode` names one of the game's modes, and `options` go over it.
   * @param {GameModule} game
   * @param {{
   *   players?: number, mode?: string, options?: Record<string, unknown>, seed: Seed, rulesVersion?: number
   * }} settings
   */
  static new(game, { players, mode, options, seed, rulesVersion }) {
    const [fewest, most] = game.description.players;
    const count = players ?? fewest;
    if (!Number.isInteger(count) || count < fewest || count > most) {
      throw new RulesError(`${game.description.game} has ${fewest} to ${most} players, not ${count}`);
    }
    halves(seed);
    const chosen = chooseSetup(game, { players: count, mode, options, rulesVersion });
    return new Match(game, count, chosen.options, game.setup(chosen.setup, count, seed));
  }

  /**
   * @param {GameModule} game
   * @param {number} players
   * @param {Record<string, unknown>} options
   * @param {Uint8Array} start the state to begin with
   */
  constructor(game, players, options, start) {
    this.game = game;
    this.players = players;
    this.options = withoutDefaults(game.description, options);
    this.start = start;
    this.state = start;
    this.ply = 0;
    /** @type {Step | null} */
    this.last = null;
    /** @private @type {number[]} */
    this.line = [];
  }

  /**
   * An independent match with the same past, up to a ply.
   * @param {number} ply
   */
  branch(ply = this.ply) {
    const other = new Match(this.game, this.players, this.options, this.start);
    other.line = this.line.slice(0, ply);
    other.goto(ply);
    return other;
  }

  /** The seat to decide, or null when the match is over. */
  get seat() {
    const seat = this.game.field(this.state, "seat");
    return seat < 0 ? null : seat;
  }

  get over() {
    return this.game.field(this.state, "over") !== 0;
  }

  /** The actions played so far. */
  get actions() {
    return this.line.slice(0, this.ply);
  }

  /** The legal actions. */
  legal() {
    return this.game.legal(this.state);
  }

  /** The legal actions of the deciding seat, with moves and previews: a JSON list. */
  legalJson() {
    return this.over ? "[]" : this.game.legalJson(this.state);
  }

  /**
   * The notation of an action.
   * @param {number} action
   * @returns {string}
   */
  notation(action) {
    return JSON.parse(`{${this.game.moveJson(this.state, action)}}`).notation;
  }

  /**
   * Play a legal action, given as its integer or its notation.
   * @param {number | string} move
   * @returns {Step}
   */
  play(move) {
    if (this.over) throw new RulesError("the match is over");
    const legal = this.legal();
    const action = typeof move === "number" ? move : legal.find((one) => this.notation(one) === move);
    if (action === undefined || !legal.includes(action)) {
      throw new RulesError(`${move} is not legal for seat ${this.seat} at ply ${this.ply}`);
    }
    const step = new Step(this.game, this.state, action);
    this.line.length = this.ply;
    this.line.push(action);
    this.advance(step);
    return step;
  }

  /** Take back the last decision and return its action. */
  undo() {
    if (this.ply === 0) throw new RulesError("there is nothing to undo");
    this.goto(this.ply - 1);
    return /** @type {number} */ (this.line[this.ply]);
  }

  /** Play again what was undone last, and return it. */
  redo() {
    const action = this.line[this.ply];
    if (action === undefined) throw new RulesError("there is nothing to redo");
    const step = new Step(this.game, this.state, action);
    this.advance(step);
    return step;
  }

  /**
   * Go to an earlier or later ply of the same line, by replaying.
   * @param {number} ply
   */
  goto(ply) {
    if (!Number.isInteger(ply) || ply < 0 || ply > this.line.length) throw new RulesError(`there is no ply ${ply}`);
    this.last = null;
    this.state = this.game.replay(this.start, this.line.slice(0, ply));
    this.ply = ply;
  }

  /** The points and winners, as if the match ended now. @returns {Result} */
  result() {
    const { points, winners } = this.game.standings(this.state);
    return { finished: this.over, cut: this.game.field(this.state, "over") === CUT, points, winners };
  }

  /**
   * What a seat (null: a spectator) sees, as the JSON that a server sends.
   * @param {number | null} viewer
   */
  viewJson(viewer) {
    const { game, open_points } = this.game.description;
    const code = viewer ?? SPECTATOR;
    const head = JSON.stringify({ game, players: this.players, options: this.options });
    const tail = JSON.stringify({
      result: this.over ? this.result() : null,
      points: open_points ? this.game.standings(this.game.redacted(this.state, code)).points : null,
    });
    const seen = this.game.viewJson(this.state, code);
    return `${head.slice(0, -1)},"viewer":${viewer},"ply":${this.ply},"seat":${this.seat},${seen},${tail.slice(1)}`;
  }

  /**
   * @private
   * @param {Step} step
   */
  advance(step) {
    this.last = step;
    this.state = step.after;
    this.ply += 1;
  }
}
