'use client';

import type { ReactNode } from 'react';
import { withLateTexts } from '@/components/layout/late-texts';
import { useOwnPart } from './use-own-part';

const loadOwnShelves = () =>
  withLateTexts('menu', () => import('./own-shelves.client').then((module) => module.OwnShelves));

type OwnShelvesLoaderProps = { knownPromoIds: readonly number[]; children: ReactNode };

/** The place of the diner's own shelves; until they are loaded, and for guests, the content for all users is shown. */
export function OwnShelvesLoader({ children, ...props }: OwnShelvesLoaderProps) {
  const own = useOwnPart(loadOwnShelves);
  return own ? <own.Part {...props}>{children}</own.Part> : children;
}
