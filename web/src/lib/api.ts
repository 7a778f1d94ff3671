/** How screens ask: every request, and every transport to a table, goes to the backend that is in use. */

import type { Backend } from "./backend";
import { device } from "./device";
import type { Transport } from "./live/transport";

export { Problem } from "./problem";

let backend: Backend = device;

/** Ask another backend from now on. */
export const setBackend = (other: Backend): void => void (backend = other);

export const get = <T>(path: string): Promise<T> => backend.request("GET", path) as Promise<T>;
export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  backend.request("POST", path, body) as Promise<T>;
export const remove = <T>(path: string): Promise<T> => backend.request("DELETE", path) as Promise<T>;
export const transportTo = (table: string, code: string | null): Transport => backend.transport(table, code);
