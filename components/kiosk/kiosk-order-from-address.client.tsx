'use client';

import { useKnownHere } from '@/components/ui/use-known-here';
import type { Language } from '@/lib/core/site/site';
import { OrderNumberScreen, ReadingOrder } from './order-number-screen.client';

/**
 * The id at the end of the addresses that show an order's number; null in any other. One that no order can have is asked for as well: the
 * screen then says that there is none, and has the way on.
 */
function orderIdHere(): number | null {
  const [, id] = /\/(?:order|success|failure)\/(\d+)\/?$/.exec(window.location.pathname) ?? [];
  return id === undefined ? null : Number(id);
}

/** The number of the order that the address names, which only the browser reads: its page is one for all orders. */
export function KioskOrderFromAddress({ countryLanguage }: { countryLanguage: Language }) {
  const orderId = useKnownHere(orderIdHere, null);
  if (orderId === null) return <ReadingOrder />;
  return <OrderNumberScreen orderId={orderId} countryLanguage={countryLanguage} />;
}
