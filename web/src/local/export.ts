/** A table's game as `.ast` text. Before the end it holds what the person at the table may know, and the seal unopened. */

import type { GameModule, Match } from "../wasm/index.js";
import type { MovedGame, SeatWish } from "../api/requests";
import { Refusal } from "./errors";
import { STAND_IN } from "./resigning";
import { decisionOf, framesOf, type Viewpoint } from "./projection";
import { writeRecord, type Turn } from "./record";
import type { StoredSeat } from "./store";
import type { LocalTable } from "./table";

const POSITION_FORMAT = 2;
/** The longest name that a server takes. */
const MAX_NAME = 24;

/** The comments on each ply with their authors. */
function commentsOf({ row }: LocalTable): Map<number, string> {
  const said = new Map<number, string>();
  for (const entry of row.entries) {
    if (entry.kind !== "chat" || entry.line.about === undefined) continue;
    const { about, name, text } = entry.line;
    const line = (name ? `${name}: ${text}` : text).replaceAll("{", "(").replaceAll("}", ")");
    said.set(about, said.has(about) ? `${said.get(about)} / ${line}` : line);
  }
  return said;
}

/** A position document of the start, as a viewer knows it. */
function startFor(module: GameModule, match: Match, rules_version: number, viewer: Viewpoint): Record<string, unknown> {
  const start = match.branch(0);
  const code = viewer ?? -1;
  return {
    format: POSITION_FORMAT,
    game: module.description.game,
    rules_version,
    options: match.options,
    viewer: viewer ?? "spectator",
    state: JSON.parse(module.positionJson(module.redacted(start.state, code))) as unknown,
  };
}

export function recordText(table: LocalTable): string {
  const { row, match } = table;
  const over = row.status === "over";
  if (!over && !row.practice) throw new Refusal("not-over");
  const said = commentsOf(table);
  const viewer = table.logViewpoint;
  const { secrets } = match.game.description;
  const notations = over
    ? framesOf(match, "truth").map(({ notation }) => notation ?? "")
    : stepsOf(match).map((step) => decisionOf(step, viewer).notation);
  const turns = notations.map((move, i): Turn => ({ move, comment: said.get(i + 1) ?? null }));
  const sealed = row.seed_hash !== null;
  return writeRecord({
    ...{ game: row.game, rules_version: row.rules_version, players: row.players, options: row.options },
    seats: row.seats.map(({ name, kind, level }) => name ?? (kind === "bot" ? `bot ${level}` : "")),
    seed: over ? row.seed : null,
    salt: over ? row.salt : null,
    seed_hash: row.seed_hash,
    position: over || (secrets && sealed) ? null : startFor(match.game, match, row.rules_version, viewer),
    date: row.created.slice(0, 10),
    result: over ? match.result() : null,
    comment: said.get(0) ?? null,
    turns,
  });
}

/** A local table as a server takes it over: all of it, and who sits where. */
export function movedGame(table: LocalTable): MovedGame {
  const { row, match } = table;
  const running = row.status === "running";
  const turns = framesOf(match, "truth").map(({ notation }): Turn => ({ move: notation ?? "", comment: null }));
  const said = commentsOf(table);
  const first = row.seats.findIndex((seat) => seat.mine);
  const record = writeRecord({
    ...{ game: row.game, rules_version: row.rules_version, players: row.players, options: row.options },
    ...{ seats: [], seed: row.seed, salt: row.salt, seed_hash: row.seed_hash, position: null },
    date: row.created.slice(0, 10),
    result: null,
    comment: said.get(0) ?? null,
    turns: turns.map(({ move }, i) => ({ move, comment: said.get(i + 1) ?? null })),
  });
  const out = row.seats.flatMap((seat, number) => (seat.out ? [number] : []));
  return { record, seats: row.seats.map((seat, i) => wishOf(seat, i === first)), mode: row.mode, running, out };
}

/** Who takes a seat, as a server is asked for it; a bot plays on for whoever is not here. */
function wishOf({ kind, mine, name, level, character, stand_in }: StoredSeat, me: boolean): SeatWish {
  if (kind === "bot" || !mine) {
    const how = (character ?? null) as NonNullable<SeatWish["character"]> | null;
    return { kind: "bot", level: level ?? stand_in ?? STAND_IN, character: how };
  }
  return { kind: me ? "me" : "here", ...(name && { name: name.slice(0, MAX_NAME) }) };
}

function stepsOf(match: Match): ReturnType<Match["play"]>[] {
  const then = match.branch(0);
  return match.actions.map((action) => then.play(action));
}
