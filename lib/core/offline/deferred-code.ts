// Code that a page loads after its first touch. The worker caches it with the page: else a page of the visit
// that needs it would be cached without it.

const loading: Promise<unknown>[] = [];

/** Has the worker cache what a promise loads; code that does not come is loaded where it is needed. */
export const cacheWithPage = (code: Promise<unknown>): void => void loading.push(code.catch(() => undefined));

/** Ends when all of it is there, or does not come. */
export const deferredCode = (): Promise<unknown> => Promise.all(loading);
