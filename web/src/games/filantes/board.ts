import type { View } from "../../api/answers";
import type { Board } from "../board";
import { row } from "./geometry";
import Play from "./Play.svelte";
import type { Piece, Position } from "./position";
import { quiet } from "./quiet";
import { word } from "./words";

const STAR = "M8 1l2.1 4.6 5 .5-3.8 3.3 1.1 4.9L8 11.7l-4.4 2.6 1.1-4.9L.9 6.1l5-.5z";
const HEXAGON = "M8 1.5l5.6 3.25v6.5L8 14.5l-5.6-3.25v-6.5z";
const FLAG = "M4 15V1.5l9 3-9 3.5";

const home = (view: View, seat: number): number => {
  const { pieces, side } = (view.position as Position).seats[seat]!;
  const arrival = new Set(side ? row(side, true) : []);
  return pieces.filter(({ cell }) => cell && arrival.has(cell)).length;
};

export const board: Board = {
  component: Play,
  quiet,
  stats(view, seat) {
    const position = view.position as Position;
    const mine = position.seats[seat];
    if (!mine) return [];
    const off = mine.pieces.filter(({ cell }) => cell === null).length;
    if (position.mode === "race") {
      const stats = [{ label: word("home"), value: `${home(view, seat)}/${mine.pieces.length}`, icon: FLAG }];
      return off ? [...stats, { label: word("waiting"), value: String(off), icon: HEXAGON }] : stats;
    }
    return [
      { label: word("score"), value: `${mine.score}/${position.target ?? 0}`, icon: STAR },
      { label: word("reserve"), value: off, icon: HEXAGON },
    ];
  },
  standing(view) {
    const { mode, combat, target, seats } = view.position as Position;
    const counts = (of: (piece: Piece) => boolean): number[] => seats.map(({ pieces }) => pieces.filter(of).length);
    const off = counts(({ cell }) => cell === null);
    const race = mode === "race";
    const lines = [
      { label: word("on-board"), values: counts(({ cell }) => cell !== null) },
      { label: word(race ? "waiting" : "reserve"), values: off },
    ];
    if (!race)
      lines.push({ label: word("sheltered"), values: seats.map(({ newcomer }) => (newcomer === null ? 0 : 1)) });
    const score = view.points ?? seats.map((seat, i) => (race ? home(view, i) : seat.score));
    return {
      aim: race ? word("race") : word("target", { target: target ?? 0 }),
      notes: [word(combat === "clash" ? "clash" : "attack")],
      lines: [...lines, { label: word(race ? "home" : "score"), values: score }],
    };
  },
  sheet(view, _events) {
    const { mode } = view.position as Position;
    return [{ label: word(mode === "race" ? "home" : "score"), values: view.result?.points ?? [] }];
  },
};
