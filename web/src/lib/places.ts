/** What the paths of the page stand for. */

/** A screen, and what it shows; `game`: whether that is a game. */
export interface Place {
  screen: string;
  id: string;
  game?: boolean;
}

/** Screens that show nothing in particular, or (true) a game if the path names one. */
const PLAIN = new Map([
  ["", false],
  ["lobby", false],
  ["seek", true],
  ["games", false],
  ["settings", false],
  ["about", false],
  ["host", false],
  ["open", false],
  ["new", true],
  ["rules", true],
  ["learn", true],
  ["puzzles", true],
  ["ratings", true],
]);

/** The place of a path, by its parts; null: there is none. A word alone may also be the screen of a game. */
export function placeOf([screen = "", id = "", more = "", ...rest]: string[]): Place | null {
  if (rest.length) return null;
  if (screen === "t" && id) return !more ? { screen, id } : more === "replay" ? { screen: more, id } : null;
  if (screen === "learn" && more) return { screen: "lesson", id, game: true };
  if (screen === "puzzles" && more) return { screen: "puzzle", id, game: true };
  if (screen === "rules" && more === "summary") return { screen, id, game: true };
  if (more) return null;
  if (screen === "players") return id ? { screen, id } : null;
  const ofGame = PLAIN.get(screen);
  if (id) return ofGame ? { screen, id, game: true } : null;
  return ["t", "replay", "lesson", "puzzle"].includes(screen) ? null : { screen, id };
}
