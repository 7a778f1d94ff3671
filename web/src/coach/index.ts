export { Coach } from "./coach.svelte";
export { default as CoachLine } from "./CoachLine.svelte";
