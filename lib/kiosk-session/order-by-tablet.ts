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
 * Orders in the session bound to the key; a repetition stays in it (contract rule 22).
 * @throws BffError `kiosk/session-over`, then the guest presses again in a new session
 */
export async function orderByTablet<Result>(
  { key, venueId, isRepetition }: TabletAttempt,
  send: (headers: Record<string, string>) => Promise<Result>,
): Promise<Result> {
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
