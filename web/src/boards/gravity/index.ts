import type { View } from "../../lib/types";
import type { Board, ScoreLine } from "../types";
import Gravity from "./Gravity.svelte";
import { COLOURS, type Position, type SeatPosition } from "./position";
import { quiet } from "./quiet";
import { STARS } from "./shapes";
import { word } from "./words";

const STAR = "M8 1l2.100 4.600 5 .500-3.800 3.300 1.100 4.900L8 11.700l-4.400 2.600 1.100-4.900L.900 6.100l5-.500z";
const TOKEN = "M12.500 4.200A6 6 0 1 0 14 8h-2a4 4 0 1 1-1.100-2.700L8.800 7.200H14V2z";
const FACE_UP = "M4 1.500h8v13H4zM6.5 5L8 6.5 9.5 5 8 3.5z";
const FACE_DOWN = "M4 1.500h8v13H4zM5.500 3v10h5V3zM6.500 4h3v8h-3z";
const GOODIE = "M8 1l1.800 5.200L15 8l-5.200 1.800L8 15l-1.800-5.200L1 8l5.200-1.800z";
const OFF = "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zM4.500 7h7v2h-7z";

const starsOf = (seat: SeatPosition): number => Object.values(seat.stars).reduce((sum, n) => sum + n, 0);

export const board: Board = {
  component: Gravity,
  quiet,
  facts(view: View, seat, texts, language) {
    const mine = (view.position as Position).seats[seat];
    if (!mine) return [];
    const names = (cards: string[]): string => cards.map((card) => texts.words[card] ?? card).join(", ") || "–";
    return [
      { label: word(language, "stars"), value: starsOf(mine), icon: STAR },
      { label: word(language, "tokens"), value: mine.tokens, icon: TOKEN },
      { label: word(language, "faceUp", { cards: names(mine.face_up) }), value: mine.face_up.length, icon: FACE_UP },
      { label: word(language, "faceDown"), value: mine.face_down_count, icon: FACE_DOWN },
      ...(mine.goodies.length
        ? [
            {
              label: word(language, "goodies", { cards: names(mine.goodies) }),
              value: mine.goodies.length,
              icon: GOODIE,
            },
          ]
        : []),
      ...(mine.pawn ? [] : [{ label: word(language, "off"), value: "", icon: OFF }]),
    ];
  },
  sheet(view, _events, texts, language) {
    const { seats } = view.position as Position;
    const points = view.result?.points ?? seats.map(() => 0);
    const lines: ScoreLine[] = COLOURS.map((colour) => ({
      label: `${word(language, "stars")}: ${texts.words[colour] ?? colour}`,
      values: seats.map(({ stars }) => stars[colour] ?? 0),
      icon: STARS[colour],
    }));
    return [
      ...lines.filter(({ values }) => values.some(Boolean)),
      { label: word(language, "tokens"), values: seats.map(({ tokens }) => tokens) },
      {
        label: word(language, "pairs"),
        values: seats.map((seat, i) => (points[i] ?? 0) - starsOf(seat) - seat.tokens),
      },
      { label: word(language, "total"), values: points },
    ];
  },
};
