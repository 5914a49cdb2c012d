import { isRecord, isWhole, listOf, recordOf } from '@/lib/storage/shape';
import { stored } from '@/lib/storage/stored';
import { DAY_MS } from '@/lib/time/duration';

/*
 * A trip: a lock of a venue has opened, and what was taken is not known yet. It lasts until the diner says that all is scanned,
 * or that nothing was taken (SHOP-25); also after the lock has shut, after a second press that opened nothing, and while
 * another venue's lock is opened.
 */

interface Trip {
  venueId: number;
  /** Until when the lock stands open, milliseconds since the epoch. */
  closesAtMs: number;
}

/** A diner who was not asked within a day does not know any more. */
const LIFE_MS = DAY_MS;
/** Venues of a day; of more the first ones leave. */
const MAX_TRIPS = 20;

const isTrip = recordOf<Trip>({ venueId: isWhole, closesAtMs: isWhole });
const areTrips = listOf(isTrip, MAX_TRIPS);

/** One a venue; earlier releases stored the last one alone. */
const trips = stored<Trip | Trip[]>({
  area: 'local',
  key: 'lockTrip',
  shape: (value): value is Trip | Trip[] => (isRecord(value) ? isTrip(value) : areTrips(value)),
  empty: [],
});

const standing = (): Trip[] =>
  [trips.read()].flat().filter(({ closesAtMs }) => Date.now() - closesAtMs < LIFE_MS);

const others = (venueId: number): Trip[] => standing().filter((trip) => trip.venueId !== venueId);

/** A lock of the venue has opened. */
export const beginTrip = (venueId: number, closesAtMs: number): void =>
  void trips.write([...others(venueId), { venueId, closesAtMs }].slice(-MAX_TRIPS));

/** Whether the diner is on a trip to that venue. */
export const isOnTrip = (venueId: number): boolean => standing().some((trip) => trip.venueId === venueId);

/** All that was taken at the venue is scanned, or nothing was taken: the diner is not asked any more. */
export function endTrip(venueId: number): void {
  const left = others(venueId);
  if (left.length > 0) trips.write(left);
  else trips.forget();
}

/** Calls back when a trip begins or ends, here or in another tab. @returns how to stop that */
export const watchTrip = trips.subscribe;
