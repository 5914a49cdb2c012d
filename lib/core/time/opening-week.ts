import type { Weekday } from './weekday';

/** One working interval; it belongs to the weekday on which it begins. `from` and `to` are 'HH:mm' in the town's zone. */
export interface OpeningInterval {
  weekday: Weekday;
  from: string;
  to: string;
}

/** When a venue works. `timezone` is its town's, `closeInAdvanceMinutes` is how long before closing orders end. */
export interface VenueSchedule {
  hours: readonly OpeningInterval[];
  timezone: string;
  closeInAdvanceMinutes: number;
}

/** A stretch without a gap, in minutes since Monday 00:00; `end` may lie in the week after. */
export interface OpenStretch {
  start: number;
  end: number;
}

const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;
const TIME_OF_DAY = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** 00:00-00:00 and 00:00-23:59 are displayed, and meant, as day and night (TIME-09, TIME-10). */
export function isDayAndNight({ from, to }: Pick<OpeningInterval, 'from' | 'to'>): boolean {
  return from === '00:00' && (to === '00:00' || to === '23:59');
}

/** Joins touching and overlapping intervals of a week, across midnight and Sunday; 'always' without a gap. */
export function openStretches(hours: readonly OpeningInterval[]): readonly OpenStretch[] | 'always' {
  const week = hours.flatMap(toStretch);
  // A neighbour week on each side joins the intervals at the edges of the week.
  const around = [-WEEK_MINUTES, 0, WEEK_MINUTES].flatMap((shift) =>
    week.map(({ start, end }) => ({ start: start + shift, end: end + shift })),
  );
  const joined = join(around);
  if (joined.some(({ start, end }) => end - start >= WEEK_MINUTES)) return 'always';
  return joined.filter(({ start }) => start >= 0 && start < WEEK_MINUTES);
}

function toStretch(interval: OpeningInterval): OpenStretch[] {
  const from = minuteOfDay(interval.from);
  const to = minuteOfDay(interval.to);
  if (from === null || to === null) return [];
  const start = (interval.weekday - 1) * DAY_MINUTES + from;
  if (isDayAndNight(interval)) return [{ start, end: start + DAY_MINUTES }];
  return [{ start, end: start - from + to + (to > from ? 0 : DAY_MINUTES) }];
}

function minuteOfDay(time: string): number | null {
  const match = TIME_OF_DAY.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

function join(stretches: OpenStretch[]): OpenStretch[] {
  const joined: OpenStretch[] = [];
  for (const { start, end } of stretches.sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}
