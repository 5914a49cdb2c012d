import type { CountryCode } from '@/lib/site/site';
import { readPhone } from '@/lib/text/phone';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time/duration';
import { toWall } from '@/lib/time/zone';
import type { Reservation, ReservationStatus, Slot } from './booking.schema';
import { MAX_DAYS_AHEAD, MAX_WISH_LENGTH, NAME_LENGTH } from './booking-limits';

/** A reservation that begins within so long is soon: the diner is reminded of it. */
const SOON_MS = DAY_MS;

/** The calendar day of an instant in the zone, 'YYYY-MM-DD'. */
export function dayOf(at: Date, timezone: string): string {
  return new Date(toWall(at.getTime(), timezone)).toISOString().slice(0, 10);
}

/** The day that many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The days for which a table can be reserved, by the venue's clock, today first. */
export function offeredDays(now: Date, timezone: string): string[] {
  const today = dayOf(now, timezone);
  return Array.from({ length: MAX_DAYS_AHEAD + 1 }, (_, ahead) => dayAfter(today, ahead));
}

export const PARTS_OF_DAY = ['night', 'morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** The hour of the day at which a part of it begins. */
const BEGINS: Record<PartOfDay, number> = { night: 0, morning: 6, afternoon: 12, evening: 18 };

/** The slots that have not begun, by the part of the day in the zone; parts without a slot are left out. */
export function slotsByPart(
  slots: readonly Slot[],
  timezone: string,
  now: Date,
): { part: PartOfDay; slots: Slot[] }[] {
  const coming = slots.filter(({ startsAt }) => Date.parse(startsAt) > now.getTime());
  const partOf = ({ startsAt }: Slot): PartOfDay | undefined => {
    const hour = (toWall(Date.parse(startsAt), timezone) % DAY_MS) / HOUR_MS;
    return PARTS_OF_DAY.findLast((part) => hour >= BEGINS[part]);
  };
  return PARTS_OF_DAY.flatMap((part) => {
    const ofPart = coming.filter((slot) => partOf(slot) === part);
    return ofPart.length > 0 ? [{ part, slots: ofPart }] : [];
  });
}

/** What is wrong with what the diner typed, by field. */
export type Mistake = 'name' | 'phone' | 'wish';

/** What the diner has filled in. */
export interface Typed {
  name: string;
  phone: string;
  wish: string;
}

/** The fields that cannot be sent as they are, in the order of the form. */
export function mistakesIn({ name, phone, wish }: Typed, country: CountryCode): Mistake[] {
  const letters = Array.from(name.trim()).length;
  return [
    ...(letters < NAME_LENGTH.min || letters > NAME_LENGTH.max ? (['name'] as const) : []),
    ...(readPhone(phone, country) === null ? (['phone'] as const) : []),
    ...(Array.from(wish.trim()).length > MAX_WISH_LENGTH ? (['wish'] as const) : []),
  ];
}

type Times = Pick<Reservation, 'startsAt' | 'durationMinutes'>;

export const endsAtMs = ({ startsAt, durationMinutes }: Times): number =>
  Date.parse(startsAt) + durationMinutes * MINUTE_MS;

/** Statuses in which a table is kept. */
const STANDING: readonly ReservationStatus[] = ['pending', 'confirmed'];

/** Whether the table is, or will be, the diner's. */
export function isStanding(reservation: Pick<Reservation, 'status'> & Times, now: Date): boolean {
  return STANDING.includes(reservation.status) && endsAtMs(reservation) > now.getTime();
}

/** Whether it can be called off: it stands, and has not begun (contract code reservation_not_cancelable). */
export function isCancelable(reservation: Pick<Reservation, 'status'> & Times, now: Date): boolean {
  return isStanding(reservation, now) && Date.parse(reservation.startsAt) > now.getTime();
}

/** Whether it begins soon, so that the diner is reminded. */
export function isSoon(reservation: Pick<Reservation, 'status'> & Times, now: Date): boolean {
  const untilMs = Date.parse(reservation.startsAt) - now.getTime();
  return isCancelable(reservation, now) && untilMs <= SOON_MS;
}

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

/** What stands, the next one first, and what is over, the last one first. */
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
