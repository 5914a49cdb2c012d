/* Of when the page is that is shown: the moment it was cached where it came from the worker, else the moment it came. */

const listeners = new Set<() => void>();
let cameAtMs = Date.now();

const ofWorker = (): number => Number(document.documentElement.dataset.cachedAt) || 0;

/** Whether the worker has answered for want of a network, and nothing newer has come since. */
export const isCachedPage = (): boolean => ofWorker() > 0;

/** Milliseconds since the epoch. */
export const shownAtMs = (): number => ofWorker() || cameAtMs;

/** Another page has come, or this one anew. */
export function recordShown(): void {
  cameAtMs = Date.now();
  delete document.documentElement.dataset.cachedAt;
  for (const listener of listeners) listener();
}

/** Calls back when another page is shown, or this one anew. @returns how to stop that */
export function onShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
