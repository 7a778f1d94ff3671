import type { Board, Fact } from "../board";
import Play from "./Play.svelte";
import type { Position } from "./position";
import { quiet } from "./quiet";
import { tilesOn } from "./scene";
import { sheet, standing } from "./sheet";
import { word } from "./words";

const STAR = "M8 1l2.100 4.600 5 .500-3.800 3.300 1.100 4.900L8 11.700l-4.400 2.600 1.100-4.900L.900 6.100l5-.500z";
const COIN = "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zM8 3.500a4.500 4.500 0 1 1 0 9a4.500 4.500 0 0 1 0-9z";
const CUBE = "M8 1l6.200 3.500v7L8 15l-6.200-3.500v-7zM3.800 5.600v4.800L7 12.200V7.400z";
const BOARD = "M1.500 2.500h13v11h-13zM3 4v3.200h4V4zM9 4v3.200h4V4zM3 8.800V12h4V8.800zM9 8.800V12h4V8.800z";

export const board: Board = {
  component: Play,
  quiet,
  sheet,
  standing,
  facts(view, seat) {
    const { mode, seats } = view.position as Position;
    const mine = seats[seat];
    if (!mine) return [];
    const coins: Fact = { label: word("coins"), value: mine.coins, icon: COIN };
    const cube: Fact = {
      label: word(mine.cell ? "cube-tiles" : "ashore"),
      value: tilesOn(mine.cube),
      icon: CUBE,
    };
    if (mode === "kids") {
      const filled = mine.spaces.filter(Boolean).length;
      return [{ label: word("filled"), value: `${filled}/${mine.spaces.length}`, icon: BOARD }, coins, cube];
    }
    const objects = Object.values(mine.board).reduce((sum, count) => sum + count, 0);
    return [
      { label: word("points"), value: mine.points ?? "?", icon: STAR },
      coins,
      { label: word("objects"), value: objects, icon: BOARD },
      cube,
    ];
  },
};
