'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { mayBeScanned } from '@/lib/ground/ordering/has-visit';

/** The code that clears the cart of another branch, loaded only where a code may have led to a menu. */
export function LeaveOtherCartLoader({ venueId }: { venueId: number }) {
  const [Leave, setLeave] = useState<ComponentType<{ venueId: number }> | null>(null);
  useEffect(() => {
    if (!mayBeScanned(new URLSearchParams(window.location.search))) return;
    import('./leave-other-cart.client').then(
      ({ LeaveOtherCart }) => setLeave(() => LeaveOtherCart),
      // Without a connection the cart stays, and the first dish of this menu asks for it: cleared later it would go after the answer.
      () => undefined,
    );
  }, [venueId]);
  return Leave ? <Leave venueId={venueId} /> : null;
}
