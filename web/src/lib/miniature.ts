/** The short bot games of the home page. */

import { gameOf } from "../games";
import type { Step } from "../games/board";
import { get } from "./api";
import { stepsOf, type Reduce } from "./projection";
import type { Miniature, MiniatureEvents, View } from "../api/answers";

interface Played {
  start: View;
  plies: Step[];
}

/** Of games that the page can tell by their events these are asked for, of others every view. */
export async function miniatureOf(id: string): Promise<Played> {
  const picture = gameOf(id)?.picture;
  if (!picture) return get<Miniature>(`/games/${id}/miniature`);
  const asked = get<MiniatureEvents>(`/games/${id}/miniature/events`);
  const [{ start, plies }, { reduce }] = await Promise.all([asked, picture()]);
  return { start, plies: stepsOf(start, plies, reduce as Reduce) };
}
