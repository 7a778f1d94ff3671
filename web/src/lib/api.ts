/** Requests to the server. Every refusal becomes a `Problem` whose message is already in the reader's language. */

import type { ApiProblem } from "./types";

export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly params: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  const language = document.documentElement.lang;
  let payload: string | undefined;
  if (typeof body === "string") {
    headers["content-type"] = "text/plain";
    payload = body;
  } else if (body !== undefined) {
    headers["content-type"] = "application/json";
    payload = JSON.stringify(body);
  }
  const url = `/api${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
  const response = await fetch(url, { method, headers, body: payload ?? null }).catch(() => {
    throw new Problem("offline", "");
  });
  const answer = (await response.json().catch(() => null)) as (T & { error?: ApiProblem }) | null;
  if (response.ok && answer !== null) return answer;
  const error = answer?.error;
  throw new Problem(error?.code ?? "offline", error?.message ?? "", error?.params);
}

export const get = <T>(path: string): Promise<T> => request("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => request("POST", path, body);
export const remove = <T>(path: string): Promise<T> => request("DELETE", path);
