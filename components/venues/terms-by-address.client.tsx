'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { hasStoredAddress, subscribeStoredAddress } from '@/lib/addresses/has-address';

/**
 * Has the terms of deliveries to the diner's address written into the cards of the page, which are the server's and the same for
 * all; also when the address is given on the page. Who has no address loads nothing for it and sends no request.
 */
export function TermsByAddress() {
  const pathname = usePathname();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isStarted = false;
    let hasLeft = false;
    const start = () => {
      if (isStarted || !hasStoredAddress()) return;
      isStarted = true;
      import('./write-card-terms').then(
        ({ watchCardTerms }) => {
          if (!hasLeft) stop = watchCardTerms();
        },
        () => undefined,
      );
    };
    start();
    const unsubscribe = subscribeStoredAddress(start);
    return () => {
      hasLeft = true;
      unsubscribe();
      stop?.();
    };
  }, [pathname]);
  return null;
}
