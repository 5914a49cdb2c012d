import { analyticsConsent } from '@/lib/analytics/stored-consent';
import type { Bridge } from '@/lib/host/bridge';
import type { HostHello, Insets } from '@/lib/host/bridge-protocol';
import { inLanguage } from '@/lib/site/language-address';
import { storedText } from '@/lib/storage/stored';
import { followBackPress, reportBackHandler } from './back-press';
import { ASKED, externalLinkOf, type ExternalLink } from './external-link';
import { signOutWithHost } from './host-sign-out';
import { listen, type Stop } from './listen';

const root = () => document.documentElement;

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
    bridge.on('signedOut', () => signOutWithHost()),
    reportBackHandler(bridge),
    hello.methods.includes('logEvent') ? giveEventsLater(bridge) : () => undefined,
    listen(document, 'click', ({ target }) => answerPress(bridge, target)),
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

/** The close button leaves; a piece more or less is felt. */
function answerPress(bridge: Bridge, target: EventTarget | null): void {
  if (!(target instanceof Element)) return;
  if (target.closest('.host-close')) void bridge.call('backToApp', {});
  else if (target.closest('[data-plus], .counter button:not([aria-disabled])'))
    void bridge.call('haptic', { style: 'light' });
}

/**
 * Asks about links that lead out of the app around the page, be there a bridge or none; one of ours opens here and in no other window.
 * @returns how to stop
 */
export function watchLinks(onLeave: (external: ExternalLink) => void): Stop {
  const ask = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const external = link && externalLinkOf(link);
    if (external) {
      event.preventDefault();
      onLeave(external);
    } else if (link && !link.hasAttribute(ASKED)) link.removeAttribute('target');
  };
  return listen(document, 'click', ask, true);
}
