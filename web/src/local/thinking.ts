/** Bots that think in stretches, so that whatever comes meanwhile is heard. */

import type { ActionValue, HintAnswer } from "../api/answers";
import { ASSESS_SHARE } from "../api/grades";
import { LevelBot, type Match } from "../wasm/index.js";
import { botSeed, type Platform } from "./platform";

const BEST = 8;
/** The longest that a level thinks, as on a server; on most machines it has done its simulations long before. */
const LONGEST = 1000;
/** The longest that one action is looked at: somebody waits with a move in hand. */
const LONGEST_LOOK = 600;
/** The most nodes of a bot's tree; a phone gives a page less memory than a server has. */
const CAPACITY = 1 << 21;
/** After this many milliseconds messages are let in. */
const STRETCH = 30;

export const newBot = (platform: Platform, match: Match, level: number, character = "even"): LevelBot =>
  new LevelBot(match, { level, character, seed: botSeed(platform), capacity: CAPACITY });

/** The bot's choice; null when `unwanted` meanwhile. */
export async function chosen(
  platform: Platform,
  bot: LevelBot,
  match: Match,
  unwanted: () => boolean,
  longest = LONGEST,
): Promise<number | null> {
  const began = platform.milliseconds();
  let rested = began;
  let action: number | null = null;
  for (action of bot.think(match)) {
    const now = platform.milliseconds();
    if (now - began > longest) break;
    if (now - rested > STRETCH) {
      await platform.rest();
      rested = platform.milliseconds();
      if (unwanted()) return null;
    }
  }
  return action;
}

/** A fresh bot's choice and what it found; no analysis where there was nothing to choose. */
export async function hintFor(
  platform: Platform,
  match: Match,
  level: number,
): Promise<Pick<HintAnswer, "action" | "notation" | "analysis">> {
  const then = match.branch();
  const began = platform.milliseconds();
  const bot = newBot(platform, then, level);
  const action = (await chosen(platform, bot, then, () => false)) ?? 0;
  const seconds = (platform.milliseconds() - began) / 1000;
  const analysis = then.legal().length > 1 ? bot.search.analysis(seconds) : null;
  return { action, notation: then.notation(action), analysis };
}

/** What an action is worth to the seat that decides, by what it knows: found by a search that begins with it. */
export async function assessed(platform: Platform, match: Match, action: number): Promise<ActionValue> {
  const then = match.branch();
  const legal = then.legal();
  const bot = new LevelBot(then, { level: BEST, seed: then.ply, share: ASSESS_SHARE, capacity: CAPACITY });
  bot.search.setRoot(then.state, then.seat!, then.ply);
  bot.search.restrict(action, legal.length);
  if (legal.length > 1) await chosen(platform, bot, then, () => false, LONGEST_LOOK);
  return bot.search.actions().find((one) => one.action === action)!;
}
