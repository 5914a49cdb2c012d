import { isSigned, signUntil } from '../security/signed-until.mjs';

/* The signed switch of the debug bar. Plain JavaScript, because tools/commands/debug-link.mjs makes one without compiling anything. */

/** How long a link works, and what it has switched on stays on, seconds. */
export const LINK_SECONDS = 15 * 60;
export const SWITCH_SECONDS = 8 * 3600;

/** @typedef {'link' | 'cookie'} SwitchUse what is signed for the one is no good for the other */

/** @param {SwitchUse} use */
const purposeOf = (use) => `debug-bar:1:${use}`;

/** @param {string} secret @param {SwitchUse} use @param {number} now milliseconds since the epoch */
export function signSwitch(secret, use, now) {
  const until = Math.floor(now / 1000) + (use === 'link' ? LINK_SECONDS : SWITCH_SECONDS);
  return signUntil(secret, purposeOf(use), until);
}

/**
 * Whether one of the secrets has signed it for this use, and its time is not over.
 * @param {readonly string[]} secrets
 * @param {SwitchUse} use
 * @param {string | null | undefined} text
 * @param {number} now milliseconds since the epoch
 */
export function isSwitchedOn(secrets, use, text, now) {
  return isSigned(secrets, purposeOf(use), text, now);
}
