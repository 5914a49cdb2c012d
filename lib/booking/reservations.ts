import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/core/time/duration';
import type { Reservation, ReservationStatus } from './booking.schema';

/** A reservation that begins within so long is soon: the diner is reminded of it. */
const SOON_MS = DAY_MS;

/** The calendar file rings so long before the reservation begins. */
export const REMINDER_HOURS = 2;

type Times = Pick<Reservation, 'startsAt' | 'durationMinutes'>;

/** When a booked table is free again, milliseconds since 1970. */
export const endsAtMs = ({ startsAt, durationMinutes }: Times): number =>
  Date.parse(startsAt) + durationMinutes * MINUTE_MS;

/** Statuses in which a table is reserved. */
const STANDING: readonly ReservationStatus[] = ['pending', 'confirmed'];

/** Whether the table is, or will be, the diner's. */
export function isStanding(reservation: Pick<Reservation, 'status'> & Times, now: Date): boolean {
  return STANDING.includes(reservation.status) && endsAtMs(reservation) > now.getTime();
}

/** Whether it can be called off: it stands, and has not begun (contract code reservation_not_cancelable). */
export function isCancelable(reservation: Pick<Reservation, 'status'> & Times, now: Date): boolean {
  return isStanding(reservation, now) && Date.parse(reservation.startsAt) > now.getTime();
}

/** Whether the venue expects the diner, and soon, so that the diner is reminded. */
export function isSoon(reservation: Pick<Reservation, 'status'> & Times, now: Date): boolean {
  const untilMs = Date.parse(reservation.startsAt) - now.getTime();
  return reservation.status === 'confirmed' && isCancelable(reservation, now) && untilMs <= SOON_MS;
}

/** Whether a calendar can still remind of it: the moment to ring at has not passed. */
export const hasReminder = ({ startsAt }: Pick<Reservation, 'startsAt'>, nowMs: number): boolean =>
  Date.parse(startsAt) - nowMs > REMINDER_HOURS * HOUR_MS;

/** The reservation that keeps a table while another one would begin there. */
export function overlapping(
  reservations: readonly Reservation[],
  wanted: Times,
  now: Date,
): Reservation | undefined {
  return reservations.find(
    (one) =>
      isStanding(one, now) &&
      Date.parse(one.startsAt) < endsAtMs(wanted) &&
      Date.parse(wanted.startsAt) < endsAtMs(one),
  );
}

/** The coming reservations, the next one first, and the past ones, the last one first. */
export function splitReservations(
  reservations: readonly Reservation[],
  now: Date,
): { coming: Reservation[]; past: Reservation[] } {
  const byStart = [...reservations].sort(
    (one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt),
  );
  return {
    coming: byStart.filter((one) => isStanding(one, now)),
    past: byStart.filter((one) => !isStanding(one, now)).reverse(),
  };
}
