/** Looking for a game: shown on every screen, and asked for again and again while it lasts. */

export { default as SeekBar } from "./SeekBar.svelte";
export { askForSeek } from "./asking";
