/** The board of every game that has no folder here: the position as text and tables, the moves as buttons. */

import { t } from "../lib/i18n.svelte";
import PlainBoard from "../parts/PlainBoard.svelte";
import type { Board } from "./board";

export const board: Board = {
  component: PlainBoard,
  quiet: new Set(),
  stats: () => [],
  sheet: (view) => [{ label: t("points"), values: view.result?.points ?? [] }],
};
