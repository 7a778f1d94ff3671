/** The page as an app: installed where the browser offers it, and kept for offline use; a site without a server is renewed when the reader asks for it. */

import { hasOwnTables } from "./device";
import { scriptAddress } from "./script";
import { SITE } from "./site";

/** What Chromium gives a page that may be installed. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const WORKER = SITE ? "./sw.js" : "/sw.js";

class InstalledApp {
  /** Whether a new version is here and waits. */
  renewed = $state(false);
  private offer = $state.raw<InstallOffer | null>(null);
  private waiting: ServiceWorker | null = null;
  private asked = false;

  /** Whether the browser would install it now. */
  readonly installable: boolean = $derived(this.offer !== null);

  constructor() {
    window.addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as InstallOffer;
    });
    window.addEventListener("appinstalled", () => (this.offer = null));
    // A server's page is kept where it is installed, and where one has played on this device.
    const wanted = SITE || hasOwnTables() || matchMedia("(display-mode: standalone)").matches;
    // Only when the first screen is there, so that what is kept for later does not hold it up.
    if (wanted) window.addEventListener("load", () => this.keep());
  }

  /** Keep the page for offline use. */
  keep(): void {
    if ("serviceWorker" in navigator) void this.register().catch(() => {});
  }

  private async register(): Promise<void> {
    navigator.serviceWorker.addEventListener("controllerchange", () => this.asked && location.reload());
    const registration = await navigator.serviceWorker.register(scriptAddress(WORKER));
    if (!SITE) {
      // A server's page is the newest whenever it is loaded.
      (await navigator.serviceWorker.ready).active?.postMessage("keep");
      return;
    }
    const look = (worker: ServiceWorker | null): void => {
      if (worker?.state !== "installed" || !navigator.serviceWorker.controller) return;
      [this.waiting, this.renewed] = [worker, true];
    };
    look(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => look(worker));
    });
  }

  async install(): Promise<void> {
    await this.offer?.prompt();
    this.offer = null;
  }

  /** Go on with the new version. */
  renew = (): void => {
    this.asked = true;
    this.waiting?.postMessage("take over");
  };
}

export const app = new InstalledApp();
