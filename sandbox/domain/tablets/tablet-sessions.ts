import { and, eq, gt, lte, or } from 'drizzle-orm';
import type { Database } from '../../database/connect';
import { orders, tabletSessions } from '../../database/schema';
import { addMinutes } from '../../kernel/clock';
import { Refusal } from '../../kernel/refusal';
import type { User } from '../auth/accounts';
import { hashSecret, makeSecret } from '../auth/secrets';
import type { FullVenue } from '../venues/venues';

export type TabletSession = typeof tabletSessions.$inferSelect;

/** The caller of an order: a diner, or a kiosk in its session, of whom nothing is known (contract rule 14). */
export type Customer = { user: User; tablet: null } | { user: null; tablet: TabletSession };

/** Minutes without a use after which a session is over. */
const IDLE_MINUTES = 30;

const SESSION = /^[A-Za-z0-9_-]{16,128}$/;

/** Opens a kiosk's session, ending its earlier (contract schema TabletSession); `forbidden` without kiosks. */
export async function openTabletSession(
  database: Database,
  { id, venue }: FullVenue,
  device: string,
  now: Date,
) {
  if (!venue.hasTablet) throw new Refusal('forbidden');
  const session = makeSecret('ts');
  const expiresAt = addMinutes(now, IDLE_MINUTES);
  await database
    .delete(tabletSessions)
    .where(or(eq(tabletSessions.device, device), lte(tabletSessions.expiresAt, now)));
  await database
    .insert(tabletSessions)
    .values({ secretHash: hashSecret(session), device, venueId: id, expiresAt });
  return { session, filial_id: id, expires_at: expiresAt.toISOString() };
}

/** The session sent, renewed for 30 minutes; one that is unknown, over or no session at all is `tablet_session_invalid`. */
export async function renewTabletSession(
  database: Database,
  sent: string,
  now: Date,
): Promise<TabletSession> {
  const isGood = and(eq(tabletSessions.secretHash, hashSecret(sent)), gt(tabletSessions.expiresAt, now));
  const [used] = SESSION.test(sent)
    ? await database
        .update(tabletSessions)
        .set({ expiresAt: addMinutes(now, IDLE_MINUTES) })
        .where(isGood)
        .returning()
    : [];
  if (!used) throw new Refusal('tablet_session_invalid');
  return used;
}

/** Holds a session for its one order; else `tablet_session_invalid`. */
export async function takeTabletSession(
  database: Database,
  { secretHash, venueId }: TabletSession,
  filialId: number,
): Promise<void> {
  const [held] = await database
    .select({ hash: tabletSessions.secretHash })
    .from(tabletSessions)
    .where(eq(tabletSessions.secretHash, secretHash))
    .for('update');
  const made = await database.$count(orders, eq(orders.tabletSession, secretHash));
  if (!held || made > 0 || venueId !== filialId) throw new Refusal('tablet_session_invalid');
}

/** The condition of an order to be the customer's own. */
export function isOwnOf({ user, tablet }: Customer) {
  return user ? eq(orders.userId, user.id) : eq(orders.tabletSession, tablet.secretHash);
}
