'use client';

import { useSyncExternalStore } from 'react';
import { signInHere } from '@/components/layout/sign-in-here';
import { usePress } from '@/components/layout/use-press';
import type { UnlockRequest } from '@/lib/smart-lock/unlock';
import { openMsLeft, openUntilMs, unlockIntents, unlockSubject } from '@/lib/smart-lock/unlock-intent';
import { unlockUse } from '@/lib/smart-lock/unlock-press';
import { useSecondsLeft } from './use-seconds-left';

/** Opens a lock by hand, once a press (SHOP-22); with the moment until which it stands open, and how long that is. */
export function useUnlock(request: UnlockRequest) {
  const { view, press } = usePress(unlockUse(request, signInHere));
  const closesAtMs = useSyncExternalStore(
    unlockIntents.watch,
    () => openUntilMs(request),
    () => null,
  );
  const secondsLeft = useSecondsLeft(() => openMsLeft(request), closesAtMs);
  return { view, closesAtMs, secondsLeft, open: () => press(unlockSubject(request), request) };
}
