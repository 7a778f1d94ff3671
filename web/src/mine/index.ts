/** What a returning guest has running: asked for again and again, and a warning where a clock runs. */

export { default as ClockWarning } from "./ClockWarning.svelte";
export { askForTurns } from "./turns";
