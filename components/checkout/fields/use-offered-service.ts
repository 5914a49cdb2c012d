'use client';

import { useQuote } from '@/components/checkout/use-quote';
import type { Cart } from '@/lib/cart/cart';
import type { CheckoutDraft } from '@/lib/pages/checkout/draft';
import { storedService } from '@/lib/core/site/service-change';
import { SERVICES, type ServiceName } from '@/lib/core/site/service-names';

/**
 * The service of the cart: the diner's last choice, here or for the lists (LAY-17), else takeaway; where the venue turns
 * out not to offer that, the first of the site's services that it offers.
 */
export function useOfferedService(
  cart: Cart,
  services: readonly ServiceName[],
  { service: chosen, promoCode }: Pick<CheckoutDraft, 'service' | 'promoCode'>,
): ServiceName {
  const allowed = [storedService(), chosen, 'takeaway' as const, ...services].filter(
    (name): name is ServiceName => name !== null && name !== undefined && services.includes(name),
  );
  const wanted = allowed[0] ?? 'takeaway';
  // The form sends this request anyway, so it adds none.
  const terms = { service: wanted, destination: null, tariffId: null, promoCode };
  const { data } = useQuote(cart, terms);
  const offered = data?.quote.venue.services;
  return (offered && allowed.find((name) => offered.includes(SERVICES[name].id))) ?? wanted;
}
