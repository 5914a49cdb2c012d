import { requestBff } from '@/lib/bff/client';
import { saveTabletSession, type StoredTabletSession } from './tablet-session';

/**
 * Opens the session of the next order and stores it in place of the earlier one, which is over then (KIOSK-06).
 * @throws BffError `kiosk/not-here`, `venue/not-found`
 */
export async function openTabletSession(venueId: number): Promise<StoredTabletSession> {
  const { session } = await requestBff(
    '/api/kiosk/session',
    () => import('./tablet-session.schema').then((module) => module.tabletSessionSchema),
    { method: 'POST', body: { venueId } },
  );
  const opened = { session, venueId, orderKey: null };
  saveTabletSession(opened);
  return opened;
}
