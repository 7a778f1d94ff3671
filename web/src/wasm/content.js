// @ts-check
/**
 * Content that people draw, such as tiles of their own, checked by the module that plays on it. What engine/content.py does on
 * a server: what is right or wrong is decided by the module alone.
 */

import { RulesError } from "./module.js";

/**
 * @typedef {import("./module.js").GameModule} GameModule
 * @typedef {import("./module.js").Editor} Editor
 * @typedef {Record<string, string | number>} Piece
 * @typedef {{
 *   code: string, params: Record<string, string | number>, detail: string,
 *   piece: number | null, line: number | null, cell: [number, number] | null, warning: boolean,
 * }} Flaw lines and cells are counted from 0
 * @typedef {{ rows: number[][], drawings: string[], counts: number[][], flaws: Flaw[] }} Checked
 */

const BLANK = 32;
const LAST_PRINTABLE = 126;
/** The numbers of a flaw before its parameters: piece, kind, line, column and row of its cell. */
const BEFORE_PARAMS = 5;
const PRINTABLE = /^(?: |[^\p{C}\p{Z}])*$/u;

/**
 * What a game's editor does; RulesError where it has none.
 * @param {GameModule} game
 * @returns {Editor}
 */
export function editorOf({ description }) {
  if (!description.editor) throw new RulesError(`${description.game} has no editor`);
  return description.editor;
}

/**
 * Pieces as the numbers that a module reads. Each field begins with the number of the first piece that has the same value
 * there, or -1 where it is a text that is blank or not printable; after it the number, or the text's length and characters.
 * @param {Piece[]} pieces
 * @param {string[]} fields
 */
function encode(pieces, fields) {
  /** @type {number[]} */
  const numbers = [];
  const seen = fields.map(() => new Map());
  pieces.forEach((piece, i) =>
    fields.forEach((field, place) => {
      const value = piece[field] ?? "";
      const known = seen[place];
      if (!known?.has(value)) known?.set(value, i);
      const first = known?.get(value);
      if (typeof value === "number") return numbers.push(first, value);
      const signs = Array.from(value, (sign) => sign.codePointAt(0) ?? 0);
      numbers.push(PRINTABLE.test(value) && value.trim() ? first : -1, signs.length);
      for (const sign of signs) numbers.push(sign);
    }),
  );
  return numbers;
}

/** @param {null | "sign" | string[]} meaning @param {number} number */
function told(meaning, number) {
  if (meaning === null) return number;
  if (meaning !== "sign") return meaning[number] ?? "";
  const shown = number > BLANK && number <= LAST_PRINTABLE;
  return shown ? String.fromCharCode(number) : `U+${number.toString(16).toUpperCase().padStart(4, "0")}`;
}

/**
 * A flaw, from its numbers.
 * @param {Editor["check"]["kinds"]} kinds
 * @param {number[]} numbers
 * @returns {Flaw}
 */
function flawOf(kinds, numbers) {
  const [piece = -1, which = 0, line = -1, column = -1, row = -1] = numbers;
  const kind = kinds[which];
  if (!kind) throw new RulesError(`the module found a flaw of no known kind: ${which}`);
  const params = Object.fromEntries(
    kind.params.map(([name, meaning], i) => [name, told(meaning, numbers[BEFORE_PARAMS + i] ?? 0)]),
  );
  return {
    code: kind.code,
    params,
    detail: kind.detail.replace(/\{(\w+)\}/g, (_, name) => String(params[name])),
    piece: piece < 0 ? null : piece,
    line: line < 0 ? null : line,
    cell: column < 0 ? null : [column, row],
    warning: kind.warning,
  };
}

/**
 * What the module finds in pieces.
 * @param {GameModule} game
 * @param {Piece[]} pieces
 * @returns {Checked}
 */
export function checkContent(game, pieces) {
  const { check } = editorOf(game);
  const [lines, columns] = check.canvas;
  const found = game.checkContent(encode(pieces, check.fields), pieces.length);
  return {
    rows: found.content.sort((one, other) => (one[0] ?? 0) - (other[0] ?? 0)),
    drawings: found.canvas.map((signs) => {
      const text = String.fromCharCode(...signs);
      const rows = Array.from({ length: lines }, (_, r) => text.slice(r * columns, (r + 1) * columns).trimEnd());
      return `${rows.join("\n")}\n`;
    }),
    counts: found.counts,
    flaws: found.flaws.map((numbers) => flawOf(check.kinds, numbers)),
  };
}

/**
 * Whether a value is a list of complete pieces, each with its fields and nothing else; what is drawn is not checked.
 * @param {Editor} editor
 * @param {unknown} value
 * @returns {value is Piece[]}
 */
export function arePieces({ piece: { properties, required } }, value) {
  if (!Array.isArray(value)) return false;
  return value.every((piece) => {
    if (typeof piece !== "object" || piece === null) return false;
    if (required.some((name) => !(name in piece))) return false;
    return Object.entries(piece).every(([name, field]) => {
      const wanted = properties[name];
      if (wanted?.type === "string") {
        const length = typeof field === "string" ? Array.from(field).length : -1;
        return length >= (wanted.minLength ?? 0) && length <= (wanted.maxLength ?? Infinity);
      }
      if (wanted?.type !== "integer" || !Number.isInteger(field)) return false;
      return field >= (wanted.minimum ?? -Infinity) && field <= (wanted.maximum ?? Infinity);
    });
  });
}

/**
 * What `setup` reads of content of one's own; RulesError where one cannot play on it.
 * @param {GameModule} game
 * @param {number} players
 * @param {unknown} value
 */
export function contentRows(game, players, value) {
  const editor = editorOf(game);
  const refuse = (/** @type {string} */ reason) =>
    new RulesError(`${game.description.game}: ${editor.option}: ${reason}`);
  if (!arePieces(editor, value)) throw refuse("not a list of complete pieces");
  const { rows, flaws } = checkContent(game, value);
  const flaw = flaws.find(({ warning }) => !warning);
  if (flaw) throw refuse(flaw.detail);
  const [have, need] = [new Set(rows.map(([first]) => first)).size, editor.least[players] ?? 0];
  if (have < need) throw refuse(`${players} players need ${need}, not ${have}`);
  return rows;
}
