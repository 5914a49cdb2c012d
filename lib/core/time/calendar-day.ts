import { DAY_MS } from './duration';
import { formatDate } from './format-time';

/** The calendar day of an instant in the zone, 'YYYY-MM-DD'. */
export function dayOf(at: Date, timezone: string): string {
  return formatDate(at, 'en', timezone, 'YYYY-MM-DD');
}

/** The day that many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
