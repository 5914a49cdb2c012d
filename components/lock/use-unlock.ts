'use client';

import { useSyncExternalStore } from 'react';
import { usePress } from '@/components/layout/use-press';
import { paths } from '@/lib/paths/paths';
import { isOnTrip, watchTrip } from '@/lib/shop/trip';
import type { UnlockRequest } from '@/lib/shop/unlock';
import { openUntilMs, unlockIntents, unlockSubject } from '@/lib/shop/unlock-intent';
import { unlockUse } from '@/lib/shop/unlock-press';

/** Leads through the sign-in and back to this page. */
export const signInHere = () =>
  window.location.assign(paths.signIn(window.location.pathname + window.location.search));

/** Whether something was opened at the venue, and what was taken is not known yet. */
export const useIsOnTrip = (venueId: number): boolean =>
  useSyncExternalStore(
    watchTrip,
    () => isOnTrip(venueId),
    () => false,
  );

/** Opens a lock by hand, once a press (SHOP-22); with the moment until which it stands open. */
export function useUnlock(request: UnlockRequest) {
  const { view, press } = usePress(unlockUse(request, signInHere));
  const closesAtMs = useSyncExternalStore(
    unlockIntents.watch,
    () => openUntilMs(request),
    () => null,
  );
  return { view, closesAtMs, open: () => press(unlockSubject(request), request) };
}
