import { getTimezoneOffset } from 'date-fns-tz';
import type { Interval } from '../../catalogue/model';
import { DAY_MS, MINUTE_MS } from '../../kernel/clock';

/** When a venue works, in the zone of its town. */
export interface Hours {
  intervals: Interval[];
  timezone: string;
  closeInAdvanceMinutes: number;
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
type Weekday = (typeof WEEKDAYS)[number];

/** Days around the requested one whose intervals are joined before closing is looked at. */
const DAYS_AROUND = 2;

interface Span {
  fromMs: number;
  toMs: number;
}

/** Whether orders are taken; closes `closeInAdvanceMinutes` early unless hours continue (contract rule 56). */
export function isOpenAt(hours: Hours, instant: Date): boolean {
  const wallMs = wallClock(hours.timezone, instant);
  const closesEarlierMs = hours.closeInAdvanceMinutes * MINUTE_MS;
  return spansAround(hours.intervals, wallMs).some(
    (span) => span.fromMs <= wallMs && wallMs < span.toMs - closesEarlierMs,
  );
}

/** Today as 'HH:mm-HH:mm', first opening to last closing; null = day off. */
export function todayLine(hours: Hours, instant: Date): string | null {
  const today = weekdayOf(wallClock(hours.timezone, instant));
  const ofToday = hours.intervals
    .filter((interval) => interval.weekday === today)
    .sort((a, b) => a.from.localeCompare(b.from));
  const [first, last] = [ofToday[0], ofToday.at(-1)];
  return first && last ? `${first.from}-${last.to}` : null;
}

/** The week on the wire, Monday first. */
export function weekOf(intervals: Interval[]): { weekday: Weekday; from: string; to: string }[] {
  return WEEKDAYS.flatMap((weekday, index) =>
    intervals
      .filter((interval) => interval.weekday === index + 1)
      .sort((a, b) => a.from.localeCompare(b.from))
      .map(({ from, to }) => ({ weekday, from, to })),
  );
}

interface ScheduleLine {
  weekdays: Weekday[];
  from: string | null;
  to: string | null;
}

/** Days with equal hours together; split shifts make several lines for the same days. */
export function scheduleLines(intervals: Interval[]): ScheduleLine[] {
  const week = weekOf(intervals);
  const groups = new Map<
    string,
    { weekdays: Weekday[]; shifts: { from: string | null; to: string | null }[] }
  >();
  for (const weekday of WEEKDAYS) {
    const shifts = week.filter((entry) => entry.weekday === weekday).map(({ from, to }) => ({ from, to }));
    const signature = JSON.stringify(shifts);
    const group = groups.get(signature) ?? {
      weekdays: [],
      shifts: shifts.length > 0 ? shifts : [{ from: null, to: null }],
    };
    group.weekdays.push(weekday);
    groups.set(signature, group);
  }
  return [...groups.values()].flatMap(({ weekdays, shifts }) =>
    shifts.map((shift) => ({ weekdays, ...shift })),
  );
}

/** Local time as if it were UTC; the zones of both countries have no summer time. */
function wallClock(timezone: string, instant: Date): number {
  return instant.getTime() + getTimezoneOffset(timezone, instant);
}

/** When the day of the instant began in the zone. */
export function dayStart(timezone: string, instant: Date): Date {
  const wallMs = wallClock(timezone, instant);
  return new Date(instant.getTime() - (wallMs - midnight(wallMs)));
}

/** The calendar day of the instant in the zone, such as 2026-03-14. */
export function dayOf(timezone: string, instant: Date): string {
  return new Date(wallClock(timezone, instant)).toISOString().slice(0, 10);
}

/** When the venue works around that calendar day of its zone, from the day before on; hours that touch are joined. */
export function openAround(
  { intervals, timezone, closeInAdvanceMinutes }: Hours,
  day: string,
): { from: Date; to: Date }[] {
  const dayMs = Date.parse(`${day}T00:00:00Z`);
  const offsetMs = getTimezoneOffset(timezone, new Date(dayMs));
  return spansAround(intervals, dayMs).map(({ fromMs, toMs }) => ({
    from: new Date(fromMs - offsetMs),
    to: new Date(toMs - offsetMs - closeInAdvanceMinutes * MINUTE_MS),
  }));
}

function midnight(wallMs: number): number {
  return Math.floor(wallMs / DAY_MS) * DAY_MS;
}

function weekdayOf(wallMs: number): number {
  return new Date(wallMs).getUTCDay() || 7;
}

function spansAround(intervals: Interval[], wallMs: number): Span[] {
  const spans: Span[] = [];
  for (let day = -DAYS_AROUND; day <= DAYS_AROUND; day += 1) {
    const dayMs = midnight(wallMs) + day * DAY_MS;
    for (const interval of intervals.filter((entry) => entry.weekday === weekdayOf(dayMs))) {
      spans.push(spanOf(interval, dayMs));
    }
  }
  return joinTouching(spans.sort((a, b) => a.fromMs - b.fromMs));
}

/** 00:00-23:59 is the whole day; a closing not after the opening is the next day's. */
function spanOf({ from, to }: Interval, dayMs: number): Span {
  const fromMs = dayMs + minutesOf(from) * MINUTE_MS;
  if (from === '00:00' && to === '23:59') return { fromMs, toMs: dayMs + DAY_MS };
  const toMs = dayMs + minutesOf(to) * MINUTE_MS;
  return { fromMs, toMs: toMs > fromMs ? toMs : toMs + DAY_MS };
}

function joinTouching(sorted: Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of sorted) {
    const last = joined.at(-1);
    if (last && span.fromMs <= last.toMs) last.toMs = Math.max(last.toMs, span.toMs);
    else joined.push({ ...span });
  }
  return joined;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
