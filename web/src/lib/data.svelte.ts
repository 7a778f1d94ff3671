/** What the whole page knows: the games of this server, and who we are. */

import { get, post, remove, type Problem } from "./api";
import type { GameInfo, Games, Guest, GuestAnswer, NewPassphrase } from "../api/answers";

class Data {
  games = $state.raw<Games | null>(null);
  guest = $state.raw<Guest | null>(null);
  private asked = false;

  /** Ask once; ask again after a failure. */
  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      // Screens are drawn once the games are here, and then know the guest's name, too.
      // Where the games are kept on this device and the server is away, it is asked again when it is back.
      const asked = get<GuestAnswer>("/me").catch((error: Problem) => {
        if (error.code !== "offline") throw error;
        this.asked = false;
        return { guest: null };
      });
      const [games, { guest }] = await Promise.all([get<Games>("/games"), asked]);
      [this.guest, this.games] = [guest, games];
    } catch (error) {
      this.asked = false;
      throw error;
    }
  }

  /** Who we are now: sitting down may have made us a guest with a name. */
  async refresh(): Promise<void> {
    this.guest = (await get<GuestAnswer>("/me")).guest;
  }

  game(id: string): GameInfo | null {
    return this.games?.games.find((game) => game.id === id) ?? null;
  }

  async update(about: { name?: string; language?: string }): Promise<void> {
    this.guest = (await post<GuestAnswer>("/me", about)).guest;
  }

  async comeBack(passphrase: string): Promise<void> {
    this.guest = (await post<GuestAnswer>("/me/return", { passphrase })).guest;
  }

  /** A passphrase, and a link with it to the page at `origin` as a QR code. */
  async newPassphrase(origin: string): Promise<NewPassphrase> {
    const made = await post<NewPassphrase>(`/me/passphrase?${new URLSearchParams({ origin })}`);
    if (this.guest) this.guest = { ...this.guest, passphrase: true };
    else await this.refresh();
    return made;
  }

  /** Delete ourselves. */
  async erase(): Promise<void> {
    this.guest = (await remove<GuestAnswer>("/me")).guest;
  }
}

export const data = new Data();
