'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { paths } from '@/lib/paths/paths';
import { homeTarget, keepVisit, readTemporaryVenue } from '@/lib/ordering/visit';

/** On a menu: remembers for the visit from where it was opened (SES-05). */
export function KeepVisit({ venueId }: { venueId: number }) {
  useEffect(() => {
    try {
      keepVisit(sessionStorage, venueId, new URLSearchParams(window.location.search));
    } catch {
      // Storage can be full or forbidden; Home is then just Home.
    }
  }, [venueId]);
  return null;
}

/** On Home: leads on to the menu of the visit's venue, if there is one (NAV-37 to NAV-39). */
export function LeadToTemporaryVenue() {
  const router = useRouter();
  useEffect(() => {
    // The list of brands is Home only under Home's address.
    if (window.location.pathname === paths.brands()) return;
    try {
      const target = homeTarget(readTemporaryVenue(sessionStorage));
      if (target !== paths.home()) router.replace(target);
    } catch {
      // Storage can be forbidden; Home is then just Home.
    }
  }, [router]);
  return null;
}
