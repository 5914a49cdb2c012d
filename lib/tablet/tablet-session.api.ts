import { requestBff } from '@/lib/bff/client';
import { saveTabletSession, type StoredTabletSession } from './tablet-session';

/** Openings on their way, by their venue. */
const opening = new Map<number, Promise<StoredTabletSession>>();

/**
 * Opens the session of the next order and stores it in place of the earlier one, which is over then (KIOSK-06).
 * One at a time: who asks meanwhile gets the same, because a second one would end the first.
 * @throws BffError `kiosk/not-here`, `venue/not-found`
 */
export function openTabletSession(venueId: number): Promise<StoredTabletSession> {
  const opened = opening.get(venueId) ?? requestSession(venueId).finally(() => opening.delete(venueId));
  opening.set(venueId, opened);
  return opened;
}

async function requestSession(venueId: number): Promise<StoredTabletSession> {
  const { session } = await requestBff(
    '/api/kiosk/session',
    () => import('./tablet-session.schema').then((module) => module.tabletSessionSchema),
    { method: 'POST', body: { venueId } },
  );
  const opened = { session, venueId, orderKey: null };
  saveTabletSession(opened);
  return opened;
}
