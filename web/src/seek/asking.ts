import type { Seek, SeekAnswer } from "../api/answers";
import type { NewSeek } from "../api/requests";
import { get, post, remove } from "../lib/api";
import { seeking } from "../lib/seeking.svelte";
import { words } from "./words";

const ASK_AGAIN = 3000;

/** Counts when a change of ours is sent, and when it is answered. */
let changes = 0;

async function hear({ seek }: SeekAnswer): Promise<Seek | null> {
  if (seek) await words.load();
  [seeking.now, seeking.heard] = [seek, performance.now()];
  return seek;
}

async function change(answer: Promise<SeekAnswer>): Promise<Seek | null> {
  changes++;
  try {
    return await hear(await answer);
  } finally {
    changes++;
  }
}

/** What the server says of a time before our own change is old, also where it comes after it. */
async function ask(): Promise<void> {
  const before = changes;
  const answer = await get<SeekAnswer>("/me/seek");
  if (changes === before) await hear(answer);
}

export const look = (wish: NewSeek): Promise<Seek | null> => change(post<SeekAnswer>("/me/seek", wish));
/** Stop seeking; or, once there is a table, acknowledge it. */
export const stopLooking = (): Promise<Seek | null> => change(remove<SeekAnswer>("/me/seek"));

/**
 * Ask now, when the page is seen again, and while we look for a game every few seconds: asking is how the server knows that
 * we are here, so a page in the background asks, too.
 */
export function askForSeek(): () => void {
  const tryToAsk = (): void => void ask().catch(() => {});
  const again = (): void => void (seeking.now && tryToAsk());
  const seen = (): void => void (document.hidden || tryToAsk());
  const timer = setInterval(again, ASK_AGAIN);
  document.addEventListener("visibilitychange", seen);
  tryToAsk();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
    seeking.now = null;
  };
}
