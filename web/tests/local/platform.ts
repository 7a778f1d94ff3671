/** Local tables in Node: the modules and data that tests/local.py wrote, a store in memory, and time that passes at once. */

import type { ServerMessage } from "../../src/api/answers";
import type { ClientMessage } from "../../src/api/requests";
import { LocalHost } from "../../src/local/host";
import { MemoryStore, type Store } from "../../src/local/store";
import type { Platform } from "../../src/local/platform";
import type { Viewer } from "../../src/local/seen";
import { GameModule } from "../../src/wasm/index.js";
import { bytesOf, textOf } from "./files.js";

export const GAMES = ["filantes", "gravity", "octocube"];
export const recorded = <T>(game: string): T => JSON.parse(textOf(`${game}.json`)) as T;
const modules = new Map<string, Promise<GameModule>>();

/** Random bytes from a seed; `first` are given out before. */
function dice(seed: number, first: Uint8Array[]): (bytes: number) => Uint8Array {
  let state = seed >>> 0;
  const given = [...first];
  return (bytes) => {
    const next = given[0]?.length === bytes ? given.shift() : undefined;
    if (next) return next;
    return Uint8Array.from({ length: bytes }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state >>> 24;
    });
  };
}

export function platform(seed = 1, first: Uint8Array[] = [], store: Store = new MemoryStore()): Platform {
  return {
    store,
    module: (game) => {
      const known = modules.get(game) ?? GameModule.load(bytesOf(`data/${game}.wasm`));
      modules.set(game, known);
      return known;
    },
    data: async <T>(path: string) => JSON.parse(textOf(`data/${path}`)) as T,
    now: () => new Date("2026-11-15T12:00:00Z"),
    milliseconds: () => 0,
    rest: () => new Promise((resolve) => setTimeout(resolve)),
    random: dice(seed, first),
  };
}

/** A page at a local table: what it heard, and a way to say something and wait for the answer. */
export class Page implements Viewer {
  curtain: number | null = null;
  heard: ServerMessage[] = [];
  private wake = (): void => {};

  private constructor(
    private readonly host: LocalHost,
    private readonly id: string,
  ) {}

  static async at(host: LocalHost, id: string, since = 0): Promise<Page> {
    const page = new Page(host, id);
    (await host.table(id)).open(page, since);
    return page;
  }

  send(message: ServerMessage): void {
    this.heard.push(structuredClone(message));
    this.wake();
  }

  async say(message: ClientMessage): Promise<void> {
    await (await this.host.table(this.id)).hear(this, message);
  }

  /** The first message from `from` on for which it holds, which may be still to come. */
  async until(holds: (message: ServerMessage) => boolean, from = 0): Promise<ServerMessage> {
    for (let at = from; ; at++) {
      while (at >= this.heard.length) await new Promise<void>((resolve) => (this.wake = resolve));
      if (holds(this.heard[at]!)) return this.heard[at]!;
    }
  }
}
