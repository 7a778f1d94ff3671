import type { MyGame } from "../api/answers";

/** Games in a server's order: where we are to decide first, the least time left before others; then the running ones; last changed
 * first. */
export function inOrder(games: MyGame[]): MyGame[] {
  const rank = ({ turn, left, status }: MyGame): number[] => [
    Number(!turn),
    Number(left === null),
    left ?? 0,
    Number(status === "over"),
  ];
  return [...games].sort((one, other) => {
    const [mine, theirs] = [rank(one), rank(other)];
    const at = mine.findIndex((value, i) => value !== theirs[i]);
    if (at >= 0) return mine[at]! - theirs[at]!;
    return Date.parse(other.changed) - Date.parse(one.changed);
  });
}
