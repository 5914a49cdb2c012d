'use client';

import { useEffect } from 'react';
import { saveVisit } from '@/lib/ordering/visit';

/** On a menu: stores for the visit how it was opened (SES-05). */
export function SaveVisit({ venueId }: { venueId: number }) {
  useEffect(() => {
    saveVisit(venueId, new URLSearchParams(window.location.search));
  }, [venueId]);
  return null;
}
