import type { View } from "../../lib/types";
import type { Board } from "../types";
import Filantes from "./Filantes.svelte";
import { row } from "./geometry";
import type { Position } from "./position";
import { quiet } from "./quiet";
import { word } from "./words";

const STAR = "M8 1l2.100 4.600 5 .500-3.800 3.300 1.100 4.900L8 11.700l-4.400 2.600 1.100-4.900L.900 6.100l5-.500z";
const HEXAGON = "M8 1.500l5.600 3.250v6.500L8 14.500l-5.600-3.250v-6.500z";
const FLAG = "M4 15V1.500l9 3-9 3.500";

const home = (view: View, seat: number): number => {
  const { pieces, side } = (view.position as Position).seats[seat]!;
  const arrival = new Set(side ? row(side, true) : []);
  return pieces.filter(({ cell }) => cell && arrival.has(cell)).length;
};

export const board: Board = {
  component: Filantes,
  quiet,
  facts(view, seat, _texts, language) {
    const position = view.position as Position;
    const mine = position.seats[seat];
    if (!mine) return [];
    const off = mine.pieces.filter(({ cell }) => cell === null).length;
    if (position.mode === "race") {
      const facts = [{ label: word(language, "home"), value: `${home(view, seat)}/${mine.pieces.length}`, icon: FLAG }];
      return off ? [...facts, { label: word(language, "waiting"), value: String(off), icon: HEXAGON }] : facts;
    }
    return [
      { label: word(language, "score"), value: `${mine.score}/${position.target ?? 0}`, icon: STAR },
      { label: word(language, "reserve"), value: off, icon: HEXAGON },
    ];
  },
  sheet(view, _events, _texts, language) {
    const position = view.position as Position;
    const race = position.mode === "race";
    const values = position.seats.map((seat, i) => (race ? home(view, i) : seat.score));
    return [{ label: word(language, race ? "home" : "score"), values }];
  },
};
