'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useFailureText } from '@/components/layout/use-failure-text';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { BffError } from '@/lib/bff/client';
import { lineKey } from '@/lib/cart/cart';
import { lineInput } from '@/lib/cart/quote.api';
import type { LineInput } from '@/lib/ordering/line.schema';
import type { OrderRequest } from '@/lib/orders/placing/order-request.schema';
import { refusedLinesOf } from '@/lib/orders/placing/refused-lines';
import { formatMoney } from '@/lib/money/money';
import { useCartChangeText } from '@/components/checkout/cart-changes.client';
import type { OrderProblem } from '@/components/checkout/order-dock.client';
import type { CheckoutState } from '@/components/checkout/use-checkout';
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
  const checkout = useTranslations('checkout');
  const text = useTranslations('cart');
  const { cart, platformTotalMinor, refusalChanges: changes } = state;
  const wordsOf = useCartChangeText(cart.venue.moneyFormat);
  const known = useRefusalFix(state)(error);
  const fix = known?.label === problem?.fix?.label ? null : known;
  const lines = refusedLinesOf(error.details).flatMap(({ index, issue }) => {
    // Only of lines that were sent; one that was removed since is no longer reported.
    const line = cart.lines.find((other) => isSameLine(lineInput(other), request.lines[index]));
    const isChange = line && changes.some(({ key, kind }) => key === lineKey(line) && kind === issue);
    return line && !isChange ? [{ key: `${index}-${issue}`, issue, name: line.name }] : [];
  });
  const place = useRef<HTMLDivElement>(null);
  // The order button is at the end of the cart, and the result is shown at its beginning.
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
        {failureText(error)}
        {platformTotalMinor === null ? null : (
          <p>
            {text('platformSum', {
              platform: formatMoney(platformTotalMinor, cart.venue.moneyFormat),
              ours: formatMoney(request.sumMinor, cart.venue.moneyFormat),
            })}
          </p>
        )}
        {lines.length + changes.length > 0 ? (
          <ul>
            {lines.map(({ key, issue, name }) => (
              <li key={key}>{text(`refused_${issue}`, { name })}</li>
            ))}
            {changes.map((one) => {
              const words = wordsOf(one);
              return <li key={one.key}>{words.text ? `${words.title}. ${words.text}` : words.title}</li>;
            })}
          </ul>
        ) : null}
      </Notice>
    </div>
  );
}

/** Whether a line is the one that was sent, whatever its count and price are now. */
function isSameLine(line: LineInput, sent: LineInput | undefined): boolean {
  const { productId, sizeId, additives } = line;
  return (
    productId === sent?.productId &&
    sizeId === sent.sizeId &&
    JSON.stringify(additives) === JSON.stringify(sent.additives)
  );
}
