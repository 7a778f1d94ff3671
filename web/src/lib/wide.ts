import { MediaQuery } from "svelte/reactivity";

/** Whether there is room beside the board; otherwise it has the screen to itself (see parts/TableLayout.svelte). */
export const wide = new MediaQuery("min-width: 900px");
