import 'server-only';
import { DAY_MS } from '@/lib/core/time/duration';
import { venueClock, type VenueClock } from '@/lib/core/time/venue-clock.server';
import { fromWall, toWall } from '@/lib/core/time/zone.server';
import type { Venue } from './venues';

/** A period in which the venue's badge shows the same. */
export interface OpenPhase {
  clock: VenueClock;
  /** From when the label is true, milliseconds; the phase ends where the next begins. */
  fromMs: number;
}

/** Cached pages live at most a day. */
const SHOWN_MS = DAY_MS;
/** A usual day has five phases, one in two shifts eight; every card carries them. */
const MAX_PHASES = 16;

/** The next midnight of a venue, milliseconds: what opens tomorrow opens today then. */
const midnightAfter = (atMs: number, timezone: string): number =>
  fromWall((Math.floor(toWall(atMs, timezone) / DAY_MS) + 1) * DAY_MS, timezone);

/** The badge of the next day by phases: a cached page carries them, the browser picks the current one. */
export function openPhases(
  venue: Pick<Venue, 'openingHours' | 'townConfig' | 'closeInAdvanceMinutes'>,
  now: Date,
): OpenPhase[] {
  const schedule = {
    hours: venue.openingHours,
    timezone: venue.townConfig.timezone,
    closeInAdvanceMinutes: venue.closeInAdvanceMinutes,
  };
  const phases: OpenPhase[] = [];
  const untilMs = now.getTime() + SHOWN_MS;
  for (let fromMs = now.getTime(); fromMs <= untilMs && phases.length < MAX_PHASES;) {
    const clock: VenueClock = venueClock({ ...schedule, now: new Date(fromMs) });
    phases.push({ clock, fromMs });
    if (!clock.nextChangeAt) break;
    const changeMs = clock.nextChangeAt.getTime();
    fromMs = clock.opensAt ? Math.min(changeMs, midnightAfter(fromMs, schedule.timezone)) : changeMs;
  }
  return phases;
}
