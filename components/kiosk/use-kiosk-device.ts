'use client';

import { useSyncExternalStore } from 'react';
import {
  readKioskDevice,
  subscribeKioskDevice,
  unknownKioskDevice,
  type KioskDevice,
} from '@/lib/kiosk/device';

/** What staff have set up on this tablet. */
export function useKioskDevice(): KioskDevice {
  return useSyncExternalStore(subscribeKioskDevice, readKioskDevice, unknownKioskDevice);
}
