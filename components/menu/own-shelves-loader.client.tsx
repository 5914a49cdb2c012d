'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { withLateTexts } from '@/components/layout/late-texts';
import { isSignedInHere } from '@/lib/session/sign-in-id';

const OWN_SHELVES_DELAY_MS = 300;
const loadOwnShelves = async () => ({
  OwnShelves: await withLateTexts('menu', () =>
    import('./own-shelves.client').then((module) => module.OwnShelves),
  ),
});

type OwnShelvesLoaderProps = { knownPromoIds: readonly number[]; children: ReactNode };

/**
 * The place of the diner's own shelves. The code that loads and renders them is loaded after the menu, so that the menu
 * itself stays light; until then, for guests, and where it fails to load, the content for all users is shown.
 */
export function OwnShelvesLoader({ children, ...props }: OwnShelvesLoaderProps) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadOwnShelves>> | null>(null);
  useEffect(() => {
    if (!isSignedInHere()) return undefined;
    const timer = setTimeout(
      () => void loadOwnShelves().then(setLoaded, () => undefined),
      OWN_SHELVES_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, []);
  return loaded ? <loaded.OwnShelves {...props}>{children}</loaded.OwnShelves> : children;
}
