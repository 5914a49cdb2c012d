import { TABLET_SESSION_HEADER } from '@/lib/core/session/tablet-session-header';
import { isText, isWhole, orNull, recordOf } from '@/lib/core/storage/shape';
import { stored } from '@/lib/core/storage/stored';

/** The session in which this kiosk orders (KIOSK-10). */
export interface StoredTabletSession {
  session: string;
  venueId: number;
  /** Key of the order that was sent in it; null = none yet. */
  orderKey: string | null;
}

/** The shape of a stored session. */
export const isTabletSession = recordOf<StoredTabletSession>({
  session: isText,
  venueId: isWhole,
  orderKey: orNull(isText),
});
const tabletSession = stored<StoredTabletSession | null>({
  area: 'session',
  key: 'tablet-session',
  shape: isTabletSession,
  empty: null,
});
/** The same once an order was sent in it: a power cut must not lose the number of an order that was made. */
const orderedSession = stored<StoredTabletSession | null>({
  area: 'local',
  key: 'orderedTabletSession',
  shape: isTabletSession,
  empty: null,
});

/** The session of the guest who is here, or of the last order where the tablet has been started again since. */
export const readTabletSession = (): StoredTabletSession | null =>
  tabletSession.read() ?? orderedSession.read();

/** Whether an order of that cart can be sent in the session that the tablet has. */
export function hasTabletSession(venueId: number, cartId: string): boolean {
  const held = readTabletSession();
  return held?.venueId === venueId && (held.orderKey === null || held.orderKey === cartId);
}

/** Stores the session in place of the earlier one; one in which an order was sent outlives the browser, so that its number is not lost. */
export function saveTabletSession(session: StoredTabletSession): void {
  tabletSession.write(session);
  if (session.orderKey !== null) orderedSession.write(session);
}

/** Binds the session to an order's key before the press is stored. @returns it, or null */
export function bindTabletSession(orderKey: string): StoredTabletSession | null {
  const held = readTabletSession();
  if (held === null) return null;
  const bound = { ...held, orderKey };
  saveTabletSession(bound);
  return bound;
}

/** The headers of a kiosk's call; none without a session, which our server then says. */
export function tabletHeaders(): Record<string, string> {
  const held = readTabletSession();
  return held === null ? {} : { [TABLET_SESSION_HEADER]: held.session };
}
