'use client';

import { useCallback, useRef, useState } from 'react';

/**
 * Signs out, and on request has this browser forget everything: `leaving` while it is under way, `failed` when our server could not be reached.
 */
export function useSignOut({ forgetsDevice = false } = {}): {
  signOut: () => void;
  state: 'here' | 'leaving' | 'failed';
} {
  const [state, setState] = useState<'here' | 'leaving' | 'failed'>('here');
  const isLeaving = useRef(false);
  const signOut = useCallback(() => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    setState('leaving');
    import('@/lib/ground/auth/sign-out')
      .then((module) => module.signOut({ forgetsDevice }))
      .catch(() => {
        isLeaving.current = false;
        setState('failed');
      });
  }, [forgetsDevice]);
  return { signOut, state };
}
