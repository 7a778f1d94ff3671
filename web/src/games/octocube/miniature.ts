export { default as component } from "./Octocube.svelte";
export { reduce } from "./reduce";
