'use client';

import { useSyncExternalStore } from 'react';
import {
  plainAccessibility,
  readAccessibility,
  subscribeAccessibility,
  type Accessibility,
} from '@/lib/kiosk/accessibility';

/** What the guest has switched on; nothing during hydration. */
export function useAccessibility(): Accessibility {
  return useSyncExternalStore(subscribeAccessibility, readAccessibility, plainAccessibility);
}
