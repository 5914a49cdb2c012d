import 'server-only';
import { DAY_MS, MINUTE_MS } from './duration';
import { openStretches, type VenueSchedule } from './opening-week';
import { ORDER_DAYS_AHEAD, type OrderWindow } from './order-times';
import { fromWall, toWall } from './zone.server';

/** The venue's clock. `closed`: no orders now. Orders end at `lastOrderAt`, doors close at `closesAt`. */
export interface VenueClock {
  state: 'open' | 'closingSoon' | 'closed';
  alwaysOpen: boolean;
  closesAt: Date | null;
  lastOrderAt: Date | null;
  opensAt: Date | null;
  nextChangeAt: Date | null;
}

const CLOSING_SOON_MS = 60 * MINUTE_MS;
const WEEK_MS = 7 * DAY_MS;
/** 1970-01-05: the first Monday of the count, so that whole weeks since then begin on Mondays. */
const FIRST_MONDAY_MS = 4 * DAY_MS;
/** The week before may hold an interval that still runs, the week after the next opening of each day that has passed. */
const WEEKS_AROUND = [-1, 0, 1];

const NEVER: VenueClock = {
  state: 'closed',
  alwaysOpen: false,
  closesAt: null,
  lastOrderAt: null,
  opensAt: null,
  nextChangeAt: null,
};

/**
 * Whether a venue takes orders, and the next change. `closeInAdvanceMinutes` shortens closing (TIME-06)
 * unless the next interval follows without a gap. Throws RangeError for an unknown zone.
 */
export function venueClock({ now, ...schedule }: VenueSchedule & { now: Date }): VenueClock {
  const nowMs = now.getTime();
  const { value: window } = orderWindows(schedule, nowMs).next();
  if (!window) return NEVER;
  if (window.opensMs > nowMs) {
    const opensAt = new Date(window.opensMs);
    return { ...NEVER, opensAt, nextChangeAt: opensAt };
  }
  if (window.lastOrderMs === Infinity) return { ...NEVER, state: 'open', alwaysOpen: true };

  const soonMs = window.lastOrderMs - CLOSING_SOON_MS;
  const isSoon = nowMs >= soonMs;
  return {
    ...NEVER,
    state: isSoon ? 'closingSoon' : 'open',
    closesAt: new Date(window.closesMs),
    lastOrderAt: new Date(window.lastOrderMs),
    nextChangeAt: new Date(isSoon ? window.lastOrderMs : soonMs),
  };
}

/** Whether an order can be served at that instant, `closeInAdvanceMinutes` counted. */
export function isOpenAt(schedule: VenueSchedule, at: Date): boolean {
  return venueClock({ ...schedule, now: at }).state !== 'closed';
}

/** Order windows of seven days from `fromMs`, current first; an endless one ends a day outside. */
export function windowsAhead(schedule: VenueSchedule, fromMs: number): OrderWindow[] {
  const horizonMs = fromMs + ORDER_DAYS_AHEAD * DAY_MS;
  const untilMs = horizonMs + DAY_MS;
  const windows: OrderWindow[] = [];
  for (const { opensMs, lastOrderMs, closesMs } of orderWindows(schedule, fromMs)) {
    if (opensMs > horizonMs) break;
    windows.push({
      opensMs: Math.max(opensMs, fromMs - DAY_MS),
      lastOrderMs: Math.min(lastOrderMs, untilMs),
      closesMs: Math.min(closesMs, untilMs),
    });
  }
  return windows;
}

/** The window that `fromMs` falls into and those after it, in order, for at least a week. */
export function* orderWindows(schedule: VenueSchedule, fromMs: number): Generator<OrderWindow, undefined> {
  const stretches = openStretches(schedule.hours);
  if (stretches === 'always') {
    yield { opensMs: -Infinity, lastOrderMs: Infinity, closesMs: Infinity };
    return;
  }
  const wallMs = toWall(fromMs, schedule.timezone);
  const mondayMs = wallMs - ((((wallMs - FIRST_MONDAY_MS) % WEEK_MS) + WEEK_MS) % WEEK_MS);
  for (const week of WEEKS_AROUND) {
    for (const { start, end } of stretches) {
      const weekMs = mondayMs + week * WEEK_MS;
      const closesWallMs = weekMs + end * MINUTE_MS;
      // Long past under any change of the clocks: no zone conversion needed.
      if (closesWallMs < wallMs - DAY_MS) continue;
      const opensMs = fromWall(weekMs + start * MINUTE_MS, schedule.timezone);
      const closesMs = fromWall(closesWallMs, schedule.timezone);
      const lastOrderMs = closesMs - schedule.closeInAdvanceMinutes * MINUTE_MS;
      if (lastOrderMs > opensMs && lastOrderMs > fromMs) yield { opensMs, lastOrderMs, closesMs };
    }
  }
}
