import type { View } from "../../src/api/answers";

/** The view of two players' game in which the first decides. */
export const viewOf = (game: string, position: object): View => ({
  game,
  players: 2,
  options: {},
  viewer: 0,
  ply: 0,
  points: null,
  seat: 0,
  prompt: "action",
  result: null,
  position,
});
