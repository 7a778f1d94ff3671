import type { View } from "../../api/answers";
import type { Board, ScoreLine } from "../board";
import Play from "./Play.svelte";
import { COLOURS, type Position, type SeatPosition } from "./position";
import { quiet } from "./quiet";
import { STARS } from "./shapes";
import { word } from "./words";

const STAR = "M8 1l2.1 4.6 5 .5-3.8 3.3 1.1 4.9L8 11.7l-4.4 2.6 1.1-4.9L.9 6.1l5-.5z";
const TOKEN = "M12.5 4.2A6 6 0 1 0 14 8h-2a4 4 0 1 1-1.1-2.7L8.8 7.2H14V2z";
const FACE_UP = "M4 1.5h8v13H4zM6.5 5L8 6.5 9.5 5 8 3.5z";
const FACE_DOWN = "M4 1.5h8v13H4zM5.5 3v10h5V3zM6.5 4h3v8h-3z";
const GOODIE = "M8 1l1.8 5.2L15 8l-5.2 1.8L8 15l-1.8-5.2L1 8l5.2-1.8z";
const CUP =
  "M4 1.5h8v1.5h2.5v2a3 3 0 0 1-2.8 3A4 4 0 0 1 9 10.4v2.1h2.5v2h-7v-2H7v-2.1A4 4 0 0 1 4.3 8a3 3 0 0 1-2.8-3V3H4z";
const OFF = "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zM4.5 7h7v2h-7z";

const starsOf = (seat: SeatPosition): number => Object.values(seat.stars).reduce((sum, n) => sum + n, 0);

/** What a goodie card does. */
const effectOf = (goodie: string): string =>
  goodie === "tile_turn"
    ? word("goodie-tile-turn")
    : goodie === "double_jump"
      ? word("goodie-double-jump")
      : word("goodie-teleport");

const linesOf = (position: Position, points: number[]): ScoreLine[] => [
  ...starLines(position),
  { label: word("tokens"), values: position.seats.map(({ tokens }) => tokens) },
  { label: word("pairs"), values: pairs(position.seats, points) },
  { label: word("total"), values: points },
];

const starLines = ({ seats }: Position): ScoreLine[] =>
  COLOURS.map((colour) => ({
    label: word("stars-of", { colour }),
    values: seats.map(({ stars }) => stars[colour] ?? 0),
    icon: STARS[colour],
  }));

/** What the points hold beyond stars and tokens. */
const pairs = (seats: SeatPosition[], points: number[]): number[] =>
  seats.map((seat, i) => (points[i] ?? 0) - starsOf(seat) - seat.tokens);

export const board: Board = {
  component: Play,
  quiet,
  stats(view: View, seat, texts) {
    const mine = (view.position as Position).seats[seat];
    if (!mine) return [];
    const names = (cards: string[]): string => cards.map((card) => texts.words[card] ?? card).join(", ") || "–";
    return [
      ...(view.points ? [{ label: word("total"), value: view.points[seat] ?? 0, icon: CUP }] : []),
      { label: word("stars"), value: starsOf(mine), icon: STAR },
      { label: word("tokens"), value: mine.tokens, icon: TOKEN },
      { label: word("face-up", { cards: names(mine.face_up) }), value: mine.face_up.length, icon: FACE_UP },
      { label: word("face-down"), value: mine.face_down_count, icon: FACE_DOWN },
      ...(mine.goodies.length
        ? [
            {
              label: `${word("goodies", { cards: names(mine.goodies) })}. ${mine.goodies.map(effectOf).join(". ")}`,
              value: mine.goodies.length,
              icon: GOODIE,
            },
          ]
        : []),
      ...(mine.pawn ? [] : [{ label: word("off"), value: "", icon: OFF }]),
    ];
  },
  standing(view) {
    const position = view.position as Position;
    const { players, points } = view;
    const expert = position.ending === "expert";
    const held = new Set(position.seats.flatMap(({ goodies }) => goodies));
    const left = word("left", { stars: Object.keys(position.stars).length });
    return {
      aim: word("aim"),
      ending: word(expert ? "target" : "ends", { players }),
      left,
      notes: [
        `${word("round", { round: position.round })}. ${left}.`,
        ...(position.last_round ? [word("last-round")] : []),
        ...[...held].map(effectOf),
      ],
      lines: linesOf(position, points ?? position.seats.map(() => 0)),
    };
  },
  sheet(view, _events) {
    const position = view.position as Position;
    const lines = linesOf(position, view.result?.points ?? position.seats.map(() => 0));
    return lines.filter(({ values, icon }) => !icon || values.some(Boolean));
  },
};
