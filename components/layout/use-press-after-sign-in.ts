'use client';

import { useEffect, useState } from 'react';
import { readSignedInAddress } from '@/lib/core/paths/signed-in-address';
import { replaceAddressSoon } from '@/lib/core/paths/replace-address';

type PressAfterSignIn<Pressed> = {
  /** The press that waits; each is handed out once. */
  take: () => Pressed | null;
  /** The sign-in, or a request after it, has failed: the diner goes on by hand. */
  hasFailed: boolean;
  /** The diner is signed in, and all is known that decides whether it goes on. */
  isReady: boolean;
  /** Continues the press, where its subject is still the same. */
  goOn: (pressed: Pressed) => void;
};

/**
 * Continues a guest's press, once the sign-in leads back here, and nowhere else.
 * @returns whether it still waits
 */
export function usePressAfterSignIn<Pressed>({
  take,
  hasFailed,
  isReady,
  goOn,
}: PressAfterSignIn<Pressed>): boolean {
  const [pressed, setPressed] = useState<Pressed | null>(null);

  useEffect(
    () =>
      replaceAddressSoon((address) => {
        // Taken in any case: a diner who came here by another way has given it up.
        const found = take();
        const without = readSignedInAddress(address);
        if (without !== null) setPressed(found);
        return without;
      }),
    [take],
  );

  useEffect(() => {
    // A diner who comes back without signing in may change something before signing in another way.
    const giveUp = ({ persisted }: PageTransitionEvent) => {
      if (persisted) take();
    };
    window.addEventListener('pageshow', giveUp);
    return () => window.removeEventListener('pageshow', giveUp);
  }, [take]);

  useEffect(() => {
    if (pressed === null || (!isReady && !hasFailed)) return;
    // Changes of a check come to the page with the next rendering, which puts this off.
    const timer = setTimeout(() => {
      setPressed(null);
      if (!hasFailed) goOn(pressed);
    });
    return () => clearTimeout(timer);
  }, [pressed, hasFailed, isReady, goOn]);

  return pressed !== null;
}
