import { useSyncExternalStore } from 'react';
import { isOnTrip, watchTrip } from '@/lib/lock/trip';

/** Whether something was opened at the venue, and what was taken is not known yet. */
export const useIsOnTrip = (venueId: number): boolean =>
  useSyncExternalStore(
    watchTrip,
    () => isOnTrip(venueId),
    () => false,
  );
