/**
 * Wall time by Intl alone for phones; the server uses date-fns-tz. Wall times read in UTC what the wall shows,
 * so that the machine's zone has no effect.
 */
import { DAY_MS, HOUR_MS, MINUTE_MS } from './duration';

const FIXED_OFFSET = /^([+-])([01]\d|2[0-3]):([0-5]\d)$/;

/** Kazakhstan went from +06:00 to +05:00 at this instant; phones with older zone data lack it. */
const KAZAKHSTAN_CHANGE_MS = Date.UTC(2024, 1, 29, 18);
const KAZAKHSTAN_CHANGED_ZONES = ['Asia/Almaty', 'Asia/Qostanay'];

type OffsetReader = (atMs: number) => number;

const readers = new Map<string, OffsetReader>();

/** Whether the value is a zone this machine can compute with: an IANA name, or a fixed offset such as '+05:00'. */
export function isTimezone(value: string): boolean {
  try {
    readerOf(value);
    return true;
  } catch {
    return false;
  }
}

/** An instant → the wall time of the zone. Throws RangeError for an unknown zone or a NaN instant. */
export function toWall(atMs: number, timezone: string): number {
  if (Number.isNaN(atMs)) throw new RangeError('Not an instant: NaN');
  return atMs + readerOf(timezone)(atMs);
}

function readerOf(timezone: string): OffsetReader {
  const known = readers.get(timezone);
  if (known) return known;
  const reader = fixedReader(timezone) ?? namedReader(timezone);
  readers.set(timezone, reader);
  return reader;
}

function fixedReader(timezone: string): OffsetReader | null {
  const match = FIXED_OFFSET.exec(timezone);
  if (!match) return null;
  const offset = (match[1] === '-' ? -1 : 1) * (Number(match[2]) * HOUR_MS + Number(match[3]) * MINUTE_MS);
  return () => offset;
}

function namedReader(timezone: string): OffsetReader {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const read: OffsetReader = (atMs) => {
    const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
    for (const { type, value } of format.formatToParts(atMs)) part[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(atMs / 1000) * 1000;
  };
  const isOutdated =
    KAZAKHSTAN_CHANGED_ZONES.includes(timezone) && read(KAZAKHSTAN_CHANGE_MS + DAY_MS) === 6 * HOUR_MS;
  return isOutdated ? (atMs) => (atMs < KAZAKHSTAN_CHANGE_MS ? read(atMs) : 5 * HOUR_MS) : read;
}
