import { BffError } from '@/lib/core/bff/client';
import { readTabletSession, tabletHeaders } from './tablet-session';
import { openTabletSession } from './tablet-session.api';

/** One attempt to order at a kiosk. */
interface TabletAttempt {
  /** Idempotency key of the order. */
  key: string;
  venueId: number;
  isRepetition: boolean;
}

/**
 * Sends an order in the kiosk's session, which the press has bound to its key. A repetition goes in the session of its first attempt only: in another it would be a
 * second order, of another guest (contract rule 22: a key belongs to its session). Where a first attempt finds the session
 * over, nothing was made: a new session is opened, and the guest presses again.
 * @throws BffError `kiosk/session-over`, and what `send` throws
 */
export async function orderByTablet<Made>(
  { key, venueId, isRepetition }: TabletAttempt,
  send: (headers: Record<string, string>) => Promise<Made>,
): Promise<Made> {
  const held = readTabletSession();
  if (isRepetition && held?.orderKey !== key) throw new BffError('kiosk/session-over');
  try {
    return await send(tabletHeaders());
  } catch (error) {
    const isOver = error instanceof BffError && error.code === 'kiosk/session-over';
    if (isOver && !isRepetition) await openTabletSession(venueId).catch(() => undefined);
    throw error;
  }
}
