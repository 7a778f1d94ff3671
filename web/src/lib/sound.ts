/** Small quiet sounds made by the page itself: wood when something moves, a soft chime when it is one's turn or the end. */

type Sound = "mine" | "theirs" | "end";

interface Note {
  /** In Hertz. */
  pitch: number;
  /** When it begins and how long it rings, in seconds. */
  at: number;
  rings: number;
  loud: number;
}

const note = (pitch: number, at = 0, rings = 0.35, loud = 0.05): Note => ({ pitch, at, rings, loud });
const SOUNDS: Record<Sound, Note[]> = {
  theirs: [note(220, 0, 0.09, 0.05), note(331, 0, 0.05, 0.025)],
  mine: [note(523.25), note(783.99, 0.09, 0.5)],
  end: [note(523.25), note(659.26, 0.12), note(783.99, 0.24), note(1046.5, 0.36, 0.9)],
};

let audio: AudioContext | null = null;

/** A struck bar: its tone, and a shorter one two octaves above. */
function strike(context: AudioContext, { pitch, at, rings, loud }: Note): void {
  const begin = context.currentTime + at;
  for (const [times, share, long] of [
    [1, 1, 1],
    [4, 0.2, 0.35],
  ] as const) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.type = "sine";
    tone.frequency.value = pitch * times;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(loud * share, begin + 0.006);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + rings * long);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + rings * long);
  }
}

export function sound(what: Sound): void {
  // Browsers let a page sound only after somebody has touched it.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  const context = (audio ??= new AudioContext());
  SOUNDS[what].forEach((one) => strike(context, one));
}

/** A short vibration under a finger. */
export function buzz(): void {
  if (matchMedia("(pointer: coarse)").matches) navigator.vibrate?.(12);
}
