/** The tables of this device beside those of a server: made, listed with the server's games, and moved there. */

import type { Games, MyGame, MyGames, TableAnswer } from "../api/answers";
import type { MovedGame, NewTable } from "../api/requests";
import { app } from "../lib/app.svelte";
import type { Backend, Method } from "../lib/backend";
import { onDevice, OWN } from "../lib/device";
import type { Transport } from "../lib/live/transport";
import { inOrder } from "../lib/order";
import type { LocalBackend } from "./backend";
import type { RecordBranch } from "./creation";

export class OwnTables {
  private local: Promise<LocalBackend> | null = null;

  constructor(private readonly server: Backend) {}

  async request(method: Method, path: string, body?: unknown): Promise<unknown> {
    if (path === "/me/games") return this.games();
    if (path !== "/me/return" && path !== "/passkeys") return (await this.backend()).request(method, path, body);
    const answer = await this.server.request(method, path, body);
    await this.moveAll().catch(() => {}); // what could not move is listed, and can be moved later
    return answer;
  }

  async transport(table: string): Promise<Transport> {
    return (await this.backend()).transport(table);
  }

  /** A new table on this device. */
  async newTable(wish: NewTable): Promise<TableAnswer> {
    return this.made("/tables", wish);
  }

  /** A table on this device that goes on from a finished game of the server, of which `record` is the address. */
  async branch(record: string, wish: Omit<RecordBranch, "record">): Promise<TableAnswer> {
    const answer = await fetch(record);
    if (!answer.ok) throw new Error(`${record}: ${answer.status}`);
    return this.made("/records/branch", { ...wish, record: await answer.text() });
  }

  private async made(path: string, wish: unknown): Promise<TableAnswer> {
    const answer = (await (await this.backend()).request("POST", path, wish)) as TableAnswer;
    localStorage.setItem(OWN, "1");
    app.keep();
    return answer;
  }

  /** Move a game to the server; its new id there. */
  async move(id: string): Promise<string> {
    const local = await this.backend();
    const game = (await local.request("GET", `/tables/${id}/moving`)) as MovedGame;
    const { table } = (await this.server.request("POST", "/me/games", game)) as TableAnswer;
    await local.request("DELETE", `/me/games/${id}`);
    return table.id;
  }

  /** Move all games to the server, the oldest first; what fails stays here, and says why. */
  async moveAll(): Promise<void> {
    for (const { table } of (await this.ownGames()).reverse()) await this.move(table);
  }

  private async ownGames(): Promise<MyGame[]> {
    return ((await (await this.backend()).request("GET", "/me/games")) as MyGames).games;
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

  private backend(): Promise<LocalBackend> {
    this.local ??= this.start();
    this.local.catch(() => (this.local = null));
    return this.local;
  }

  private async start(): Promise<LocalBackend> {
    const { games } = (await this.server.request("GET", "/games")) as Games;
    const known = games.flatMap(({ id, module }) => (module ? [[id, `/api/games/${id}/${module}.wasm`] as const] : []));
    const [{ LocalBackend: Local }, { saveRecords }] = await Promise.all([import("./backend"), import("./save")]);
    const local = new Local(Object.fromEntries(known));
    saveRecords(local, onDevice);
    return local;
  }
}
