import type { Language } from '@/lib/core/site/site';

// The browser's own speech for headphones, by voices of the device only: nothing goes to a server.

/** Waiting sentences; beyond this the oldest are dropped. */
const MAX_WAITING = 2;

const speech = (): SpeechSynthesis | null => ('speechSynthesis' in window ? window.speechSynthesis : null);

let known: SpeechSynthesisVoice | null = null;

/** A voice of the device that speaks the language; null where it has none. The same object until it is another voice. */
export function voiceOf(language: Language): SpeechSynthesisVoice | null {
  const isOurs = ({ lang, localService }: SpeechSynthesisVoice) =>
    localService && lang.toLowerCase().split(/[-_]/)[0] === language;
  const found = speech()?.getVoices().find(isOurs) ?? null;
  // A browser may list its voices in new objects each time.
  if (found?.voiceURI !== known?.voiceURI || found?.lang !== known?.lang) known = found;
  return known;
}

/** Calls back when the device has other voices: a browser reads them late. @returns how to stop that */
export function subscribeVoices(listener: () => void): () => void {
  speech()?.addEventListener('voiceschanged', listener);
  return () => speech()?.removeEventListener('voiceschanged', listener);
}

let waiting: string[] = [];
let speaking: SpeechSynthesisUtterance | null = null;

function sayNext(voice: SpeechSynthesisVoice): void {
  const text = waiting.shift();
  if (text === undefined) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.onend = utterance.onerror = () => {
    // The end of an interrupted sentence arrives during the next one.
    if (speaking !== utterance) return;
    speaking = null;
    sayNext(voice);
  };
  speaking = utterance;
  speech()?.speak(utterance);
}

/** Stops, and drops waiting sentences. */
export function hush(): void {
  waiting = [];
  speaking = null;
  speech()?.cancel();
}

/** Says a sentence at once, in place of the present one. */
export function sayNow(text: string, voice: SpeechSynthesisVoice): void {
  hush();
  waiting = [text];
  sayNext(voice);
}

/** Says a sentence after the present one. */
export function sayNextTo(text: string, voice: SpeechSynthesisVoice): void {
  waiting = [...waiting, text].slice(-MAX_WAITING);
  if (speaking === null) sayNext(voice);
}
