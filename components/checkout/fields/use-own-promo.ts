'use client';

import { useQuery } from '@tanstack/react-query';
import type { CheckoutState } from '@/components/checkout/use-checkout';
import { bestPromo, promoSavingMinor, type AppliedPromo } from '@/lib/cart/best-promo';
import { ownPromosQuery } from '@/lib/cart/own-promos.api';
import { deliveryTerms } from '@/lib/cart/quote';
import { lineInput } from '@/lib/cart/quote.api';
import { deliveryWithoutCodeMinor } from '@/lib/cart/sum';

/** The best of the diner's own codes where it beats what is applied, and by how much, minor units; null where none does. */
export function useOwnPromo({
  cart,
  service,
  session,
  checked,
  sum,
  draft,
}: CheckoutState): { promo: AppliedPromo; gainMinor: number } | null {
  const lines = checked.orderable.map(lineInput);
  const isChecked = checked.quote !== undefined && !checked.isAsked;
  const { data } = useQuery({
    ...ownPromosQuery({ venueId: cart.venue.id, service, lines }),
    enabled: session.data?.isSignedIn === true && isChecked && lines.length > 0,
  });
  const delivery = service === 'delivery' ? deliveryTerms(checked.quote?.delivery ?? null) : null;
  const deliveryMinor = deliveryWithoutCodeMinor(sum, delivery);
  const best = bestPromo(data?.promos ?? [], deliveryMinor);
  const quoted = draft.promoCode === null ? null : checked.quote?.promo;
  const applied = quoted?.kind === 'applied' ? quoted : null;
  if (!best || best.code === draft.promoCode || (draft.promoCode !== null && !isChecked)) return null;
  const gainMinor =
    promoSavingMinor(best, deliveryMinor) - (applied ? promoSavingMinor(applied, deliveryMinor) : 0);
  return applied && gainMinor <= 0 ? null : { promo: best, gainMinor };
}
