'use client';

import { useSyncExternalStore } from 'react';

const CHANGED = 'location-search';

/** Calls back when the query of the page's address changes. @returns how to stop that */
export function subscribeLocationSearch(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

/** The query of the page's address; null until it can be read, because a cached page is the same for all users. */
export function useLocationSearch(): string | null {
  return useSyncExternalStore<string | null>(
    subscribeLocationSearch,
    () => location.search,
    () => null,
  );
}

/** Gives the page's address another query: in a step of the history of its own, or in place of the current one. */
export function changeLocationSearch(search: string, how: 'pushState' | 'replaceState'): void {
  history[how](null, '', location.pathname + search);
  window.dispatchEvent(new Event(CHANGED));
}
