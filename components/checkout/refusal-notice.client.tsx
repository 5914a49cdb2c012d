'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { BffError } from '@/lib/bff/client';
import type { Cart } from '@/lib/cart/cart';
import type { CartSum } from '@/lib/cart/sum';
import { refusedLinesOf } from '@/lib/orders/refused-lines';
import { ERRORS } from '@/lib/errors/errors';
import { formatMoney } from '@/lib/money/money';
import { shownTotals } from './checkout-values';

type RefusalNoticeProps = { error: BffError; sentSumMinor: number; cart: Cart; sum: CartSum };

/** Why the order was not made, line by line where lines are the reason (spec §8); the cart is as it was. */
export function RefusalNotice({ error, sentSumMinor, cart, sum }: RefusalNoticeProps) {
  const t = useTranslations('errors');
  const checkout = useTranslations('checkout');
  const text = useTranslations('cart');
  const lines = refusedLinesOf(error.details).flatMap(({ index, issue }) => {
    const line = cart.lines[index];
    return line ? [{ key: `${index}-${issue}`, issue, name: line.name }] : [];
  });
  const { platformTotalMinor } = shownTotals(sum, { kind: 'refused', error, sentSumMinor });
  return (
    <Notice tone="danger" title={checkout('refused')}>
      {error.code === 'network' ? t('network') : t(ERRORS[error.code].messageKey)}
      {platformTotalMinor === null ? null : (
        <p>
          {text('platformSum', {
            platform: formatMoney(platformTotalMinor, cart.venue.moneyFormat),
            ours: formatMoney(sentSumMinor, cart.venue.moneyFormat),
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
