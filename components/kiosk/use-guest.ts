'use client';

import { useSyncExternalStore } from 'react';
import { readGuest, subscribeGuest, type KioskGuest } from '@/lib/kiosk/guest';

const noGuest = () => null;

/** The guest at this kiosk; null where there is none, and during hydration. */
export function useGuest(): KioskGuest | null {
  return useSyncExternalStore(subscribeGuest, readGuest, noGuest);
}
