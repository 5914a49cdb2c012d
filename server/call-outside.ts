import { AsyncLocalStorage } from 'node:async_hooks';

/** Runs each `fetch` outside its request: an open connection would hold the request with its page. */
export function callOutsideOfRequests(): void {
  const outside = AsyncLocalStorage.snapshot();
  const { fetch } = globalThis;
  globalThis.fetch = (...call) => outside(fetch, ...call);
}
