/** Random numbers that a seed repeats. */

let state = 1;

/** Begin anew: from ASTERISM_SEED where it is given, else from a text. Returns the seed. */
export function reseed(text: string): number {
  const given = process.env["ASTERISM_SEED"];
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 16777619) >>> 0;
  state = given ? Number(given) >>> 0 : hash;
  return state;
}

/** At least 0, less than 1 (mulberry32). */
export function random(): number {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
