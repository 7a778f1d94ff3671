/** Trying moves in a finished game: where the reader stands beside it, what may be done there, and how it is judged. */

import type { LegalAction, TriedVariation } from "../api/answers";
import type { Variation as Asked } from "../api/requests";
import { judge, type GameReview, type Judgement } from "./review.svelte";
import type { Line, Variations } from "./variations.svelte";

export class Explorer {
  /** The variation in which the reader stands; null: in the game itself. */
  line = $state.raw<Line | null>(null);
  /** What is known of where they stand. */
  tried = $state.raw<TriedVariation | null>(null);
  /** The last move of the line, once it is judged. */
  private moment = $state.raw<TriedVariation["moment"]>(null);
  /** The moment of the game that they try again; its better move is not shown meanwhile. */
  retry = $state.raw<Judgement | null>(null);

  readonly judgement: Judgement | null = $derived.by(() =>
    this.moment ? judge(this.moment, this.review.truth) : null,
  );

  /** Counts what was asked, so that late answers are told from others. */
  private count = 0;

  constructor(
    private readonly ask: (asked: Asked) => Promise<TriedVariation>,
    readonly variations: Variations,
    private readonly review: GameReview,
  ) {}

  /** Be in the game: nothing is known of where one stands until `look`. */
  leave(): void {
    this.count += 1;
    this.line = this.tried = this.moment = null;
  }

  /** Ask what may be done at a ply of the game. */
  async look(ply: number, seat: string): Promise<void> {
    const asked = ++this.count;
    const tried = await this.ask({ ply, seat }).catch(() => null);
    if (asked === this.count) this.tried = tried;
  }

  /** Go to the end of a line; what is there, unless something else was asked for meanwhile. */
  async go(line: Line, seat: string): Promise<TriedVariation | null> {
    const asked = ++this.count;
    const tried = await this.ask({ ...line, seat });
    if (asked !== this.count) return null;
    [this.line, this.tried, this.moment] = [line, tried, null];
    void this.assess(line, seat, asked);
    return tried;
  }

  /** Try a move from where one stands. */
  play(from: Line, { notation, move }: LegalAction, mover: number, seat: string): Promise<TriedVariation | null> {
    this.variations.add(from, { notation, move, seat: mover });
    return this.go({ ply: from.ply, moves: [...from.moves, notation] }, seat);
  }

  private async assess(line: Line, seat: string, asked: number): Promise<void> {
    const found = await this.ask({ ...line, seat, judge: true }).catch(() => null);
    if (!found?.moment) return;
    this.variations.grade(line, found.moment.grade);
    if (asked === this.count) this.moment = found.moment;
  }
}
