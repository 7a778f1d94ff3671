/** Small sounds made by the page itself: a soft note when something moves. Off unless the reader wants them. */

let audio: AudioContext | null = null;

const NOTES = { mine: 587, theirs: 440, end: 784 };

export function sound(what: keyof typeof NOTES): void {
  audio ??= new AudioContext();
  const [tone, volume, now] = [audio.createOscillator(), audio.createGain(), audio.currentTime];
  tone.type = "triangle";
  tone.frequency.value = NOTES[what];
  volume.gain.setValueAtTime(0.12, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.25);
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 0.25);
}
