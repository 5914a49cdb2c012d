'use client';

import type { ComponentProps } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { hasStoredAddress } from '@/lib/addresses/has-address';
import type { Cart } from '@/lib/cart/cart';
import type { ServiceName } from '@/lib/site/site';
import type { VendorDelivery } from '@/lib/venues/venues';

const DeliveryLine = onDemand(() => import('./delivery-line.client').then((module) => module.DeliveryLine));

/** What the page knows of deliveries from its venue. */
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
