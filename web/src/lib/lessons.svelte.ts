/** Lessons: how the server tells them, and which of them this browser remembers as done. */

import type { Frame, LegalAction, View } from "./types";

export interface Lesson {
  id: string;
  rules: string[];
  decisions: number;
  title: string;
  goal: string;
  hint: string;
  done: string;
}

export interface Tried {
  lesson: Lesson;
  seat: number;
  view: View;
  legal: LegalAction[];
  plies: Frame[];
  state: "open" | "done" | "failed";
  left: number;
}

const KEY = "asterism.lessons";

function load(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

class Learnt {
  private names = $state.raw<string[]>(load());

  has(game: string, id: string): boolean {
    return this.names.includes(`${game}/${id}`);
  }

  add(game: string, id: string): void {
    if (this.has(game, id)) return;
    this.names = [...this.names, `${game}/${id}`];
    localStorage.setItem(KEY, JSON.stringify(this.names));
  }
}

export const learnt = new Learnt();
