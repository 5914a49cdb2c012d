'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { hasStoredAddress, subscribeStoredAddress } from '@/lib/ground/addresses/has-address';

/**
 * Has the terms of deliveries to the diner's address written into the cards of the page, which are the server's and the same for
 * all; also when the address is given on the page. Who has no address loads nothing for it and sends no request.
 */
export function TermsByAddress() {
  const pathname = usePathname();
  useEffect(() => {
    let watching: Promise<(() => void) | undefined> | undefined;
    const start = () => {
      if (hasStoredAddress())
        watching ??= import('./write-card-terms').then(
          ({ watchCardTerms }) => watchCardTerms(),
          () => undefined,
        );
    };
    start();
    const unsubscribe = subscribeStoredAddress(start);
    return () => {
      unsubscribe();
      void watching?.then((stop) => stop?.());
    };
  }, [pathname]);
  return null;
}
