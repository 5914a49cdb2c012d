import { isRecord, isWhole, listOf, orAbsent, recordOf } from '@/lib/core/storage/shape';
import { stored } from '@/lib/core/storage/stored';
import { DAY_MS } from '@/lib/core/time/duration';

// A trip: a lock of a venue has opened, and what was taken is not known yet. It lasts until the diner says
// that all is scanned, or that nothing was taken (SHOP-25); also after the lock has shut, after a second
// press that opened nothing, and while another venue's lock is opened.

interface Trip {
  venueId: number;
  /** Until when the lock stands open, milliseconds since the epoch. */
  closesAtMs: number;
  /** When its first lock opened, milliseconds since the epoch: an opening of an earlier trip is none of this one. */
  beganAtMs?: number;
}

/** After a day without the question the diner does not know any more. */
const LIFE_MS = DAY_MS;
/** Venues of a day; of more the first ones leave. */
const MAX_TRIPS = 20;

const isTrip = recordOf<Trip>({ venueId: isWhole, closesAtMs: isWhole, beganAtMs: orAbsent(isWhole) });
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

const findTrip = (venueId: number): Trip | undefined => standing().find((trip) => trip.venueId === venueId);

/** Earlier releases did not store when a trip began: every opening counts as one of it. */
const beganAt = ({ beganAtMs = 0 }: Trip): number => beganAtMs;

/** A lock of the venue has opened: that begins a trip, or belongs to the one that the diner is on. */
export function noteOpening(venueId: number, closesAtMs: number): void {
  const trip = findTrip(venueId);
  // Its own opening belongs to the trip in any case: the answer may come after the lock has shut again, and a clock may be set back.
  const beganAtMs = Math.min(trip ? beganAt(trip) : Date.now(), closesAtMs);
  trips.write([...others(venueId), { venueId, closesAtMs, beganAtMs }].slice(-MAX_TRIPS));
}

/** When the diner's trip to that venue began, milliseconds since the epoch; null where they are on none. */
export function tripBeganAtMs(venueId: number): number | null {
  const trip = findTrip(venueId);
  return trip ? beganAt(trip) : null;
}

/** Whether the diner is on a trip to that venue. */
export const isOnTrip = (venueId: number): boolean => findTrip(venueId) !== undefined;

/** All that was taken at the venue is scanned, or nothing was taken: the question does not come any more. */
export function endTrip(venueId: number): void {
  const left = others(venueId);
  if (left.length > 0) trips.write(left);
  else trips.forget();
}

/** Calls back when a trip begins or ends, here or in another tab. @returns how to stop that */
export const watchTrip = trips.subscribe;
