'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { hasStoredAddress } from '@/lib/addresses/has-address';

/**
 * Has the terms of deliveries to the diner's address written into the cards of the page, which are the server's and the same for
 * all. Who has no address loads nothing for it and sends no request.
 */
export function TermsByAddress() {
  const pathname = usePathname();
  useEffect(() => {
    if (!hasStoredAddress()) return;
    let stop: (() => void) | undefined;
    let hasLeft = false;
    import('./write-card-terms').then(
      ({ watchCardTerms }) => {
        if (!hasLeft) stop = watchCardTerms();
      },
      () => undefined,
    );
    return () => {
      hasLeft = true;
      stop?.();
    };
  }, [pathname]);
  return null;
}
