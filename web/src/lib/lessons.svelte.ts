/** Which lessons this browser remembers as done. */

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
