'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { hasVisit } from '@/lib/ground/ordering/has-visit';
import { firstViewPaths } from '@/lib/core/paths/first-view-paths';

/** On Home: leads on to the menu of the visit's venue, if there is one (NAV-37 to NAV-39). What reads it is loaded only then. */
export function LeadToTemporaryVenue() {
  const router = useRouter();
  useEffect(() => {
    // The list of brands is Home only under Home's address.
    if (window.location.pathname === firstViewPaths.brands() || !hasVisit()) return undefined;
    let isHere = true;
    const lead = async () => {
      const { homeTarget, readTemporaryVenue } = await import('@/lib/ground/ordering/visit');
      const target = homeTarget(readTemporaryVenue());
      if (isHere && target !== firstViewPaths.home()) router.replace(target);
    };
    // Without network Home is a page like any other.
    lead().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [router]);
  return null;
}
