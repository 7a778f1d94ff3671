/** Answers the requests of docs/api.md for one person in this browser. What needs other people is refused. */

import type {
  ExploredPosition,
  Guest,
  Lobby,
  MyGames,
  RemovedGame,
  Replay,
  ReplayedPly,
  Review,
  Table,
  TableAnswer,
  TriedVariation,
} from "../api/answers";
import type {
  Branch,
  Explore,
  LessonMoves,
  NewTable,
  ProfileChange,
  PuzzleMoves,
  StandIn,
  Variation,
} from "../api/requests";
import type { Method } from "../lib/backend";
import { inOrder } from "../lib/order";
import { Match, type GameModule } from "../wasm/index.js";
import { branchOf, fromRecord, fromWish, parentOf, rematchOf, type RecordBranch } from "./creation";
import { edit } from "./editors";
import { Refusal } from "./errors";
import { tryLesson } from "./lessons";
import { tryPuzzle } from "./puzzles";
import { continued, follow, frameAt, framesOf, legalOf, replayView, viewOf, viewpointOf } from "./projection";
import { movedGame, recordText } from "./export";
import { myGame } from "./mine";
import { judged, RunningReview } from "./review";
import { savedMatch, type SavedState } from "./saved";
import type { StoredTable } from "./store";
import { newId, type Platform } from "./platform";
import { LocalTable } from "./table";

/** A request, taken apart. */
interface Asked {
  parts: string[];
  query: URLSearchParams;
  body: unknown;
  language: string;
}
type Route = [method: Method, path: RegExp, answer: (asked: Asked, id: string, more: string) => Promise<unknown>];

/** Finished or left tables that are listed, at most. */
const LISTED = 50;

/** Games of one's own that are listed, at most; as many as a server lists. */
const LISTED_GAMES = 500;

interface Listed {
  changed: string;
  table: Table;
}

export class LocalHost {
  private readonly open = new Map<string, LocalTable>();
  /** What was listed before, while it has not changed: replaying every game for every list would be slow. */
  private readonly listed = new Map<string, Listed>();
  private review: { id: string; running: RunningReview } | null = null;

  constructor(private readonly platform: Platform) {}

  private readonly routes: Route[] = [
    ["GET", /^\/me$/, async () => ({ guest: await this.platform.store.guest() })],
    ["POST", /^\/me$/, async ({ body }) => ({ guest: await this.tell(body as ProfileChange) })],
    ["GET", /^\/me\/games$/, () => this.myGames()],
    ["DELETE", /^\/me\/games\/(\w+)$/, (_, id) => this.forget(id)],
    ["GET", /^\/tables$/, () => this.lobby()],
    ["POST", /^\/tables$/, ({ body }) => this.newTable(body as NewTable)],
    ["POST", /^\/records$/, ({ body }) => this.add(fromRecord(this.platform, this.module, String(body)))],
    ["POST", /^\/records\/branch$/, ({ body }) => this.branchRecord(body as RecordBranch)],
    ["GET", /^\/tables\/(\w+)$/, async (_, id) => this.answer(await this.table(id))],
    ["GET", /^\/tables\/(\w+)\/chat$/, async () => ({ chat: [], earlier: null })],
    ["GET", /^\/tables\/(\w+)\/record$/, async (_, id) => recordText(await this.table(id))],
    ["GET", /^\/tables\/(\w+)\/moving$/, async (_, id) => movedGame(await this.table(id))],
    ["GET", /^\/tables\/(\w+)\/ratings$/, async () => ({ changes: [] })],
    ["GET", /^\/tables\/(\w+)\/replay$/, ({ query }, id) => this.replay(id, query)],
    ["GET", /^\/tables\/(\w+)\/review$/, ({ query }, id) => this.reviewOf(id, Number(query.get("depth") ?? 0))],
    ["POST", /^\/tables\/(\w+)\/variation$/, ({ body }, id) => this.variation(id, body as Variation)],
    ["POST", /^\/tables\/(\w+)\/branch$/, ({ body }, id) => this.branch(id, body as Branch)],
    ["POST", /^\/tables\/(\w+)\/rematch$/, (_, id) => this.rematch(id)],
    ["POST", /^\/tables\/(\w+)\/seats\/(\d+)$/, (_, id, seat) => this.sit(id, Number(seat))],
    ["DELETE", /^\/tables\/(\w+)\/seats\/(\d+)$/, ({ query }, id, seat) => this.leave(id, Number(seat), query)],
    [
      "POST",
      /^\/tables\/(\w+)\/seats\/(\d+)\/bot$/,
      ({ body }, id, seat) => this.standIn(id, Number(seat), body as StandIn),
    ],
    ["POST", /^\/positions$/, ({ body }) => this.explore(body as Explore)],
    [
      "POST",
      /^\/lessons\/([\w-]+)\/([\w-]+)$/,
      ({ body, language }, game, id) => this.lesson(game, id, body, language),
    ],
    [
      "POST",
      /^\/puzzles\/([\w-]+)\/([\w-]+)$/,
      ({ body, language }, game, id) => this.puzzle(game, id, body, language),
    ],
    ["POST", /^\/(\w+)\/(check|file|read)$/, ({ body }, path, action) => this.edit(path, action, body)],
  ];

