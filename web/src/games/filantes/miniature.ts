export { default as component } from "./Filantes.svelte";
export { reduce } from "./reduce";
