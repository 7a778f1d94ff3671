/** A game that the page has no folder for: Nim, answered by the test in the server's place. Both seats are at this screen. */

import type { Page } from "@playwright/test";
import type { Clocks, Frame, GameInfo, LegalAction, Moved, Table, View, You } from "../../src/api/answers";

type State = { heaps: number[]; taken: number[]; seat: number };
type Situation = {
  viewpoint: null;
  view: View;
  legal: LegalAction[];
  undo: boolean;
  undo_epoch: number;
  may: never[];
  offers: never[];
  clock?: Clocks;
};

const START: State = { heaps: [1, 2], taken: [0, 0], seat: 0 };
const ID = "nimtable";

const INFO: GameInfo = {
  id: "nim",
  title: "Nim",
  taglines: { en: "Take the last stick." },
  rules_version: 1,
  players: [2, 2],
  minutes: 5,
  age: 6,
  draws: false,
  credits: {
    designers: [],
    illustrators: [],
    graphics: [],
    development: [],
    management: [],
    publisher: "",
    year: 1901,
    elsewhere: [],
  },
  secrets: false,
  seats: ["red", "mauve"],
  standard: {},
  modes: { normal: {}, misere: {} },
  options: [{ name: "heaps", type: "integer", minimum: 1, maximum: 9, default: 2 }],
  definitions: {},
  module: null,
};

const TEXTS = `title = Nim
tagline = Take the last stick.
seat-red = Red
seat-mauve = Mauve
word-sticks = sticks left
prompt-take = Take sticks from one heap.
event-took = { $seat } takes { $count } from heap { $heap }.
move-take = Take { $count } from heap { $heap }
option-heaps = Heaps
    .description = How many heaps there are.
mode-normal = Normal
    .description = The last stick wins.
mode-misere = Misère
    .description = It loses.
`;

const ends = ({ heaps }: State): boolean => heaps.every((heap) => heap === 0);

const took = (state: State, heap: number, count: number): { type: string; [field: string]: unknown } => ({
  type: "took",
  seat: state.seat,
  heap: heap + 1,
  count,
});

/** The actions: two bits for the heap, the rest for how many. */
const legal = (state: State): LegalAction[] =>
  state.heaps.flatMap((heap, at) =>
    Array.from({ length: heap }, (_, i) => ({
      action: (i + 1) * 4 + at,
      notation: `${at + 1}-${i + 1}`,
      move: { type: "take", heap: at + 1, count: i + 1 },
      preview: [took(state, at, i + 1)],
    })),
  );

function play(state: State, action: number): State {
  const [heap, count] = [action % 4, Math.floor(action / 4)];
  return {
    heaps: state.heaps.map((sticks, i) => (i === heap ? sticks - count : sticks)),
    taken: state.taken.map((sum, seat) => (seat === state.seat ? sum + count : sum)),
    seat: 1 - state.seat,
  };
}

const view = (state: State, ply: number): View => ({
  game: "nim",
  players: 2,
  options: { heaps: 2 },
  viewer: null,
  ply,
  seat: ends(state) ? null : state.seat,
  prompt: ends(state) ? null : "take",
  points: ends(state) ? null : [0, 0],
  position: {
    sticks: state.heaps.map((heap) => [1, 2].map((n) => (n <= heap ? "|" : null))),
    first_seat: 0,
    misere: false,
    seats: state.taken.map((sum) => ({ taken: sum })),
  },
  result: ends(state)
    ? {
        finished: true,
        cut: false,
        points: [0, 1].map((seat) => Number(seat !== state.seat)),
        winners: [1 - state.seat],
      }
    : null,
});

/** Let this page meet a server that also has Nim. What the page asked for when it made the table is kept in `asked`. */
export async function nim(page: Page): Promise<{ asked: unknown[] }> {
  const asked: unknown[] = [];
  const states: State[] = [START];
  const frames: Frame[] = [];
  const you: You = { guest: "g", seats: [0, 1], code: null };
  const table = (): Table => {
    const { seat, result } = view(states.at(-1)!, frames.length);
    return {
      id: ID,
      game: "nim",
      players: 2,
      options: { heaps: 2 },
      mode: "normal",
      status: result ? "over" : "running",
      practice: false,
      private: false,
      rated: false,
      seating: "fixed",
      rules_version: 1,
      kind: "game",
      host: "g",
      created: "2026-01-01T00:00:00Z",
      ply: frames.length,
      seat,
      n: frames.length,
      seats: ["red", "mauve"].map((colour, at) => ({
        seat: at,
        colour,
        kind: "person",
        name: null,
        guest: "g",
        here: true,
        online: true,
        level: null,
        character: null,
        stand_in: null,
        left: false,
        out: false,
        held_for: null,
      })),
      watching: 0,
      clock: null,
      result,
      seed_hash: null,
      seed: null,
      salt: null,
      next: null,
      parent: null,
    };
  };
  const situation = (): Situation => {
    const state = states.at(-1)!;
    const offers = { undo_epoch: 0, may: [], offers: [] };
    return { viewpoint: null, view: view(state, frames.length), legal: legal(state), undo: false, ...offers };
  };
  const step = (action: number): Moved => {
    const before = states.at(-1)!;
    const chosen = legal(before).find((one) => one.action === action);
    if (!chosen) throw new Error(`not legal: ${action}`);
    states.push(play(before, action));
    const ply = frames.length + 1;
    const frame = { ply, seat: before.seat, notation: chosen.notation, events: chosen.preview };
    frames.push({ ...frame, view: view(states.at(-1)!, ply) });
    return { type: "moved", n: ply, ...frame, move: chosen.move, ...situation() };
  };

  await page.route(/\/api\/games\?/, async (route) => {
    const response = await route.fetch();
    const games = await response.json();
    await route.fulfill({ json: { ...games, games: [...games.games, INFO] } });
  });
  await page.route(/\/api\/texts\//, async (route) => {
    const texts = await (await route.fetch()).json();
    texts.ftl.games.nim = TEXTS;
    await route.fulfill({ json: texts });
  });
  await page.route(/\/api\/games\/nim\/miniature/, (route) =>
    route.fulfill({ json: { game: "nim", start: view(START, 0), plies: [] } }),
  );
  await page.route(/\/api\/lessons\/nim/, (route) => route.fulfill({ json: { game: "nim", lessons: [] } }));
  await page.route(/\/api\/tables\?/, async (route) => {
    asked.push(route.request().postDataJSON());
    await route.fulfill({ json: { table: table(), you } });
  });
  await page.route(new RegExp(`/api/tables/${ID}/replay`), (route) =>
    route.fulfill({ json: { plies: frames.length, seat: "truth", start: view(START, 0), frames } }),
  );
  await page.route(new RegExp(`/api/tables/${ID}/review`), (route) => route.fulfill({ status: 404, json: {} }));
  await page.routeWebSocket(new RegExp(`/api/tables/${ID}/live`), (socket) => {
    const send = (message: object): void => socket.send(JSON.stringify(message));
    const log = frames.map((frame) => ({ type: "moved", n: frame.ply, move: null, ...frame }));
    const presence = { guests: ["g"], away: {}, watching: 0 };
    send({ type: "state", n: frames.length, since: 0, table: table(), you, log, presence, ...situation() });
    socket.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.type !== "play") return;
      const moved = step(message.action);
      send(moved);
      if (moved.view.result)
        send({ type: "over", n: frames.length + 1, result: moved.view.result, seed: null, salt: null });
    });
  });
  return { asked };
}
