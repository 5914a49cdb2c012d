import { BffError, requestBff } from '@/lib/core/bff/client';
import { deviceMs } from '@/lib/core/time/now';
import { saveTabletSession, type StoredTabletSession } from './tablet-session';

/** How long an opening is shared, milliseconds: one that is silent for longer may never be answered. */
const SHARED_MS = 10_000;
/** Without an answer for so long it has failed, milliseconds: a guest who has pressed Pay waits for it, and sees nothing else. */
const ANSWER_MS = 20_000;

interface Opening {
  atMs: number;
  session: Promise<StoredTabletSession>;
}

/** The last opening of each venue that is on its way. */
const openings = new Map<number, Opening>();

/** Opens and stores the next order's session, once at a time (KIOSK-06). @throws BffError `kiosk/not-here` */
export function openTabletSession(venueId: number): Promise<StoredTabletSession> {
  const held = openings.get(venueId);
  if (held && deviceMs() - held.atMs < SHARED_MS) return held.session;
  const isLast = () => openings.get(venueId) === opening;
  const opening: Opening = {
    atMs: deviceMs(),
    session: requestSession(venueId)
      .then((opened) => {
        if (isLast()) saveTabletSession(opened);
        return opened;
      })
      .finally(() => {
        if (isLast()) openings.delete(venueId);
      }),
  };
  openings.set(venueId, opening);
  return opening.session;
}

async function requestSession(venueId: number): Promise<StoredTabletSession> {
  const { session } = await requestBff(
    '/api/kiosk/session',
    () => import('./tablet-session.schema').then((module) => module.tabletSessionSchema),
    { method: 'POST', body: { venueId }, signal: AbortSignal.timeout(ANSWER_MS) },
  ).catch((error: unknown) => {
    throw error instanceof BffError ? error : new BffError('network');
  });
  return { session, venueId, orderKey: null };
}
