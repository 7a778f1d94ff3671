/** Reminders that it is our turn: in this browser, or by e-mail. The browser is asked only when somebody clicks. */

import type { ReminderSettings } from "../api/answers";
import { get, post, Problem, remove } from "./api";
import { t } from "./i18n.svelte";
import { scriptAddress } from "./script";

const WORKER = "/sw.js";

class Reminders {
  /** Whether this browser can be reminded at all. */
  readonly able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  settings = $state.raw<ReminderSettings | null>(null);
  /** Whether this browser is reminded. */
  here = $state(false);

  async load(): Promise<void> {
    this.settings = await get<ReminderSettings>("/me/reminders");
    this.here = (await this.subscription()) !== null && this.settings.push.browsers > 0;
  }

  private async subscription(): Promise<PushSubscription | null> {
    if (!this.able) return null;
    const registered = await navigator.serviceWorker.getRegistration(WORKER);
    return (await registered?.pushManager?.getSubscription()) ?? null;
  }

  async start(): Promise<void> {
    if ((await Notification.requestPermission()) !== "granted") throw new Problem("denied", t("remind-denied"));
    await navigator.serviceWorker.register(scriptAddress(WORKER));
    const { pushManager } = await navigator.serviceWorker.ready;
    const wish = { userVisibleOnly: true, applicationServerKey: this.settings?.push.key ?? "" };
    const subscription = await pushManager.subscribe(wish).catch(() => {
      throw new Problem("failed", t("remind-failed"));
    });
    const { endpoint, keys } = subscription.toJSON();
    this.settings = await post<ReminderSettings>("/me/push", { endpoint, keys });
    this.here = true;
  }

  async stop(): Promise<void> {
    const subscription = await this.subscription();
    if (subscription) {
      this.settings = await post<ReminderSettings>("/me/push/stop", { endpoint: subscription.endpoint });
      await subscription.unsubscribe();
    }
    this.here = false;
  }

  async write(address: string): Promise<void> {
    this.settings = await post<ReminderSettings>("/me/mail", { address });
  }

  async forget(): Promise<void> {
    this.settings = await remove<ReminderSettings>("/me/mail");
  }
}

export const reminders = new Reminders();
