import { isText, listOf, readShape } from '@/lib/storage/shape';
import { searchText } from './search-text';

/*
 * What this device searched for last: a list of strings in local storage under `searchHistory` (SRCH-31), newest first.
 */

/** SRCH-30. */
export const HISTORY_LIMIT = 3;
const STORAGE_KEY = 'searchHistory';
/** More than this nobody but a stranger has written. */
const MOST_STORED = 1000;

const NONE: readonly string[] = [];
const sameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** At most three texts, none twice. */
function tidied(texts: readonly string[]): readonly string[] {
  return texts
    .map(searchText)
    .filter((text, index, all) => text && all.findIndex((other) => sameText(other, text)) === index)
    .slice(0, HISTORY_LIMIT);
}

/** Reads what was stored; what is no list of strings is no history. */
export function parseHistory(stored: string | null): readonly string[] {
  return stored === null ? NONE : tidied(readShape(stored, listOf(isText, MOST_STORED)) ?? NONE);
}

/** The history with one more text: first, and nowhere else. */
export function withText(history: readonly string[], text: string): readonly string[] {
  return tidied([text, ...history]);
}

let known: { stored: string | null; history: readonly string[] } = { stored: null, history: NONE };
const listeners = new Set<() => void>();

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    // Storage can be forbidden; there is no history then.
    return null;
  }
}

function store(history: readonly string[]): void {
  try {
    if (history.length > 0) localStorage.setItem(STORAGE_KEY, JSON.stringify(history));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

/** The history as it stands; the same list until it changes, also in another tab. */
export function readHistory(): readonly string[] {
  const stored = readStored();
  if (stored !== known.stored) known = { stored, history: parseHistory(stored) };
  return known.history;
}

/** What the server renders: nobody's history. */
export function noHistory(): readonly string[] {
  return NONE;
}

export function subscribeHistory(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function rememberSearch(text: string): void {
  store(withText(readHistory(), text));
}

export function clearHistory(): void {
  store(NONE);
}
