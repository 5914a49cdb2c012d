import 'server-only';
import { formatInTimeZone, fromZonedTime } from 'date-fns-tz';
import { HOUR_MS, MINUTE_MS } from './duration';

const OFFSET = /^([+-])(\d\d):(\d\d)$/;

/** An instant → the zone's wall time (zone.ts). @throws RangeError for an unknown zone or NaN */
export function toWall(atMs: number, timezone: string): number {
  return atMs + offsetAt(atMs, timezone);
}

/** A wall time of the zone → the instant. @throws RangeError for an unknown zone or a NaN wall time */
export function fromWall(wallMs: number, timezone: string): number {
  const atMs = fromZonedTime(new Date(wallMs).toISOString().slice(0, -1), timezone).getTime();
  if (Number.isNaN(atMs)) throw new RangeError('Unknown timezone');
  return atMs;
}

/** The library's own offset function reads the date in the machine's zone; the formatted offset does not. */
function offsetAt(atMs: number, timezone: string): number {
  const match = OFFSET.exec(formatInTimeZone(atMs, timezone, 'xxx'));
  if (!match) throw new RangeError('Unknown timezone');
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * HOUR_MS + Number(match[3]) * MINUTE_MS);
}
