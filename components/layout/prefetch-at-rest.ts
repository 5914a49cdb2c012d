/*
 * Fetches pages before they are wanted: on a slow line a page that is fetched at the tap comes a second late. Only while the line has nothing
 * else to do, one page at a time, and never where bytes or power are scarce (docs/decisions/047).
 */

/** How many pages one page fetches: with 20 kB each, 60 kB at most. */
const MAX_PAGES = 3;
/** Of what is in view at first; the others are for what a diner has scrolled to, or what a press has shown. */
const MAX_AT_FIRST = 2;
/** After the page is at rest, and after it is scrolled or pressed, milliseconds. */
const REST_MS = 300;
/** A page that has not come by then does not keep the next one waiting, milliseconds. */
const LATE_MS = 6_000;
/** How long the router keeps a page that it has fetched, milliseconds (`staleTimes` in next.config.mjs). */
const KEPT_MS = 60_000;
const LOW_BATTERY = 0.15;

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}
interface Battery {
  level: number;
  charging: boolean;
}
type ThriftyNavigator = Navigator & {
  connection?: NetworkInformation;
  getBattery?: () => Promise<Battery>;
};

/** Whether the diner saves bytes, or the line is too slow for more than what is wanted. */
export function savesData(): boolean {
  const { saveData, effectiveType = '' } = (navigator as ThriftyNavigator).connection ?? {};
  return (
    (saveData ?? false) ||
    effectiveType.endsWith('2g') ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/** Whether the battery is nearly empty, where the browser says so. */
async function savesPower(): Promise<boolean> {
  const battery = await (navigator as ThriftyNavigator).getBattery?.().catch(() => undefined);
  return battery !== undefined && !battery.charging && battery.level < LOW_BATTERY;
}

const addressOf = ({ pathname, search }: HTMLAnchorElement) => pathname + search;

function isInView(link: Element): boolean {
  const { top, bottom, left, right, width } = link.getBoundingClientRect();
  return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
}

/** Calls back when the router has fetched a page: first what it needs to know of the route, then the page. */
function onFetched(address: string, done: () => void): () => void {
  let answers = 0;
  const { pathname } = new URL(address, location.href);
  const observer = new PerformanceObserver((list) => {
    answers += list.getEntries().filter(({ name }) => new URL(name).pathname === pathname).length;
    if (answers >= 2) finish();
  });
  const timer = setTimeout(() => finish(), LATE_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const finish = () => {
    stop();
    done();
  };
  observer.observe({ type: 'resource' });
  return stop;
}

/** When each page was fetched, by this browser's clock. */
const fetchedAtMs = new Map<string, number>();

/**
 * Fetches the pages of links marked for it (`SoftLink ahead`) that are in view, once the page is at rest.
 * @param prefetch has the router fetch the whole page of an address
 * @returns a function that stops it; a page that is being fetched still comes
 */
export function prefetchAtRest(prefetch: (address: string) => void): () => void {
  let pages = 0;
  let isRunning = false;
  let hasActed = false;
  let stopWaiting: (() => void) | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const isOver = () => pages >= (hasActed ? MAX_PAGES : MAX_AT_FIRST);

  const next = () => {
    if (isRunning || isOver() || document.hidden) return;
    const now = performance.now();
    const link = [...document.querySelectorAll<HTMLAnchorElement>('a[data-soft="ahead"]')].find(
      (each) => now - (fetchedAtMs.get(addressOf(each)) ?? -Infinity) > KEPT_MS && isInView(each),
    );
    if (!link) return;
    const address = addressOf(link);
    fetchedAtMs.set(address, now);
    pages += 1;
    isRunning = true;
    stopWaiting = onFetched(address, () => {
      isRunning = false;
      next();
    });
    prefetch(address);
  };
  const rest = () => {
    clearTimeout(resting);
    resting = setTimeout(() => requestIdle(next), REST_MS);
  };
  const onAct = () => {
    hasActed = true;
    rest();
  };
  const begin = () => {
    void savesPower().then((isSaving) => {
      if (isSaving || isStopped) return;
      addEventListener('scroll', onAct, { capture: true, passive: true });
      addEventListener('click', onAct);
      rest();
    });
  };
  let isStopped = false;
  if (!savesData()) {
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
  }
  return () => {
    isStopped = true;
    clearTimeout(resting);
    stopWaiting?.();
    removeEventListener('load', begin);
    removeEventListener('scroll', onAct, true);
    removeEventListener('click', onAct);
  };
}

/** Safari has no idle callbacks. */
const requestIdle = (run: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else run();
};
