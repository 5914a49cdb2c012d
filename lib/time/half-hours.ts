/*
 * The half hours that a meal can be wanted by. A wall time is a number of milliseconds that reads in UTC what the clock on that wall
 * shows, as in zone.ts.
 */
import { DAY_MS, HOUR_MS, MINUTE_MS } from './duration';
import { HALF_HOUR } from './half-hour';

const HALF_HOUR_MS = 30 * MINUTE_MS;
/** The night after a day belongs to it until this hour. */
const NIGHT_ENDS_MS = 5 * HOUR_MS;

/**
 * The wall time that a half hour names: today's, and by day also the one of the night to come; null for one that has passed and for
 * any other text.
 */
export function halfHourAhead(time: string, wallNowMs: number): number | null {
  const [, hours, minutes] = HALF_HOUR.exec(time) ?? [];
  if (hours === undefined) return null;
  const intoDayMs = wallNowMs % DAY_MS;
  const ofDayMs = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;
  const todayMs = wallNowMs - intoDayMs + ofDayMs;
  if (todayMs > wallNowMs) return todayMs;
  return ofDayMs < NIGHT_ENDS_MS && intoDayMs >= NIGHT_ENDS_MS ? todayMs + DAY_MS : null;
}

/** The half hours that {@link halfHourAhead} takes, in their order. */
export function halfHoursAhead(wallNowMs: number): string[] {
  const nextMs = (Math.floor(wallNowMs / HALF_HOUR_MS) + 1) * HALF_HOUR_MS;
  return Array.from({ length: DAY_MS / HALF_HOUR_MS }, (_, step) => nextMs + step * HALF_HOUR_MS).flatMap(
    (wallMs) => {
      const time = new Date(wallMs).toISOString().slice(11, 16);
      return halfHourAhead(time, wallNowMs) === wallMs ? [time] : [];
    },
  );
}
