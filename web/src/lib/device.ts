/**
 * Tables on this device where there is a server, too: what is asked about them goes to a worker in this browser (`local/own.ts`, fetched
 * when it is needed), everything else to the server. Their ids begin with a mark that no table of a server has.
 */

import type { GameInfo } from "../api/answers";
import type { NewTable } from "../api/requests";
import type { OwnTables } from "../local/own";
import type { Backend, Method } from "./backend";
import { http } from "./http";
import { laterTransport, type Transport } from "./live/transport";
import { MARK } from "./mark";
import { Problem } from "./problem";
import { reach } from "./reach.svelte";
import { SITE } from "./site";

export type Where = "device" | "server";

/** Whether a table is on this device although there is a server. */
export const onDevice = (table: string): boolean => !SITE && table.startsWith(MARK);

/** Whether this browser has had tables of its own. */
export const OWN = "asterism.device";
export const hasOwnTables = (): boolean => !SITE && localStorage.getItem(OWN) !== null;

/** Whether a game can be played on this device: its rules are compiled for browsers, and this one runs them. */
export const playsHere = (game: Pick<GameInfo, "module"> | null): boolean =>
  SITE || (!!game?.module && typeof WebAssembly === "object");

/** Whether nobody but this person, those at their screen and bots is needed. */
export const isSolo = ({ seats, clock, rated, position }: NewTable): boolean =>
  !clock && !rated && !position && !seats?.some(({ kind }) => kind === "open");

/** Requests in which the tables of this device have a part; what they were played as moves to whoever signs in. */
const SHARED = /^GET \/me\/games$|^POST \/(me\/return|passkeys)$/;

/** Requests that this device can answer, too, where the server cannot be reached. */
const ALSO_HERE = /^POST \/((lessons|puzzles)\/[\w-]+\/[\w-]+|positions)$/;

let loading: Promise<OwnTables> | null = null;
/** The tables of this device. */
export function own(): Promise<OwnTables> {
  loading ??= import("../local/own").then(({ OwnTables: Own }) => new Own(http));
  loading.catch(() => (loading = null));
  return loading;
}

/** Ask the server; where it is away, this device; whoever has no answer leaves it to the other. */
async function askEither(method: Method, path: string, body: unknown): Promise<unknown> {
  const here = async (): Promise<unknown> => (await own()).request(method, path, body);
  if (reach.away) return here().catch(() => http.request(method, path, body));
  return http.request(method, path, body).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.code !== "offline") throw error;
    return here().catch(() => {
      throw error;
    });
  });
}

export const device: Backend = {
  async request(method: Method, path: string, body?: unknown): Promise<unknown> {
    if (ALSO_HERE.test(`${method} ${path}`)) return askEither(method, path, body);
    const table = /^\/(?:me\/games|tables)\/(\w+)/.exec(path)?.[1] ?? "";
    const ours = onDevice(table) || (SHARED.test(`${method} ${path}`) && hasOwnTables());
    return (ours ? await own() : http).request(method, path, body);
  },

  transport(table: string, code: string | null): Transport {
    if (!onDevice(table)) return http.transport(table, code);
    return laterTransport(own().then((tables) => tables.transport(table)));
  },
};
