/** The backend behind HTTP and WebSockets: the server that sent the page. */

import type { Backend, Method } from "./backend";
import { laterTransport, type Transport } from "./live/transport";
import { Problem } from "./problem";
import { reach } from "./reach.svelte";
import type { ErrorDetails } from "../api/answers";

/** The version of the live protocol that this page speaks (docs/api.md). */
const PROTOCOL = 2;

/** Whether the server, and not only a proxy before it, answers. */
const probe = (): Promise<boolean> =>
  fetch("/api/me", { cache: "no-store" })
    .then((response) => response.json())
    .then(
      () => true,
      () => false,
    );

function offline(): Problem {
  reach.lost(probe);
  return new Problem("offline", "");
}

async function request(method: Method, path: string, body?: unknown): Promise<unknown> {
  const headers: Record<string, string> = {};
  let payload: string | undefined;
  if (typeof body === "string") {
    headers["content-type"] = "text/plain";
    payload = body;
  } else if (body !== undefined) {
    headers["content-type"] = "application/json";
    payload = JSON.stringify(body);
  }
  const { losses } = reach;
  const url = `/api${path}${path.includes("?") ? "&" : "?"}lang=${document.documentElement.lang}`;
  const response = await fetch(url, { method, headers, body: payload ?? null }).catch(() => {
    throw offline();
  });
  const answer = (await response.json().catch(() => null)) as { error?: ErrorDetails } | null;
  if (answer === null || (!response.ok && !answer.error)) throw offline();
  // The service worker marks what the server said before, where it says nothing now.
  if (response.headers.has("x-kept")) reach.lost(probe);
  else reach.found(losses);
  if (answer.error) throw new Problem(answer.error.code, answer.error.message, answer.error.params);
  return answer;
}

/** What a table needs beside its screen, which waits for it. */
export const loadSockets = () => import("./live/socket");

async function connected(table: string, code: string | null): Promise<Transport> {
  const { refusedTransport, SocketTransport } = await loadSockets();
  if (!table) return refusedTransport("no-table");
  return new SocketTransport((since) => {
    const url = new URL(`/api/tables/${encodeURIComponent(table)}/live`, window.location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    url.searchParams.set("protocol", String(PROTOCOL));
    url.searchParams.set("since", String(since));
    url.searchParams.set("lang", document.documentElement.lang);
    if (code) url.searchParams.set("code", code);
    return url.href;
  });
}

const transport = (table: string, code: string | null): Transport => laterTransport(connected(table, code));

export const http: Backend = { request, transport };
