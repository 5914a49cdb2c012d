import { signKioskLink } from '../../lib/session/kiosk-invitation.mjs';
import { VENUE, createBrowser } from './diner.mjs';

export const KIOSK_COOKIE = '__Host-kiosk';

const SECOND_MS = 1000;
const given = new Set();

/** The key of a link that nobody has had yet: links of one second and venue are the same. */
export function newKioskKey(secret, venue) {
  let atMs = Date.now();
  while (given.has(signKioskLink(secret, venue, atMs))) atMs -= SECOND_MS;
  const key = signKioskLink(secret, venue, atMs);
  given.add(key);
  return key;
}

/** Opens a link of a kiosk as a browser does. */
export const openKioskLink = (browser, venue, key) =>
  browser.ask(`/api/kiosk/enrolment/link?venue=${venue}&key=${encodeURIComponent(key)}`, {
    headers: { 'sec-fetch-mode': 'navigate' },
  });

/** A tablet that is enrolled as a kiosk of the venue. @throws Error where it is not */
export async function enrolKiosk({ front, sessionSecret }, venue = VENUE) {
  const tablet = createBrowser(front);
  await tablet.ask(`/kiosk/filials/${venue}`);
  await openKioskLink(tablet, venue, newKioskKey(sessionSecret, venue));
  if (!tablet.jar.get(KIOSK_COOKIE)) throw new Error('a good link enrols no kiosk');
  return tablet;
}
