'use client';

import type { ComponentProps } from 'react';
import { withLateTexts } from '@/components/layout/late-texts';
import { onDemand } from '@/components/ui/on-demand';
import { hasStoredAddress } from '@/lib/ground/addresses/has-address';
import type { Cart } from '@/lib/cart/cart';
import { loadWhenReachable } from '@/lib/core/connection/when-reachable';
import type { ServiceName } from '@/lib/core/site/site';
import type { VendorDelivery } from '@/lib/ground/venues/venues';

/** Home's cart says nothing of a delivery: the texts come with the code, and a menu does without the line where they fail. */
const Nothing = () => null;
const loadLine = () =>
  withLateTexts('menu', () => import('./delivery-line.client').then((module) => module.DeliveryLine));
const DeliveryLine = onDemand(() => loadWhenReachable(loadLine).catch(() => Nothing));

/** The delivery terms of its venue that the page knows. */
export type VenueDelivery = { venueId: number; service: ServiceName; vendor: VendorDelivery | null };

type CartDeliveryProps = Pick<ComponentProps<'div'>, 'className'> & { cart: Cart; delivery: VenueDelivery };

/** The line about the cart's delivery, loaded where there is something to say: of this venue's cart, to a known address. */
export function CartDelivery({
  cart,
  delivery: { venueId, service, vendor },
  className = '',
}: CartDeliveryProps) {
  if (service !== 'delivery' || cart.venue.id !== venueId) return null;
  if (!vendor && !hasStoredAddress()) return null;
  return <DeliveryLine cart={cart} vendor={vendor} className={className} />;
}
