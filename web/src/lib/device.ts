/**
 * Tables on this device where there is a server, too: what is asked about them goes to a worker in this browser, everything
 * else to the server. Their ids begin with a mark that no table of a server has.
 */

import type { GameInfo, Games, MyGame, MyGames, TableAnswer } from "../api/answers";
import type { ClientMessage, MovedGame, NewTable } from "../api/requests";
import type { LocalBackend } from "../local/backend";
import type { Backend, Method } from "./backend";
import { http } from "./http";
import type { Listener, Transport } from "./live/transport";
import { MARK } from "./mark";
import { inOrder } from "./order";
import { SITE } from "./site";

export type Where = "device" | "server";

/** Whether a table is on this device although there is a server. */
export const onDevice = (table: string): boolean => !SITE && table.startsWith(MARK);

/** Whether this browser has had tables of its own. */
const KEY = "asterism.device";
export const hasOwnTables = (): boolean => !SITE && localStorage.getItem(KEY) !== null;

/** Whether a game can be played on this device: its rules are compiled for browsers, and this one runs them. */
export const playsHere = (game: Pick<GameInfo, "module"> | null): boolean =>
  SITE || (!!game?.module && typeof WebAssembly === "object" && typeof Worker === "function");

/** Whether nobody but this person, those at their screen and bots is needed. */
export const isSolo = ({ seats, clock, rated, position }: NewTable): boolean =>
  !clock && !rated && !position && !seats?.some(({ kind }) => kind === "open");

/** A transport of a backend that is still being fetched. */
class LateTransport implements Transport {
  constructor(private readonly real: Promise<Transport>) {}

  open(listener: Listener): void {
    this.real.then(
      (transport) => transport.open(listener),
      () => listener.state("refused", "no-table"),
    );
  }

  send(message: ClientMessage): void {
    void this.real.then((transport) => transport.send(message)).catch(() => {});
  }

  close(): void {
    void this.real.then((transport) => transport.close()).catch(() => {});
  }
}

/** What signing in is asked by: what was played here before then moves to the account. */
const SIGNS_IN = /^\/me\/return$/;

export class Device implements Backend {
  private local: Promise<LocalBackend> | null = null;
  private modules: Record<string, string> | null = null;

  constructor(private readonly server: Backend = http) {}

  async request(method: Method, path: string, body?: unknown): Promise<unknown> {
    const table = /^\/(?:me\/games|tables)\/(\w+)/.exec(path)?.[1] ?? "";
    if (onDevice(table)) return (await this.own()).request(method, path, body);
    if (method === "GET" && path === "/me/games") return this.games();
    const answer = await this.server.request(method, path, body);
    if (method === "GET" && path === "/games") this.note(answer as Games);
    if (method === "POST" && SIGNS_IN.test(path)) await this.moveAll().catch(() => {});
    return answer;
  }

  transport(table: string, code: string | null): Transport {
    if (!onDevice(table)) return this.server.transport(table, code);
    return new LateTransport(this.own().then((local) => local.transport(table)));
  }

  /** A new table on this device. */
  async newTable(wish: NewTable): Promise<TableAnswer> {
    const made = (await (await this.own()).request("POST", "/tables", wish)) as TableAnswer;
    localStorage.setItem(KEY, "1");
    return made;
  }

  /** The games on this device, last changed first. */
  async ownGames(): Promise<MyGame[]> {
    if (!hasOwnTables()) return [];
    return ((await (await this.own()).request("GET", "/me/games")) as MyGames).games;
  }

  /** Move a game to the server; its new id there. */
  async move(id: string): Promise<string> {
    const local = await this.own();
    const game = (await local.request("GET", `/tables/${id}/moving`)) as MovedGame;
    const { table } = (await this.server.request("POST", "/me/games", game)) as TableAnswer;
    await local.request("DELETE", `/me/games/${id}`);
    return table.id;
  }

  /** Move all games to the server, the oldest first; what fails stays here, and says why. */
  async moveAll(): Promise<void> {
    for (const { table } of (await this.ownGames()).reverse()) await this.move(table);
  }

  private async games(): Promise<MyGames> {
    const own = await this.ownGames().catch(() => []);
    const asked = this.server.request("GET", "/me/games") as Promise<MyGames>;
    // Where the server is away, the page says so; what is here can be played on.
    const { games } = await asked.catch((error: unknown) => {
      if (!own.length) throw error;
      return { games: [] };
    });
    return { games: inOrder([...games, ...own]) };
  }

  private note({ games }: Games): void {
    const known = games.flatMap(({ id, module }) => (module ? [[id, `/api/games/${id}/${module}.wasm`] as const] : []));
    this.modules = Object.fromEntries(known);
  }

  private own(): Promise<LocalBackend> {
    this.local ??= this.start();
    this.local.catch(() => (this.local = null));
    return this.local;
  }

  private async start(): Promise<LocalBackend> {
    if (!this.modules) this.note((await this.server.request("GET", "/games")) as Games);
    const [{ LocalBackend }, { saveRecords }] = await Promise.all([
      import("../local/backend"),
      import("../local/save"),
    ]);
    const local = new LocalBackend(this.modules);
    saveRecords(local, onDevice);
    return local;
  }
}

export const device = new Device();
