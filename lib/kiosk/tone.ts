/* A short tone of two notes, made by the browser: no file. */

/** Hertz and when each begins, seconds. */
const NOTES = [
  { hertz: 660, atSeconds: 0 },
  { hertz: 880, atSeconds: 0.16 },
] as const;
const NOTE_SECONDS = 0.3;
const VOLUME = 0.25;

/** Plays it, where the browser lets a page make a sound; one that does not stays silent. */
export function playTone(): void {
  try {
    const context = new AudioContext();
    // An untouched page stays silent until it may play: that is not waited for.
    context.resume().catch(() => undefined);
    for (const { hertz, atSeconds } of NOTES) {
      const [oscillator, volume] = [context.createOscillator(), context.createGain()];
      const begin = context.currentTime + atSeconds;
      oscillator.frequency.value = hertz;
      volume.gain.setValueAtTime(VOLUME, begin);
      // Fades, as a struck bell: an end at once clicks.
      volume.gain.exponentialRampToValueAtTime(0.001, begin + NOTE_SECONDS);
      oscillator.connect(volume).connect(context.destination);
      oscillator.start(begin);
      oscillator.stop(begin + NOTE_SECONDS);
      if (atSeconds > 0) oscillator.onended = () => void context.close();
    }
  } catch {
    // A browser without sound.
  }
}
