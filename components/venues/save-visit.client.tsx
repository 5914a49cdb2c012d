'use client';

import { useEffect } from 'react';
import { hasVisit, mayBeScanned } from '@/lib/ground/ordering/has-visit';

/** On a menu: stores for the visit how it was opened (SES-05). Its code is loaded only where there is something to store or to forget. */
export function SaveVisit({ venueId }: { venueId: number }) {
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    if (!mayBeScanned(query) && !hasVisit()) return;
    import('@/lib/ground/ordering/visit').then(
      ({ saveVisit }) => saveVisit(venueId, query),
      // Without a connection the next menu does it.
      () => undefined,
    );
  }, [venueId]);
  return null;
}
