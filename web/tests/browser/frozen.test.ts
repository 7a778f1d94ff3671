/** A connection that freezes: who sits behind it is told, and everything they say meanwhile arrives, once. */

import { expect, sit, test, words } from "./browser";
import { choose, plyOf } from "./hands";
import { proxy, type Proxy } from "./proxy";

const { en } = words;
/** The page knows within five seconds (tests/unit/socket.test.ts); a busy machine may draw it later. */
const NOTICED = { timeout: 15_000 };

let line: Proxy;
test.beforeAll(async () => void (line = await proxy()));
test.afterAll(() => line.close());

test("is noticed, and heals without anything lost or doubled", async ({ visit }) => {
  test.setTimeout(180_000);
  const [ann, ben] = [await visit(), await visit()];
  const seats = [{ kind: "me", name: "Ann" }, { kind: "open" }];
  const { id, code } = await sit(ann.page, { game: "filantes", seats });
  await ben.page.goto(`${line.url}/t/${id}?code=${code ?? ""}`);
  await ben.page.getByLabel(en["your-name"]).fill("Ben");
  await ben.page.getByRole("button", { name: en["sit-here"] }).click();
  const ply = (): Promise<number> => plyOf(ann.page, id);
  while (!(await ben.page.locator(".stage [data-choice]").count())) {
    if (await ann.page.locator(".stage [data-choice]").count()) await choose(ann.page);
  }
  const before = await ply();
  await ben.page.getByRole("tab", { name: en.chat }).click();
  const say = async (text: string): Promise<void> => {
    await ben.page.getByLabel(en.message).fill(text);
    await ben.page.getByLabel(en.message).press("Enter");
  };

  line.freeze();
  await say("into the frozen line"); // before anybody can know
  await ben.page.getByText(en.reconnecting).waitFor(NOTICED);
  await say("while it is known");
  await ben.page.getByText(en["not-sent-yet"]).nth(1).waitFor();
  while (await ben.page.locator(".stage [data-choice]").count()) await choose(ben.page);
  expect(await ply()).toBe(before);

  line.heal(); // new connections pass, the old one does not
  await ben.page.getByText(en.reconnecting).waitFor({ state: "detached", timeout: 30_000 });
  await ann.page.getByRole("tab", { name: en.chat }).click();
  for (const text of ["into the frozen line", "while it is known"]) await ann.page.getByText(text).waitFor();
  await expect.poll(ply).toBe(before + 1);

  await line.thaw(); // and what was said into the frozen line arrives after all
  await ann.page.reload();
  await ann.page.getByRole("tab", { name: en.chat }).click();
  const list = ann.page.getByRole("log", { name: en.chat });
  await list.getByText("while it is known").waitFor();
  expect(await list.locator("p").allTextContents()).toEqual([
    expect.stringContaining("into the frozen line"),
    expect.stringContaining("while it is known"),
  ]);
  expect(await ply()).toBe(before + 1);
});
