'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { BffError } from '@/lib/bff/client';
import type { Cart } from '@/lib/cart/cart';
import { askedLine } from '@/lib/cart/quote.api';
import type { AskedLine } from '@/lib/cart/quote.schema';
import type { CartSum } from '@/lib/cart/sum';
import type { TakeawayOrderRequest } from '@/lib/orders/orders.schema';
import { refusedLinesOf } from '@/lib/orders/refused-lines';
import { ERRORS } from '@/lib/errors/errors';
import { formatMoney } from '@/lib/money/money';
import { shownTotals } from './checkout-values';

type RefusalNoticeProps = { error: BffError; request: TakeawayOrderRequest; cart: Cart; sum: CartSum };

/** Why the order was not made, line by line where lines are the reason (spec §8); the cart is as it was. */
export function RefusalNotice({ error, request, cart, sum }: RefusalNoticeProps) {
  const t = useTranslations('errors');
  const checkout = useTranslations('checkout');
  const text = useTranslations('cart');
  const lines = refusedLinesOf(error.details).flatMap(({ index, issue }) => {
    // Of the lines that were sent; one that was taken out since is told of no more.
    const line = cart.lines.find((other) => isSameLine(askedLine(other), request.lines[index]));
    return line ? [{ key: `${index}-${issue}`, issue, name: line.name }] : [];
  });
  const { platformTotalMinor } = shownTotals(sum, { kind: 'refused', error, request });
  return (
    <Notice tone="danger" title={checkout('refused')}>
      {error.code === 'network' ? t('network') : t(ERRORS[error.code].messageKey)}
      {platformTotalMinor === null ? null : (
        <p>
          {text('platformSum', {
            platform: formatMoney(platformTotalMinor, cart.venue.moneyFormat),
            ours: formatMoney(request.sumMinor, cart.venue.moneyFormat),
          })}
        </p>
      )}
      {lines.length > 0 ? (
        <ul>
          {lines.map(({ key, issue, name }) => (
            <li key={key}>{text(`refused_${issue}`, { name })}</li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}

/** Whether a line is the one that was sent, whatever became of its count and price. */
function isSameLine(line: AskedLine, sent: AskedLine | undefined): boolean {
  const { productId, sizeId, additives } = line;
  return (
    productId === sent?.productId &&
    sizeId === sent.sizeId &&
    JSON.stringify(additives) === JSON.stringify(sent.additives)
  );
}
