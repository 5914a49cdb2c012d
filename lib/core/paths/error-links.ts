// Where the screen of a broken page leads. Apart from the other addresses: that screen is loaded with every
// page, twice, and would bring all of them along.

export const HOME_PATH = '/';
export const SUPPORT_PATH = '/faq#support';
/** The start of a kiosk, and what the addresses of all its pages begin with: no page leads its guests out of it (KIOSK-08). */
export const KIOSK_PATH = '/kiosk';

/** True on a kiosk's address; other sources may be broken. */
export function isKioskAddress(): boolean {
  return typeof location !== 'undefined' && `${location.pathname}/`.startsWith(`${KIOSK_PATH}/`);
}
