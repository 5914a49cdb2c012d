'use client';

import { useSyncExternalStore } from 'react';
import { signInHere } from '@/components/layout/sign-in-here';
import { usePress } from '@/components/layout/use-press';
import type { UnlockRequest } from '@/lib/lock/unlock';
import { openUntilMs, unlockIntents, unlockSubject } from '@/lib/lock/unlock-intent';
import { unlockUse } from '@/lib/lock/unlock-press';

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
