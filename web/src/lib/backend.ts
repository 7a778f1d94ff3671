/**
 * What answers the page: the server it came from, or something else that answers the requests of docs/api.md, such as a
 * worker in this browser. Screens ask through `api.ts` and never know which it is.
 */

import type { Transport } from "./live/transport";

export type Method = "GET" | "POST" | "DELETE";

export interface Backend {
  /** The answer to a request; `path` is that of docs/api.md without `/api`. A refusal rejects with a `Problem`. */
  request(method: Method, path: string, body?: unknown): Promise<unknown>;
  /** The transport to a table; `code` is the invitation to a private one. */
  transport(table: string, code: string | null): Transport;
}
