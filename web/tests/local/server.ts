/** Local tables say what a server said: the same deals, decisions, undos and refusals, message by message. */

import { describe, expect, it } from "vitest";
import type {
  ErrorDetails,
  ExploredPosition,
  LessonAttempt,
  PuzzleAttempt,
  ServerMessage,
  TableAnswer,
  TriedVariation,
} from "../../src/api/answers";
import type { ClientMessage, NewTable, Variation } from "../../src/api/requests";
import { LocalHost } from "../../src/local/host";
import { platform, GAMES, Page, recorded } from "./platform";

interface Story {
  seed: string;
  salt: string;
  wish: NewTable;
  said: ClientMessage[];
  heard: ServerMessage[];
  again: ServerMessage;
  replays?: Record<string, unknown>;
  record?: string;
  variations?: { asked: Variation; answer: TriedVariation }[];
}
interface Told {
  tables: Story[];
  lessons: { id: string; moves: string[]; before: LessonAttempt; after: LessonAttempt }[];
  puzzles: { id: string; tries: { moves: string[]; answer: PuzzleAttempt }[] }[];
  figures: { position: Record<string, unknown>; moves: string[]; answer: ExploredPosition }[];
  /** What was asked of its editor: content that is drawn, files. */
  edited: { path: string; body: unknown; answer: { error?: ErrorDetails } }[];
}

const bytes = (hexadecimal: string): Uint8Array =>
  Uint8Array.from(hexadecimal.match(/../g) ?? [], (two) => Number.parseInt(two, 16));
const seedBytes = (seed: string): Uint8Array => bytes((BigInt(seed) << 1n).toString(16).padStart(16, "0"));

/** What differs between any two tables, also on one server: names, times, codes, and the words of refusals. */
const OWN = new Set(["id", "host", "guest", "created", "code"]);
/** Who is connected: a server makes the first message before it counts its reader in. */
const PRESENCE = new Set(["presence", "online"]);
function same(value: unknown, key = ""): unknown {
  if (PRESENCE.has(key)) return null;
  if (OWN.has(key) && typeof value === "string") return "";
  if (key === "code" && value === null) return "";
  if (Array.isArray(value)) return value.map((one) => same(one));
  if (typeof value !== "object" || value === null) return value;
  const { type, error } = value as { type?: string; error?: { code: string } };
  if (type === "error" && error) return { ...value, error: error.code };
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, same(one, name)]));
}
/** Messages by which a server tells who comes and goes, which may come at any moment. */
const told = (messages: ServerMessage[]): unknown[] =>
  messages.filter(({ type }) => type !== "presence").map((message) => same(message));

async function host({ seed, salt }: Story): Promise<LocalHost> {
  const local = new LocalHost(platform(1, [seedBytes(seed), bytes(salt)]));
  await local.request("POST", "/me", { name: "Ann" }, "en");
  return local;
}
const open = async (local: LocalHost, wish: NewTable): Promise<string> =>
  ((await local.request("POST", "/tables", { ...wish, seating: "fixed" }, "en")) as TableAnswer).table.id;

describe.each(GAMES)("%s", (game) => {
  const { tables, lessons, puzzles, figures, edited } = recorded<Told>(game);

  it.each(tables.map((story) => ({ story, name: `${story.wish.mode} ${story.wish.players}` })))(
    "is told as by a server: $name players",
    async ({ story }) => {
      const local = await host(story);
      const id = await open(local, story.wish);
      const page = await Page.at(local, id);
      for (const message of story.said) await page.say(message);
      expect(story.said.length).toBeGreaterThan(5);
      const [own, theirs] = [told(page.heard), told(story.heard)];
      for (const [i, message] of theirs.entries()) expect(own[i], `message ${i}`).toEqual(message);
      expect(own.length).toBe(theirs.length);
      const again = await Page.at(local, id);
      expect(same(again.heard[0])).toEqual(same(story.again));
    },
  );

  it("is looked at again, and written down, as by a server", async () => {
    const over = tables.filter((story) => story.replays);
    expect(over.length).toBeGreaterThan(0);
    for (const story of over) {
      const local = await host(story);
      const id = await open(local, story.wish);
      const page = await Page.at(local, id);
      for (const message of story.said) await page.say(message);
      for (const [seat, replay] of Object.entries(story.replays!))
        expect(await local.request("GET", `/tables/${id}/replay?seat=${seat}`, null, "en")).toEqual(replay);
      for (const { asked, answer } of story.variations!)
        expect(await local.request("POST", `/tables/${id}/variation`, asked, "en")).toEqual(answer);
      const record = (await local.request("GET", `/tables/${id}/record`, null, "en")) as string;
      const undated = (text: string): string => text.replace(/^date: .*$/m, "");
      expect(undated(record)).toBe(undated(story.record!));
      const { table } = (await local.request("POST", "/records", story.record, "en")) as TableAnswer;
      expect(await local.request("GET", `/tables/${table.id}/replay`, null, "en")).toEqual(story.replays!["truth"]);
    }
  });

  it.each(lessons)("has the lesson $id", async ({ id, moves, before, after }) => {
    const local = new LocalHost(platform());
    const attempt = (played: string[]): Promise<unknown> =>
      local.request("POST", `/lessons/${game}/${id}`, { moves: played }, "en");
    expect(await attempt([])).toEqual(before);
    expect(await attempt(moves)).toEqual(after);
  });

  it.each(puzzles)("has the puzzle $id", async ({ id, tries }) => {
    const local = new LocalHost(platform());
    for (const { moves, answer } of tries)
      expect(await local.request("POST", `/puzzles/${game}/${id}`, { moves }, "en")).toEqual(answer);
  });

  it.runIf(edited.length)("checks, writes and reads drawn content as a server does", async () => {
    const local = new LocalHost(platform());
    const flaws = new Set<unknown>();
    for (const { path, body, answer } of edited) {
      const own = local.request("POST", path, body, "en");
      if (!answer.error) {
        expect(await own).toEqual(answer);
        continue;
      }
      const { code, params } = answer.error;
      const refusal = await own.then(
        () => null,
        (error: unknown) => error as { code: string; params: Record<string, unknown> },
      );
      expect(refusal?.code, JSON.stringify(body)).toBe(code);
      flaws.add(params["flaw"]);
      // What is no file of tiles at all is refused in the words of another parser.
      if (params["flaw"]) expect({ ...refusal?.params, detail: "" }).toEqual({ ...params, detail: "" });
    }
    expect(flaws.size).toBeGreaterThan(6);
  });

  it("shows the figures of its rules", async () => {
    const local = new LocalHost(platform());
    expect(figures.length).toBeGreaterThan(5);
    for (const { position, moves, answer } of figures)
      expect(await local.request("POST", "/positions", { position, moves }, "en")).toEqual(answer);
  });
});
