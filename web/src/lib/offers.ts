/** What people ask each other and say quickly, and the texts for it. */

import type { OpenOffer } from "../api/answers";
import type { NewReport, React } from "../api/requests";

export type Reaction = React["reaction"];

export const REACTIONS = {
  hello: "react-hello",
  "good-luck": "react-good-luck",
  "well-played": "react-well-played",
  thanks: "react-thanks",
  oops: "react-oops",
  "good-game": "react-good-game",
} as const satisfies Record<Reaction, string>;

export const OFFERS = {
  takeback: "offer-takeback",
  draw: "offer-draw",
  rematch: "offer-rematch",
} as const satisfies Record<OpenOffer["kind"], string>;

export type Reason = NewReport["reason"];

/** Why somebody is reported to the host. */
export const REASONS = {
  chat: "report-chat",
  name: "report-name",
  stalling: "report-stalling",
  cheating: "report-cheating",
} as const satisfies Record<Reason, string>;

export const keysOf = <K extends string>(texts: Record<K, string>): K[] => Object.keys(texts) as K[];
