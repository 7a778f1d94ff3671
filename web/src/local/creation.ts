/** New tables: from what a form asks for, from a ply of another game, from a record, and rematches. */

import type { Branch, NewTable, SeatWish } from "../api/requests";
import { Match, type GameModule } from "../wasm/index.js";
import { MARK } from "../lib/mark";
import { sealedText, sealOf } from "../lib/seal";
import { Refusal } from "./errors";
import { continued } from "./projection";
import { readRecord } from "./record";
import { FORMAT, type Entry, type StoredSeat, type StoredTable } from "./store";
import { hex, newId, newSeed, type Platform } from "./platform";
import type { LocalTable } from "./table";

const DEFAULT_LEVEL = 3;
const BRANCH_LEVEL = 5;
const MAX_NAME = 64;

const EVEN = "even";
const EMPTY: StoredSeat = {
  kind: "person",
  mine: false,
  name: null,
  here: false,
  level: null,
  character: null,
  stand_in: null,
  left: false,
};

function seatOf(wish: SeatWish, name: string | null): StoredSeat {
  const { character = null } = wish;
  if (wish.kind === "bot")
    return {
      ...EMPTY,
      kind: "bot",
      level: wish.level ?? DEFAULT_LEVEL,
      character: character === EVEN ? null : character,
    };
  const here = wish.kind === "here";
  const own = wish.name?.trim().slice(0, MAX_NAME) || (here ? null : name);
  return { ...EMPTY, mine: true, here, name: own };
}

/** Check the seats that are asked for: one is "me", unless all are bots; nobody comes from elsewhere. */
function checkSeats(wishes: SeatWish[], players: number): void {
  const kinds = wishes.map(({ kind }) => kind);
  const me = kinds.filter((kind) => kind === "me").length;
  if (wishes.length !== players || kinds.includes("open")) throw new Refusal("bad-seats");
  if (me > 1 || (!me && kinds.some((kind) => kind !== "bot"))) throw new Refusal("bad-seats");
}

