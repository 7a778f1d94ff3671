/** The seal of a deal (docs/fairness.md): its text and hash computed here again, and the hash that this browser saw first. */

import type { Table } from "../api/answers";

export interface Deal {
  salt: string;
  seed: string;
  game: string;
  rules_version?: number;
  players: number;
  options: Record<string, unknown>;
}

const KEY = "asterism.seals";
const KEPT = 200;

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, one]) => [key, sorted(one)]));
}

/** The text whose hash is the seal. */
export const sealedText = ({ salt, seed, game, rules_version = 1, players, options }: Deal): string =>
  [
    `asterism deal ${rules_version === 1 ? 1 : 2}`,
    `salt: ${salt}`,
    `seed: ${seed}`,
    `game: ${game}`,
    ...(rules_version === 1 ? [] : [`rules-version: ${rules_version}`]),
    `players: ${players}`,
    `options: ${JSON.stringify(sorted(options))}`,
  ].join("\n");

/** Its SHA-256; null where the browser does not compute it (pages over plain http, except on this machine). */
export async function sealOf(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The hash of a table as this browser saw it first; it is noted now if the table is new. */
export function firstSeal({ id, seed_hash }: Table): string | null {
  try {
    const seen = JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, string][];
    const known = seen.find(([table]) => table === id);
    if (known || !seed_hash) return known?.[1] ?? null;
    localStorage.setItem(KEY, JSON.stringify([...seen, [id, seed_hash]].slice(-KEPT)));
  } catch {
    // Nothing can be stored in this browser, or something else is stored there.
  }
  return seed_hash;
}
