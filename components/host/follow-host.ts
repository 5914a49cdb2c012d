import { isPaymentReturn } from '@/components/layout/payment-return';
import { isModalOpen } from '@/components/ui/modal-history';
import { analyticsConsent } from '@/lib/analytics/given-consent';
import type { Bridge } from '@/lib/host/bridge';
import type { HostHello, Insets } from '@/lib/host/bridge-protocol';
import { HOME_PATH } from '@/lib/paths/ways-out';
import { isSignedInHere } from '@/lib/session/sign-in-id';
import { inLanguage } from '@/lib/site/language-address';
import { storedText } from '@/lib/storage/stored';
import { ASKED, wayOutOf, type WayOut } from './way-out';

/** How long a step back may take where the browser does not say whether there is one, milliseconds. */
const STEP_WAIT_MS = 500;

const root = () => document.documentElement;
/** Older webviews have none. */
const steps = (): Navigation | undefined => (window as { navigation?: Navigation }).navigation;

const lastLanguage = storedText({ area: 'session', key: 'hostLanguage' });

/** Takes the app's theme; the diner has no other choice of it here. */
function takeTheme({ theme }: { theme: 'light' | 'dark' }): void {
  root().dataset.theme = theme;
}

function takeInsets({ top, bottom }: Insets): void {
  root().style.setProperty('--safe-top', `max(env(safe-area-inset-top), ${top}px)`);
  root().style.setProperty('--safe-bottom', `max(env(safe-area-inset-bottom), ${bottom}px)`);
}

/** The app's language once a visit: what the diner chooses after that stays. */
function takeLanguage(language: NonNullable<HostHello['language']>, offered: readonly string[]): void {
  const isTaken = lastLanguage.read() === language;
  lastLanguage.write(language);
  if (isTaken || language === root().lang || !offered.includes(language)) return;
  const { pathname, search, hash } = window.location;
  window.location.replace(inLanguage(pathname + search + hash, language));
}

/** Whether a sheet, a modal (each has a step of its own) or a page is there to step back from. */
const canStepBack = (): boolean => steps()?.canGoBack ?? window.history.length > 1;

type Stop = () => void;

/**
 * Closes the top-most sheet or modal, else steps back, else returns to the app; from the payment page Home, as the page's own button does.
 * A press that comes while a step is under way waits for it: what it closes is known then.
 */
function followBackPress(bridge: Bridge): Stop {
  let presses = 0;
  let stepping: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    presses = 0;
    void bridge.call('backToApp', {});
  };
  const step = () => {
    const before = window.location.href;
    const state: unknown = window.history.state;
    stepping = setTimeout(() => {
      stepping = undefined;
      const isStuck = window.location.href === before && window.history.state === state;
      if (isStuck && !steps()) leave();
      else takePress();
    }, STEP_WAIT_MS);
    window.history.back();
  };
  const takePress = () => {
    if (presses === 0 || stepping !== undefined) return;
    presses -= 1;
    if (isPaymentReturn() && !isModalOpen()) window.location.assign(HOME_PATH);
    else if (!canStepBack()) leave();
    else step();
  };
  const onStep = () => {
    clearTimeout(stepping);
    stepping = undefined;
    takePress();
  };
  const stops = [
    listen(window, 'popstate', onStep),
    bridge.on('backPress', () => {
      presses += 1;
      takePress();
    }),
  ];
  return () => {
    clearTimeout(stepping);
    stops.forEach((stop) => stop());
  };
}

function listen(target: EventTarget, type: string, hear: (event: Event) => void, capture = false): Stop {
  target.addEventListener(type, hear, capture);
  return () => target.removeEventListener(type, hear, capture);
}

/** Tells the app whether its back button is ours, whenever that changes. */
function tellBackHandler(bridge: Bridge): Stop {
  let told: boolean | null = null;
  const tell = () => {
    const enabled = canStepBack();
    if (enabled === told) return;
    told = enabled;
    void bridge.call('setBackHandler', { enabled });
  };
  tell();
  const source = steps();
  if (source) return listen(source, 'currententrychange', tell);
  // An older webview does not say so: the first step is one that somebody presses for, and it stays counted.
  return listen(window, 'click', () => setTimeout(tell, STEP_WAIT_MS));
}

/**
 * Follows what the app around the page says, from its hello on.
 * @param languages that the page's country offers
 * @returns how to stop
 */
export function followHost(bridge: Bridge, hello: HostHello, languages: readonly string[]): Stop {
  if (hello.theme) takeTheme({ theme: hello.theme });
  if (hello.insets) takeInsets(hello.insets);
  if (hello.language) takeLanguage(hello.language, languages);
  // The close button has its place all the time, and is seen once it leads anywhere.
  if (hello.methods.includes('backToApp')) root().dataset.host = 'closable';
  const stops = [
    bridge.on('theme', takeTheme),
    bridge.on('insets', takeInsets),
    followBackPress(bridge),
    // All that asks again when a page is seen again listens to this.
    bridge.on('resume', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))),
    bridge.on('signedOut', () => void endSession()),
    tellBackHandler(bridge),
    hello.methods.includes('logEvent') ? giveEventsLater(bridge) : () => undefined,
    listen(document, 'click', ({ target }) => press(bridge, target)),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Loaded where the diner has agreed to be counted, or when they do; events of before are kept until then. */
function giveEventsLater(bridge: Bridge): Stop {
  let stop: Stop | null = null;
  let isOver = false;
  let isLoading = false;
  const load = (isFromNow: boolean) => {
    if (isLoading || analyticsConsent.read() !== 'yes') return;
    isLoading = true;
    void import('./give-events').then(
      (module) => {
        if (!isOver) stop = module.giveEvents(bridge, { isFromNow });
      },
      () => undefined,
    );
  };
  load(false);
  const stopWaiting = analyticsConsent.subscribe(() => load(true));
  return () => {
    isOver = true;
    stopWaiting();
    stop?.();
  };
}

/** The app's user has signed out there. */
async function endSession(): Promise<void> {
  if (!isSignedInHere()) return;
  const { signOut } = await import('@/lib/auth/sign-out');
  await signOut().catch(() => window.location.reload());
}

/** The close button leaves; a piece more or less is felt. */
function press(bridge: Bridge, target: EventTarget | null): void {
  if (!(target instanceof Element)) return;
  if (target.closest('.host-close')) void bridge.call('backToApp', {});
  else if (target.closest('[data-plus], .counter button:not([aria-disabled])'))
    void bridge.call('haptic', { style: 'light' });
}

/**
 * Asks about links that lead out of the app around the page, be there a bridge or none; one of ours opens here and in no other window.
 * @returns how to stop
 */
export function watchLinks(onWayOut: (wayOut: WayOut) => void): Stop {
  const ask = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const wayOut = link && wayOutOf(link);
    if (wayOut) {
      event.preventDefault();
      onWayOut(wayOut);
    } else if (link && !link.hasAttribute(ASKED)) link.removeAttribute('target');
  };
  return listen(document, 'click', ask, true);
}
