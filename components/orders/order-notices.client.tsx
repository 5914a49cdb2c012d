'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Coin } from '@/components/layout/balance-badge';
import { Notice } from '@/components/ui/notice';
import { useMoney } from '@/components/ui/use-money';
import { writeDecimal } from '@/lib/i18n/numbers';
import { currencyFormat } from '@/lib/money/money';
import { delayedFrom, isOver, mayHavePaid } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';
import { bonusText } from '@/lib/rewards/bonus-text';
import type { Language } from '@/lib/site/site';
import { useIsPast } from './use-is-past';

/** Notices beside the status: why the order was declined, that it is delayed, its cashback. */
export function OrderNotices({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const language = useLocale() as Language;
  const isDelayed = useIsPast(delayedFrom(order));
  if (order.status === 'canceled') return <CanceledNotice order={order} />;
  const bonuses = bonusText(order.bonusesEarnedMinor, order.currency, language);
  return (
    <>
      {isDelayed ? (
        <Notice tone="warn" title={t('delayed')}>
          {t('delayedText')}
        </Notice>
      ) : null}
      {bonuses.count > 0 ? (
        <Notice tone="bonus" role="note" icon={<Coin />}>
          <span>{t(isOver(order) ? 'bonusesEarned' : 'bonusesComing', bonuses)}</span>
          {order.cashbackPercentage > 0 ? (
            <span className="caption block">
              {t('cashback', { percent: writeDecimal(order.cashbackPercentage, language) })}
            </span>
          ) : null}
        </Notice>
      ) : null}
    </>
  );
}

/** Why the order was declined, which dishes were the reason, and when the money is refunded (ORD-07 to ORD-11). */
function CanceledNotice({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const money = useMoney(currencyFormat(order.currency));
  const outcomes = order.positions.flatMap(({ name, state }) =>
    state === 'ok' ? [] : [t(`outcome_${state}`, { name })],
  );
  return (
    <>
      <Notice
        tone={order.decline?.reason === 'byDiner' ? 'info' : 'danger'}
        title={order.decline?.message || undefined}
      >
        <p>{refundText(order, money, t)}</p>
        {order.bonusesSpentMinor > 0 ? <p>{t('bonusesBack')}</p> : null}
      </Notice>
      {outcomes.length > 0 ? (
        <Notice tone="warn" role="note" title={t('outcomes')}>
          <ul>
            {[...new Set(outcomes)].map((outcome) => (
              <li key={outcome}>{outcome}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  );
}

function refundText(
  order: Order,
  money: (amountMinor: number) => string,
  t: ReturnType<typeof useTranslations<'orders'>>,
): string {
  const { refund } = order;
  // The money of an attempt may still be under way.
  const mayBePaid = order.paidByCardMinor > 0 || mayHavePaid(order.payment);
  if (!refund) return t(mayBePaid ? 'canceledRefund' : 'canceledUnpaid');
  const sum = money(refund.amountMinor);
  if (refund.state === 'completed') return t('refundDone', { sum });
  if (refund.state === 'failed') return t('refundFailed', { sum });
  return t(order.decline?.reason === 'notDelivered' ? 'refundDay' : 'refundPending', { sum });
}
