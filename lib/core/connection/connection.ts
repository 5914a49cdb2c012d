// How the connection does, as the requests of this tab tell: one that takes long, or that fails while the device calls
// itself online, makes it weak, until the next answer, which may be that of the slow one (ERR-03).

/** A request without an answer after this time takes long, milliseconds. */
export const SLOW_REQUEST_MS = 5000;

const listeners = new Set<() => void>();
let isWeak = false;

function change(next: boolean): void {
  if (next === isWeak) return;
  isWeak = next;
  for (const listener of listeners) listener();
}

export const connection = {
  isWeak: (): boolean => isWeak,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Watches a request. Call the answer when it has ended: answered by the server, failed on the way, or no longer wanted. */
export function watchRequest(): (end: 'answered' | 'failed' | 'dropped') => void {
  const timer = setTimeout(() => change(true), SLOW_REQUEST_MS);
  return (end) => {
    clearTimeout(timer);
    if (end === 'failed') change(navigator.onLine);
    else if (end === 'answered') change(false);
  };
}
