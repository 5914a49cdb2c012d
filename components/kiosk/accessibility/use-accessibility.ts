'use client';

import { useSyncExternalStore } from 'react';
import {
  plainAccessibility,
  readAccessibility,
  subscribeAccessibility,
  type Accessibility,
} from '@/lib/kiosk/accessibility';

/** The settings that the guest has switched on; nothing during hydration. */
export function useAccessibility(): Accessibility {
  return useSyncExternalStore(subscribeAccessibility, readAccessibility, plainAccessibility);
}
