import { hapticHere } from '@/lib/core/host/host-here';
import { isInWebview } from '@/lib/core/site/surface-here';

const BEEP_HERTZ = 880;
const BEEP_SECONDS = 0.08;
const VOLUME = 0.15;
const VIBRATION_MS = 40;

let audio: AudioContext | null = null;

/** A beep and a short vibration, as at a till; where the browser or the diner wants neither, nothing. */
export function confirmReading(): void {
  // The browser lets a page be heard once it was touched; until then this is silent.
  try {
    audio ??= new AudioContext();
    void audio.resume();
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = BEEP_HERTZ;
    volume.gain.value = VOLUME;
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + BEEP_SECONDS);
  } catch {
    audio = null;
  }
  if (isInWebview()) hapticHere('success');
  else navigator.vibrate?.(VIBRATION_MS);
}
