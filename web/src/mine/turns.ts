import type { MyGames } from "../api/answers";
import { get } from "../lib/api";
import { mine } from "../lib/mine.svelte";
import { words } from "./words";

const ASK_AGAIN = 10_000;

async function ask(): Promise<void> {
  const { games } = await get<MyGames>("/me/turns");
  if (games.length) await words.load();
  [mine.turns, mine.heard] = [games, performance.now()];
}

/** Ask now and then whose turn it is, while the page is seen; returns what ends it. */
export function askForTurns(): () => void {
  const look = (): void => void (document.hidden || ask().catch(() => {}));
  look();
  const timer = setInterval(look, ASK_AGAIN);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    mine.turns = [];
  };
}