/** In an order that nobody could foresee. */
function shuffled<T>(platform: Platform, list: T[]): T[] {
  const drawn = Array.from(platform.random(4 * list.length));
  const keys = list.map((_, i) => drawn.slice(4 * i, 4 * i + 4).reduce((sum, byte) => 256 * sum + byte, 0));
  return list
    .map((item, i) => ({ item, key: keys[i]! }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
}

type Fields = Pick<StoredTable, "mode" | "practice" | "seating" | "kind" | "seats" | "parent"> & Partial<StoredTable>;

async function rowOf(platform: Platform, match: Match, seed: string, fields: Fields): Promise<StoredTable> {
  const { description } = match.game;
  const created = platform.now().toISOString();
  const salt = hex(platform.random(32));
  const deal = { game: description.game, rules_version: description.rules_versions.at(-1)!, players: match.players };
  const seal = await sealOf(sealedText({ ...deal, salt, seed, options: match.options }));
  return {
    format: FORMAT,
    id: MARK + newId(platform),
    ...deal,
    options: match.options,
    seed,
    salt: seal && salt,
    seed_hash: seal,
    created,
    changed: created,
    status: "running",
    result: null,
    next: null,
    entries: [],
    ...fields,
  };
}

/** The table that a form asks for. */
export async function fromWish(
  platform: Platform,
  module: GameModule,
  wish: NewTable,
  name: string | null,
): Promise<StoredTable> {
  if (wish.position || wish.clock || wish.rated) throw new Refusal("no-server");
  const seed = newSeed(platform);
  const players = wish.players ?? wish.seats?.length ?? module.description.players[0];
  const mode = wish.mode ?? undefined;
  const match = Match.new(module, { players, mode, options: wish.options ?? {}, seed });
  const bots = Array.from({ length: players - 1 }, (): SeatWish => ({ kind: "bot", level: DEFAULT_LEVEL }));
  const wishes = wish.seats ?? [{ kind: "me" }, ...bots];
  checkSeats(wishes, players);
  const seating = wish.seating ?? "lot";
  const seats = wishes.map((one) => seatOf(one, name));
  return rowOf(platform, match, seed, {
    mode: wish.mode ?? null,
    practice: wish.practice ?? true,
    seating,
    kind: "game",
    parent: null,
    seats: seating === "lot" ? shuffled(platform, seats) : seats,
  });
}

/** The next game of the same people and bots. */
export async function rematchOf(platform: Platform, module: GameModule, old: StoredTable): Promise<StoredTable> {
  const seed = newSeed(platform);
  const { players, options, mode, practice, seating } = old;
  const seats = old.seats.map((seat) => ({ ...seat, stand_in: null, left: false }));
  return rowOf(platform, Match.new(module, { players, options, seed }), seed, {
    ...{ mode, practice, seating, kind: "game", parent: null },
    seats: seating === "lot" ? shuffled(platform, seats) : seats,
  });
}

const movesOf = (match: Match): Entry[] => {
  const then = match.branch(0);
  return match.actions.map((action, i) => {
    const { seat } = then.play(action);
    return { n: i + 1, kind: "move", seat, ply: i + 1, action, epoch: 0 };
  });
};

/** What records call a bot of a level. */
const BOT_IN_RECORD = /^bot ([1-8])$/;

/** The seats of a game: bots as they were; the person on their own, else on the deciding one; bots for everyone else. */
function sameSeats(seats: StoredSeat[], deciding: number, name: string | null): StoredSeat[] {
  const own = seats.flatMap((seat, number) => (seat.mine ? [number] : []));
  const mine = own.length ? own : [deciding];
  return seats.map((was, number): StoredSeat => {
    const seat = { ...EMPTY, kind: was.kind, name: was.name, level: was.level };
    const level = BOT_IN_RECORD.exec((was.kind === "person" && was.name) || "")?.[1];
    if (mine.includes(number))
      return { ...EMPTY, mine: true, here: was.here || number !== mine[0], name: was.mine ? was.name : name };
    if (level) return { ...EMPTY, kind: "bot", level: Number(level) };
    return was.kind === "person" ? { ...seat, stand_in: was.stand_in ?? BRANCH_LEVEL, left: true } : seat;
  });
}

/** A practice table that goes on from a ply of a finished game, or from a variation. */
export async function branchOf(
  platform: Platform,
  parent: LocalTable,
  { ply, seats: wishes, moves }: Branch,
  name: string | null,
): Promise<StoredTable> {
  const { row } = parent;
  if (row.status !== "over") throw new Refusal("not-over");
  if (ply > parent.match.ply) throw new Refusal("no-ply", { ply });
  const match = continued(parent.match, ply, moves ?? []);
  if (match.over) throw new Refusal("not-running");
  if (wishes) checkSeats(wishes, match.players);
  return rowOf(platform, match, row.seed, {
    ...{ mode: row.mode, practice: true, seating: "fixed", kind: "branch" },
    parent: { table: row.id, ply },
    seats: wishes?.map((wish) => seatOf(wish, name)) ?? sameSeats(row.seats, match.seat ?? 0, name),
    entries: movesOf(match),
    rules_version: row.rules_version,
    salt: row.salt,
    seed_hash: row.seed_hash,
  });
}

/** A finished table on which the game of an `.ast` text can be looked at. */
export async function fromRecord(
  platform: Platform,
  load: (game: string) => Promise<GameModule>,
  text: string,
): Promise<StoredTable> {
  const record = readRecord(text);
  const { players, options, seed, rules_version } = record;
  if (record.position !== null || seed === null) {
    throw new Refusal("RecordError", { detail: "without a server, only a record with a seed can be played through" });
  }
  const module = await load(record.game);
  const match = Match.new(module, { players, options, seed, rulesVersion: rules_version });
  for (const [i, { move }] of record.turns.entries()) {
    try {
      match.play(move);
    } catch {
      throw new Refusal("RecordError", { detail: `decision ${i + 1}: ${move} is not legal`, ply: i + 1 });
    }
  }
  const result = match.result();
  const said = [record.comment, ...record.turns.map(({ comment }) => comment)];
  const entries: Entry[] = movesOf(match);
  for (const [about, comment] of said.entries()) {
    if (!comment?.trim()) continue;
    const line = {
      guest: "",
      name: null,
      seat: null,
      audience: "table",
      text: comment.trim(),
      at: null,
      about,
    } as const;
    entries.push({ n: entries.length + 1, kind: "chat", line });
  }
  const opened = record.salt !== null && record.seed_hash !== null;
  return rowOf(platform, match, seed, {
    ...{ mode: null, practice: false, seating: "fixed", kind: "record", parent: null, status: "over" },
    seats: Array.from({ length: players }, (_, i) => ({ ...EMPTY, name: record.seats[i]?.slice(0, MAX_NAME) || null })),
    ...{ entries, result, rules_version },
    salt: opened ? record.salt : null,
    seed_hash: opened ? record.seed_hash : null,
  });
}

/** A branch of a game that is not on this device: what is played on is its record. */
export interface RecordBranch extends Branch {
  record: string;
  /** Where the game is. */
  table: string;
  /** The person's seats in it. */
  mine: number[];
}

/** The finished game of which this is a branch, as if it were here. */
export async function parentOf(
  platform: Platform,
  load: (game: string) => Promise<GameModule>,
  { record, table, mine }: RecordBranch,
): Promise<StoredTable> {
  const row = await fromRecord(platform, load, record);
  const seats = row.seats.map((seat, number) => ({ ...seat, mine: mine.includes(number) }));
  return { ...row, id: table, seats };
}
