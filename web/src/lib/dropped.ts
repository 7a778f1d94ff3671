import { t } from "./i18n.svelte";
import type { Dropped } from "./live/reducer";

const SINCE = { over: "since-over", "taken-back": "since-taken-back" } as const;

/** What changed while a move waited for the connection. */
export function sayDropped({ notation, why, decisions }: Dropped): string {
  const since = why === "gone-on" ? t("since-decided", { decisions }) : t(SINCE[why]);
  return `${t("move-dropped", { move: notation ?? "" })} ${since}`;
}
