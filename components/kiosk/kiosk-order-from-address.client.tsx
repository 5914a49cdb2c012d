'use client';

import { useKnownHere } from '@/components/ui/use-known-here';
import type { Language } from '@/lib/core/site/site';
import { OrderNumberScreen, ReadingOrder } from './order-number-screen.client';

/** The order id at the end of the address, or null. An impossible id is requested too: the screen then explains. */
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
