/** How decisions are graded by the chance they give away (`GRADES` of bots/analysis.py). */

import type { Moment } from "../api/answers";

export type Grade = Moment["grade"];

/** Each grade with the cost below which a decision earns it; what costs nothing is best, and what costs more a blunder. */
const GRADES: [number, Grade][] = [
  [0.05, "good"],
  [0.1, "inaccuracy"],
  [0.2, "mistake"],
];

export const gradeOf = (cost: number): Grade =>
  cost <= 0 ? "best" : (GRADES.find(([limit]) => cost < limit)?.[1] ?? "blunder");
