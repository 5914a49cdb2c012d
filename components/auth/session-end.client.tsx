'use client';

import { useEffect } from 'react';
import { SESSION_ENDED } from '@/lib/bff/client';

/** Signs the page out and loads it anew when an answer says that the session is over (spec §4 Auth). */
export function SessionEnd() {
  useEffect(() => {
    const leave = () => void import('@/lib/auth/sign-out').then((module) => module.leaveEndedSession());
    window.addEventListener(SESSION_ENDED, leave, { once: true });
    return () => window.removeEventListener(SESSION_ENDED, leave);
  }, []);
  return null;
}
