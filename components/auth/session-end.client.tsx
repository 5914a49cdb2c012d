'use client';

import { useEffect } from 'react';
import { SESSION_ENDED } from '@/lib/core/bff/session-events';
import { watchRestoredPage } from '@/lib/core/session/restored-page';

/**
 * Signs the page out and reloads it, or leads to the Auth screen, when a response says that the session is over
 * (AUTH-25, AUTH-26), and reloads it when it is shown again to another user.
 */
export function SessionEnd() {
  useEffect(() => {
    const leave = (event: Event) => {
      const details: unknown = event instanceof CustomEvent ? event.detail : undefined;
      void import('@/lib/ground/auth/sign-out').then((module) => module.leaveEndedSession(details));
    };
    window.addEventListener(SESSION_ENDED, leave, { once: true });
    return () => window.removeEventListener(SESSION_ENDED, leave);
  }, []);
  useEffect(() => watchRestoredPage(() => window.location.reload()), []);
  return null;
}
