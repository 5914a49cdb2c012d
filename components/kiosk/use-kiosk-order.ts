'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePlaceOrder, type Placing } from '@/components/checkout/placing/use-place-order';
import { BffError } from '@/lib/core/bff/client';
import { forgetKioskPress, recordKioskPress, takeUpKioskPress } from '@/lib/pages/checkout/kiosk-press';
import { hasTabletSession } from '@/lib/kiosk-session/tablet-session';
import { openTabletSession } from '@/lib/kiosk-session/tablet-session.api';
import type { OrderRequest } from '@/lib/orders/placing/order-request.schema';
import { paths } from '@/lib/core/paths/paths';

/** The opening of the session that an order needs. */
type Opening =
  { kind: 'idle' } | { kind: 'sending' } | { kind: 'refused'; error: BffError; request: OrderRequest };

/** Places the order of a guest exactly once, in a session of this tablet, and leads to its number. */
export function useKioskOrder(onEnded: () => void) {
  const [opening, setOpening] = useState<Opening>({ kind: 'idle' });
  const { placing, place, resume } = usePlaceOrder({
    toOrder: ({ venueId, orderId }) => window.location.replace(paths.kioskOrder(venueId, orderId)),
    toSignIn: onEnded,
  });
  const repeat = useEffectEvent(resume);
  useEffect(() => {
    void takeUpKioskPress().then((isTaken) => {
      if (isTaken) repeat();
    });
  }, []);
  const { kind } = placing;
  const kindBefore = useRef(kind);
  useEffect(() => {
    // Refused, or not sent for so long that it lapsed: nothing was made.
    if (kind === 'refused' || (kind === 'idle' && kindBefore.current === 'unknown')) forgetKioskPress();
    kindBefore.current = kind;
  }, [kind]);
  const order = async (cartId: string, request: OrderRequest, promisedAt: number | null) => {
    if (opening.kind === 'sending') return;
    setOpening({ kind: 'sending' });
    if (!hasTabletSession(request.venueId, cartId)) {
      try {
        await openTabletSession(request.venueId);
      } catch (error) {
        if (!(error instanceof BffError)) throw error;
        setOpening({ kind: 'refused', error, request });
        return;
      }
    }
    await recordKioskPress(cartId, request);
    setOpening({ kind: 'idle' });
    place(cartId, request, promisedAt);
  };
  const shown: Placing = placing.kind === 'idle' ? opening : placing;
  return {
    placing: shown,
    place: (...press: Parameters<typeof order>) => void order(...press),
    resume,
  };
}
