// The half hours that a meal can be wanted by. A wall time is a number of milliseconds that reads in UTC what
// the clock on that wall shows, as in zone.ts.
import { DAY_MS, HOUR_MS, MINUTE_MS } from './duration';

const HALF_HOUR_MS = 30 * MINUTE_MS;
/** 'HH:mm', on the hour or half past: 48 texts. */
const HALF_HOURS = Array.from({ length: DAY_MS / HALF_HOUR_MS }, (_, half) =>
  new Date(half * HALF_HOUR_MS).toISOString().slice(11, 16),
);
/** The night after a day belongs to it until this hour. */
const NIGHT_ENDS_MS = 5 * HOUR_MS;

/** The next wall time of a half hour, by day also tonight's; null if passed or unreadable. */
export function halfHourAhead(time: string, wallNowMs: number): number | null {
  const ofDayMs = HALF_HOURS.indexOf(time) * HALF_HOUR_MS;
  if (ofDayMs < 0) return null;
  const intoDayMs = wallNowMs % DAY_MS;
  const todayMs = wallNowMs - intoDayMs + ofDayMs;
  if (todayMs > wallNowMs) return todayMs;
  return ofDayMs < NIGHT_ENDS_MS && intoDayMs >= NIGHT_ENDS_MS ? todayMs + DAY_MS : null;
}

/** The half hours that {@link halfHourAhead} takes, in their order. */
export function halfHoursAhead(wallNowMs: number): string[] {
  const next = Math.floor((wallNowMs % DAY_MS) / HALF_HOUR_MS) + 1;
  return [...HALF_HOURS.slice(next), ...HALF_HOURS.slice(0, next)].filter(
    (time) => halfHourAhead(time, wallNowMs) !== null,
  );
}
