'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useFailureText } from '@/components/layout/use-failure-text';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useMoney } from '@/components/ui/use-money';
import type { BffError } from '@/lib/core/bff/client';
import type { OrderRequest } from '@/lib/orders/placing/order-request.schema';
import type { OrderProblem } from '@/components/checkout/order-dock.client';
import type { CheckoutState } from '@/components/checkout/use-checkout';
import { RefusedList } from './refused-list.client';
import { refusedPromoOf, usePromoRefusal } from './use-promo-refusal';
import { useRefusalFix } from './use-refusal-fix';

type RefusalNoticeProps = {
  error: BffError;
  request: OrderRequest;
  checkout: CheckoutState;
  /** The problem that the order button offers to fix, which is not offered here a second time. */
  problem: OrderProblem | null;
};

/**
 * Why the order was not made, line by line where lines are the reason (CART-21 to CART-25), with what the next check found
 * changed; the cart stays as it was.
 */
export function RefusalNotice({ error, request, checkout: state, problem }: RefusalNoticeProps) {
  const failureText = useFailureText();
  const promoRefusal = usePromoRefusal();
  const promo = refusedPromoOf(error, state.checked.quote?.promo);
  const checkout = useTranslations('checkout');
  const text = useTranslations('cart');
  const { cart, platformTotalMinor, refusalChanges } = state;
  const known = useRefusalFix(state)(error);
  const fix = known?.label === problem?.fix?.label ? null : known;
  const place = useRef<HTMLDivElement>(null);
  // The order button is at the end of the cart, and the result is shown at its beginning.
  const money = useMoney(cart.venue.moneyFormat);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, [error]);
  return (
    <div ref={place}>
      <Notice
        tone="danger"
        title={checkout('refused')}
        actions={
          fix && 'href' in fix ? (
            <ButtonLink tone="text" href={fix.href}>
              {fix.label}
            </ButtonLink>
          ) : fix ? (
            <Button tone="text" onClick={fix.run}>
              {fix.label}
            </Button>
          ) : undefined
        }
      >
        <span>{promo ? promoRefusal(promo) : failureText(error)}</span>
        {platformTotalMinor === null ? null : (
          <p>
            {text('platformSum', {
              platform: money(platformTotalMinor),
              ours: money(request.sumMinor),
            })}
          </p>
        )}
        <RefusedList error={error} request={request} cart={cart} changes={refusalChanges} />
      </Notice>
    </div>
  );
}
