'use client';

import { useEffect, useState, type ReactNode } from 'react';

const OWN_SHELVES_DELAY_MS = 300;
const loadOwnShelves = () => import('./own-shelves.client');

type DinerShelvesProps = { knownPromoIds: readonly number[]; children: ReactNode };

/**
 * The place of the diner's own shelves. What asks and draws them comes once the menu stands, so that the menu itself
 * stays light; until then, and for good where it does not come, what is for everybody stands there.
 */
export function DinerShelves({ children, ...props }: DinerShelvesProps) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadOwnShelves>> | null>(null);
  useEffect(() => {
    const timer = setTimeout(
      () => void loadOwnShelves().then(setLoaded, () => undefined),
      OWN_SHELVES_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, []);
  return loaded ? <loaded.OwnShelves {...props}>{children}</loaded.OwnShelves> : children;
}
