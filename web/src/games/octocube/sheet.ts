/** The score sheet, and the numbers of tiles that majorities are counted by. */

import type { GameEvent, View } from "../../api/answers";
import type { GameTexts } from "../../lib/texts";
import type { ScoreLine, Standing } from "../board";
import { COLOURS, KINDS, partsOf, type Position, type SeatPosition } from "./position";
import { tilesOn } from "./scene";
import { word } from "./words";

/** How many tiles of a colour or kind a player board holds. */
const held = ({ board }: SeatPosition, category: string): number =>
  Object.entries(board).reduce((sum, [tile, count]) => {
    const { colour, kind } = partsOf(tile);
    return sum + (colour === category || kind === category ? count : 0);
  }, 0);

export function standing(view: View, texts: GameTexts): Standing {
  const { seats, mode, reserve } = view.position as Position;
  const cube = { label: word("cube-tiles"), values: seats.map((seat) => tilesOn(seat.cube)) };
  const coins = { label: word("coins"), values: seats.map((seat) => seat.coins) };
  if (mode === "kids") {
    const filled = seats.map(({ spaces }) => spaces.filter(Boolean).length);
    return {
      aim: word("kids-goal"),
      notes: [word("kids-spaces")],
      lines: [cube, coins, { label: word("filled"), values: filled }],
    };
  }
  const majorities = [...COLOURS, ...KINDS].map((category) => ({
    label: word("majority", { what: texts.words[category] ?? category }),
    values: seats.map((seat) => held(seat, category)),
    leads: true,
  }));
  // Hidden points are shown at the end.
  const open = seats.every(({ points }) => points !== null);
  const points = { label: word("sets"), values: seats.map(({ points: own }) => own ?? 0) };
  return {
    aim: word("aim"),
    left: word("left", { tiles: reserve.length }),
    notes: [
      word("reserve-left", { tiles: reserve.length }),
      word("table-sets"),
      word("table-coins"),
      word("table-colours"),
      word("table-kinds"),
    ],
    lines: [...majorities, cube, coins, ...(open ? [points] : [])],
  };
}

export function sheet(view: View, events: GameEvent[], texts: GameTexts): ScoreLine[] {
  const { seats, mode } = view.position as Position;
  const total = view.result?.points ?? seats.map(() => 0);
  const coins = seats.map((seat) => seat.coins);
  if (mode === "kids") {
    return [
      { label: word("coins"), values: coins },
      { label: word("filled"), values: total },
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
    if (event.type === "coins") add(word("coins"), event);
    if (event.type === "majority") add(word("majority", { what: texts.words[what] ?? what }), event);
  }
  return [
    { label: word("sets"), values: sets },
    ...[...lines].map(([label, values]) => ({ label, values })),
    { label: word("total"), values: total },
  ];
}
