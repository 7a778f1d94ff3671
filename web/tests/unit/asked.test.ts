import { describe, expect, it } from "vitest";
import type { LegalAction } from "../../src/api/answers";
import { sayAsked } from "../../src/lib/asked";
import { gameTexts } from "../../src/lib/reading";

const FTL = import.meta.glob<string>("../../../src/asterism/games/*/locale/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const textsOf = (game: string, language: string): ReturnType<typeof gameTexts> =>
  gameTexts(FTL[`../../../src/asterism/games/${game}/locale/${language}.ftl`] ?? "", language);
const legal = (...types: string[]): LegalAction[] => types.map((type) => ({ move: { type } }) as LegalAction);
const ask = (game: string, prompt: string, types: string[], language = "en"): string =>
  sayAsked(prompt, legal(...types), textsOf(game, language));

describe("what is asked", () => {
  it.each([
    ["en", "Roll, score, or pass."],
    ["fr", "Roulez, scorez ou passez."],
    ["nl", "Rol, scoor of pas."],
    ["de", "Rolle, werte oder passe."],
  ])("names no pivot where there is none (%s)", (language, said) => {
    expect(ask("octocube", "action", ["roll", "roll", "score", "score", "pass"], language)).toBe(said);
  });

  it("names a power only beside an Abyss tile", () => {
    expect(ask("octocube", "action_advanced", ["roll", "pivot", "score", "pass"])).toBe("Roll, pivot, score, or pass.");
    expect(ask("octocube", "action_advanced", ["score", "pass", "use"])).toBe(
      "Score, pass, or use the power of an adjacent Abyss tile.",
    );
  });

  it("says one thing for all moves that have no phrase of their own", () => {
    expect(ask("gravity", "action", ["long_jump", "drop", "simple"])).toBe("Play a card to move.");
    expect(ask("gravity", "action", ["complete", "drop"])).toBe(
      "Play a card to move or complete your hand: pick up your cards.",
    );
  });

  it("asks to pass only who must", () => {
    expect(ask("filantes", "move", ["move", "move"])).toBe("Move a piece.");
    expect(ask("filantes", "move", ["pass"])).toBe("None of your pieces can move: pass.");
  });

  it("is the whole prompt where nothing is known of the moves, or the game has no phrases", () => {
    expect(ask("octocube", "action", [])).toBe("Roll, pivot, score or pass.");
    expect(ask("octocube", "place", ["place"])).toBe("Place your cube on a free space at the edge.");
  });
});
