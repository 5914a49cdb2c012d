import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import { reservations } from '../../database/booking-schema';
import type { Database } from '../../database/connect';
import { users, venues } from '../../database/schema';
import { addMinutes } from '../../kernel/clock';
import { textIn, type Language } from '../../kernel/languages';
import { Refusal } from '../../kernel/refusal';
import type { User } from '../auth/accounts';
import { dayOf } from '../venues/hours';
import { findVenues, hoursOf, type FullVenue } from '../venues/venues';
import { DURATION_MINUTES, freeTable, isDayOffered, overlaps, slotStarts, spanFrom } from './slots';

/** A venue confirms a reservation so many minutes after it was made. */
const CONFIRM_MINUTES = 1;

interface Booking {
  database: Database;
  now: Date;
}

export type ReservationRow = typeof reservations.$inferSelect;

type Status = 'pending' | 'confirmed' | 'declined' | 'canceled' | 'completed';

/** The present state of the reservation. */
function statusOf({ ending, endsAt, createdAt }: ReservationRow, now: Date): Status {
  if (ending) return ending;
  if (endsAt <= now) return 'completed';
  return createdAt <= addMinutes(now, -CONFIRM_MINUTES) ? 'confirmed' : 'pending';
}

/** A day's slots for a party (contract schema Slot), in order; none if closed. */
export async function listSlots({ database, now }: Booking, full: FullVenue, day: string, guests: number) {
  const hours = hoursOf(full);
  if (!isDayOffered(hours.timezone, day, now)) {
    throw new Refusal({ code: 'validation_failed', source: { parameter: 'date' } });
  }
  if (!full.venue.isBookingEnabled) return [];
  const starts = slotStarts(hours, day, now);
  const [first, last] = [starts[0], starts.at(-1)];
  if (!first || !last) return [];
  const reserved = await reservedIn(database, full.id, { from: first, to: spanFrom(last).endsAt });
  return starts.map((startsAt) => ({
    starts_at: startsAt.toISOString(),
    duration_minutes: DURATION_MINUTES,
    is_available: freeTable(full.id, hours.timezone, { span: spanFrom(startsAt), guests }, reserved) !== null,
  }));
}

interface Wanted {
  startsAt: Date;
  guests: number;
  name: string;
  phone: string;
  comment: string;
}

/** Reserves a table in a transaction, or throws `slot_unavailable`. */
export async function reserve(
  { database, now, user }: Booking & { user: User },
  full: FullVenue,
  { startsAt, guests, name, phone, comment }: Wanted,
): Promise<ReservationRow> {
  // Two presses at once wait for each other: those of the diner, and those for this venue's tables.
  await database.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
  await database.select({ id: venues.id }).from(venues).where(eq(venues.id, full.id)).for('update');
  const unavailable = new Refusal({ code: 'slot_unavailable', source: { pointer: '/starts_at' } });
  const hours = hoursOf(full);
  const day = dayOf(hours.timezone, startsAt);
  const isSlot =
    full.venue.isBookingEnabled &&
    isDayOffered(hours.timezone, day, now) &&
    slotStarts(hours, day, now).some((slot) => slot.getTime() === startsAt.getTime());
  if (!isSlot) throw unavailable;
  const span = spanFrom(startsAt);
  const isOwn = and(eq(reservations.userId, user.id), isNull(reservations.ending));
  const own = await database.select().from(reservations).where(isOwn);
  if (own.some((one) => overlaps(one, span))) throw unavailable;
  const reserved = await reservedIn(database, full.id, { from: span.startsAt, to: span.endsAt });
  const tableNumber = freeTable(full.id, hours.timezone, { span, guests }, reserved);
  if (tableNumber === null) throw unavailable;
  const made: ReservationRow = {
    id: randomUUID(),
    userId: user.id,
    venueId: full.id,
    tableNumber,
    ...span,
    guests,
    name,
    phone,
    comment,
    ending: null,
    createdAt: now,
  };
  await database.insert(reservations).values(made);
  return made;
}

/** The reservations at the venue in that time. */
function reservedIn(database: Database, venueId: number, { from, to }: { from: Date; to: Date }) {
  return database
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.venueId, venueId),
        isNull(reservations.ending),
        lt(reservations.startsAt, to),
        gt(reservations.endsAt, from),
      ),
    );
}

/** Cancels the diner's reservation; not one that has begun or is over. Call it in a transaction. */
export async function cancelReservation(
  { database, now, user }: Booking & { user: User },
  id: string,
): Promise<ReservationRow> {
  const isOwn = and(eq(reservations.id, id), eq(reservations.userId, user.id));
  const [row] = await database.select().from(reservations).where(isOwn).for('update');
  if (!row) throw new Refusal('not_found');
  if (row.ending || row.startsAt <= now) throw new Refusal('reservation_not_cancelable');
  await database.update(reservations).set({ ending: 'canceled' }).where(isOwn);
  return { ...row, ending: 'canceled' };
}

/** The diner's reservations, newest first. */
export function reservationsOf(database: Database, user: User): Promise<ReservationRow[]> {
  return database
    .select()
    .from(reservations)
    .where(eq(reservations.userId, user.id))
    .orderBy(desc(reservations.createdAt), desc(reservations.startsAt));
}

/** Reservation of the contract, of each row; one of a venue that is no longer there is left out. */
export async function reservationAnswers(
  { database, now, language }: Booking & { language: Language },
  rows: readonly ReservationRow[],
) {
  const found = await findVenues(database, [...new Set(rows.map(({ venueId }) => venueId))]);
  const byId = new Map(found.map((full) => [full.id, full]));
  return rows.flatMap((row) => {
    const full = byId.get(row.venueId);
    return full ? [reservationAnswer(row, full, { now, language })] : [];
  });
}

/** Reservation of the contract. */
export function reservationAnswer(
  row: ReservationRow,
  { venue, town }: FullVenue,
  { now, language }: { now: Date; language: Language },
) {
  return {
    id: row.id,
    filial_id: row.venueId,
    filial_name: venue.name,
    filial_address: textIn(language, venue.address),
    timezone: town.timezone,
    starts_at: row.startsAt.toISOString(),
    duration_minutes: DURATION_MINUTES,
    guests: row.guests,
    name: row.name,
    phone: row.phone,
    comment: row.comment,
    status: statusOf(row, now),
    created_at: row.createdAt.toISOString(),
  };
}
