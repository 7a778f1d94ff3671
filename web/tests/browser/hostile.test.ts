import { settled } from "./axe";
import { BOT, BREACH, expect, SERVER, sit, test, type Visit } from "./browser";
import { choose } from "./hands";

test.describe("the page's policy", () => {
  // That no screen needs what it forbids is seen by every test: `visit` counts a breach as an error of the page.
  test("forbids scripts and styles inside documents, and moving boards need none", async ({ visit }) => {
    const { page } = await visit({ speed: "normal" });
    const policy = (await page.goto("/"))?.headers()["content-security-policy"] ?? "";
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("style-src 'self';");
    expect(policy.replace("'wasm-unsafe-eval'", "")).not.toContain("unsafe");
    for (const game of ["filantes", "gravity", "octocube"]) {
      await sit(page, { game, seats: [{ kind: "me", name: "Ann" }, BOT] });
      await choose(page);
      await settled(page);
    }
  });

  test("is really in force", async ({ visit }) => {
    const { page, caused } = await visit({ causes: BREACH });
    await page.goto("/");
    await page.locator("h1").first().waitFor();
    await page.addScriptTag({ content: "window.hacked = true" }).catch(() => {});
    await page.evaluate(() => {
      const attempts = [
        () => (document.body.innerHTML += "<img src=x onerror='window.hacked = true'>"),
        () => document.createElement("img").setAttribute("onerror", "window.hacked = true"),
        () => setTimeout("window.hacked = true", 0),
      ];
      for (const attempt of attempts)
        try {
          attempt();
        } catch {
          // refused at once
        }
    });
    await expect.poll(() => caused.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => new Promise((done) => setTimeout(() => done("hacked" in window))))).toBe(false);
  });
});

const NAMES = ["<img src=x onerror=a()>", "<script>a()</script>", "</title><b>x</b>", "{{constructor}}${1}"];
const SAID = [
  "<script>window.hacked = 1</script>",
  '<img src=x onerror="window.hacked = 1">',
  "<svg/onload=window.hacked=1>",
  "javascript:window.hacked=1",
  '"><iframe srcdoc="<script>parent.hacked=1</script>">',
];

async function unharmed({ page }: Visit): Promise<void> {
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  expect(await page.locator("main iframe, main script, main img[src='x']").count()).toBe(0);
}

test.describe("script in what people write", () => {
  test("stays text: in names, at the table, in chat, in the lobby, in the title", async ({ visit }) => {
    const [ann, ben] = [await visit(), await visit()];
    for (const name of NAMES) {
      await sit(ann.page, { game: "filantes", seats: [{ kind: "me", name }, { kind: "open" }] });
      await ann.page.getByText(name).first().waitFor();
      await unharmed(ann);
    }
    await ben.page.goto("/lobby");
    for (const name of NAMES) await ben.page.getByText(name).first().waitFor();
    await unharmed(ben);
  });

  test("stays text in the chat, for both who write and read it", async ({ visit }) => {
    const ann = await visit();
    const { id } = await sit(ann.page, { game: "filantes", seats: [{ kind: "me", name: "Ann" }, BOT] });
    const eve = await visit();
    await eve.page.goto(`/t/${id}`);
    await ann.page.getByRole("tab", { name: "Chat" }).click();
    await ann.page.getByLabel("Message").waitFor();
    for (const text of SAID) {
      await ann.page.getByLabel("Message").fill(text);
      await ann.page.getByLabel("Message").press("Enter");
      await ann.page.getByText(text).first().waitFor();
    }
    await eve.page.getByRole("tab", { name: "Chat" }).click();
    for (const text of SAID) await eve.page.getByText(text).first().waitFor();
    await unharmed(ann);
    await unharmed(eve);
  });

  test("stays text in an uploaded record", async ({ visit }) => {
    const ann = await visit();
    const name = NAMES[0] ?? "";
    const { id } = await sit(ann.page, { game: "filantes", seats: [{ kind: "me", name }, BOT] });
    const record = await (await ann.page.request.get(`/api/tables/${id}/record`)).text();
    expect(record).toContain(name);
    const answer = await ann.page.request.post("/api/records", { data: record, headers: { origin: SERVER } });
    const { table } = (await answer.json()) as { table: { id: string } };
    await ann.page.goto(`/t/${table.id}/replay`);
    await ann.page.getByText(name).first().waitFor({ state: "attached" });
    await unharmed(ann);
  });
});

