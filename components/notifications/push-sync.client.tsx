'use client';

import { useEffect } from 'react';

/** Registers a changed push token of a signed-in diner with pushes (NOTE-08, NOTE-10); guests get none. */
export function PushSync() {
  useEffect(() => {
    const mayHave = 'Notification' in window && Notification.permission === 'granted';
    if (!mayHave) return;
    import('@/lib/ground/notifications/push.api').then(
      (module) => module.keepPush(),
      // Without a connection the next page does it.
      () => undefined,
    );
  }, []);
  return null;
}
