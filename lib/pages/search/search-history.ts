import { isText, listOf } from '@/lib/core/storage/shape';
import { stored } from '@/lib/core/storage/stored';
import { searchText } from './search-text';

// The last searches of this device: a list of strings in local storage under `searchHistory` (SRCH-31), newest first.

/** SRCH-30. */
export const HISTORY_LIMIT = 3;
/** A longer stored value was not written by the app. */
const MAX_STORED = 1000;

const NONE: readonly string[] = [];
const texts = stored({
  area: 'local',
  key: 'searchHistory',
  shape: listOf(isText, MAX_STORED),
  empty: NONE,
});
const sameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** At most three texts, none twice. */
function tidied(texts: readonly string[]): readonly string[] {
  return texts
    .map(searchText)
    .filter((text, index, all) => text && all.findIndex((other) => sameText(other, text)) === index)
    .slice(0, HISTORY_LIMIT);
}

/** The history with one more text: first, and nowhere else. */
export function withText(history: readonly string[], text: string): readonly string[] {
  return tidied([text, ...history]);
}

let known = { texts: NONE, history: NONE };

function store(history: readonly string[]): void {
  if (history.length > 0) texts.write(history);
  else texts.forget();
}

/** The current history; the same list until it changes, also in another tab. */
export function readHistory(): readonly string[] {
  const current = texts.read();
  if (current !== known.texts) known = { texts: current, history: tidied(current) };
  return known.history;
}

/** The value that the server renders: an empty history. */
export function noHistory(): readonly string[] {
  return NONE;
}

export const subscribeHistory = texts.subscribe;

/** Puts a text in front of the history. */
export function rememberSearch(text: string): void {
  store(withText(readHistory(), text));
}

/** Removes all stored searches. */
export function clearHistory(): void {
  store(NONE);
}
