'use client';

import { useEffect, useState } from 'react';
import type { SessionInfo } from '@/lib/auth/session';

/** The code for it comes after the page stands. */
async function loadSession(): Promise<SessionInfo> {
  const { visitSession } = await import('@/lib/auth/visit-session');
  return visitSession();
}

/** Who reads a page that is the same for everybody: null until it is known, and where it cannot be known. */
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
