import { useSyncExternalStore } from 'react';
import { searchText } from '@/lib/pages/search/search-text';

// The text of a search page is in its address (`?q=`), so that a reload and the back button restore it.

const CHANGED = 'search-text';
const NAME = 'q';

/** Listeners notified of every new text: submitted, or reached by the back button. */
export function subscribeAddressText(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(CHANGED, listener);
  };
}

/**
 * The text of the address. While the page is still loading the address is that of the previous page: then it is `coming`.
 */
export function readAddressText(coming: string): string {
  if (!location.pathname.endsWith('/search')) return coming;
  return searchText(new URLSearchParams(location.search).get(NAME) ?? '');
}

/** Replaces the text of the address; the back button leads out of the search. */
export function writeAddressText(text: string): void {
  const query = text ? `?${NAME}=${encodeURIComponent(text)}` : '';
  history.replaceState(null, '', location.pathname + query);
  window.dispatchEvent(new Event(CHANGED));
}

/** The text of the page's address; `initial` is what the server read there. */
export function useAddressText(initial: string): string {
  return useSyncExternalStore(
    subscribeAddressText,
    () => readAddressText(initial),
    () => initial,
  );
}
