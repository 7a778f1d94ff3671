import { afterEach, describe, expect, it, vi } from "vitest";
import worker from "../../public/sw.js?raw";
import { showBadge } from "../../src/lib/badge";

afterEach(() => void vi.unstubAllGlobals());

describe("the badge of the installed app", () => {
  it("is the number of games that wait, and goes with the last of them", () => {
    const [setAppBadge, clearAppBadge] = [vi.fn(async () => {}), vi.fn(async () => {})];
    vi.stubGlobal("navigator", { setAppBadge, clearAppBadge });
    showBadge(2);
    expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(2);
    expect(clearAppBadge).not.toHaveBeenCalled();
    showBadge(0);
    expect(clearAppBadge).toHaveBeenCalledOnce();
  });

  it("is not missed where the browser has none, or the system allows none", async () => {
    vi.stubGlobal("navigator", {});
    showBadge(1);
    const refused = vi.fn(() => Promise.reject(new Error("not allowed")));
    vi.stubGlobal("navigator", { setAppBadge: refused, clearAppBadge: refused });
    showBadge(1);
    await Promise.resolve();
    expect(refused).toHaveBeenCalledOnce();
  });

  it("is set by the service worker for a game that waits, and not for other news", async () => {
    const listeners = new Map<string, (event: unknown) => void>();
    const setAppBadge = vi.fn(async () => {});
    const showNotification = vi.fn(async () => {});
    const self = {
      addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
      navigator: { setAppBadge },
      registration: { showNotification },
    };
    new Function("self", worker)(self);
    const push = (news: object): void =>
      listeners.get("push")?.({ data: { json: () => ({ title: "t", body: "b", ...news }) }, waitUntil: () => {} });
    push({ path: "/seek" });
    expect(setAppBadge).not.toHaveBeenCalled();
    push({ table: "abc" });
    expect(setAppBadge).toHaveBeenCalledOnce();
    expect(showNotification).toHaveBeenCalledTimes(2);
  });
});