  async request(method: Method, path: string, body: unknown, language: string): Promise<unknown> {
    const url = new URL(path, "http://local");
    for (const [wanted, pattern, answer] of this.routes) {
      const found = wanted === method ? pattern.exec(url.pathname) : null;
      if (!found) continue;
      const asked = { parts: found, query: url.searchParams, body, language };
      return answer(asked, found[1] ?? "", found[2] ?? "");
    }
    throw new Refusal("no-server");
  }

  /** A table, from memory or from the store. */
  async table(id: string): Promise<LocalTable> {
    const known = this.open.get(id);
    if (known) return known;
    const row = await this.platform.store.table(id);
    if (!row) throw new Refusal("no-table");
    return this.keep(row);
  }

  private async keep(row: StoredTable): Promise<LocalTable> {
    const guest = await this.platform.store.guest();
    const table = new LocalTable(this.platform, await this.module(row.game), row, guest?.id ?? null);
    for (const [id, other] of this.open) if (!other.watched) this.open.delete(id);
    this.open.set(row.id, table);
    return table;
  }

  private readonly module = async (game: string): Promise<GameModule> => {
    if (!/^[a-z0-9_-]+$/.test(game)) throw new Refusal("UnknownGameError");
    return this.platform.module(game);
  };

  private answer(table: LocalTable): TableAnswer {
    return { table: table.describe(), you: table.you() };
  }

  private async guest(): Promise<Guest> {
    const known = await this.platform.store.guest();
    if (known) return known;
    const guest: Guest = { id: newId(this.platform), name: null, colour: null, language: null, passphrase: false };
    await this.platform.store.putGuest(guest);
    return guest;
  }

  private async tell({ name, colour, language }: ProfileChange): Promise<Guest> {
    const known = await this.guest();
    const guest = {
      ...known,
      ...(name !== undefined && { name: name?.trim() || null }),
      ...(colour !== undefined && { colour }),
      ...(language !== undefined && { language }),
    };
    await this.platform.store.putGuest(guest);
    return guest;
  }

  private async lobby(): Promise<Lobby> {
    const mine = (await this.newest(LISTED)).map(({ table }) => table);
    return { open: [], running: [], mine, best: null, seeks: [] };
  }

  private async newest(most: number): Promise<Listed[]> {
    const found: Listed[] = [];
    for (const row of (await this.platform.store.tables()).slice(0, most)) {
      const known = this.listed.get(row.id);
      const fresh = known?.changed === row.changed && known.table.n === row.entries.length;
      const table = fresh ? known.table : await this.listing(row);
      if (table) found.push({ changed: row.changed, table });
    }
    return found;
  }

  private async myGames(): Promise<MyGames> {
    const guest = (await this.platform.store.guest())?.id ?? null;
    const games = (await this.newest(LISTED_GAMES)).map(({ changed, table }) => myGame(table, changed, guest));
    return { games: inOrder(games.filter(({ mine }) => mine.length)) };
  }

  /** A table is no longer kept. */
  private async forget(id: string): Promise<RemovedGame> {
    await this.table(id);
    await this.platform.store.removeTable(id);
    this.open.delete(id);
    this.listed.delete(id);
    return { table: id };
  }

  /** A table for the list; null where its rules are not here. */
  private async listing(row: StoredTable): Promise<Table | null> {
    const found = this.open.get(row.id) ?? (await this.keep(row).catch(() => null));
    if (!found) return null;
    const table = found.describe();
    this.listed.set(row.id, { changed: row.changed, table });
    return table;
  }

  private async add(made: Promise<StoredTable>): Promise<TableAnswer> {
    const row = await made;
    await this.guest();
    await this.platform.store.putTable(row);
    return this.answer(await this.keep(row));
  }

  private async newTable(wish: NewTable): Promise<TableAnswer> {
    const { name } = await this.guest();
    return this.add(fromWish(this.platform, await this.module(wish.game), wish, name));
  }

  private async branch(id: string, wish: Branch): Promise<TableAnswer> {
    const { name } = await this.guest();
    return this.add(branchOf(this.platform, await this.table(id), wish, name));
  }

  private async branchRecord(wish: RecordBranch): Promise<TableAnswer> {
    const { name } = await this.guest();
    const row = await parentOf(this.platform, this.module, wish);
    const parent = new LocalTable(this.platform, await this.module(row.game), row, null);
    return this.add(branchOf(this.platform, parent, wish, name));
  }

