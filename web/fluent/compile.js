// @ts-check
/**
 * Fluent texts as small data. The browser gets no parser: a message without placeables is a string, any other a list of
 * its parts, which src/lib/format.ts puts together. References to terms and other messages are resolved here.
 */

import { FluentParser } from "@fluent/syntax";

/**
 * @typedef {import("@fluent/syntax").Pattern} Pattern
 * @typedef {import("@fluent/syntax").SelectExpression} SelectExpression
 * @typedef {import("@fluent/syntax").Placeable["expression"]} Expression
 * @typedef {import("../src/lib/format").Message} Message
 * @typedef {import("../src/lib/format").Part} Part
 * @typedef {"text" | "number"} Kind what a variable must be: a number where plurals are chosen by it
 */

const PLURALS = new Set(["zero", "one", "two", "few", "many", "other"]);

export class FluentError extends Error {}

/** Where in the file an offset is, as `file:line`. @type {(file: string, source: string, at: number) => string} */
const place = (file, source, at) => `${file}:${source.slice(0, at).split("\n").length}`;

/** The entries of a file by their ids. @param {string} source @param {string} file */
function read(source, file) {
  /** @type {Map<string, Pattern>} */
  const patterns = new Map();
  const { body } = new FluentParser({ withSpans: true }).parse(source);
  for (const entry of body) {
    const where = place(file, source, entry.span?.start ?? 0);
    if (entry.type === "Junk") throw new FluentError(`${where}: ${entry.annotations[0]?.message ?? "not understood"}`);
    if (entry.type !== "Message" && entry.type !== "Term") continue;
    const id = entry.type === "Term" ? `-${entry.id.name}` : entry.id.name;
    if (!/^-?[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) throw new FluentError(`${where}: ${id} is not in kebab-case`);
    if (patterns.has(id)) throw new FluentError(`${where}: ${id} is there twice`);
    if (!entry.value || entry.attributes.length)
      throw new FluentError(`${where}: ${id} must be one text, without attributes`);
    patterns.set(id, entry.value);
  }
  return patterns;
}

/**
 * The messages of a file, and the variables of each.
 * @param {string} source
 * @param {string} file for errors
 */
export function compile(source, file) {
  const patterns = read(source, file);
  /** @type {Record<string, Message>} */
  const messages = {};
  /** @type {Record<string, Record<string, Kind>>} */
  const variables = {};

  /** @param {string} id */
  function message(id) {
    /** @type {Record<string, Kind>} */
    const found = {};
    /** @type {(why: string) => never} */
    const refuse = (why) => {
      throw new FluentError(`${file}: ${id}: ${why}`);
    };

    /** @param {SelectExpression} expression @param {string[]} inside @returns {Part} */
    function select({ selector, variants }, inside) {
      if (selector.type !== "VariableReference") return refuse("only a variable can choose between texts");
      const name = selector.id.name;
      /** @type {Record<string, Message>} */
      const texts = {};
      let otherwise = "";
      for (const { key, value, default: last } of variants) {
        const of = key.type === "Identifier" ? key.name : key.value;
        texts[of] = pattern(value, inside);
        if (last) otherwise = of;
      }
      const plural = Object.keys(texts).some((key) => PLURALS.has(key) || /^\d+$/.test(key));
      if (plural) found[name] = "number";
      else found[name] ??= "text";
      return [name, texts, otherwise];
    }

    /** @param {Expression} expression @param {string[]} inside @returns {Part[]} */
    function parts(expression, inside) {
      if (expression.type === "StringLiteral") return [expression.parse().value];
      if (expression.type === "NumberLiteral") return [expression.value];
      if (expression.type === "Placeable") return parts(expression.expression, inside);
      if (expression.type === "SelectExpression") return [select(expression, inside)];
      if (expression.type === "VariableReference") {
        found[expression.id.name] ??= "text";
        return [[expression.id.name]];
      }
      if (expression.type === "FunctionReference") return refuse("functions are not known here");
      if (expression.attribute || (expression.type === "TermReference" && expression.arguments))
        return refuse("attributes and arguments are not known here");
      const name = expression.type === "TermReference" ? `-${expression.id.name}` : expression.id.name;
      const other = patterns.get(name) ?? refuse(`there is no ${name}`);
      if (inside.includes(name)) return refuse(`${name} refers to itself`);
      return [pattern(other, [...inside, name])].flat();
    }

    /** @param {Pattern} given @param {string[]} inside @returns {Message} */
    function pattern(given, inside) {
      /** @type {Part[]} */
      const joined = [];
      for (const element of given.elements)
        for (const part of element.type === "TextElement" ? [element.value] : parts(element.expression, inside)) {
          const last = joined.at(-1);
          if (typeof part === "string" && typeof last === "string") joined[joined.length - 1] = last + part;
          else joined.push(part);
        }
      const [only] = joined;
      return joined.length === 1 && typeof only === "string" ? only : joined;
    }

    messages[id] = pattern(/** @type {Pattern} */ (patterns.get(id)), [id]);
    variables[id] = found;
  }

  for (const id of patterns.keys()) if (!id.startsWith("-")) message(id);
  return { messages, variables };
}
