import { eachShelf, SHELVES, SHELVES_ENTRY } from '@/lib/core/page-scripts/shelves.mjs';
import { readEntry, writeEntry } from '@/lib/core/storage/history-entry';
import { isRecord } from '@/lib/core/storage/shape';

/* How far rows are scrolled sideways: the browser restores how far the page itself is scrolled, and only that. */

/** A row that has not moved for so long rests, milliseconds. */
const REST_MS = 100;

/** The rows of the page by their names. */
function namedShelves(): Map<string, Element> {
  const shelves = new Map<string, Element>();
  eachShelf(SHELVES, (name, shelf) => shelves.set(name, shelf));
  return shelves;
}

/** The value in the current entry: how far a row is scrolled, by its name. */
function noted(): Record<string, unknown> {
  const places = readEntry(SHELVES_ENTRY);
  return isRecord(places) ? places : {};
}

/**
 * From now on notes how far the rows are scrolled, in the page's entry of the history. After a step of the history the entry is another
 * page's while this page is still shown: nothing is noted then.
 * @returns how to stop
 */
export function recordShelves(): () => void {
  const { pathname } = location;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    if (location.pathname !== pathname) return;
    const places = [...namedShelves()].map(([name, shelf]) => [name, shelf.scrollLeft]);
    writeEntry({ [SHELVES_ENTRY]: { ...noted(), ...Object.fromEntries(places) } });
  };
  const record = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(SHELVES)) return;
    clearTimeout(timer);
    timer = setTimeout(write, REST_MS);
  };
  addEventListener('scroll', record, { capture: true, passive: true });
  return () => {
    if (timer !== undefined) write();
    removeEventListener('scroll', record, true);
  };
}

/** Scrolls the rows of a page that has just been drawn as far as they were when its entry was left; after a reload a script of the page does. */
export function restoreShelves(): void {
  const places = noted();
  for (const [name, shelf] of namedShelves()) {
    const place = places[name];
    if (typeof place === 'number' && shelf.scrollLeft === 0) {
      shelf.scrollTo({ left: place, behavior: 'instant' });
    }
  }
}
