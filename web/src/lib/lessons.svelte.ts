/** Which lessons this browser remembers as done, and with how many stars. */

const KEY = "asterism.lessons";
export const MOST_STARS = 3;

/** Names of lessons, each with `*` and its stars where it was graded. */
function load(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    const names = Array.isArray(stored) ? stored.map(String) : [];
    return new Map(names.map((name) => [name.split("*")[0]!, Number(name.split("*")[1] ?? 0)]));
  } catch {
    return new Map();
  }
}

/** The stars of a solved exercise: all without help at the first try, one fewer for help or a second try. */
export const starsFor = (tries: number, hinted: boolean): number =>
  Math.max(1, MOST_STARS + 1 - tries - (hinted ? 1 : 0));

class Learnt {
  private done = $state.raw(load());

  has(game: string, id: string): boolean {
    return this.done.has(`${game}/${id}`);
  }

  /** The most stars that a lesson was solved with; 0: it was not graded. */
  stars(game: string, id: string): number {
    return this.done.get(`${game}/${id}`) ?? 0;
  }

  add(game: string, id: string, stars = 0): void {
    if (this.has(game, id) && this.stars(game, id) >= stars) return;
    this.done = new Map(this.done).set(`${game}/${id}`, stars);
    const names = [...this.done].map(([name, own]) => (own ? `${name}*${own}` : name));
    localStorage.setItem(KEY, JSON.stringify(names));
  }
}

export const learnt = new Learnt();
