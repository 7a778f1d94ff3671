import type { PuzzleAttempt, Puzzles } from "../../src/api/answers";
import { expect, say, test, words } from "./browser";

test("a puzzle is missed, its solution is shown, and the rating falls once", async ({ visit }) => {
  const { page } = await visit();
  const ask = async (id: string, moves: string[]): Promise<PuzzleAttempt> =>
    (await page.request.post(`/api/puzzles/octocube/${id}`, { data: { moves } })).json();
  const { puzzles } = (await (await page.request.get("/api/puzzles/octocube")).json()) as Puzzles;
  const base = puzzles.filter((one) => one.mode === "base");
  let [chosen, wrong] = ["", ""];
  for (const { id } of base) {
    const rolls = (await ask(id, [])).legal.filter(({ move }) => move.type === "roll");
    if (!rolls.length) continue;
    const { answer } = await ask(id, [rolls[0]!.notation]);
    const other = rolls.find(({ action }) => action !== answer!.solution.action);
    if (!other) continue;
    [chosen, wrong] = [id, String((other.move as { direction?: unknown })["direction"])];
    break;
  }
  await page.goto(`/puzzles/octocube/${chosen}`);
  await page.getByText(say("puzzle-your-rating", { rating: "1200" })).waitFor();
  await page.locator(`[data-choice][aria-label*="${wrong}"]`).first().click({ force: true });
  await page.getByText(words.en["puzzle-missed"]).waitFor();
  const facts = page.locator("header b");
  await expect(facts).toHaveText(/^−\d+$/);
  const lost = await facts.textContent();
  await page.getByRole("button", { name: words.en["puzzle-show"] }).click();
  await page.getByRole("button", { name: words.en["puzzle-next"] }).waitFor();
  await expect(page.locator(".line.done")).toBeVisible();
  await expect(facts).toHaveText(lost!);
  await page.getByRole("button", { name: words.en["puzzle-next"] }).click();
  await expect(page).not.toHaveURL(new RegExp(`${chosen}$`));
});
