// The age of the shown page: since it was cached, if the worker served it, else since it arrived.

const listeners = new Set<() => void>();
let cameAtMs = Date.now();

const ofWorker = (): number => Number(document.documentElement.dataset.cachedAt) || 0;

/** True while the page is one that the worker served offline. */
export const isCachedPage = (): boolean => ofWorker() > 0;

/** Milliseconds since the epoch. */
export const shownAtMs = (): number => ofWorker() || cameAtMs;

/** Records the arrival of a page. */
export function recordShown(): void {
  cameAtMs = Date.now();
  delete document.documentElement.dataset.cachedAt;
  for (const listener of listeners) listener();
}

/** Calls back at each arrival of a page. @returns stops it */
export function onShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
