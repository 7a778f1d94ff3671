/** Whether the server answers: what it says to something older than a loss does not count. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", { addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("is away until something is answered that was asked after the loss", async () => {
  const { http } = await import("../../src/lib/http");
  const { reach } = await import("../../src/lib/reach.svelte");
  const answers: ((response: Response) => void)[] = [];
  const server = { away: false };
  vi.stubGlobal("fetch", () =>
    server.away ? Promise.reject(new Error("away")) : new Promise<Response>((resolve) => answers.push(resolve)),
  );
  const older = http.request("GET", "/games");
  server.away = true;
  await expect(http.request("POST", "/tables")).rejects.toMatchObject({ code: "offline" });
  expect(reach.away).toBe(true);
  answers.shift()!(Response.json({}));
  await older;
  expect(reach.away).toBe(true);
  server.away = false;
  const newer = http.request("GET", "/games");
  answers.shift()!(Response.json({}));
  await newer;
  expect(reach.away).toBe(false);
});
