import type { Seek, SeekAnswer } from "../api/answers";
import type { NewSeek } from "../api/requests";
import { get, post, remove } from "../lib/api";
import { seeking } from "../lib/seeking.svelte";
import { words } from "./words";

const ASK_AGAIN = 3000;

async function hear(answer: Promise<SeekAnswer>): Promise<Seek | null> {
  const { seek } = await answer;
  if (seek) await words.load();
  [seeking.now, seeking.heard] = [seek, performance.now()];
  return seek;
}

export const look = (wish: NewSeek): Promise<Seek | null> => hear(post<SeekAnswer>("/me/seek", wish));
/** Look no longer; or, once there is a table: we know of it. */
export const stopLooking = (): Promise<Seek | null> => hear(remove<SeekAnswer>("/me/seek"));

/**
 * Ask now, when the page is seen again, and while we look for a game every few seconds: asking is how the server knows that
 * we are here, so a page in the background asks, too.
 */
export function askForSeek(): () => void {
  const ask = (): void => void hear(get<SeekAnswer>("/me/seek")).catch(() => {});
  const again = (): void => void (seeking.now && ask());
  const seen = (): void => void (document.hidden || ask());
  const timer = setInterval(again, ASK_AGAIN);
  document.addEventListener("visibilitychange", seen);
  ask();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
    seeking.now = null;
  };
}
