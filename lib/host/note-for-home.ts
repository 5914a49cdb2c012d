import { storedText } from '@/lib/storage/stored';

const NOTES = ['signInFailed'] as const;
export type NoteForHome = (typeof NOTES)[number];

const stored = storedText({ area: 'session', key: 'noteForHome' });

/** Leaves word for the next page: what went wrong where nothing is shown any more. */
export function noteForHome(note: NoteForHome): void {
  stored.write(note);
}

/** Takes the word that was left, once. */
export function takeNote(): NoteForHome | null {
  const left = stored.read();
  stored.write(null);
  return NOTES.find((note) => note === left) ?? null;
}
