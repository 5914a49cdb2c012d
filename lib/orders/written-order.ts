import { currencyFormat, roundAmount } from '@/lib/core/money/money';
import { writtenParts } from '@/lib/core/money/parts';
import type { Order } from './orders.schema';

type OrderSums = Pick<
  Order,
  'positionsSumMinor' | 'discountMinor' | 'serviceChargeMinor' | 'deliveryMinor' | 'sumMinor' | 'currency'
>;

/** The sums of an order as its slip writes them, minor units in whole steps: each row adds up to the next total (MON-28). */
export interface WrittenOrder {
  /** Of the positions, in their order; together `dishesMinor`. */
  positionsMinor: number[];
  dishesMinor: number;
  /** 0 or less. */
  discountMinor: number;
  serviceChargeMinor: number;
  deliveryMinor: number;
  /** The dishes with all of these. */
  sumMinor: number;
}

/** How an order, or its receipt, writes its sums: the total is rounded by itself, the rows follow it. */
export function writtenOrder(
  sums: OrderSums,
  positions: Pick<Order, 'positions'>['positions'],
): WrittenOrder {
  const { rounding } = currencyFormat(sums.currency);
  const sumMinor = roundAmount(sums.sumMinor, rounding);
  const { positionsSumMinor, serviceChargeMinor: service, deliveryMinor: delivery } = sums;
  const [dishesMinor = 0, discountMinor = 0, serviceChargeMinor = 0, deliveryMinor = 0] = writtenParts(
    [positionsSumMinor, -sums.discountMinor, service, delivery],
    sumMinor,
    rounding,
  );
  const positionsMinor = writtenParts(
    positions.map((position) => position.sumMinor),
    dishesMinor,
    rounding,
  );
  return { positionsMinor, dishesMinor, discountMinor, serviceChargeMinor, deliveryMinor, sumMinor };
}

/** The part of an order that bonuses and a card have paid, as it is written between its sum and the rest; minor units. */
export function writtenPayments(
  payments: { bonusesMinor: number; cardMinor: number },
  { sumMinor, leftMinor, currency }: { sumMinor: number; leftMinor: number; currency: Order['currency'] },
): { bonusesMinor: number; cardMinor: number } {
  const { rounding } = currencyFormat(currency);
  const paidMinor = roundAmount(sumMinor, rounding) - roundAmount(leftMinor, rounding);
  const [bonusesMinor = 0, cardMinor = 0] = writtenParts(
    [payments.bonusesMinor, payments.cardMinor],
    paidMinor,
    rounding,
  );
  return { bonusesMinor, cardMinor };
}
