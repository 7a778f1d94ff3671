import type { Page } from "@playwright/test";
import { expect, test } from "./browser";
import { saved } from "./drawn";
import { choose } from "./hands";

const cell = (page: Page, name: string): ReturnType<Page["getByRole"]> =>
  page.getByRole("button", { name: new RegExp(`^Space ${name}:`) });

async function good(page: Page): Promise<void> {
  await page.locator(".remarks .good").waitFor();
}

test("a tile is drawn, its mistakes are told, and it is played on", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/tiles");
  await good(page);
  const edge = page.getByRole("button", { name: "Edge between a1 and b1: open" });
  await edge.click();
  await page.getByRole("button", { name: "Edge between a1 and b1: platform", pressed: true }).waitFor();
  await good(page);

  await cell(page, "a1").focus();
  await page.keyboard.press("s");
  await page.getByText("11 stars instead of 10.").first().waitFor();
  expect(await page.getByRole("button", { name: "Play on these tiles" }).isDisabled()).toBe(true);
  await page.keyboard.press("Control+z");
  await good(page);
  await page.keyboard.press("d");
  await page.getByText("There is a second Door.").first().waitFor();
  await page.locator("rect.wrong").waitFor();
  await page.keyboard.press("Delete");
  await good(page);

  await page.getByRole("button", { name: "Play on these tiles" }).click();
  await page.waitForURL(/\/t\//);
  const id = page.url().split("/").at(-1) ?? "";
  const ply = async (): Promise<number> => (await (await page.request.get(`/api/tables/${id}`)).json()).table.ply;
  while ((await ply()) < 6) await choose(page);
  const { table } = await (await page.request.get(`/api/tables/${id}`)).json();
  expect(table.options.tiles[0].drawing.split("\n")[0]).not.toBe("");
});

test("a set drawn by keys is kept, saved, loaded and shared", async ({ visit }) => {
  const { page } = await visit({ phone: true, theme: "light" });
  await page.goto("/tiles");
  await good(page);
  await page.getByLabel("Name of this face").fill("My Moon");
  await cell(page, "a1").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const edge = page.getByRole("button", { name: "Edge between a1 and b1: platform" });
  await edge.waitFor();
  await page.reload();
  await edge.waitFor();
  await good(page);

  const { text, link } = await saved(page);
  const other = await visit();
  await other.page.goto(link);
  await other.page.getByRole("button", { name: "My Moon" }).first().waitFor();
  expect(other.page.url()).not.toContain("#");
  expect(await other.page.evaluate(() => localStorage.getItem("asterism.tiles"))).not.toContain("My Moon");

  await page.getByRole("button", { name: "Start empty" }).click();
  await page.getByText("There is no Door.").first().waitFor();
  const file = { name: "tiles.toml", mimeType: "text/plain", buffer: Buffer.from(text) };
  await page.locator("input[type=file]").setInputFiles(file);
  await edge.waitFor();
  await good(page);
  const broken = { ...file, buffer: Buffer.from(text.replace("*", "?")) };
  await page.locator("input[type=file]").setInputFiles(broken);
  await page.getByText("tiles.toml:8").waitFor();
  await edge.waitFor();

  await page.getByRole("button", { name: "Set up a table" }).click();
  await page.getByLabel("Mine (6 tiles)").waitFor();
  expect(await page.getByLabel("Mine (6 tiles)").isChecked()).toBe(true);
});
