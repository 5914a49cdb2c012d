'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { withLateTexts } from '@/components/layout/late-texts';
import { onDemand } from '@/components/ui/on-demand';
import { PAGES_WITHOUT_STRIP } from '@/lib/core/page-scripts/stored-here.mjs';
import { ordersUnderWay, watchUnderWay } from '@/lib/orders/under-way';

/** Without a connection the page does without the line. */
const Nothing = () => null;
const RunningOrderStrip = onDemand(() =>
  withLateTexts('orderStrip', () =>
    import('./running-order-strip.client').then((module) => module.RunningOrderStrip),
  ).catch(() => Nothing),
);

/* The server renders nothing of a diner: there an effect before the paint would be a warning. */
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The order under way, a line above each page of the visit. A cached page has room for it before its first paint
 * (lib/core/page-scripts/first-paint.mjs), so that nothing moves; the line stays until the diner goes on, also when the order is over.
 */
export function OrderStrip({ label }: { label: string }) {
  const pathname = usePathname();
  const underWay = useSyncExternalStore(watchUnderWay, ordersUnderWay, () => '');
  const [shown, setShown] = useState('');
  if (underWay !== '' && underWay !== shown) setShown(underWay);
  const hasPlace = !PAGES_WITHOUT_STRIP.test(pathname);
  useBeforePaint(() => {
    const { dataset } = document.documentElement;
    if (ordersUnderWay()) dataset.underWay = hasPlace ? 'strip' : 'page';
    else delete dataset.underWay;
  }, [pathname, hasPlace]);
  return (
    <aside className="order-strip" aria-label={label} data-order-place="">
      {shown && hasPlace ? <RunningOrderStrip orderIds={shown.split(',').map(Number)} /> : null}
    </aside>
  );
}
