/** What this browser remembers: theme, speed, sound, confirmation, notation, coach, language, where one plays alone. Names belong to the guest, on the server. */

import type { Where } from "./device";

export type Theme = "auto" | "light" | "dark";
/** When a chosen move has to be confirmed; a finger always does, because it cannot look before it chooses. */
export type Confirm = "rated" | "always" | "never";
export type Speed = "slow" | "normal" | "fast" | "instant";

export const SPEEDS: Record<Speed, number> = { slow: 0.6, normal: 1, fast: 2, instant: Infinity };

interface Stored {
  theme: Theme;
  speed: Speed;
  sound: boolean;
  confirm: Confirm;
  /** Whether moves are shown in notation beside their sentences. */
  notation: boolean;
  /** Whether a coach sits beside us when we play bots. */
  coach: boolean;
  language: string | null;
  /** Where one plays alone or at one screen. */
  where: Where;
}

const KEY = "asterism.settings";
const DEFAULTS: Stored = {
  theme: "auto",
  speed: "normal",
  sound: true,
  confirm: "rated",
  notation: false,
  coach: false,
  language: null,
  where: "device",
};

function load(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return DEFAULTS;
  }
}

class Settings {
  theme = $state<Theme>("auto");
  speed = $state<Speed>("normal");
  sound = $state(true);
  confirm = $state<Confirm>("rated");
  notation = $state(false);
  coach = $state(false);
  language = $state<string | null>(null);
  where = $state<Where>("device");
  /** The reader's system asks for no motion. */
  still = $state(false);

  constructor() {
    Object.assign(this, load());
    if (!(this.speed in SPEEDS)) this.speed = "normal";
    if (this.where !== "server") this.where = "device";
    const motion = window.matchMedia("(prefers-reduced-motion: reduce)");
    this.still = motion.matches;
    motion.addEventListener("change", () => (this.still = motion.matches));
    $effect.root(() => {
      $effect(() => {
        const { theme, speed, sound, confirm, notation, coach, language, where } = this;
        localStorage.setItem(KEY, JSON.stringify({ theme, speed, sound, confirm, notation, coach, language, where }));
        if (theme === "auto") delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = theme;
      });
    });
  }

  get pace(): number {
    return SPEEDS[this.speed];
  }

  /** Whether animations are to be left out. */
  get instant(): boolean {
    return this.still || this.speed === "instant";
  }
}

export const settings = new Settings();
