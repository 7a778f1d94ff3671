/** `<asterism-board>`: a position or a game on any web page, drawn by the game's own board; docs/embed.md. */

import { mount, unmount } from "svelte";
import type { Board } from "../games/board";
import { Catalog, type Words } from "../lib/catalog.svelte";
import controls from "../controls.css?inline";
import tokens from "../tokens.css?inline";
import Embed from "./Embed.svelte";
import host from "./host.css?inline";
import { Player } from "./player.svelte";
import { fetchReplay, type RecordReader, type Replay } from "./replay";
import { words } from "./words";

const boards = import.meta.glob<{ board: Board }>("../games/*/board.ts");
const catalogs = import.meta.glob<{ words: Words }>("../games/*/words.ts");
const themes = import.meta.glob<string>("../games/*/theme.css", { query: "?inline", import: "default" });

/** The board of a game with its words, and its colours as those of the element. */
async function load(game: string): Promise<{ board: Board; theme: string }> {
  const of = <T>(files: Record<string, () => Promise<T>>, file: string): Promise<T> => {
    const found = files[`../games/${game}/${file}`];
    if (!found) throw new Error(`there is no board for ${game}`);
    return found();
  };
  const [{ board }, catalog, theme] = await Promise.all([
    of(boards, "board.ts"),
    of(catalogs, "words.ts"),
    of(themes, "theme.css"),
  ]);
  await Promise.all([catalog.words.load(), words.load()]);
  return { board, theme: theme.replace(/\[data-game="?[\w-]+"?\]/g, ":host") };
}

export class AsterismBoard extends HTMLElement {
  static readonly observedAttributes = ["src", "ply", "picture"];
  /** Gives the replay of an `.ast` record; without it, `src` must be one. */
  static readRecord: RecordReader | null = null;

  private given: Replay | null = null;
  private player: Player | null = null;
  private drawn: Record<string, unknown> | null = null;
  /** Counts what was begun to be shown, so that what comes late is not. */
  private showing = 0;

  constructor() {
    super();
    this.attachShadow({ mode: "open" });
  }

  /** What is shown; setting it shows another game. */
  get replay(): Replay | null {
    return this.given;
  }

  set replay(replay: Replay | null) {
    this.given = replay;
    if (this.isConnected) void this.show(() => Promise.resolve(replay));
  }

  /** How many decisions are shown. */
  get ply(): number {
    return this.player?.ply ?? (Number(this.getAttribute("ply")) || 0);
  }

  set ply(ply: number) {
    this.setAttribute("ply", String(ply));
  }

  /** Let the game play itself, or stop it. */
  play(): void {
    this.player?.toggle();
  }

  connectedCallback(): void {
    this.begin();
  }

  disconnectedCallback(): void {
    this.clear();
  }

  attributeChangedCallback(name: string): void {
    if (!this.isConnected) return;
    if (name === "ply" && this.player) this.player.go(Number(this.getAttribute("ply")));
    else this.begin();
  }

  private begin(): void {
    const src = this.getAttribute("src");
    void this.show(src ? () => fetchReplay(src, AsterismBoard.readRecord) : () => Promise.resolve(this.given));
  }

  private clear(): void {
    this.showing += 1;
    this.player?.end();
    if (this.drawn) void unmount(this.drawn);
    this.player = this.drawn = null;
    this.shadowRoot?.replaceChildren();
  }

  private async show(find: () => Promise<Replay | null>): Promise<void> {
    this.clear();
    const turn = this.showing;
    const root = this.shadowRoot!;
    try {
      await Catalog.speak((this.closest("[lang]")?.getAttribute("lang") ?? navigator.language).slice(0, 2));
      const replay = await find();
      if (!replay) return;
      const { board, theme } = await load(replay.game);
      if (turn !== this.showing) return;
      this.given = replay;
      this.dress(theme);
      this.player = new Player(replay, Number(this.getAttribute("ply")), (ply) =>
        this.dispatchEvent(new CustomEvent("ply", { detail: ply })),
      );
      const picture = this.hasAttribute("picture");
      this.drawn = mount(Embed, { target: root, props: { board, replay, player: this.player, picture } });
      if (this.hasAttribute("autoplay")) this.player.toggle();
      this.dispatchEvent(new Event("load"));
    } catch (error) {
      if (turn !== this.showing) return;
      const message = document.createElement("p");
      message.role = "alert";
      message.textContent = error instanceof Error ? error.message : String(error);
      root.replaceChildren(message);
      this.dispatchEvent(new ErrorEvent("error", { error, message: message.textContent }));
    }
  }

  private dress(theme: string): void {
    const style = document.createElement("style");
    style.textContent = [tokens, theme, controls, host].join("\n");
    this.shadowRoot?.replaceChildren(style);
  }
}

if (!customElements.get("asterism-board")) customElements.define("asterism-board", AsterismBoard);
