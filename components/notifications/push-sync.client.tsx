'use client';

import { useEffect } from 'react';

/**
 * Registers a push token that the browser has changed meanwhile, for signed-in diners who have pushes on (NOTE-08, NOTE-10); a
 * guest gets none of the diner who was signed in here before.
 */
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
