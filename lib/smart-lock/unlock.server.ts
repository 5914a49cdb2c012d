import 'server-only';
import { z } from 'zod';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import type { Unlocked, UnlockRequest } from './unlock';
import { mapUnlockFailure } from './unlock.map';

/** The diner stands before the door: a later answer counts as unknown. */
const UNLOCK_TIMEOUT_MS = 10_000;

/** Contract schema Unlocked. */
const unlockedWire = z.object({
  data: z.object({ opened_at: z.iso.datetime(), closes_at: z.iso.datetime() }),
});

/**
 * Opens a venue's fridge (SHOP-16) or the scanned one (SHOP-18), once per key (contract rule 22).
 * @throws AppError `lock/…`; `lock/unknown-outcome` after a lost answer
 */
export async function openLock(
  signedIn: SignedIn,
  idempotencyKey: string,
  { venueId, lock }: UnlockRequest,
): Promise<Unlocked> {
  const call =
    lock === 'fridge'
      ? { path: 'smart-lock/v1/open-lock', body: { terminal_id: venueId } }
      : {
          path: 'takeaway/v1/micromarket/unlock',
          body: { filial_id: venueId, code: lock === 'door' ? null : lock },
        };
  try {
    const { data } = await signedIn.post({
      ...call,
      idempotencyKey,
      timeoutMs: UNLOCK_TIMEOUT_MS,
      // Sent once: a door opens while the diner waits for it, or at their next press.
      retries: 0,
      schema: unlockedWire,
    });
    return { secondsLeft: secondsUntil(data.closes_at, data.opened_at, Date.now()) };
  } catch (error) {
    throw error instanceof UpstreamError ? mapUnlockFailure(error) : error;
  }
}

/** Whole seconds, and never more than the opening lasts: our clock and the platform's may differ. */
function secondsUntil(closesAt: string, openedAt: string, nowMs: number): number {
  const lastsMs = Date.parse(closesAt) - Date.parse(openedAt);
  return Math.max(0, Math.floor(Math.min(lastsMs, Date.parse(closesAt) - nowMs) / 1000));
}
