export { default as component } from "./Gravity.svelte";
export { reduce } from "./reduce";
