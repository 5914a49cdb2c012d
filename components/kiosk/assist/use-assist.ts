'use client';

import { useSyncExternalStore } from 'react';
import { plainAssist, readAssist, subscribeAssist, type Assist } from '@/lib/kiosk/assist';

/** What the guest has switched on; nothing during hydration. */
export function useAssist(): Assist {
  return useSyncExternalStore(subscribeAssist, readAssist, plainAssist);
}
