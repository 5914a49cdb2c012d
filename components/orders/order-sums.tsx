import { useTranslations } from 'next-intl';
import { orderMoney } from '@/lib/orders/order-text';
import { isDelivery, isOver } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';

/** The parts of an order's sum, how it was paid, and what is left to pay (ORD-15, ORD-16). */
export function OrderSums({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const money = orderMoney(order);
  const isOwed = order.toPayMinor > 0 && !isOver(order);
  // The payment of a canceled order is refunded, which another notice says.
  const isCanceled = order.status === 'canceled';
  const isPaid = order.paymentStatus === 'paid' && !isCanceled;
  const extras = [
    ['discount', -order.discountMinor],
    ['serviceCharge', order.serviceChargeMinor],
    ['delivery', order.deliveryMinor],
  ] as const;
  // The part of the sum that bonuses do not pay; paid at once, it is the last line itself.
  const restMinor = order.sumMinor - order.bonusesSpentMinor;
  const isPaidAtOnce = !isOwed && order.paidByCardMinor === restMinor;
  const paid = [
    ['bonusesSpent', -order.bonusesSpentMinor],
    ['paidByCard', isPaidAtOnce ? 0 : order.paidByCardMinor],
  ] as const;
  const parts = extras.filter(([, amountMinor]) => amountMinor !== 0);
  const payments = isCanceled ? [] : paid.filter(([, amountMinor]) => amountMinor !== 0);
  const isByCard = isPaidAtOnce && order.bonusesSpentMinor > 0 && order.paidByCardMinor > 0;
  const restName = !isPaid ? 'total' : isByCard ? 'paidByCard' : 'paid';
  const isSumNamed = payments.length > 0 || (isOwed && order.toPayMinor !== order.sumMinor);
  const rows: (readonly [name: SumName, amountMinor: number])[] = [
    ...(parts.length > 0 ? [['dishes', order.positionsSumMinor] as const] : []),
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
        <dd>{money(isOwed ? order.toPayMinor : isCanceled ? order.sumMinor : restMinor)}</dd>
      </div>
    </dl>
  );
}

type SumName =
  'dishes' | 'discount' | 'serviceCharge' | 'delivery' | 'total' | 'orderSum' | 'bonusesSpent' | 'paidByCard';

/** Who receives the money that is still due. */
function owedName(order: Order): 'toPay' | 'toPayHall' | 'toPayCourier' | 'toPayOnline' {
  if (order.paymentStatus !== 'onReceipt') return 'toPayOnline';
  if (order.type === 'express') return 'toPayHall';
  return isDelivery(order) ? 'toPayCourier' : 'toPay';
}
