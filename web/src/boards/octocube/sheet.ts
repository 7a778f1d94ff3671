/** The score sheet. How coins and majorities were counted is told by the last events only. */

import type { GameEvent, GameTexts, Language, View } from "../../lib/types";
import type { ScoreLine } from "../types";
import type { Position } from "./position";
import { word } from "./words";

export function sheet(view: View, events: GameEvent[], texts: GameTexts, language: Language): ScoreLine[] {
  const { seats, mode } = view.position as Position;
  const total = view.result?.points ?? seats.map(() => 0);
  const coins = seats.map((seat) => seat.coins);
  if (mode === "kids") {
    return [
      { label: word(language, "coins"), values: coins },
      { label: word(language, "filled"), values: total },
    ];
  }
  const sets = seats.map(({ points }) => points ?? 0);
  const lines = new Map<string, number[]>();
  const add = (label: string, { seat, points }: GameEvent): void => {
    const values = lines.get(label) ?? seats.map(() => 0);
    values[seat as number]! += points as number;
    lines.set(label, values);
  };
  for (const event of events) {
    const what = String(event["category"] ?? "");
    if (event.type === "coins") add(word(language, "coins"), event);
    if (event.type === "majority") add(word(language, "majority", { what: texts.words[what] ?? what }), event);
  }
  return [
    { label: word(language, "sets"), values: sets },
    ...[...lines].map(([label, values]) => ({ label, values })),
    { label: word(language, "total"), values: total },
  ];
}
