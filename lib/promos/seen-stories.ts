import { LARGEST_ID } from '@/lib/ids/ids';
import { isCount, listOf, readShape } from '@/lib/storage/shape';

/*
 * The stories that were seen on this device, so that a ring goes at once and stays away without the network. The
 * platform's marks are added to them.
 */

const KEY = 'seenStories';
/** The latest so many; stories run for weeks, and a device sees a few a day. */
const MOST_KEPT = 200;

const listeners = new Set<() => void>();
const isSeenList = listOf(isCount(LARGEST_ID), MOST_KEPT);

/** As it stands in the storage: equal texts are equal marks. */
function storedText(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Ids in what {@link seenStories.current} gives; none for a broken value. */
function parse(text: string): Set<number> {
  return new Set(readShape(text, isSeenList) ?? []);
}

function add(ids: readonly number[]): void {
  const seen = parse(storedText());
  const news = ids.filter((id) => !seen.has(id));
  if (news.length === 0) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...seen, ...news].slice(-MOST_KEPT)));
  } catch {
    // A device that keeps nothing shows the ring again next time.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const seenStories = { subscribe, current: storedText, parse, add };