  private async rematch(id: string): Promise<TableAnswer> {
    const old = await this.table(id);
    if (!old.mine.length) throw new Refusal("not-your-table");
    if (old.row.status !== "over" || old.row.kind === "record") throw new Refusal("not-over");
    if (old.row.next) return this.answer(await this.table(old.row.next));
    const made = await this.add(rematchOf(this.platform, await this.module(old.row.game), old.row));
    await old.change([{ kind: "table" }], { next: made.table.id });
    return made;
  }

  private async sit(id: string, seat: number): Promise<TableAnswer> {
    const table = await this.table(id);
    await table.changeSeat(seat, { stand_in: null, left: false });
    return this.answer(table);
  }

  private async leave(id: string, seat: number, query: URLSearchParams): Promise<TableAnswer> {
    const table = await this.table(id);
    await table.changeSeat(seat, { left: true, stand_in: query.has("bot") ? Number(query.get("bot")) : null });
    return this.answer(table);
  }

  private async standIn(id: string, seat: number, { level }: StandIn): Promise<TableAnswer> {
    const table = await this.table(id);
    await table.changeSeat(seat, { stand_in: level ?? 3 });
    return this.answer(table);
  }

  // -- after the end, and without a table ----------------------------------------------------------------------------

  private async finished(id: string): Promise<Match> {
    const { row, match } = await this.table(id);
    if (row.status !== "over") throw new Refusal("not-over");
    return match.branch();
  }

  private async replay(id: string, query: URLSearchParams): Promise<Replay | ReplayedPly> {
    const match = await this.finished(id);
    const viewpoint = viewpointOf(match, query.get("seat") ?? "truth");
    const head = { plies: match.ply, seat: viewpoint ?? ("spectator" as const) };
    const [ply, since] = [Number(query.get("ply") ?? 0), Number(query.get("since") ?? 0)];
    for (const one of [ply, since])
      if (!(Number.isInteger(one) && one >= 0 && one <= match.ply)) throw new Refusal("no-ply", { ply: one });
    if (query.has("ply")) return { ...head, ply, frame: frameAt(match, ply, viewpoint) };
    const start = replayView(match.branch(since), viewpoint);
    return { ...head, since, start, frames: framesOf(match, viewpoint, since) };
  }

  private async reviewOf(id: string, depth: number): Promise<Review> {
    if (!(depth in [0, 1, 2])) throw new Refusal("bad-request");
    const match = await this.finished(id);
    if (this.review?.id !== id || this.review.running.match.ply !== match.ply)
      this.review = { id, running: new RunningReview(this.platform, match) };
    return this.review.running.soFar(depth);
  }

  private async variation(
    id: string,
    { ply, moves = [], seat = "truth", judge = false }: Variation,
  ): Promise<TriedVariation> {
    const game = await this.finished(id);
    if (ply > game.ply) throw new Refusal("no-ply", { ply });
    const viewpoint = viewpointOf(game, seat);
    const match = continued(game, ply, moves);
    return {
      view: replayView(match, viewpoint),
      legal: legalOf(match),
      plies: framesOf(match, viewpoint, ply),
      moment: judge && moves.length ? judged(match) : null,
    };
  }

  /** Positions that the build knows (the figures of the rules), or deals. */
  private async explore({ position, moves = [], seat = null }: Explore): Promise<ExploredPosition> {
    const module = await this.module(String(position["game"]));
    const match = "state" in position ? await this.figure(module, position) : this.deal(module, position);
    follow(match, moves);
    const viewpoint = seat ?? match.seat;
    const legal = match.seat === null ? [] : legalOf(match);
    return { view: viewOf(match, viewpoint), legal, plies: framesOf(match, viewpoint) };
  }

  private deal(module: GameModule, position: Record<string, unknown>): Match {
    const { players, options, seed } = position as {
      players?: number;
      options?: Record<string, unknown>;
      seed?: number;
    };
    return Match.new(module, { players, options, seed: seed ?? 0 });
  }

  private async figure(module: GameModule, position: Record<string, unknown>): Promise<Match> {
    type Figure = SavedState & { position: unknown };
    const figures = await this.platform.data<Figure[]>(`figures/${module.description.game}.json`);
    const wanted = JSON.stringify(position);
    const found = figures.find((figure) => JSON.stringify(figure.position) === wanted);
    if (!found) throw new Refusal("no-server");
    return savedMatch(module, found);
  }

  private async lesson(game: string, id: string, body: unknown, language: string): Promise<unknown> {
    const { moves } = (body ?? {}) as LessonMoves;
    return tryLesson(this.platform, await this.module(game), id, moves ?? [], language);
  }

  private async puzzle(game: string, id: string, body: unknown, language: string): Promise<unknown> {
    const { moves } = (body ?? {}) as PuzzleMoves;
    return tryPuzzle(this.platform, await this.module(game), id, moves ?? [], language);
  }

  private async edit(path: string, action: string, body: unknown): Promise<unknown> {
    const game = (await this.platform.data<Record<string, string>>("editors.json"))[path];
    if (game === undefined) throw new Refusal("no-server");
    return edit(await this.module(game), action, body);
  }
}
