import { isWhole, recordOf } from '@/lib/core/storage/shape';
import { stored } from '@/lib/core/storage/stored';
import { MINUTE_MS, SECOND_MS } from '@/lib/core/time/duration';
import { matchesStaffPin, type StaffPin } from './staff-pin';

/* Wrong tries of the staff PIN: after some of them each next one waits longer, also over a reload (KIOSK-20). */

/** Wrong tries before the first pause. */
const FREE_TRIES = 5;
const FIRST_PAUSE_MS = 30 * SECOND_MS;
/** A guest who plays with the pad must not keep staff out for the evening. */
const LONGEST_PAUSE_MS = 15 * MINUTE_MS;

interface PinTries {
  wrong: number;
  /** The next try is taken from then on, Unix milliseconds. */
  pausedUntilMs: number;
}

const NONE: PinTries = { wrong: 0, pausedUntilMs: 0 };
const tries = stored<PinTries>({
  area: 'local',
  key: 'kioskPinTries',
  shape: recordOf<PinTries>({ wrong: isWhole, pausedUntilMs: isWhole }),
  empty: NONE,
});

/** The pause after so many wrong tries, milliseconds: none at first, then each twice the one before. */
export function pauseAfterMs(wrong: number): number {
  if (wrong < FREE_TRIES) return 0;
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (wrong - FREE_TRIES));
}

/** Milliseconds of the pause left; a clock set back restarts it, never extends it. */
export function pauseLeftMs(nowMs: number): number {
  const { wrong, pausedUntilMs } = tries.read();
  const pauseMs = pauseAfterMs(wrong);
  if (pausedUntilMs - nowMs <= pauseMs) return Math.max(0, pausedUntilMs - nowMs);
  tries.write({ wrong, pausedUntilMs: nowMs + pauseMs });
  return pauseMs;
}

/** Tries that are left before the next pause. */
export const triesLeft = (): number => Math.max(0, FREE_TRIES - tries.read().wrong);

/** Tries the digits. The try counts before it is looked at: a reload in between saves nothing. */
export async function tryStaffPin(digits: string, pin: StaffPin): Promise<'right' | 'wrong' | 'paused'> {
  const nowMs = Date.now();
  if (pauseLeftMs(nowMs) > 0) return 'paused';
  const wrong = tries.read().wrong + 1;
  tries.write({ wrong, pausedUntilMs: nowMs + pauseAfterMs(wrong) });
  if (!(await matchesStaffPin(digits, pin))) return 'wrong';
  tries.forget();
  return 'right';
}
