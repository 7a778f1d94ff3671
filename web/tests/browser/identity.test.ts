/** Who one is: passkeys, the passphrase, a seat without its cookie, and being deleted. */

import { BOT, expect, messages, SERVER, say, sit, test, words } from "./browser";
import { format, type Values } from "../../src/lib/format";

const { en } = words;
const own = messages("identity/locale")["en"]!;
const mine = (id: keyof Messages["identity/locale"], values: Values = {}): string => format(own[id]!, values, "en");
/** Passkeys need a name, also for this machine. */
const LOCALHOST = SERVER.replace("127.0.0.1", "localhost");

test("with the cookies gone, a passkey gives back the seat on the same table", async ({ visit }) => {
  const { context, page } = await visit({ server: LOCALHOST });
  const devices = await context.newCDPSession(page);
  await devices.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
  await page.goto("/settings");
  await page.getByRole("button", { name: mine("add-passkey") }).click();
  await page.getByText(mine("passkey-added")).waitFor();
  await sit(page, { game: "filantes", seats: [{ kind: "me", name: "Ann" }, BOT] }, LOCALHOST);
  const choice = page.locator(".stage [data-choice]").first();
  await choice.waitFor();

  await context.clearCookies();
  await page.reload();
  await page.getByText(mine("your-game")).waitFor();
  await expect(choice).toHaveCount(0);
  await page.getByRole("button", { name: mine("sign-in") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: mine("with-passkey") })
    .click();
  await choice.waitFor();
  await expect(page.getByText(mine("your-game"))).toHaveCount(0);

  await page.goto("/settings");
  await expect(page.getByLabel(en["your-name"])).toHaveValue("Ann");
  await page.getByRole("button", { name: mine("remove-passkey", { date: "" }) }).click();
  await expect(page.getByRole("button", { name: mine("remove-passkey", { date: "" }) })).toHaveCount(0);
});

test("a link brings the passphrase to another device; then both are deleted", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/settings");
  await page.getByText(mine("passkeys-https", { origin: SERVER })).waitFor();
  expect(await page.getByRole("button", { name: mine("add-passkey") }).count()).toBe(0);
  await page.getByLabel(en["your-name"]).fill("Ann");
  await page.getByRole("button", { name: en.save, exact: true }).click();
  await page.getByText(en.saved).waitFor();
  await page.getByRole("button", { name: en["new-passphrase"] }).click();
  const first = await page.locator(".phrase").textContent();
  await page.getByRole("button", { name: mine("make-anew") }).click();
  await expect(page.locator(".phrase")).not.toHaveText(first!);
  const phrase = (await page.locator(".phrase").textContent())!;

  const { page: phone } = await visit({ phone: true });
  await phone.goto(`/settings#passphrase=${phrase}`);
  await expect(phone.getByLabel(en["have-passphrase"])).toHaveValue(phrase);
  expect(phone.url()).not.toContain(phrase);
  await phone.getByRole("button", { name: en.return }).click();
  await phone.getByText(say("welcome-back", { name: "Ann" })).waitFor();

  await phone.getByRole("button", { name: mine("delete-me") }).click();
  await phone.getByRole("button", { name: mine("delete-now") }).click();
  await expect(phone.getByRole("status").filter({ hasText: mine("deleted") })).toBeInViewport();
  for (const one of [phone, page]) {
    await one.goto("/settings");
    await expect(one.getByLabel(en["your-name"])).toHaveValue("");
    expect(await one.getByRole("button", { name: mine("delete-me") }).count()).toBe(0);
  }
});
