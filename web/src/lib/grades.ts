/** How decisions are graded by the chance they give away. */

import type { Moment } from "../api/answers";
import { GRADES } from "../api/grades";

export type Grade = Moment["grade"];

export const gradeOf = (cost: number): Grade =>
  cost <= 0 ? "best" : (GRADES.find(([limit]) => cost < limit)?.[1] ?? "blunder");
