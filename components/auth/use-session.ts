'use client';

import { useEffect, useState } from 'react';
import type { SessionInfo } from '@/lib/auth/session';

/** Asked once for everybody on the page; the code for it comes after the page stands. */
async function loadSession(): Promise<SessionInfo> {
  const [{ queryClient }, { sessionQuery }] = await Promise.all([
    import('@/lib/bff/query-client'),
    import('@/lib/auth/session.api'),
  ]);
  return queryClient().fetchQuery(sessionQuery);
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
