'use client';

import { useEffect } from 'react';
import { SESSION_ENDED } from '@/lib/bff/client';
import { watchKeptPage } from '@/lib/session/kept-page';
import { readTrackProblem } from '@/lib/session/track-problem';

/**
 * Signs the page out and loads it anew, or leads to the Auth screen, when an answer says that the session is over (AUTH-25, AUTH-26), and loads it anew when
 * it is shown again to somebody else than it was.
 */
export function SessionEnd() {
  useEffect(() => {
    const leave = (event: Event) => {
      const details: unknown = event instanceof CustomEvent ? event.detail : undefined;
      void import('@/lib/auth/sign-out').then((module) =>
        module.leaveEndedSession(readTrackProblem(details)),
      );
    };
    window.addEventListener(SESSION_ENDED, leave, { once: true });
    return () => window.removeEventListener(SESSION_ENDED, leave);
  }, []);
  useEffect(() => watchKeptPage(() => window.location.reload()), []);
  return null;
}
