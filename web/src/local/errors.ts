/** Why a local table does not do what was asked; nothing was changed. The codes are those of a server. */

import type { ErrorDetails } from "../api/answers";
import { RulesError } from "../wasm/index.js";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

export const isRefusal = (error: unknown): boolean => error instanceof Refusal || error instanceof RulesError;

/** What was refused, without its message: the page has the words. Anything that is not a refusal is thrown on. */
export function detailsOf(error: unknown): ErrorDetails {
  if (error instanceof Refusal) return { type: "Refusal", code: error.code, message: "", params: error.params };
  if (error instanceof RulesError) {
    return { type: error.name, code: "OptionError", message: "", params: { detail: error.message } };
  }
  throw error;
}
