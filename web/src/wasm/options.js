// @ts-check
/** Options, and the numbers that rules are set up with. */

import { contentRows } from "./content.js";
import { RulesError } from "./module.js";

/**
 * @typedef {import("./module.js").Description} Description
 * @typedef {import("./module.js").GameModule} GameModule
 * @typedef {import("./module.js").Setup} Setup
 * @typedef {Record<string, unknown>} Options
 */

/** @param {unknown} a @param {unknown} b */
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * All options, with the defaults of those that are not given.
 * @param {Description} description
 * @param {Options} options
 * @returns {Options}
 */
export function withDefaults(description, options) {
  return { ...Object.fromEntries(description.options.map((option) => [option.name, option.default])), ...options };
}

/**
 * The options that differ from their defaults, in the order of their declaration.
 * @param {Description} description
 * @param {Options} options
 * @returns {Options}
 */
export function withoutDefaults(description, options) {
  return Object.fromEntries(
    description.options
      .filter(({ name, default: usual }) => name in options && !same(options[name], usual))
      .map(({ name }) => [name, options[name]]),
  );
}

/**
 * The mode that has most options in common with these; of equals the first.
 * @param {Description} description
 * @param {Options} options
 */
export function modeOf(description, options) {
  const own = withDefaults(description, options);
  let best = "";
  let most = -1;
  for (const [mode, { options: theirs }] of Object.entries(description.modes)) {
    const other = withDefaults(description, theirs);
    const agreement = description.options.reduce((sum, { name }) => sum + overlap(own[name], other[name]), 0);
    if (agreement > most) [best, most] = [mode, agreement];
  }
  return best;
}

/** @param {unknown} one @param {unknown} other */
function overlap(one, other) {
  if (Array.isArray(one) && Array.isArray(other) && (one.length || other.length)) {
    const both = one.filter((value) => other.includes(value)).length;
    return both / new Set([...one, ...other]).size;
  }
  return same(one, other) ? 1 : 0;
}

/**
 * What the rules are set up with for a mode and options that go over it.
 * @param {GameModule} module
 * @param {{
 *   players: number, mode?: string | undefined, options?: Options | undefined, rulesVersion?: number | undefined
 * }} wanted
 * @returns {{ options: Options, setup: Setup }}
 */
export function chooseSetup(module, { players, mode, options, rulesVersion }) {
  const { description } = module;
  const { game, modes, contents, effects } = description;
  const version = rulesVersion ?? description.rules_versions.at(-1);
  const named = mode === undefined ? {} : modes[mode]?.options;
  if (named === undefined) throw new RulesError(`${game} has no mode ${mode}`);
  for (const name of Object.keys(options ?? {})) {
    if (!description.options.some((option) => option.name === name))
      throw new RulesError(`${game} has no option ${name}`);
  }
  const given = withoutDefaults(description, { ...named, ...options });
  const nearest = modes[modeOf(description, given)];
  const base = nearest?.setups[String(version)]?.[String(players)];
  if (nearest === undefined || base === undefined) {
    throw new RulesError(`${game} has no rules version ${version} for ${players} players`);
  }
  const config = [...base.config];
  let content = contents[base.content] ?? [];
  const [own, usual] = [withDefaults(description, given), withDefaults(description, nearest.options)];
  for (const option of description.options) {
    const value = own[option.name];
    if (same(value, usual[option.name])) continue;
    if (option.name === description.editor?.option) {
      content = contentRows(module, players, value);
      continue;
    }
    const effect = effects[base.effects]?.[option.name];
    const places = placesOf(effect, option, value);
    if (places === null) throw new RulesError(`${game}: ${option.name} cannot be ${JSON.stringify(value)}`);
    for (const [place, number] of places) config[place] = number;
    if (effect?.each) given[option.name] = inOrder(Object.keys(effect.each), value); // the order means nothing
  }
  return { options: given, setup: { config, content } };
}

/**
 * What a value of an option puts where in `config`; null where it cannot.
 * @param {import("./module.js").Effect | undefined} effect
 * @param {Description["options"][number]} option
 * @param {unknown} value
 * @returns {[number, number][] | null}
 */
function placesOf(effect, option, value) {
  if (effect === undefined || !isValid(option, value)) return null;
  if (effect.values) return effect.values.find(([one]) => same(one, value))?.[1] ?? null;
  if (effect.number !== undefined) {
    const number = value ?? effect.null;
    return typeof number === "number" ? [[effect.number, number]] : null;
  }
  if (effect.members !== undefined) {
    const members = /** @type {string[]} */ ([.../** @type {Iterable<string>} */ (value)]);
    if (members.length < (effect.least ?? 0) || new Set(members).size < members.length) return null;
    return [[effect.members, members.reduce((sum, member) => sum + (effect.each?.[member] ?? 0), 0)]];
  }
  return [];
}

/**
 * A text or a list of members, in their own order.
 * @param {string[]} members
 * @param {unknown} value
 */
function inOrder(members, value) {
  const chosen = [.../** @type {Iterable<string>} */ (value)].sort((a, b) => members.indexOf(a) - members.indexOf(b));
  return typeof value === "string" ? chosen.join("") : chosen;
}

/**
 * Whether a value fits an option's schema: its type, its choices, its range.
 * @param {any} schema
 * @param {unknown} value
 * @returns {boolean}
 */
function isValid(schema, value) {
  if (schema.anyOf) return schema.anyOf.some((/** @type {any} */ one) => isValid(one, value));
  if (schema.enum) return schema.enum.some((/** @type {unknown} */ one) => same(one, value));
  if (schema.type === "integer") {
    return Number.isInteger(value) && Number(value) >= schema.minimum && Number(value) <= schema.maximum;
  }
  if (schema.type === "array") {
    return Array.isArray(value) && value.every((one) => isValid(schema.items ?? {}, one));
  }
  if (schema.type === "string") return typeof value === "string" && new RegExp(schema.pattern ?? "").test(value);
  if (schema.type === "null") return value === null;
  return schema.type === undefined || typeof value === schema.type;
}
