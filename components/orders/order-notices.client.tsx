'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Coin } from '@/components/layout/balance-badge';
import { Notice } from '@/components/ui/notice';
import { writeDecimal } from '@/lib/core/i18n/numbers';
import { delayedFrom } from '@/lib/orders/order-promise';
import { awaitsPayment, isOver } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';
import { bonusText } from '@/lib/rewards/bonus-text';
import type { Language } from '@/lib/core/site/site';
import { useIsPast } from './use-is-past';
import { usePromise } from './use-promise';

/** The consequence of a delay: the money is refunded where the order does not arrive (ORD-31). */
export function DelayNotice({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const promise = usePromise(order);
  if (!useIsPast(delayedFrom(order, promise))) return null;
  return (
    <Notice tone="warn" title={t('delayed')}>
      {t('delayedText')}
    </Notice>
  );
}

/** The cashback of an order that is paid or will be. */
export function CashbackNotice({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const language = useLocale() as Language;
  const bonuses = bonusText(order.bonusesEarnedMinor, order.currency, language);
  if (order.status === 'canceled' || awaitsPayment(order) || bonuses.count === 0) return null;
  return (
    <Notice tone="bonus" role="note" icon={<Coin />}>
      <span>{t(isOver(order) ? 'bonusesEarned' : 'bonusesComing', bonuses)}</span>
      {order.cashbackPercentage > 0 ? (
        <span className="caption block">
          {t('cashback', { percent: writeDecimal(order.cashbackPercentage, language) })}
        </span>
      ) : null}
    </Notice>
  );
}
