import { removeCookieHere } from '@/lib/core/site/remove-cookie-here';
import { removeStored } from '@/lib/core/storage/stored';
import { analyticsConsent as consent } from './stored-consent';

// Whether this browser's user has agreed to be counted. Nothing is loaded or stored for analytics before; a
// wish of the browser (Do Not Track, Global Privacy Control) goes before any consent.

/** The names of the cookies that the library sets, and of its stored values. */
const PREFIX = 'AMP_';

/** Whether the browser itself asks not to track. */
export function isTrackingRefused(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Whether events may be counted here. */
export const hasConsent = (): boolean => consent.read() === 'yes' && !isTrackingRefused();

/** Calls back when the consent is given or taken back, here or in another tab. @returns how to stop */
export const onConsent = consent.subscribe;

/** Gives the consent or takes it back; then what the library has stored goes too. */
export function setConsent(isGiven: boolean): void {
  consent.write(isGiven ? 'yes' : 'no');
  if (!isGiven) deleteAnalyticsData();
}

/** Removes ids and events that wait to be sent: the next visit is another's, as far as analytics can tell. */
export function deleteAnalyticsData(): void {
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=', 1);
    if (name.startsWith(PREFIX)) removeCookieHere(name);
  }
  removeStored('local', (key) => key.startsWith(PREFIX));
}
