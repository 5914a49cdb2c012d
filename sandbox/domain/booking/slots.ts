import { addMinutes, DAY_MS, MINUTE_MS } from '../../kernel/clock';
import { seededRandom } from '../../catalogue/random';
import { dayOf, dayStart, openAround, type Hours } from '../venues/hours';

/** Guests that a venue's tables for reservations seat, the smallest first. */
export const TABLE_SEATS = [2, 2, 4, 4, 4, 6, 6, 12] as const;

/** How long a table is reserved. */
export const DURATION_MINUTES = 120;

/** A table can be had at every full and half hour. */
const STEP_MINUTES = 30;

/** How far ahead a table can be reserved (contract rule 17). */
export const BOOKING_DAYS_AHEAD = 30;

/** On these days of a month others have reserved every table. */
const FULL_DAYS_OF_MONTH: ReadonlySet<number> = new Set([7, 14, 21, 28]);

/** Of the tables, how many others have reserved: in the evening, which begins so many minutes after midnight, and before. */
const EVENING_MINUTES = 18 * 60;
const EVENING_SHARE = 0.6;
const DAY_SHARE = 0.25;

export interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** A table that is reserved. */
export interface TakenTable extends Span {
  tableNumber: number;
}

/** How long a table that is booked from there on is reserved. */
export const spanFrom = (startsAt: Date): Span => ({
  startsAt,
  endsAt: addMinutes(startsAt, DURATION_MINUTES),
});

export const overlaps = (one: Span, other: Span): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** Whether a table can be reserved for that day, which is one of the venue's zone. */
export function isDayOffered(timezone: string, day: string, now: Date): boolean {
  const ahead = (Date.parse(day) - Date.parse(dayOf(timezone, now))) / DAY_MS;
  return ahead >= 0 && ahead <= BOOKING_DAYS_AHEAD;
}

/** When a table can be had that day: all of its time the venue is open, and it has not begun. */
export function slotStarts(hours: Hours, day: string, now: Date): Date[] {
  const starts = new Set<number>();
  for (const { from, to } of openAround(hours, day)) {
    const stepMs = STEP_MINUTES * MINUTE_MS;
    const lastMs = to.getTime() - DURATION_MINUTES * MINUTE_MS;
    for (let ms = Math.ceil(from.getTime() / stepMs) * stepMs; ms <= lastMs; ms += stepMs) {
      if (ms > now.getTime() && dayOf(hours.timezone, new Date(ms)) === day) starts.add(ms);
    }
  }
  return [...starts].sort((one, other) => one - other).map((ms) => new Date(ms));
}

/** The smallest table that seats the guests and is free all the time; null = there is none. */
export function freeTable(
  venueId: number,
  timezone: string,
  wanted: { span: Span; guests: number },
  reserved: readonly TakenTable[],
): number | null {
  const taken = [...reserved, ...othersOn(venueId, timezone, wanted.span.startsAt)];
  const table = TABLE_SEATS.findIndex(
    (seats, number) =>
      seats >= wanted.guests &&
      !taken.some((one) => one.tableNumber === number && overlaps(one, wanted.span)),
  );
  return table < 0 ? null : table;
}

/** The reservations of others around the instant: always the same of a venue, a day and a table. */
function othersOn(venueId: number, timezone: string, around: Date): TakenTable[] {
  const today = Date.parse(dayOf(timezone, around));
  const zoneMs = today - dayStart(timezone, around).getTime();
  return [today, today + DAY_MS].flatMap((dayMs) =>
    TABLE_SEATS.flatMap((_seats, tableNumber) => othersAt(venueId, dayMs, tableNumber, zoneMs)),
  );
}

function othersAt(venueId: number, dayMs: number, tableNumber: number, zoneMs: number): TakenTable[] {
  const isFull = FULL_DAYS_OF_MONTH.has(new Date(dayMs).getUTCDate());
  const random = seededRandom(venueId * 2654435761 + (dayMs / DAY_MS) * TABLE_SEATS.length + tableNumber);
  const taken: TakenTable[] = [];
  for (let minutes = 0; minutes < DAY_MS / MINUTE_MS; minutes += DURATION_MINUTES) {
    const share = minutes >= EVENING_MINUTES ? EVENING_SHARE : DAY_SHARE;
    if (random() >= share && !isFull) continue;
    taken.push({ tableNumber, ...spanFrom(new Date(dayMs - zoneMs + minutes * MINUTE_MS)) });
  }
  return taken;
}
