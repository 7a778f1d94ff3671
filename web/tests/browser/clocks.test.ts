import type { CDPSession, Page } from "@playwright/test";
import { expect, SERVER, sit, test, type Visit } from "./browser";

const OPEN = [{ kind: "me", name: "Ann" }, { kind: "open" }];
const LIVE = { kind: "live", seconds: 600, increment: 10 };

/** Ben comes to Ann's table, and sits down. */
async function join(page: Page, id: string, name = "Ben"): Promise<void> {
  await page.request.post(`/api/tables/${id}/seats/1`, { data: { name }, headers: { origin: SERVER } });
  await page.goto(`/t/${id}`);
}

const timer = (page: Page, seat: number) => page.locator("ul > li").nth(seat).getByRole("timer");
const seconds = async (page: Page, seat: number): Promise<number> => {
  const [minutes, rest] = (await timer(page, seat).innerText()).split(":").map(Number);
  return (minutes ?? 0) * 60 + (rest ?? 0);
};

/** Click the first choice offered, until somebody else is to decide. */
async function decide(page: Page): Promise<void> {
  await page.locator(".place").first().click();
  await page.locator(".target").first().click();
}

test.describe("a clock", () => {
  test("is chosen in the table form and stands at the seats", async ({ visit }) => {
    const { page } = await visit();
    await page.goto("/new/filantes");
    await page.getByLabel("Live clock").check();
    await page.getByLabel("Minutes per player").selectOption("10");
    await page.getByLabel("When time runs out").selectOption("lose");
    await page.getByRole("button", { name: "Start" }).click();
    await page.waitForURL(/\/t\//);
    const timers = page.locator("ul > li").getByRole("timer");
    await timers.first().waitFor();
    expect(await timers.count()).toBe(1); // the other seat is a bot's
    const table = await (
      await page.request.get(`/api${new URL(page.url()).pathname.replace("/t/", "/tables/")}`)
    ).json();
    expect(table.table.clock).toEqual({ kind: "live", seconds: 600, increment: 10, flag: "lose" });
  });

  test("runs alike in two browsers, whatever their own clocks say", async ({ visit }) => {
    const ann = await visit();
    const ben = await visit({ phone: true });
    await ben.context.addInitScript(() => {
      const real = Date.now;
      Date.now = () => real() + 3_600_000; // an hour ahead
    });
    const { id } = await sit(ann.page, { game: "filantes", seats: OPEN, clock: LIVE });
    await join(ben.page, id);
    await decide(ann.page);
    await expect.poll(() => seconds(ann.page, 0)).toBe(610);
    await ben.page.locator(".place").first().waitFor();
    await decide(ben.page); // the first turns are free
    await expect.poll(() => seconds(ben.page, 0), { timeout: 8000 }).toBeLessThan(609);
    const [there, here] = [await seconds(ben.page, 0), await seconds(ann.page, 0)];
    expect(Math.abs(there - here)).toBeLessThanOrEqual(1);
    const room = await ben.page.evaluate(() => [
      document.documentElement.scrollHeight,
      document.documentElement.scrollWidth,
    ]);
    expect(room).toEqual([844, 390]);
  });

  test("runs on where the browser's time has coarse steps", async ({ visit }) => {
    const { page, context } = await visit();
    await context.addInitScript(() => {
      const real = performance.now.bind(performance);
      performance.now = () => Math.floor(real() / 2500) * 2500;
    });
    await sit(page, { game: "filantes", seats: [{ kind: "me" }, { kind: "bot", level: 1 }], clock: LIVE });
    await decide(page); // the first turn is free, and gives ten seconds
    await expect.poll(() => seconds(page, 0)).toBeGreaterThan(604);
    await expect.poll(() => seconds(page, 0)).toBeLessThan(604);
  });

  test("ends the game where flags lose", async ({ visit }) => {
    const ann = await visit();
    const ben = await visit();
    const clock = { kind: "live", seconds: 4, increment: 0, flag: "lose" };
    const { id } = await sit(ann.page, { game: "filantes", seats: OPEN, clock });
    await join(ben.page, id);
    await decide(ann.page);
    await ann.page.locator("dialog[open]").getByText("You win").first().waitFor();
    await ben.page.locator("dialog[open]").waitFor();
    await ben.page.keyboard.press("Escape");
    await ben.page.getByText("Ben ran out of time.").first().waitFor();
    expect(await ben.page.locator("[data-choice]:not(:disabled)").count()).toBe(0);
  });

  test("lets a bot play on, and its player come back", async ({ visit }) => {
    const { page } = await visit();
    await sit(page, {
      game: "filantes",
      seats: [{ kind: "me" }, { kind: "bot", level: 8 }], // which thinks: two quick bots might end the game before we click
      clock: { kind: "live", seconds: 1, increment: 0 },
    });
    await page.getByText("A bot is playing for you.").waitFor();
    await page.getByRole("button", { name: "I'm back" }).click();
    await page.getByText("A bot is playing for you.").waitFor({ state: "hidden" });
    await page.locator("[data-choice]:not(:disabled)").first().waitFor();
    await expect.poll(() => seconds(page, 0)).toBeGreaterThan(50);
  });
});

test.describe("reminders", () => {
  async function settings({ context, page }: Visit, prepare?: () => void): Promise<{ page: Page; cdp: CDPSession }> {
    await context.grantPermissions(["notifications"], { origin: SERVER });
    await page.addInitScript(() => {
      const counted = window as unknown as { asked: number };
      counted.asked = 0;
      const real = Notification.requestPermission.bind(Notification);
      Notification.requestPermission = () => (counted.asked++, real());
    });
    if (prepare) await page.addInitScript(prepare);
    const cdp = await context.newCDPSession(page);
    await page.goto("/settings");
    await page.getByRole("heading", { name: "Reminders" }).waitFor();
    return { page, cdp };
  }
  const asked = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { asked: number }).asked);

  test("are asked for by a click alone, and reach the server with what the browser gave", async ({ visit }) => {
    const { page } = await settings(await visit(), () => {
      PushManager.prototype.subscribe = async (options) => {
        const key = options?.applicationServerKey as string;
        if (key.length !== 87) throw new Error(key);
        const point = "BL7ELU24fJTAlH5Kyl8N6BDCac8u8li_U5PIwG963MOvdYs9s7LSzj8x_7v7RFdLZ9Eap50PiiyF5K0TDAis7t0";
        const keys = { p256dh: point, auth: "juarI8x__VnHvsOgfeAPHg" };
        const endpoint = "https://push.example/browser";
        return { endpoint, toJSON: () => ({ endpoint, keys, expirationTime: null }) } as unknown as PushSubscription;
      };
    });
    const button = page.getByRole("button", { name: "Remind me in this browser" });
    await button.waitFor();
    expect(await asked(page)).toBe(0);
    await button.click();
    await page.getByText("This browser reminds you.").waitFor();
    expect(await asked(page)).toBe(1);
    const told = await (await page.request.get("/api/me/reminders")).json();
    expect(told.push.browsers).toBe(1);
  });

  test("show what the server pushes", async ({ visit }) => {
    const { page, cdp } = await settings(await visit());
    await cdp.send("ServiceWorker.enable");
    const found = new Promise<string>((resolve) =>
      cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId);
      }),
    );
    await page.getByRole("button", { name: "Remind me in this browser" }).click();
    const registrationId = await found;
    await page.evaluate(() => navigator.serviceWorker.ready);
    // Chromium without windows has neither notifications nor badges: the worker notes what it would show.
    const worker = page.context().serviceWorkers()[0]!;
    await worker.evaluate(() => {
      const scope = self as unknown as { shown: string[]; registration: ServiceWorkerRegistration };
      scope.shown = [];
      Object.assign(navigator, { setAppBadge: async () => {} });
      scope.registration.showNotification = async (title, options) => {
        scope.shown.push(`${title}: ${options?.body}`);
      };
    });
    const data = JSON.stringify({ title: "It is your turn", body: "Étoiles Filantes", table: "abc" });
    await cdp.send("ServiceWorker.deliverPushMessage", { origin: SERVER, registrationId, data });
    const shown = (): Promise<string[]> => worker.evaluate(() => (self as unknown as { shown: string[] }).shown);
    await expect.poll(shown).toEqual(["It is your turn: Étoiles Filantes"]);
  });

  test("are not offered where the browser cannot, and say why", async ({ visit }) => {
    const { page } = await settings(await visit(), () => {
      delete (window as { PushManager?: unknown }).PushManager;
    });
    await page.getByText("This browser cannot remind you").waitFor();
    expect(await page.getByRole("button", { name: "Remind me in this browser" }).count()).toBe(0);
  });

  test("say in words that a link of a letter has ended", async ({ visit }) => {
    const { page } = await visit({ language: "fr" });
    await page.goto("/settings?confirm=nonsense");
    await page.getByRole("button", { name: "Oui, écrivez-moi quand c'est à moi de jouer" }).click();
    await page.getByText("Ce lien a expiré ou a déjà servi.").waitFor();
  });
});
