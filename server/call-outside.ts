import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Has every `fetch` begin outside of the request that calls it: its connection stays open for later calls, and would hold that request with
 * its page for as long.
 */
export function callOutsideOfRequests(): void {
  const outside = AsyncLocalStorage.snapshot();
  const { fetch } = globalThis;
  globalThis.fetch = (...call) => outside(fetch, ...call);
}
