import { dayAfter, dayOf } from '@/lib/core/time/calendar-day';
import { DAY_MS, HOUR_MS } from '@/lib/core/time/duration';
import { toWall } from '@/lib/core/time/zone';
import type { Slot } from './booking.schema';
import { BOOKING_DAYS_AHEAD } from './booking-limits';

/** The days for which a table can be reserved, by the venue's clock, today first. */
export function offeredDays(now: Date, timezone: string): string[] {
  const today = dayOf(now, timezone);
  return Array.from({ length: BOOKING_DAYS_AHEAD + 1 }, (_, ahead) => dayAfter(today, ahead));
}

const PARTS_OF_DAY = ['night', 'morning', 'afternoon', 'evening'] as const;
type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** The hour of the day at which a part of it begins. */
const BEGINS: Record<PartOfDay, number> = { night: 0, morning: 6, afternoon: 12, evening: 18 };

/** Most tables are booked for the evening: it stands first. */
const SHOWN_ORDER = [...PARTS_OF_DAY].reverse();

/** The slots that have not begun, by the part of the day in the zone, the evening first; parts without a slot are left out. */
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
  return SHOWN_ORDER.flatMap((part) => {
    const ofPart = coming.filter((slot) => partOf(slot) === part);
    return ofPart.length > 0 ? [{ part, slots: ofPart }] : [];
  });
}
