'use client';

import { useSyncExternalStore } from 'react';
import {
  readKioskDevice,
  subscribeKioskDevice,
  unknownKioskDevice,
  type KioskDevice,
} from '@/lib/kiosk/device';

/** The settings that staff have made on this tablet. */
export function useKioskDevice(): KioskDevice {
  return useSyncExternalStore(subscribeKioskDevice, readKioskDevice, unknownKioskDevice);
}
