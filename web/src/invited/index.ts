/** A table that waits for people: what those see who came by its link, and those who sit there already. */

export { default as Invitation } from "./Invitation.svelte";
export { default as WaitingRoom } from "./WaitingRoom.svelte";
