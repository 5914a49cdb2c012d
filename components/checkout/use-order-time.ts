'use client';

import { useState } from 'react';
import { useNow } from '@/components/ui/use-now';
import { timedOrder } from '@/lib/cart/quote';
import type { Quote } from '@/lib/cart/quote.schema';
import { offeredTimes, timeRefusal } from '@/lib/core/time/order-times';
import { chosenTime } from './checkout-values';

/**
 * When the order of a quote can be had, as it is at this moment (CHK-21, CHK-22, CHK-26).
 * @param requested what the diner has chosen, an ISO instant; null = as soon as possible
 */
export function useOrderTime(quote: Quote | undefined, requested: string | null) {
  const now = useNow();
  const [wasSoonestOffered, setWasSoonestOffered] = useState(false);
  const order = quote && timedOrder(quote, now.getTime());
  const times = quote && order && offeredTimes(quote.windows, order, quote.venue.timezone);
  const refusal = quote && order ? timeRefusal(quote.windows, null, order) : null;
  if (quote && refusal === null && !wasSoonestOffered) setWasSoonestOffered(true);
  // Goods of a micromarket are taken here and now.
  const hasTimes = quote?.kind !== 'micromarket' && times?.length !== 0;
  // A time that the diner has seen as 'as soon as possible' does not become tomorrow by itself.
  const mustChooseTime =
    requested === null &&
    hasTimes &&
    refusal !== null &&
    (refusal.kind === 'doorsClose' || wasSoonestOffered);
  const wantedAt = mustChooseTime ? null : chosenTime(requested, times, refusal === null);
  return {
    wantedAt,
    /** Undefined while they are not known. */
    times,
    hasTimes,
    /** Why the order cannot be had as soon as possible; null where it can, or that is not known. */
    soonestRefusal: refusal,
    /** As soon as possible is over, and the diner has not chosen a time yet. */
    mustChooseTime,
    /** The wanted time is no longer available, and another one replaces it. */
    isTimeMoved: quote !== undefined && requested !== null && wantedAt !== requested,
  };
}
