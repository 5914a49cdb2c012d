'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { paths } from '@/lib/paths/paths';
import { homeTarget, saveVisit, readTemporaryVenue } from '@/lib/ordering/visit';

/** On a menu: stores for the visit how it was opened (SES-05). */
export function SaveVisit({ venueId }: { venueId: number }) {
  useEffect(() => {
    saveVisit(venueId, new URLSearchParams(window.location.search));
  }, [venueId]);
  return null;
}

/** On Home: leads on to the menu of the visit's venue, if there is one (NAV-37 to NAV-39). */
export function LeadToTemporaryVenue() {
  const router = useRouter();
  useEffect(() => {
    // The list of brands is Home only under Home's address.
    if (window.location.pathname === paths.brands()) return;
    const target = homeTarget(readTemporaryVenue());
    if (target !== paths.home()) router.replace(target);
  }, [router]);
  return null;
}
