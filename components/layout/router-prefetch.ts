import { ROUTER_CACHE_SECONDS } from '@/lib/core/cache/router-cache.mjs';

// The router first requests what it needs to know of a route, then the page. A navigation joins a request of a page
// that is running; of a route it does not, and the router would fetch the page twice (docs/decisions/048).

/** Has the router fetch the whole page of an address. */
export type Prefetch = (address: string) => void;

const ROUTER_CACHE_MS = ROUTER_CACHE_SECONDS * 1000;
/** A page that the server does not give ahead is tried again after so long, milliseconds. */
const DECLINED_MS = 10_000;
/** After this long an answer counts as lost, milliseconds. */
const ANSWER_TIMEOUT_MS = 6_000;
/** Later than this a route is no help: the page comes sooner by a request of its own. Milliseconds. */
const ROUTE_WAIT_MS = 1_000;
/** The router reads an answer after the browser has reported it, milliseconds. */
const READING_MS = 20;

/** Until when a page need not be requested, by its path and query, and `performance.now()`. */
const cachedUntilMs = new Map<string, number>();
/** Callbacks for a route that is being requested, by page. */
const waiting = new Map<string, Set<() => void>>();

/** Whether the router has a page or requests it. */
export const isCached = (page: string): boolean => (cachedUntilMs.get(page) ?? 0) > performance.now();

/**
 * Notes that the router requests a page now, or has it. Its minute starts at the answer: a request before its end could be one that the
 * router answers itself, which nothing reports.
 */
export const recordRequest = (page: string): void =>
  void cachedUntilMs.set(page, performance.now() + ANSWER_TIMEOUT_MS + ROUTER_CACHE_MS);

/** A path and its query without the router's own parameter, in one spelling. */
function plainAddress({ pathname, searchParams }: URL): string {
  searchParams.delete('_rsc');
  return `${pathname}?${searchParams}`;
}

/** Whether the browser reports an answer to the router about a page, and not to a document. */
function isAnswerAbout(page: string, name: string): boolean {
  const url = new URL(name);
  return url.searchParams.has('_rsc') && plainAddress(url) === plainAddress(new URL(page, location.href));
}

/**
 * Prefetches a page by its path and query.
 * @param ended is called once the router has it, or has no answer; `isDeclined` where the server does not give the page ahead
 * @returns a function that drops `ended`; the page still comes
 */
export function prefetchPage(
  page: string,
  prefetch: Prefetch,
  ended: (isDeclined: boolean) => void = () => undefined,
): () => void {
  let answersToCome = 2;
  let isDropped = false;
  waiting.set(page, new Set());
  const endWaiting = () => {
    waiting.get(page)?.forEach((go) => go());
    waiting.delete(page);
  };
  const finish = (isDeclined: boolean) => {
    clearTimeout(timer);
    observer.disconnect();
    endWaiting();
    cachedUntilMs.set(page, performance.now() + (isDeclined ? DECLINED_MS : ROUTER_CACHE_MS));
    if (!isDropped) ended(isDeclined);
  };
  const timer = setTimeout(() => finish(false), ANSWER_TIMEOUT_MS);
  const observer = new PerformanceObserver((list) => {
    const entries = list
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => isAnswerAbout(page, name));
    if (entries.length === 0) return;
    answersToCome -= entries.length;
    const isDeclined = entries.some(({ responseStatus }) => responseStatus === 204);
    if (isDeclined || answersToCome <= 0) {
      finish(isDeclined);
      return;
    }
    endWaiting();
  });
  observer.observe({ type: 'resource' });
  recordRequest(page);
  prefetch(page);
  return () => {
    isDropped = true;
  };
}

/**
 * Calls back when the router knows the route of a page that is being requested, after a second at most.
 * @returns how to call it off; undefined where there is nothing to wait for
 */
export function afterRoute(page: string, go: () => void): (() => void) | undefined {
  const callbacks = waiting.get(page);
  if (!callbacks) return undefined;
  let timer: ReturnType<typeof setTimeout>;
  const callOff = () => {
    clearTimeout(timer);
    callbacks.delete(routeCame);
  };
  const goSoon = (delayMs: number) =>
    setTimeout(() => {
      callOff();
      go();
    }, delayMs);
  const routeCame = () => {
    clearTimeout(timer);
    timer = goSoon(READING_MS);
  };
  timer = goSoon(ROUTE_WAIT_MS);
  callbacks.add(routeCame);
  return callOff;
}
