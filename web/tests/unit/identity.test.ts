/** Who may be whom: where passkeys work, whose table it may be, and what a deleted player is called. */

import { describe, expect, test, vi } from "vitest";
import type { Seat, Table } from "../../src/api/answers";
import { obstacle } from "../../src/identity/passkeys";
import { mayBeOurs } from "../../src/lib/absence";
import { nameOf, peopleOf, seatLooks } from "../../src/lib/looks";

vi.mock("../../src/lib/i18n.svelte", () => ({ t: (id: string) => id })); // the page's own needs a window

const seat = (number: number, kind: Seat["kind"], guest: string | null, name: string | null = null): Seat =>
  ({ seat: number, kind, guest, name, colour: "red", level: kind === "bot" ? 3 : null, stand_in: null }) as Seat;
const texts = { seats: { red: "Red" } } as unknown as Parameters<typeof nameOf>[1];
const bot = (level: number): string => `Bot ${level}`;

describe("passkeys", () => {
  test("need a name and a safe way", () => {
    vi.stubGlobal("PublicKeyCredential", { parseCreationOptionsFromJSON: () => null });
    for (const hostname of ["127.0.0.1", "192.168.1.5", "[::1]"]) expect(obstacle({ hostname }, true)).toBe("https");
    expect(obstacle({ hostname: "games.example" }, false)).toBe("https");
    expect(obstacle({ hostname: "games.example" }, true)).toBeNull();
    expect(obstacle({ hostname: "localhost" }, true)).toBeNull();
    vi.stubGlobal("PublicKeyCredential", {});
    expect(obstacle({ hostname: "localhost" }, true)).toBe("browser");
    vi.unstubAllGlobals();
  });
});

describe("a running table without a seat of ours", () => {
  const table = (status: Table["status"], ...seats: Seat[]): Table => ({ status, seats }) as Table;
  const running = table("running", seat(0, "person", "ann"), seat(1, "bot", null));
  test("may be ours while somebody of it is away", () => {
    expect(mayBeOurs(running, [], [])).toBe(true);
    expect(mayBeOurs(running, [], ["ann"])).toBe(false);
    expect(mayBeOurs(running, [0], [])).toBe(false);
    expect(mayBeOurs({ ...running, status: "over" }, [], [])).toBe(false);
    expect(mayBeOurs(table("running", seat(0, "person", "-gone")), [], [])).toBe(false);
  });
});

test("a deleted player is called so, and is nobody to speak to", () => {
  const seats = [seat(0, "person", "-gone"), seat(1, "person", "ben", "Ben"), seat(2, "person", "me", "Ann")];
  expect(seats.map((one) => nameOf(one, texts, bot))).toEqual(["deleted-player", "Ben", "Ann"]);
  expect(peopleOf(seats, ["", "Ben", "Ann"], [], "me")).toEqual([{ guest: "ben", name: "Ben" }]);
});

test("whoever came without a name is a guest of a colour, to others and not to themselves", () => {
  const seats = [seat(0, "person", "ann"), seat(1, "person", "ben"), { ...seat(2, "person", "ann"), here: true }];
  expect(seats.map((one) => nameOf(one, texts, bot))).toEqual(["guest (Red)", "guest (Red)", "Red"]);
  expect(seatLooks(seats.slice(0, 2), [0], texts, bot).map(({ name }) => name)).toEqual(["Red", "guest (Red)"]);
});
