import { analyticsConsent } from '@/lib/core/analytics/stored-consent';
import type { Bridge } from '@/lib/core/host/bridge';
import type { HostHello } from '@/lib/core/host/bridge-protocol';
import { inLanguage } from '@/lib/core/site/language-address';
import { routeOf } from '@/lib/core/site/routes';
import { isOneOf, orAbsent, recordOf } from '@/lib/core/storage/shape';
import { stored, storedText } from '@/lib/core/storage/stored';
import { followBackPress, reportBackHandler } from './back-press';
import { CONFIRMED, externalLinkOf, type ExternalLink } from './external-link';
import { signOutWithHost } from './host-sign-out';
import { listen, type Stop } from './listen';

const root = () => document.documentElement;

const lastLanguage = storedText({ area: 'session', key: 'hostLanguage' });

type Appearance = Pick<HostHello, 'theme' | 'insets'>;
type Insets = NonNullable<Appearance['insets']>;

const isPixels = (value: unknown): value is number => typeof value === 'number';
/** How the app wants the tab's pages to look: one that the browser shows again at 'back' has not heard what was said meanwhile. */
const lastAppearance = stored<Appearance>({
  area: 'session',
  key: 'hostAppearance',
  shape: recordOf<Appearance>({
    theme: orAbsent(isOneOf('light', 'dark')),
    insets: orAbsent(recordOf<Insets>({ top: isPixels, bottom: isPixels })),
  }),
  empty: {},
});

// Two root layouts follow the app; what both need is stored per document, which has one bridge.

/** How the app wants the page to look, as it said last: React takes what a layout before has set off the html element. */
const appearances = new WeakMap<Bridge, Appearance>();
/** Apps that are given events. */
const bridgesGivenEvents = new WeakSet<Bridge>();

/** The app sets the page's look; the diner has no other choice of its theme here. */
function applyAppearance({ theme, insets }: Appearance): void {
  if (theme) root().dataset.theme = theme;
  if (!insets) return;
  root().style.setProperty('--safe-top', `max(env(safe-area-inset-top), ${insets.top}px)`);
  root().style.setProperty('--safe-bottom', `max(env(safe-area-inset-bottom), ${insets.bottom}px)`);
}

/** Takes the app's appearance, as it said last or with its hello, and as it changes. @returns how to stop */
function followAppearance(bridge: Bridge, { theme, insets }: HostHello): Stop {
  let appearance: Appearance = appearances.get(bridge) ?? { theme, insets };
  const take = (said: Appearance) => {
    appearance = { ...appearance, ...said };
    appearances.set(bridge, appearance);
    lastAppearance.write(appearance);
    applyAppearance(appearance);
  };
  take({});
  const stops = [
    bridge.on('theme', (said) => take({ theme: said.theme })),
    bridge.on('insets', (said) => take({ insets: said })),
    listen(window, 'pageshow', (event) => {
      if (event instanceof PageTransitionEvent && event.persisted) take(lastAppearance.read());
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** The app's language once a visit: what the diner chooses after that stays. */
function takeLanguage(language: NonNullable<HostHello['language']>, offered: readonly string[]): void {
  const { pathname, search, hash } = window.location;
  // That page has the app sign its user in: replaced it would ask them once more. The next page takes the language.
  if (routeOf(pathname).name === 'auth') return;
  const isTaken = lastLanguage.read() === language;
  lastLanguage.write(language);
  if (isTaken || language === root().lang || !offered.includes(language)) return;
  window.location.replace(inLanguage(pathname + search + hash, language));
}

/**
 * Follows what the app around the page says, from its hello on; where another layout has followed it, from what it said last.
 * @param languages that the page's country offers
 * @returns how to stop
 */
export function followHost(bridge: Bridge, hello: HostHello, languages: readonly string[]): Stop {
  if (hello.language) takeLanguage(hello.language, languages);
  // The close button has its place all the time, and is seen once it leads anywhere.
  if (hello.methods.includes('backToApp')) root().dataset.host = 'closable';
  if (hello.methods.includes('logEvent')) giveEventsLater(bridge);
  const stops = [
    followAppearance(bridge, hello),
    followBackPress(bridge),
    // All that asks again when a page is seen again listens to this.
    bridge.on('resume', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))),
    bridge.on('signedOut', () => signOutWithHost()),
    reportBackHandler(bridge),
    listen(document, 'click', ({ target }) => answerPress(bridge, target)),
  ];
  return () => stops.forEach((stop) => stop());
}

/**
 * Loaded where the diner has agreed to be counted, or when they do. It is not stopped with the page: begun again it would give the app
 * once more what it was given.
 */
function giveEventsLater(bridge: Bridge): void {
  if (bridgesGivenEvents.has(bridge)) return;
  bridgesGivenEvents.add(bridge);
  const load = () => {
    if (analyticsConsent.read() !== 'yes') return;
    stopWaiting();
    void import('./give-events').then(
      (module) => module.giveEvents(bridge),
      // The next layout tries again.
      () => bridgesGivenEvents.delete(bridge),
    );
  };
  const stopWaiting = analyticsConsent.subscribe(load);
  load();
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
    } else if (link && !link.hasAttribute(CONFIRMED)) link.removeAttribute('target');
  };
  return listen(document, 'click', ask, true);
}
