import { readEntry, writeEntry } from '@/lib/storage/history-entry';
import { isRecord } from '@/lib/storage/shape';

/* How far rows are scrolled sideways: the browser restores how far the page itself is scrolled, and only that. */

const ENTRY = 'shelves';
const SHELVES = '.rail, .chips';
/** A row that has not moved for so long rests, milliseconds. */
const REST_MS = 100;

/** The name of a row or of the section around it. */
function nameOf(shelf: Element): string | null {
  const named = shelf.closest('[aria-labelledby], [aria-label]');
  return named && (named.getAttribute('aria-labelledby') ?? named.getAttribute('aria-label'));
}

/** What the current entry holds: how far a row is scrolled, by its name. */
function noted(): Record<string, unknown> {
  const places = readEntry(ENTRY);
  return isRecord(places) ? places : {};
}

function writeShelves(): void {
  const places = [...document.querySelectorAll(SHELVES)].map((shelf) => [nameOf(shelf), shelf.scrollLeft]);
  writeEntry({ [ENTRY]: { ...noted(), ...Object.fromEntries(places) } });
}

/** From now on notes how far the rows are scrolled, in the page's entry of the history. @returns how to stop */
export function noteShelves(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const write = () => {
    forget();
    writeShelves();
  };
  const note = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(SHELVES)) return;
    clearTimeout(timer);
    timer = setTimeout(write, REST_MS);
  };
  addEventListener('scroll', note, { capture: true, passive: true });
  // The entry is another page's before that page is drawn.
  addEventListener('popstate', forget);
  return () => {
    if (timer !== undefined) write();
    removeEventListener('scroll', note, true);
    removeEventListener('popstate', forget);
  };
}

/** Scrolls the rows as far as they were when the page's entry was left. */
export function restoreShelves(): void {
  const places = noted();
  for (const shelf of document.querySelectorAll(SHELVES)) {
    const place = places[nameOf(shelf) ?? ''];
    if (typeof place === 'number') shelf.scrollTo({ left: place, behavior: 'instant' });
  }
}
