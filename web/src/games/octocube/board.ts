import type { Board, Stat } from "../board";
import Play from "./Play.svelte";
import type { Position } from "./position";
import { quiet } from "./quiet";
import { tilesOn } from "./scene";
import { sheet, standing } from "./sheet";
import { word } from "./words";

const STAR = "M8 1l2.1 4.6 5 .5-3.8 3.3 1.1 4.9L8 11.7l-4.4 2.6 1.1-4.9L.9 6.1l5-.5z";
const COIN = "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zM8 3.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9z";
const CUBE = "M8 1l6.2 3.5v7L8 15l-6.2-3.5v-7zM3.8 5.6v4.8L7 12.2V7.4z";
const BOARD = "M1.5 2.5h13v11h-13zM3 4v3.2h4V4zM9 4v3.2h4V4zM3 8.8V12h4V8.8zM9 8.8V12h4V8.8z";

export const board: Board = {
  component: Play,
  quiet,
  sheet,
  standing,
  stats(view, seat) {
    const { mode, seats } = view.position as Position;
    const mine = seats[seat];
    if (!mine) return [];
    const coins: Stat = { label: word("coins"), value: mine.coins, icon: COIN };
    const cube: Stat = {
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
