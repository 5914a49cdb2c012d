import { DAY_MS, MINUTE_MS } from './duration';
import { MONTHS, type DateLocale } from './months';
import { toWall } from './zone';

const TOKENS = /YYYY|MMMM|MM|DD|D|HH|mm|ss/g;

/** A day as a diner says it: the labels of today and tomorrow are the interface's, `text` is '5 января'. */
export type DayName = { kind: 'today' } | { kind: 'tomorrow' } | { kind: 'date'; text: string };

/** Formats a date in a zone: YYYY, MMMM, MM, DD, D, HH, mm, ss (default TIME-04). Throws RangeError if invalid. */
export function formatDate(
  date: Date,
  locale: DateLocale,
  timezone: string,
  pattern = 'D MMMM HH:mm',
): string {
  return writeWall(toWall(date.getTime(), timezone), pattern, locale);
}

/** 'HH:mm' in the zone. Throws RangeError for an unknown zone or an invalid date. */
export function formatTime(date: Date, timezone: string): string {
  return formatDate(date, 'en', timezone, 'HH:mm');
}

/** Names the day of `date` as seen at `now` in the zone. */
export function formatDay(date: Date, now: Date, locale: DateLocale, timezone: string): DayName {
  const days = wallDay(date, timezone) - wallDay(now, timezone);
  if (days === 0) return { kind: 'today' };
  if (days === 1) return { kind: 'tomorrow' };
  return { kind: 'date', text: formatDate(date, locale, timezone, 'D MMMM') };
}

/** '…Z' → 'YYYY-MM-DD HH:mm:ss' in the zone or the browser's (TIME-01 to TIME-03, SET-52); other text stays. */
export function toZonedTimestamp(iso: string, timezone?: string): string {
  const date = new Date(iso);
  const atMs = date.getTime();
  if (!iso.endsWith('Z') || Number.isNaN(atMs)) return iso;
  const wallMs = timezone ? toWall(atMs, timezone) : atMs - date.getTimezoneOffset() * MINUTE_MS;
  return writeWall(wallMs, 'YYYY-MM-DD HH:mm:ss', 'en');
}

function wallDay(date: Date, timezone: string): number {
  return Math.floor(toWall(date.getTime(), timezone) / DAY_MS);
}

function writeWall(wallMs: number, pattern: string, locale: DateLocale): string {
  const wall = new Date(wallMs);
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  const written: Record<string, string | undefined> = {
    YYYY: pad(wall.getUTCFullYear(), 4),
    MMMM: MONTHS[locale][wall.getUTCMonth()],
    MM: pad(wall.getUTCMonth() + 1),
    DD: pad(wall.getUTCDate()),
    D: String(wall.getUTCDate()),
    HH: pad(wall.getUTCHours()),
    mm: pad(wall.getUTCMinutes()),
    ss: pad(wall.getUTCSeconds()),
  };
  // A day stays on the line of its month.
  return pattern.replace('D MMMM', 'D\u00a0MMMM').replace(TOKENS, (token) => written[token] ?? token);
}
