/** Tables in the middle of the golden games of tests/data. */

import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { SERVER } from "./browser";

const FOLDER = new URL("../../../tests/data/", import.meta.url);
export const RECORDS = readdirSync(FOLDER).filter((name) => name.endsWith(".ast"));

/** A table that continues a recorded game after a part of it (below 1) or so many decisions, with this guest to
 * decide among bots, or on the seats that are given. */
export async function continued(page: Page, record: string, after: number, seats?: object[]): Promise<string> {
  const headers = { origin: SERVER };
  const response = await page.request.post("/api/records", {
    data: readFileSync(new URL(record, FOLDER), "utf8"),
    headers: { ...headers, "content-type": "text/plain" },
  });
  const { table } = (await response.json()) as { table: { id: string; ply: number } };
  const data = { ply: after < 1 ? Math.floor(table.ply * after) : after, seats };
  const branch = await page.request.post(`/api/tables/${table.id}/branch`, { data, headers });
  return ((await branch.json()) as { table: { id: string } }).table.id;
}
