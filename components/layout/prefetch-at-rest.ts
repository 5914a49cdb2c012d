import { AT_REST } from '@/components/ui/at-rest';
import { whenIdle } from '@/lib/core/connection/when-idle';
import { loadCodeOf } from './next-code';
import { isCached, prefetchPage, recordRequest, type Prefetch } from './router-prefetch';
import { isSoft, needsLogin, pageOf } from './soft-link-at';

// Prefetches pages: on a slow line a page that is fetched at the tap comes a second late. Only while the line
// has nothing else to do, one page at a time, and never where bytes or power are scarce (docs/decisions/048).

/** How many pages one page prefetches: with 20 kB each, 60 kB at most. */
const MAX_PAGES = 3;
/** Of what is in view at first; the others are for what a diner has scrolled to, or what a press has shown. */
const MAX_AT_FIRST = 2;
/** After the page is at rest, and after it is scrolled or pressed, milliseconds. */
const IDLE_DELAY_MS = 300;
const LOW_BATTERY = 0.15;

/** Only some browsers say so. */
async function isBatteryLow(): Promise<boolean> {
  const { getBattery } = navigator as Navigator & {
    getBattery?: () => Promise<{ level: number; charging: boolean }>;
  };
  const battery = await getBattery?.call(navigator).catch(() => undefined);
  return battery !== undefined && !battery.charging && battery.level < LOW_BATTERY;
}

function isInView(link: Element): boolean {
  const { top, bottom, left, right, width } = link.getBoundingClientRect();
  return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
}

/** Events that move the page, or change it. */
const INTERACTIONS = ['touchmove', 'wheel', 'keydown', 'click'] as const;

/**
 * Prefetches the pages of links with `SoftLink prefetch` that are in view, once the page is at rest; called after it has loaded.
 * @param prefetch has the router fetch the whole page of an address
 * @returns a function that stops it; a page that is being fetched still comes
 */
export function prefetchAtRest(prefetch: Prefetch): () => void {
  let pages = 0;
  let isStopped = false;
  let isRunning = false;
  let hasInteracted = false;
  let hasRested = false;
  let stopWaiting: (() => void) | undefined;
  let delay: ReturnType<typeof setTimeout> | undefined;

  const next = () => {
    const isBudgetSpent = pages >= (hasInteracted ? MAX_PAGES : MAX_AT_FIRST);
    if (isStopped || isRunning || isBudgetSpent || document.hidden) return;
    const link = [...document.querySelectorAll<HTMLAnchorElement>('a[data-soft="prefetch"]')]
      .filter((each) => isSoft(each) && !isCached(pageOf(each)) && isInView(each))
      // A card is opened more often than an own page, which the header of a wide screen names before it.
      .sort((one, other) => Number(needsLogin(one)) - Number(needsLogin(other)))[0];
    if (!link) return;
    pages += 1;
    isRunning = true;
    loadCodeOf(link);
    stopWaiting = prefetchPage(pageOf(link), prefetch, (isDeclined) => {
      isRunning = false;
      if (isDeclined) pages -= 1;
      next();
    });
  };
  const rest = () => {
    if (isStopped || document.hidden) return;
    if (!hasRested) dispatchEvent(new Event(AT_REST));
    hasRested = true;
    next();
    if (pages >= MAX_PAGES) observer.disconnect();
  };
  const waitForRest = () => {
    clearTimeout(delay);
    delay = setTimeout(() => void whenIdle(0).then(rest), IDLE_DELAY_MS);
  };
  const onInteraction = ({ type, target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-soft]') : null;
    // The router fetches its page now.
    if (link && type === 'click') recordRequest(pageOf(link));
    hasInteracted = true;
    waitForRest();
  };
  // A press can show a link late, when its code has come.
  const observer = new MutationObserver(waitForRest);
  void isBatteryLow().then((isLow) => {
    if (isLow || isStopped) return;
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', waitForRest, { capture: true, passive: true });
    INTERACTIONS.forEach((name) => addEventListener(name, onInteraction, { passive: true }));
    waitForRest();
  });
  return () => {
    isStopped = true;
    clearTimeout(delay);
    observer.disconnect();
    stopWaiting?.();
    removeEventListener('scroll', waitForRest, true);
    INTERACTIONS.forEach((name) => removeEventListener(name, onInteraction));
  };
}
