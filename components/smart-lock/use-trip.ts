import { useSyncExternalStore } from 'react';
import { isOnTrip, tripBeganAtMs, watchTrip } from '@/lib/smart-lock/trip';

/** Whether something was opened at the venue, and the taken goods are not known yet. */
export const useIsOnTrip = (venueId: number): boolean =>
  useSyncExternalStore(
    watchTrip,
    () => isOnTrip(venueId),
    () => false,
  );

/** When the diner's trip to the venue began, milliseconds since the epoch; null where they are on none. */
export const useTripBeganAtMs = (venueId: number): number | null =>
  useSyncExternalStore(
    watchTrip,
    () => tripBeganAtMs(venueId),
    () => null,
  );
