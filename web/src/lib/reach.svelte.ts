/** Whether the server answers. When it does not, it is asked again and again, so that nothing stays as if it were away. */

import { backoff } from "./live/backoff";

class Reach {
  away = $state(false);
  /** How often a request was not answered. */
  losses = 0;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private probe: (() => Promise<boolean>) | null = null;

  /** A request was not answered; `probe` finds out whether another would be. */
  lost(probe: () => Promise<boolean>): void {
    this.probe = probe;
    this.losses++;
    if (this.away) return;
    [this.away, this.tries] = [true, 0];
    window.addEventListener("online", this.tryNow);
    this.later();
  }

  /** A request was answered that began after that many losses. What was asked before the last one says nothing of now. */
  found(losses = this.losses): void {
    if (!this.away || losses < this.losses) return;
    clearTimeout(this.timer);
    window.removeEventListener("online", this.tryNow);
    this.away = false;
  }

  tryNow = (): void => {
    clearTimeout(this.timer);
    void this.probe?.().then((answered) => (answered ? this.found() : this.later()));
  };

  private later(): void {
    clearTimeout(this.timer);
    if (this.away) this.timer = setTimeout(this.tryNow, backoff(this.tries++));
  }
}

export const reach = new Reach();
