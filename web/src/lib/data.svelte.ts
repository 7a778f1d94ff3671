/** What the whole page knows: the games of this server, and who we are. */

import { get, post } from "./api";
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
      this.games = await get<Games>("/games");
      this.guest = (await get<GuestAnswer>("/me")).guest;
    } catch (error) {
      this.asked = false;
      throw error;
    }
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

  async newPassphrase(): Promise<string> {
    const { passphrase } = await post<NewPassphrase>("/me/passphrase");
    if (this.guest) this.guest = { ...this.guest, passphrase: true };
    return passphrase;
  }
}

export const data = new Data();
