/** Game records: the `.ast` text (docs/records.md), as far as a game that begins with a deal needs it. */

import type { Result } from "../api/answers";
import { Refusal } from "./errors";

const FORMAT = 2;
const PER_LINE = 8;
const MOST_TURNS = 20_000;

export interface Turn {
  move: string;
  comment: string | null;
}

export interface GameRecord {
  game: string;
  rules_version: number;
  players: number;
  options: Record<string, unknown>;
  seats: string[];
  /** Digits; null where the record does not tell it. */
  seed: string | null;
  salt: string | null;
  seed_hash: string | null;
  /** A position document, from which it begins instead of a deal. */
  position: Record<string, unknown> | null;
  date: string | null;
  result: Result | null;
  comment: string | null;
  turns: Turn[];
}

/** A result as header text. */
export function writeResult({ cut, finished, points, winners }: Result): string {
  const state = cut ? "cut" : finished ? "finished" : "unfinished";
  return `${state}; points ${points.join(" ")}; winners ${winners.join(" ")}`.trimEnd();
}

export function writeRecord(record: GameRecord): string {
  const { options, seats, seed, salt, seed_hash, position, date, result, comment, turns } = record;
  const lines = [
    `asterism ${FORMAT}`,
    `game: ${record.game}`,
    `rules-version: ${record.rules_version}`,
    `players: ${record.players}`,
    ...(Object.keys(options).length ? [`options: ${JSON.stringify(options)}`] : []),
    ...seats.map((name, seat) => `seat ${seat}: ${name}`),
    ...(seed === null ? [] : [`seed: ${seed}`]),
    ...(salt === null ? [] : [`salt: ${salt}`]),
    ...(seed_hash === null ? [] : [`seed-hash: ${seed_hash}`]),
    ...(position === null ? [] : [`position: ${JSON.stringify(position)}`]),
    ...(date === null ? [] : [`date: ${date}`]),
    ...(result === null ? [] : [`result: ${writeResult(result)}`]),
    "",
    ...(comment === null ? [] : [`{${comment}}`]),
  ];
  for (let first = 0; first < turns.length; first += PER_LINE) {
    const words = turns
      .slice(first, first + PER_LINE)
      .flatMap(({ move, comment: said }) => (said === null ? [move] : [move, `{${said}}`]));
    lines.push([`${first + 1}.`, ...words].join(" "));
  }
  return `${lines.join("\n")}\n`;
}

const TOKEN = /\s+|\{([^{}]*)\}|\[-?\d{1,9}(?:\.\d{1,9})?\]|\d+\.(?=\s|$)|([^\s{}[\]]+)/y;
const RESULT = /^(finished|cut|unfinished); points((?: -?\d{1,9})+); winners((?: \d)*)$/;

const broken = (detail: string, line?: number): Refusal =>
  new Refusal("RecordError", { detail, ...(line && { line }) });

/** The record in a text; it is not played through here. */
export function readRecord(text: string): GameRecord {
  const lines = text
    .replaceAll("\r\n", "\n")
    .replace(/^\ufeff/, "")
    .split("\n");
  const format = Number(/^asterism (\d{1,9})$/.exec(lines[0]?.trim() ?? "")?.[1] ?? 0);
  if (!format) throw broken(`line 1: a record begins with «asterism ${FORMAT}»`, 1);
  if (format > FORMAT) throw new Refusal("VersionError");
  const headers = new Map<string, string>();
  let at = 1;
  for (; lines[at]?.trim(); at++) {
    const [, key, value] = /^([a-z][a-z0-9 -]{0,39}):(.*)$/.exec(lines[at]!) ?? [];
    if (key === undefined) throw broken(`line ${at + 1}: a header is «key: value»`, at + 1);
    if (headers.has(key)) throw broken(`line ${at + 1}: the header ${key} stands twice`, at + 1);
    headers.set(key, value!.trim());
  }
  return { ...readHeaders(headers), ...readMoves(lines.slice(at).join("\n"), at + 1) };
}

function readHeaders(headers: Map<string, string>): Omit<GameRecord, "comment" | "turns"> {
  const integer = (key: string, usual: string): string => {
    const value = headers.get(key) ?? usual;
    if (!/^\d{1,19}$/.test(value)) throw broken(`${key}: must be an integer`);
    return value;
  };
  const json = (key: string): Record<string, unknown> | null => {
    try {
      return headers.has(key) ? (JSON.parse(headers.get(key)!) as Record<string, unknown>) : null;
    } catch (error) {
      throw broken(`${key}: ${String(error)}`);
    }
  };
  const seats: string[] = [];
  while (headers.has(`seat ${seats.length}`)) seats.push(headers.get(`seat ${seats.length}`)!);
  return {
    game: headers.get("game") ?? "",
    rules_version: Number(integer("rules-version", "1")),
    players: Number(integer("players", "")),
    options: json("options") ?? {},
    seats,
    seed: headers.has("seed") ? BigInt(integer("seed", "")).toString() : null,
    salt: headers.get("salt") ?? null,
    seed_hash: headers.get("seed-hash") ?? null,
    position: json("position"),
    date: headers.get("date") ?? null,
    result: headers.has("result") ? readResult(headers.get("result")!) : null,
  };
}

function readResult(text: string): Result {
  const [, state, points = "", winners = ""] = RESULT.exec(text) ?? [];
  if (!state) throw broken(`result: cannot read ${text}`);
  const numbers = (list: string): number[] => list.split(" ").filter(Boolean).map(Number);
  return { finished: state !== "unfinished", cut: state === "cut", points: numbers(points), winners: numbers(winners) };
}

function readMoves(text: string, firstLine: number): Pick<GameRecord, "comment" | "turns"> {
  const found: Pick<GameRecord, "comment" | "turns"> = { comment: null, turns: [] };
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const line = firstLine + text.slice(0, at).split("\n").length - 1;
    const token = TOKEN.exec(text);
    if (!token) throw broken(`line ${line}: cannot read ${text.slice(at, at + 20)}`, line);
    const [, comment, move] = token;
    const last = found.turns.at(-1);
    if (move !== undefined) found.turns.push({ move, comment: null });
    else if (comment !== undefined && last) last.comment = comment;
    else if (comment !== undefined) found.comment = comment;
    if (found.turns.length > MOST_TURNS) throw broken(`line ${line}: too many decisions`, line);
  }
  return found;
}
