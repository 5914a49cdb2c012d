/*
 * Prefetches pages: on a slow line a page that is fetched at the tap comes a second late. Only while the line has nothing else to do, one page
 * at a time, and never where bytes or power are scarce (docs/decisions/048).
 */

/** How many pages one page prefetches: with 20 kB each, 60 kB at most. */
const MAX_PAGES = 3;
/** Of what is in view at first; the others are for what a diner has scrolled to, or what a press has shown. */
const MAX_AT_FIRST = 2;
/** After the page is at rest, and after it is scrolled or pressed, milliseconds. */
const IDLE_DELAY_MS = 300;
/** After this long the next page is prefetched anyway, milliseconds. */
const PREFETCH_TIMEOUT_MS = 6_000;
/** How long the router reuses a page that it has prefetched, milliseconds (`staleTimes` in next.config.mjs). */
const ROUTER_CACHE_MS = 60_000;
/** A page that the server does not give ahead is tried again after so long, milliseconds. */
const DECLINED_MS = 10_000;
const LOW_BATTERY = 0.15;

/** Only some browsers say so. */
async function isBatteryLow(): Promise<boolean> {
  const { getBattery } = navigator as Navigator & {
    getBattery?: () => Promise<{ level: number; charging: boolean }>;
  };
  const battery = await getBattery?.call(navigator).catch(() => undefined);
  return battery !== undefined && !battery.charging && battery.level < LOW_BATTERY;
}

const pageOf = ({ pathname, search }: HTMLAnchorElement) => pathname + search;

function isInView(link: Element): boolean {
  const { top, bottom, left, right, width } = link.getBoundingClientRect();
  return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
}

/** Until when the router needs no request for a page, by `performance.now()`. */
const cachedUntilMs = new Map<string, number>();

const noteRequest = (link: HTMLAnchorElement) =>
  void cachedUntilMs.set(pageOf(link), performance.now() + ROUTER_CACHE_MS);

/**
 * Calls back when the router has a page: first it requests what it needs to know of the route, then the page.
 * @returns a function that stops waiting
 */
function onPrefetched(page: string, done: (isDeclined: boolean) => void): () => void {
  let answers = 0;
  const { pathname } = new URL(page, location.href);
  const observer = new PerformanceObserver((list) => {
    const entries = (list.getEntries() as PerformanceResourceTiming[]).filter(
      ({ name }) => new URL(name).pathname === pathname,
    );
    answers += entries.length;
    const isDeclined = entries.some(({ responseStatus }) => responseStatus === 204);
    if (isDeclined || answers >= 2) finish(isDeclined);
  });
  const timer = setTimeout(() => finish(false), PREFETCH_TIMEOUT_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const finish = (isDeclined: boolean) => {
    stop();
    done(isDeclined);
  };
  observer.observe({ type: 'resource' });
  return stop;
}

/** What moves the page, or changes it. */
const INTERACTIONS = ['touchmove', 'wheel', 'keydown', 'click'] as const;

/**
 * Prefetches the pages of links with `SoftLink prefetch` that are in view, once the page is at rest; called after it has loaded.
 * @param prefetch has the router fetch the whole page of an address
 * @returns a function that stops it; a page that is being fetched still comes
 */
export function prefetchAtRest(prefetch: (address: string) => void): () => void {
  let pages = 0;
  let isStopped = false;
  let isRunning = false;
  let hasInteracted = false;
  let stopWaiting: (() => void) | undefined;
  let delay: ReturnType<typeof setTimeout> | undefined;

  const next = () => {
    const isBudgetSpent = pages >= (hasInteracted ? MAX_PAGES : MAX_AT_FIRST);
    if (isStopped || isRunning || isBudgetSpent || document.hidden) return;
    const now = performance.now();
    const link = [...document.querySelectorAll<HTMLAnchorElement>('a[data-soft="prefetch"]')].find(
      (each) => (cachedUntilMs.get(pageOf(each)) ?? 0) <= now && isInView(each),
    );
    if (!link) return;
    const page = pageOf(link);
    noteRequest(link);
    pages += 1;
    isRunning = true;
    stopWaiting = onPrefetched(page, (isDeclined) => {
      isRunning = false;
      if (isDeclined) {
        pages -= 1;
        cachedUntilMs.set(page, performance.now() + DECLINED_MS);
      }
      next();
    });
    prefetch(page);
  };
  const waitForRest = () => {
    clearTimeout(delay);
    delay = setTimeout(() => whenIdle(next), IDLE_DELAY_MS);
  };
  const onInteraction = ({ type, target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-soft]') : null;
    // The router fetches its page now.
    if (link && type === 'click') noteRequest(link);
    hasInteracted = true;
    waitForRest();
  };
  void isBatteryLow().then((isLow) => {
    if (isLow || isStopped) return;
    addEventListener('scroll', waitForRest, { capture: true, passive: true });
    INTERACTIONS.forEach((name) => addEventListener(name, onInteraction, { passive: true }));
    waitForRest();
  });
  return () => {
    isStopped = true;
    clearTimeout(delay);
    stopWaiting?.();
    removeEventListener('scroll', waitForRest, true);
    INTERACTIONS.forEach((name) => removeEventListener(name, onInteraction));
  };
}

/** Safari has no idle callbacks. */
const whenIdle = (run: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else run();
};
