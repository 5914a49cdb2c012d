'use client';

import { useQuery } from '@tanstack/react-query';
import type { CheckoutState } from '@/components/checkout/use-checkout';
import { bestPromo, promoSavingMinor, type AppliedPromo } from '@/lib/cart/best-promo';
import { ownPromosQuery } from '@/lib/cart/own-promos.api';
import { lineInput } from '@/lib/cart/quote.api';
import { positionsMinorOf } from '@/lib/cart/sum';
import { roundAmount } from '@/lib/core/money/money';

/** The best of the diner's own codes where it beats the applied one, and by how much, minor units; null where none does. */
export function useOwnPromo({
  cart,
  service,
  session,
  checked,
  sum,
  draft,
}: CheckoutState): { promo: AppliedPromo; gainMinor: number } | null {
  const lines = checked.orderable.map(lineInput);
  const isChecked = checked.quote !== undefined && !checked.isPending;
  const { data } = useQuery({
    ...ownPromosQuery({ venueId: cart.venue.id, service, lines }),
    enabled: session.data?.isSignedIn === true && isChecked && lines.length > 0,
  });
  const delivery = service === 'delivery' ? (checked.quote?.delivery ?? null) : null;
  const order = {
    positionsMinor: positionsMinorOf(sum),
    // A place that nothing is delivered to is no fault of a code.
    delivery: delivery?.kind === 'unavailable' ? null : delivery,
  };
  const best = bestPromo(data?.promos ?? [], order);
  const quoted = draft.promoCode === null ? null : checked.quote?.promo;
  const applied = quoted?.kind === 'applied' ? quoted : null;
  if (!best || best.code === draft.promoCode || (draft.promoCode !== null && !isChecked)) return null;
  // A gain that would be written as 0 is none (MON-29).
  const gainMinor = roundAmount(
    promoSavingMinor(best, order) - (applied ? promoSavingMinor(applied, order) : 0),
    cart.venue.moneyFormat.rounding,
  );
  return applied && gainMinor <= 0 ? null : { promo: best, gainMinor };
}
