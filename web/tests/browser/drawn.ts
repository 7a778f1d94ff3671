import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";

/** The file and the link of the tiles in the editor, whose face is called "My Moon". */
export async function saved(page: Page): Promise<{ text: string; link: string }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
  const text = await readFile(await download.path(), "utf8");
  expect(text).toContain('name = "My Moon"');
  await page.getByRole("button", { name: "Copy a link" }).click();
  return { text, link: await page.getByRole("textbox", { name: "Copy a link" }).inputValue() };
}
