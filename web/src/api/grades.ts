/** How decisions are graded, and when the coach warns (`bots/grades.py`). Generated: do not edit. */

export const GRADES = [[0.05,"good"],[0.1,"inaccuracy"],[0.2,"mistake"]] as const;
export const TURNING_POINT_COST = 0.15 as const;
export const WARNED_GRADES = ["mistake","blunder"] as const;
export const SPREAD = 0.5 as const;
export const ASSESS_SHARE = 0.2 as const;
