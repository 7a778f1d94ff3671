/** A finished game that is looked at: forwards as a film, by going anywhere, and by trying other moves. */

import type { Replay, Review, TriedVariation, View } from "../api/answers";
import type { Variation as Asked } from "../api/requests";
import { projectionOf } from "../lib/projection";
import { settings } from "../lib/settings.svelte";
import { Stage } from "../lib/stage.svelte";
import { cellsOf } from "../lib/trace";
import { Explorer } from "./explorer.svelte";
import { GameReview, type Judgement } from "./review.svelte";
import { Variations, type Line } from "./variations.svelte";

const PAUSE = 500;
/** After this many milliseconds at a ply it is asked what could be done there. */
const LOOK = 250;

/** How it is asked of the backend. */
export interface Source {
  replay(seat: string, since: number): Promise<Replay>;
  review(depth: number): Promise<Review>;
  variation(asked: Asked): Promise<TriedVariation>;
}

export class Film {
  readonly stage = new Stage({ motion: settings, ended: () => this.rest() });
  readonly review: GameReview;
  readonly variations: Variations;
  readonly explorer: Explorer;

  private replay = $state.raw<Replay | null>(null);
  /** How it is seen: `truth`, `spectator`, or a seat. */
  seeAs = $state("truth");
  ply = $state(0);
  playing = $state(false);
  /** Whether something is hidden in this game. */
  secrets = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts where one stood: each time it is asked anew what could be done there. */
  private stood = $state(0);

  readonly frames = $derived(this.replay?.frames ?? []);
  readonly plies = $derived(this.replay?.plies ?? 0);
  private readonly still = $derived(!this.playing && !this.stage.busy && this.replay !== null);
  /** What the decision here is worth, unless it is to be found out. */
  readonly judged: Judgement | undefined = $derived.by(() =>
    this.still && !this.explorer.line && !this.explorer.retry ? this.review.judgements[this.ply] : undefined,
  );
  /** What the deciding seat may do here, where it is seen with its eyes. */
  readonly legal = $derived.by(() => {
    const [{ view }, { tried }] = [this.stage, this.explorer];
    const sees = !this.secrets || this.seeAs === "truth" || this.seeAs === String(view?.seat);
    return this.still && sees && tried && tried.view.ply === view?.ply ? tried.legal : [];
  });
  /** The better move, among them. */
  readonly hint: number | null = $derived(
    this.legal.find(({ notation }) => notation === this.judged?.best.notation)?.action ?? null,
  );

  constructor(
    table: string,
    ply: number,
    private readonly source: Source,
  ) {
    this.ply = ply;
    this.review = new GameReview(source.review);
    this.variations = new Variations(table);
    this.explorer = new Explorer(source.variation, this.variations, this.review);
  }

  /** Fetch the game as it is seen now. */
  async load(): Promise<void> {
    const { seeAs } = this;
    const whole = await this.source.replay(seeAs, 0);
    while (whole.frames.length < whole.plies)
      whole.frames.push(...(await this.source.replay(seeAs, whole.frames.length)).frames);
    if (seeAs !== this.seeAs) return;
    this.replay = whole;
    this.go(this.ply);
  }

  /** Where one stands for a moment, one may play; returns how to call it off. */
  look(): (() => void) | undefined {
    if (!this.stood || !this.still || this.explorer.line) return undefined;
    const [ply, seat] = [this.ply, this.seeAs];
    const wait = setTimeout(() => void this.explorer.look(ply, seat), LOOK);
    return () => clearTimeout(wait);
  }

  end(): void {
    clearTimeout(this.timer);
    this.stage.end();
  }

  private rest(): void {
    if (this.playing) this.timer = setTimeout(() => this.forward(), PAUSE);
  }

  /** Who sees all sits where the decision is. */
  private seatAt(view: View | null): number | null {
    if (this.seeAs === "truth") return view?.seat ?? null;
    return typeof view?.viewer === "number" ? view.viewer : null;
  }

  private go(to: number): void {
    clearTimeout(this.timer);
    this.explorer.leave();
    this.stood += 1;
    this.ply = Math.max(0, Math.min(to, this.plies));
    const view = this.ply ? (this.frames[this.ply - 1]?.view ?? null) : (this.replay?.start ?? null);
    this.stage.stand(view, this.seatAt(view));
  }

  /** Show the next decision of the game. */
  forward(): void {
    const next = this.frames[this.ply];
    if (!next) {
      this.playing = false;
      return;
    }
    this.go(this.ply);
    this.ply += 1;
    this.show(next);
  }

  private show(frame: Pick<Replay["frames"][number], "events" | "view">): void {
    const seat = this.seatAt(this.stage.view);
    this.stage.show(projectionOf(frame, seat), { view: frame.view, viewpoint: this.seatAt(frame.view) });
  }

  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.timer);
    if (!this.playing) return;
    this.explorer.retry = null;
    if (this.ply === this.plies) this.go(0);
    this.forward();
  }

  /** Go there by hand: the film stops, and so does what was tried. */
  jump = (to: number): void => {
    this.playing = false;
    this.explorer.retry = null;
    this.go(to);
  };

  /** A step back: in a variation along it, then in the game. */
  async back(): Promise<void> {
    const { line } = this.explorer;
    if (line) await this.visit({ ply: line.ply, moves: line.moves.slice(0, -1) });
    else this.jump(this.ply - 1);
  }

  /** Play a move on the board: that of the game leads on in it, any other into a variation. */
  async play(action: number): Promise<void> {
    const chosen = this.legal.find((one) => one.action === action);
    const { explorer, ply } = this;
    if (!chosen) return;
    const own = this.review.found?.moments[ply]?.played ?? this.frames[ply]?.notation;
    if (!explorer.line && !explorer.retry && chosen.notation === own) return this.forward();
    const from = explorer.line ?? { ply, moves: [] };
    const tried = await explorer.play(from, chosen, this.stage.view?.seat ?? 0, this.seeAs);
    const last = tried?.plies.at(-1);
    if (last) this.show(last);
  }

  /** Go to the end of a variation. */
  async visit(line: Line): Promise<void> {
    if (!line.moves.length) return this.jump(line.ply);
    [this.playing, this.ply] = [false, line.ply];
    const tried = await this.explorer.go(line, this.seeAs);
    if (tried) this.stage.stand(tried.view, this.seatAt(tried.view));
  }

  remove(line: Line): void {
    this.variations.remove(line);
    const here = this.explorer.line;
    if (here?.ply === line.ply && line.moves.every((move, i) => here.moves[i] === move)) this.jump(line.ply);
  }

  /** Stand before a costly decision, seeing what its seat saw. */
  retry(moment: Judgement): void {
    this.jump(moment.ply);
    this.explorer.retry = moment;
    if (this.secrets) this.seeAs = String(moment.seat);
  }

  /** Go to the last decision that touched a cell. */
  visitCell(cell: string): void {
    const last = this.frames.slice(0, this.ply).findLastIndex(({ events }) => cellsOf(events).includes(cell));
    if (last >= 0) this.jump(last);
  }
}
