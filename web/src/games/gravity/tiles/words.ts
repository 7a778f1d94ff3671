/** The tile editor's words. */

import type { TileFlaw } from "../../../api/gravity";
import type { Problem } from "../../../lib/api";
import { Catalog, type Plain } from "../../../lib/catalog.svelte";
import { columnName } from "../geometry";

type Own = Messages["games/gravity/tiles/locale"];
export type TileWord = Plain<Own>;

export const words = new Catalog<Own>(import.meta.glob("./locale/*.ftl", { import: "default" }));
export const say = words.t;

/** What the server may remark. */
const REMARKS: (keyof Own)[] = [
  "no-door",
  "second-door",
  "door-floor",
  "stars",
  "replays",
  "blank-name",
  "same-name",
  "third-face",
  "tiles",
  "open-row",
  "open-column",
  "lines",
  "sign",
];

/** What the server remarked, in words; its own where we have none. */
export function sayRemark(
  { code, params, detail }: Pick<TileFlaw, "code" | "params" | "detail">,
  limits: Record<string, number>,
): string {
  if (!REMARKS.includes(code as keyof Own)) return detail;
  const wanted = limits[code] ?? "";
  const { floor, column } = params;
  const values = { ...params, wanted, min: limits["min_tiles"] ?? "", max: limits["max_tiles"] ?? "" };
  if (typeof floor === "string") Object.assign(values, { floor: say(floor as TileWord) });
  if (code === "open-column") Object.assign(values, { column: columnName(Number(column) - 1) });
  return words.lookup(code, values);
}

/** Why a file is not taken: its line and face, and the same words as for a drawing; the server's where we have none. */
export function sayRefusal({ message, params }: Problem, limits: Record<string, number>): string {
  const { flaw, face, line, ...rest } = params as Record<string, string | number>;
  if (flaw === undefined) return message;
  const where = [line && `tiles.toml:${line}`, face].filter(Boolean).join(", ");
  return `${where}: ${sayRemark({ code: String(flaw), params: rest, detail: message }, limits)}`;
}
