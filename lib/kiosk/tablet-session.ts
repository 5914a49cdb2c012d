import { isText, isWhole, orNull, recordOf } from '@/lib/storage/shape';
import { stored } from '@/lib/storage/stored';

/** The session in which this kiosk orders (KIOSK-10). */
export interface StoredTabletSession {
  session: string;
  venueId: number;
  /** As it was opened; the platform puts it off at each use. */
  expiresAt: string;
  /** Key of the order that was sent in it; null = none yet. */
  orderKey: string | null;
}

const tabletSession = stored<StoredTabletSession | null>({
  area: 'session',
  key: 'tablet-session',
  shape: recordOf<StoredTabletSession>({
    session: isText,
    venueId: isWhole,
    expiresAt: isText,
    orderKey: orNull(isText),
  }),
  empty: null,
});

export const readTabletSession = tabletSession.read;
export const watchTabletSession = tabletSession.subscribe;

export function saveTabletSession(session: StoredTabletSession): void {
  tabletSession.write(session);
}

/** The guest has gone: nothing of theirs is read any more (KIOSK-07). */
export const forgetTabletSession = tabletSession.forget;

/** The headers of a kiosk's call; none without a session, which our server then says. */
export function tabletHeaders(): Record<string, string> {
  const held = tabletSession.read();
  return held === null ? {} : { 'X-Tablet-Session': held.session };
}