test.describe("another site", () => {
  test("can neither frame the page, nor post, nor open a socket with a guest's cookie", async ({ visit }) => {
    const ann = await visit();
    const { id } = await sit(ann.page, { game: "filantes", seats: [{ kind: "me", name: "Ann" }, BOT] });
    const evil = await ann.context.newPage();
    await evil.route("http://evil.test/", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><title>evil</title><iframe src="${SERVER}/"></iframe>`,
      }),
    );
    await evil.goto("http://evil.test/");
    const closed = await evil.evaluate(
      ([server, table]) =>
        new Promise<number>((resolve) => {
          const socket = new WebSocket(`${server?.replace("http", "ws") ?? ""}/api/tables/${table ?? ""}/live`);
          socket.onclose = ({ code }) => resolve(code);
        }),
      [SERVER, id],
    );
    expect([4403, 1006]).toContain(closed);
    await evil.evaluate(
      (server) =>
        fetch(`${server}/api/me`, {
          method: "POST",
          mode: "no-cors",
          credentials: "include",
          body: '{"name":"Evil"}',
        }).catch(() => 0),
      SERVER,
    );
    const me = (await (await ann.page.request.get("/api/me")).json()) as { guest: { name: string | null } };
    expect(me.guest.name).not.toBe("Evil");
    const framed = evil.frames().filter((frame) => frame !== evil.mainFrame());
    for (const frame of framed) expect(await frame.locator("#app").count()).toBe(0);
  });
});

test.describe("the host's page", () => {
  test("opens by the secret alone, takes words out of the chat, and keeps people out", async ({ visit }) => {
    const ann = await visit();
    const name = `Ann ${test.info().workerIndex} ${test.info().retry}`;
    await sit(ann.page, { game: "filantes", seats: [{ kind: "me", name }, BOT] });
    await ann.page.getByRole("tab", { name: "Chat" }).click();
    await ann.page.getByLabel("Message").fill("something bad");
    await ann.page.getByLabel("Message").press("Enter");
    await ann.page.getByText("something bad").waitFor();

    const host = await visit({ language: "fr" });
    await host.page.goto("/host");
    const secret = host.page.getByLabel("Le secret de l'hôte");
    await secret.fill("not the secret");
    await secret.press("Enter");
    await host.page.getByText("Seul l'hôte de ce serveur peut faire cela.").waitFor();
    await secret.fill(process.env["ASTERISM_HOST_SECRET"] ?? "");
    await secret.press("Enter");

    const table = host.page.locator("li[data-game]").filter({ hasText: name });
    await table.getByRole("button", { name: "Discussion" }).click();
    await host.page.getByRole("button", { name: "Retirer" }).click();
    await host.page.getByText("(retiré)").waitFor();
    await host.page.keyboard.press("Escape");
    await ann.page.getByText("(removed by the host)").waitFor();
    expect(await ann.page.getByText("something bad").count()).toBe(0);

    const guest = host.page.locator("li").filter({ hasText: name }).filter({ hasText: "127.0.0.1" });
    await guest.getByRole("button", { name: "Exclure", exact: true }).click();
    await host.page.getByRole("button", { name: "Oui" }).click();
    await host.page.getByRole("button", { name: "Laisser entrer" }).first().waitFor();
    expect((await ann.page.request.get("/api/me")).status()).toBe(403);
    await host.page.getByRole("button", { name: "Laisser entrer" }).first().click();
    await host.page.getByText("Personne n'est exclu.").waitFor();
    expect((await ann.page.request.get("/api/me")).status()).toBe(200);
  });
});
