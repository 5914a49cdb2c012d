'use client';

import { useLayoutEffect, useState, type ReactNode } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { useKnownHere } from '@/components/ui/use-known-here';
import { hasOrderedHere } from '@/lib/orders/ordered-here';

const DinerOrderCard = onDemand(() =>
  import('./diner-order-card.client').then((module) => module.DinerOrderCard),
);

/**
 * The diner's running order, or the last one to order again, in place of `children`. The cached page marks itself for a diner who
 * has ordered here before it is painted, and keeps the room; everybody else loads nothing and asks for nothing.
 */
export function DinerOrder({ children }: { children: ReactNode }) {
  const isKnown = useKnownHere(hasOrderedHere, false);
  const [isMissing, setIsMissing] = useState(false);
  useLayoutEffect(() => {
    // Not by `isKnown`, which says no while the page is taken over: the room would close and open again.
    document.documentElement.toggleAttribute('data-ordered', hasOrderedHere());
  }, [isKnown]);
  return (
    <div className="diner-order" data-order-place="" data-missing={isMissing || undefined}>
      {children}
      {isKnown && !isMissing ? <DinerOrderCard onMissing={() => setIsMissing(true)} /> : null}
    </div>
  );
}
