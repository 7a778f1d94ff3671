/** The quick reactions; what they say is in the texts of the page. */

import type { React } from "../api/requests";

export type Reaction = React["reaction"];

export const REACTIONS: readonly Reaction[] = ["hello", "good-luck", "well-played", "thanks", "oops", "good-game"];
