import { MINUTE_MS, SECOND_MS } from '@/lib/core/time/duration';

/* When a guest is taken to have gone: first comes the prompt, with the seconds that are left to answer. */

/** Without a touch for so long a guest gets the prompt whether they are still there. */
export const IDLE_MS = MINUTE_MS;
/** The same in the assisted mode. */
export const ASSISTED_IDLE_MS = 2 * MINUTE_MS;
/** The time that is left then to answer. */
export const COUNTDOWN_MS = 20 * SECOND_MS;

/** The number of an order stays for so long without a touch; then the next guest finds the start (KIOSK-15). */
export const NUMBER_MS = 40 * SECOND_MS;
/** A start without a touch for so long is dimmed (KIOSK-23). */
export const DIM_MS = 2 * MINUTE_MS;
/** An untouched start reloads after this time: with the current menu and release, and an empty memory. */
export const FRESH_START_MS = 5 * MINUTE_MS;
/** So long the corner is pressed that opens the staff page (KIOSK-20). */
export const STAFF_PRESS_MS = 3 * SECOND_MS;
/** A staff page without a touch for so long is left. */
export const STAFF_IDLE_MS = 2 * MINUTE_MS;

export type Presence = { kind: 'here' } | { kind: 'prompted'; secondsLeft: number } | { kind: 'gone' };

/** Whether the guest is present, prompted or gone. @param inactiveMs since the last touch or key, 0 or more */
export function presenceOf(inactiveMs: number, idleMs: number): Presence {
  const leftMs = idleMs + COUNTDOWN_MS - inactiveMs;
  if (inactiveMs < idleMs) return { kind: 'here' };
  return leftMs > 0 ? { kind: 'prompted', secondsLeft: Math.ceil(leftMs / SECOND_MS) } : { kind: 'gone' };
}
