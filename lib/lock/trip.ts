import { isWhole, orNull, recordOf } from '@/lib/storage/shape';
import { stored } from '@/lib/storage/stored';
import { DAY_MS } from '@/lib/time/duration';

/*
 * A trip: a lock of a venue has opened, and what was taken is not known yet. It lasts until the diner says that all is scanned,
 * or that nothing was taken (SHOP-25); also after the lock has shut, and after a second press that opened nothing.
 */

interface Trip {
  venueId: number;
  /** Until when the lock stands open, milliseconds since the epoch. */
  closesAtMs: number;
}

/** A diner who was not asked within a day does not know any more. */
const LIFE_MS = DAY_MS;

const trip = stored<Trip | null>({
  area: 'local',
  key: 'lockTrip',
  shape: orNull(recordOf<Trip>({ venueId: isWhole, closesAtMs: isWhole })),
  empty: null,
});

/** A lock of the venue has opened. */
export const beginTrip = (venueId: number, closesAtMs: number): void =>
  void trip.write({ venueId, closesAtMs });

/** Whether the diner is on a trip to that venue. */
export function isOnTrip(venueId: number): boolean {
  const last = trip.read();
  return last?.venueId === venueId && Date.now() - last.closesAtMs < LIFE_MS;
}

/** All that was taken is scanned, or nothing was taken: the diner is not asked any more. */
export const endTrip = trip.forget;

/** Calls back when a trip begins or ends, here or in another tab. @returns how to stop that */
export const watchTrip = trip.subscribe;
