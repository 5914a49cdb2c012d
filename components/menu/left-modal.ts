import { isEntryLeft } from '@/components/ui/modal-entry';
import { MODAL_CONTENT, readEntry } from '@/lib/core/storage/history-entry';

/**
 * Watches for steps of the history to a sheet or a search of this page that was left open.
 * @param open gets what the entry names
 * @returns `look` reads the entry now, after a reload or the way back from another page; `stop` ends that
 */
export function watchLeftModal(open: (content: unknown) => void) {
  const { pathname } = window.location;
  const look = () => {
    // On the way to another page its entry is there first.
    if (window.location.pathname === pathname && !isEntryLeft()) open(readEntry(MODAL_CONTENT));
  };
  window.addEventListener('popstate', look);
  return { look, stop: () => window.removeEventListener('popstate', look) };
}
