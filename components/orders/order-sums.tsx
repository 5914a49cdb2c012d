import { useTranslations } from 'next-intl';
import { useMoney } from '@/components/ui/use-money';
import { currencyFormat } from '@/lib/core/money/money';
import { isDelivery, isOver } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';
import { writtenPayments, type WrittenOrder } from '@/lib/orders/written-order';

/** The parts of an order's sum, how it was paid, and what is left to pay (ORD-15, ORD-16); they add up as written (MON-28). */
export function OrderSums({ order, written }: { order: Order; written: WrittenOrder }) {
  const t = useTranslations('orders');
  const money = useMoney(currencyFormat(order.currency));
  const isOwed = order.toPayMinor > 0 && !isOver(order);
  // The payment of a canceled order is refunded, which another notice says.
  const isCanceled = order.status === 'canceled';
  const isPaid = order.paymentStatus === 'paid' && !isCanceled;
  const extras = [
    ['discount', written.discountMinor],
    ['serviceCharge', written.serviceChargeMinor],
    ['delivery', written.deliveryMinor],
  ] as const;
  // The part of the sum that bonuses do not pay; paid at once, it is the last line itself.
  const restMinor = order.sumMinor - order.bonusesSpentMinor;
  const isPaidAtOnce = !isOwed && order.paidByCardMinor === restMinor;
  const lastMinor = isOwed ? order.toPayMinor : isCanceled ? order.sumMinor : restMinor;
  const writtenPaid = writtenPayments(
    { bonusesMinor: order.bonusesSpentMinor, cardMinor: isOwed ? order.paidByCardMinor : 0 },
    { sumMinor: order.sumMinor, leftMinor: lastMinor, currency: order.currency },
  );
  const cardMinor = isOwed ? writtenPaid.cardMinor : order.paidByCardMinor;
  const paid = [
    ['bonusesSpent', -writtenPaid.bonusesMinor],
    ['paidByCard', isPaidAtOnce ? 0 : cardMinor],
  ] as const;
  const parts = extras.filter(([, amountMinor]) => amountMinor !== 0);
  const payments = isCanceled ? [] : paid.filter(([, amountMinor]) => amountMinor !== 0);
  const isByCard = isPaidAtOnce && order.bonusesSpentMinor > 0 && order.paidByCardMinor > 0;
  const restName = !isPaid ? 'total' : isByCard ? 'paidByCard' : 'paid';
  const isSumNamed = payments.length > 0 || (isOwed && order.toPayMinor !== order.sumMinor);
  const rows: (readonly [name: SumName, amountMinor: number])[] = [
    ...(parts.length > 0 ? [['dishes', written.dishesMinor] as const] : []),
    ...parts,
    ...(isSumNamed
      ? [[restName === 'total' && !isOwed ? 'orderSum' : 'total', order.sumMinor] as const]
      : []),
    ...payments,
  ];
  return (
    <dl className="slip__rows">
      {rows.map(([name, amountMinor]) => (
        <div key={name} className="muted">
          <dt>{t(name)}</dt>
          <dd>{amountMinor < 0 ? `−${money(-amountMinor)}` : money(amountMinor)}</dd>
        </div>
      ))}
      <div className="text-title">
        <dt>{t(isOwed ? owedName(order) : restName)}</dt>
        <dd>{money(lastMinor)}</dd>
      </div>
    </dl>
  );
}

type SumName =
  'dishes' | 'discount' | 'serviceCharge' | 'delivery' | 'total' | 'orderSum' | 'bonusesSpent' | 'paidByCard';

/** The receiver of the money that is still due. */
function owedName(order: Order): 'toPay' | 'toPayHall' | 'toPayCourier' | 'toPayOnline' {
  if (order.paymentStatus !== 'onReceipt') return 'toPayOnline';
  if (order.type === 'express') return 'toPayHall';
  return isDelivery(order) ? 'toPayCourier' : 'toPay';
}
