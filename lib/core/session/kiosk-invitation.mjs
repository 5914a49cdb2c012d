import { timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from './kiosk-code.mjs';
import { isSigned, signatureOf, signUntil } from '../security/signed-until.mjs';

// The invitation that enrols a tablet as a kiosk of one venue: a signed link, or a signed code that is short enough to type.
// Plain JavaScript, because tools/commands/kiosk-link.mjs makes both without compiling anything.

/** How long an invitation works, seconds. */
export const INVITATION_SECONDS = 15 * 60;

/** Digits that say when a code ends: enough of them that each second of its life has its own. The others are of the signature. */
const END_DIGITS = 3;
const ENDS = 10 ** END_DIGITS;
const SIGNATURE_DIGITS = CODE_LENGTH - END_DIGITS;

/** @param {number} venueId */
const linkPurpose = (venueId) => `kiosk:1:link:${venueId}`;
/** @param {number} venueId */
const codePurpose = (venueId) => `kiosk:1:code:${venueId}`;

/**
 * The link and the code of one second have one name, so that they enrol one tablet between them.
 * @param {number} venueId @param {number} until seconds since the epoch
 */
const nameOf = (venueId, until) => `${venueId} ${until}`;

/** @param {number} now milliseconds since the epoch */
const endOf = (now) => Math.floor(now / 1000) + INVITATION_SECONDS;

/** @param {string} secret @param {number} venueId @param {number} until */
function codeOf(secret, venueId, until) {
  const signature =
    signatureOf(secret, codePurpose(venueId), until).readUIntBE(0, 6) % 10 ** SIGNATURE_DIGITS;
  const end = String(until % ENDS).padStart(END_DIGITS, '0');
  return end + String(signature).padStart(SIGNATURE_DIGITS, '0');
}

/**
 * The key of a link for a venue.
 * @param {string} secret
 * @param {number} venueId
 * @param {number} now milliseconds since the epoch
 */
export function signKioskLink(secret, venueId, now) {
  return signUntil(secret, linkPurpose(venueId), endOf(now));
}

/**
 * A code for a venue.
 * @param {string} secret
 * @param {number} venueId
 * @param {number} now milliseconds since the epoch
 */
export function signKioskCode(secret, venueId, now) {
  return codeOf(secret, venueId, endOf(now));
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
  return isSigned(secrets, linkPurpose(venueId), key, now)
    ? nameOf(venueId, Number(key.split('.', 1)[0]))
    : null;
}

/**
 * The same of a typed code.
 * @param {readonly string[]} secrets
 * @param {number} venueId
 * @param {string} code
 * @param {number} now milliseconds since the epoch
 */
export function readKioskCode(secrets, venueId, code, now) {
  if (code.length !== CODE_LENGTH || !/^\d+$/.test(code)) return null;
  const next = Math.floor(now / 1000) + 1;
  // The one second with these digits that is still to come.
  const until = next + ((Number(code.slice(0, END_DIGITS)) - (next % ENDS) + ENDS) % ENDS);
  const given = Buffer.from(code);
  const isRight = secrets.some((secret) =>
    timingSafeEqual(given, Buffer.from(codeOf(secret, venueId, until))),
  );
  return isRight ? nameOf(venueId, until) : null;
}
