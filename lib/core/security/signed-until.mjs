import { createHmac, timingSafeEqual } from 'node:crypto';

/*
 * Texts that only a holder of SESSION_SECRET can make, each for one purpose and until a moment. Plain JavaScript, because scripts make
 * them without compiling anything.
 */

const FORM = /^(\d{10})\.([\w-]{43})$/;

/**
 * @param {string} secret
 * @param {string} purpose a signature for one purpose is no good for another
 * @param {number} until seconds since the epoch
 */
export const signatureOf = (secret, purpose, until) =>
  createHmac('sha256', secret).update(`${purpose}:${until}`).digest();

/**
 * @param {string} secret
 * @param {string} purpose
 * @param {number} until seconds since the epoch
 */
export function signUntil(secret, purpose, until) {
  return `${until}.${signatureOf(secret, purpose, until).toString('base64url')}`;
}

/**
 * Whether one of the secrets has signed the text for this purpose, and its time is not over.
 * @param {readonly string[]} secrets
 * @param {string} purpose
 * @param {string | null | undefined} text
 * @param {number} now milliseconds since the epoch
 */
export function isSigned(secrets, purpose, text, now) {
  const [, end = '', code = ''] = FORM.exec(text ?? '') ?? [];
  const until = Number(end);
  if (end === '' || until * 1000 <= now) return false;
  const given = Buffer.from(code, 'base64url');
  return secrets.some((secret) => {
    const right = signatureOf(secret, purpose, until);
    return given.length === right.length && timingSafeEqual(given, right);
  });
}
