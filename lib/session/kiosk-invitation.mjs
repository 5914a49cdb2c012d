import { timingSafeEqual } from 'node:crypto';
import { isSigned, signatureOf, signUntil } from '../security/signed-until.mjs';

/*
 * What enrols a tablet as a kiosk of one venue: a signed link, or a signed code that is short enough to type. Plain JavaScript, because
 * scripts/kiosk-link.mjs makes both without compiling anything.
 */

/** How long a link works, seconds. A code works until the end of the next window of this length. */
export const INVITATION_SECONDS = 15 * 60;

/** Digits that tell the codes of one window apart, and digits of the signature. */
const NUMBER_DIGITS = 2;
const SIGNATURE_DIGITS = 10;
const CODE = /^(\d{2})(\d{10})$/;

/** @param {number} venueId */
const linkPurpose = (venueId) => `kiosk:1:link:${venueId}`;
/** @param {number} venueId @param {string} number */
const codePurpose = (venueId, number) => `kiosk:1:code:${venueId}:${number}`;

/** @param {number} now milliseconds @param {number} windows how many windows end by then, 1 is the current one */
const windowEnd = (now, windows) =>
  (Math.floor(now / 1000 / INVITATION_SECONDS) + windows) * INVITATION_SECONDS;

/** @param {string} secret @param {number} venueId @param {string} number @param {number} until */
function digitsOf(secret, venueId, number, until) {
  const signature = signatureOf(secret, codePurpose(venueId, number), until);
  return String(signature.readUIntBE(0, 6) % 10 ** SIGNATURE_DIGITS).padStart(SIGNATURE_DIGITS, '0');
}

/**
 * The key of a link for a venue.
 * @param {string} secret
 * @param {number} venueId
 * @param {number} now milliseconds since the epoch
 */
export function signKioskLink(secret, venueId, now) {
  return signUntil(secret, linkPurpose(venueId), Math.floor(now / 1000) + INVITATION_SECONDS);
}

/**
 * A code of twelve digits for a venue.
 * @param {string} secret
 * @param {number} venueId
 * @param {number} number tells the codes of one window apart, 0 to 99
 * @param {number} now milliseconds since the epoch
 */
export function signKioskCode(secret, venueId, number, now) {
  const first = String(number).padStart(NUMBER_DIGITS, '0');
  return first + digitsOf(secret, venueId, first, windowEnd(now, 2));
}

/**
 * The name of the invitation that a link's key is of, the same each time it is used; null for a key that is forged, over or of
 * another venue.
 * @param {readonly string[]} secrets
 * @param {number} venueId
 * @param {string} key
 * @param {number} now milliseconds since the epoch
 */
export function readKioskLink(secrets, venueId, key, now) {
  return isSigned(secrets, linkPurpose(venueId), key, now) ? `link ${venueId} ${key.split('.', 1)[0]}` : null;
}

/**
 * The same of a typed code.
 * @param {readonly string[]} secrets
 * @param {number} venueId
 * @param {string} code
 * @param {number} now milliseconds since the epoch
 */
export function readKioskCode(secrets, venueId, code, now) {
  const [, number = '', digits = ''] = CODE.exec(code) ?? [];
  if (number === '') return null;
  const given = Buffer.from(digits);
  const until = [1, 2]
    .map((windows) => windowEnd(now, windows))
    .find((end) =>
      secrets.some((secret) => timingSafeEqual(given, Buffer.from(digitsOf(secret, venueId, number, end)))),
    );
  return until === undefined ? null : `code ${venueId} ${number} ${until}`;
}
