import { createHmac, timingSafeEqual } from 'node:crypto';

/*
 * The signed switch of the debug bar: an end of its time and a code that only a holder of SESSION_SECRET can make. Plain
 * JavaScript, because scripts/debug-link.mjs makes one without compiling anything.
 */

/** How long a link works, and what it has switched on stays on, seconds. */
export const LINK_SECONDS = 15 * 60;
export const SWITCH_SECONDS = 8 * 3600;

const FORM = /^(\d{10})\.([\w-]{43})$/;

/** @typedef {'link' | 'cookie'} SwitchUse what is signed for the one is no good for the other */

/** @param {string} secret @param {SwitchUse} use @param {number} until */
const codeOf = (secret, use, until) =>
  createHmac('sha256', secret).update(`debug-bar:1:${use}:${until}`).digest();

/**
 * @param {string} secret
 * @param {SwitchUse} use
 * @param {number} now milliseconds since the epoch
 */
export function signSwitch(secret, use, now) {
  const until = Math.floor(now / 1000) + (use === 'link' ? LINK_SECONDS : SWITCH_SECONDS);
  return `${until}.${codeOf(secret, use, until).toString('base64url')}`;
}

/**
 * Whether one of the secrets has signed it for this use, and its time is not over.
 * @param {readonly string[]} secrets
 * @param {SwitchUse} use
 * @param {string | null | undefined} text
 * @param {number} now milliseconds since the epoch
 */
export function isSwitchedOn(secrets, use, text, now) {
  const [, end = '', code = ''] = FORM.exec(text ?? '') ?? [];
  const until = Number(end);
  if (end === '' || until * 1000 <= now) return false;
  const given = Buffer.from(code, 'base64url');
  return secrets.some((secret) => {
    const right = codeOf(secret, use, until);
    return given.length === right.length && timingSafeEqual(given, right);
  });
}
