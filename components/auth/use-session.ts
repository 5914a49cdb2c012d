'use client';

import { useEffect, useState } from 'react';
import type { SessionInfo } from '@/lib/ground/auth/session';
import { isSignedInHere } from '@/lib/core/session/sign-in-id';

/** Its code is loaded after the page is shown, and for a guest not at all. */
async function loadSession(): Promise<SessionInfo> {
  const { visitSession } = await import('@/lib/ground/auth/visit-session');
  return visitSession();
}

/** The session on a page that is the same for all users: null for a guest, until it is known, and where it cannot be read. */
export function useSession(): SessionInfo | null {
  const [session, setSession] = useState<SessionInfo | null>(null);
  useEffect(() => {
    if (!isSignedInHere()) return undefined;
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
