/** The steps by which each action is chosen. */

import { sameTiles, turned, rotationTo } from "./geometry";
import type { Action, CubeTiles, Face, Move, SeatPosition } from "./position";

/** The cell that a roll or a trade would be about. */
const cellOf = ({ preview }: Action): string => {
  const event = preview.find((event) => event.type === "rolled" || event.type === "traded");
  return event?.cell ?? "";
};

/** Swapping two cells may begin with either. */
export function bothWays(actions: Action[]): Action[] {
  return actions.flatMap((action) => {
    const { move } = action;
    return move.type === "swap"
      ? [action, { ...action, move: { ...move, first: move.second, second: move.first } }]
      : [action];
  });
}

/** The keys of each action; a step that leaves no choice is left out. */
export function pathsOf(actions: Action[], seats: SeatPosition[]): Map<Action, string[]> {
  const count = (wanted: (move: Move) => boolean): number => actions.filter(({ move }) => wanted(move)).length;
  const cells = new Set(actions.map(({ move }) => (move.type === "place" ? move.cell : "")).filter(Boolean));
  const onlyWay = count(({ type }) => type === "place") === cells.size;
  const onlyScore = count(({ type }) => type === "score") === 1;

  const pathOf = (action: Action): string[] => {
    const { move } = action;
    switch (move.type) {
      case "place":
        return onlyWay ? [`cell:${move.cell}`] : [`cell:${move.cell}`, `turn:${move.top}.${move.north}`];
      case "roll":
        return [`cell:${cellOf(action)}`];
      case "pivot":
        return [`pivot:${move.degrees}`];
      case "score":
        return onlyScore ? ["score"] : ["score", `off:${move.faces.join(".")}`];
      case "use":
        return [`use:${move.power}`];
      case "replace":
        return [`board:${move.tile}`];
      case "lift":
      case "fetch":
      case "lay":
        return [`cell:${move.cell}`];
      case "turn":
        return [`turn:${move.top}.${move.north}`];
      case "trade":
        return [`cell:${cellOf(action)}`, `board:${move.tile}`];
      case "switch":
      case "exchange":
        return [`cell:${seats[move.seat]?.cell ?? ""}`];
      case "swap":
        return [`cell:${move.first}`, `cell:${move.second}`];
      case "fit":
        return [`cube:${move.tile}`, `space:${move.space}`];
      case "stack":
        return [`cube:${move.tile}`];
      case "pass":
      case "take":
        return [move.type];
    }
  };
  return new Map(actions.map((action) => [action, pathOf(action)]));
}

/** The offered key that arranges the tiles just so; equal arrangements are offered once. */
export function arrangement(keys: Iterable<string>, tiles: CubeTiles, wanted: CubeTiles): string | null {
  for (const key of keys) {
    const [top, north] = key.replace("turn:", "").split(".") as [Face, Face];
    if (key.startsWith("turn:") && sameTiles(turned(tiles, rotationTo(top, north)), wanted)) return key;
  }
  return null;
}
