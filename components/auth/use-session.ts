'use client';

import { useEffect, useState } from 'react';
import type { SessionInfo } from '@/lib/auth/session';

/** Its code is loaded after the page is shown. */
async function loadSession(): Promise<SessionInfo> {
  const { visitSession } = await import('@/lib/auth/visit-session');
  return visitSession();
}

/** The session on a page that is the same for all users: null until it is known, and where it cannot be read. */
export function useSession(): SessionInfo | null {
  const [session, setSession] = useState<SessionInfo | null>(null);
  useEffect(() => {
    let isGone = false;
    loadSession().then(
      (known) => {
        if (!isGone) setSession(known);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return session;
}
