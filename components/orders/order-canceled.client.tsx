'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useMoney } from '@/components/ui/use-money';
import { currencyFormat } from '@/lib/core/money/money';
import { mayHavePaid } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';
import { paths } from '@/lib/core/paths/paths';
import { ReorderButton } from '@/components/orders/reorder/reorder-button.client';
import { useIsPast } from './use-is-past';
import { useOrderTime } from './use-order-time';

/** Why an order was canceled, and when its money is refunded (ORD-07 to ORD-11). */
export function CanceledText({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const outcomes = order.positions.flatMap(({ name, state }) =>
    state === 'ok' ? [] : [t(`outcome_${state}`, { name })],
  );
  // The title says that the diner canceled it, and the dishes are a better reason than the platform's sentence.
  const message = order.decline?.reason === 'byDiner' ? '' : order.decline?.message;
  const reasons = outcomes.length > 0 ? [...new Set(outcomes)] : [message].filter(Boolean);
  return (
    <>
      {reasons.length > 0 ? (
        <ul className="muted mt-1">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : null}
      <Refund order={order} />
    </>
  );
}

const REFUND_TONES = { completed: 'ok', pending: 'info', failed: 'danger' } as const;

/** The refund of the money and the bonuses. */
function Refund({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const money = useMoney(currencyFormat(order.currency));
  const orderTime = useOrderTime();
  const { refund } = order;
  const isDuePast = useIsPast(refund && new Date(refund.dueAt));
  // The money of an attempt may still be under way.
  const mayBePaid = order.paidByCardMinor > 0 || mayHavePaid(order.payment);
  const refundText = () => {
    if (!refund) return t(mayBePaid ? 'canceledRefund' : 'canceledUnpaid');
    const sum = money(refund.amountMinor);
    if (refund.state !== 'pending')
      return t(refund.state === 'completed' ? 'refundDone' : 'refundFailed', { sum });
    if (order.decline?.reason === 'notDelivered') return t('refundDay', { sum });
    if (isDuePast) return t('refundPending', { sum });
    return t('refundCard', { sum, time: orderTime(new Date(refund.dueAt), order) });
  };
  return (
    <Notice role="note" tone={refund ? REFUND_TONES[refund.state] : 'info'} className="mt-3">
      <p>{refundText()}</p>
      {order.bonusesSpentMinor > 0 ? <p>{t('bonusesBack')}</p> : null}
    </Notice>
  );
}

/** The way on from a canceled order: not the same dishes again where one has run out, nor the same kitchen that refused. */
export function CanceledAction({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const { id, venue, decline, positions } = order;
  if (positions.some(({ state }) => state !== 'ok'))
    return (
      <ButtonLink wide big href={paths.menu(venue.id)}>
        {t('toVenue')}
      </ButtonLink>
    );
  if (decline?.reason === 'byRestaurant')
    return (
      <ButtonLink wide big href={paths.venues()}>
        {t('toRestaurants')}
      </ButtonLink>
    );
  return <ReorderButton orderId={id} venueId={venue.id} tone="main" />;
}
