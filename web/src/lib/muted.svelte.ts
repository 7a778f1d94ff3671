/** The people whom this browser does not let speak: their messages and reactions are not shown. */

const KEY = "asterism.muted";
/** Whoever was muted first is heard again, when there are more. */
const MOST = 200;

function load(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

class Muted {
  private guests = $state.raw(load());

  has(guest: string): boolean {
    return this.guests.includes(guest);
  }

  toggle(guest: string): void {
    const rest = this.guests.filter((one) => one !== guest);
    this.guests = this.has(guest) ? rest : [...rest, guest].slice(-MOST);
    localStorage.setItem(KEY, JSON.stringify(this.guests));
  }
}

export const muted = new Muted();
