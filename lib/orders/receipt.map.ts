import 'server-only';
import type { z } from 'zod';
import { fromMajor } from '@/lib/core/money/money';
import { visibleText } from '@/lib/core/text/visible-text';
import type { Receipt } from './receipt.schema';
import type { receiptWire } from './receipt.wire';

/** @returns null where an amount cannot be read: a receipt with a guessed one is worse than none */
export function mapReceipt({ data }: z.output<typeof receiptWire>): Receipt | null {
  let isReadable = true;
  const minor = (amount: number): number => {
    const amountMinor = fromMajor(amount);
    isReadable &&= amountMinor !== null;
    return amountMinor ?? 0;
  };
  const receipt: Receipt = {
    number: visibleText(data.number),
    orderNumber: visibleText(data.order_number),
    title: visibleText(data.title),
    seller: {
      name: visibleText(data.seller.name),
      taxNumber: visibleText(data.seller.tax_number),
      address: visibleText(data.seller.address),
    },
    lines: data.lines.map(({ name, count, price, sum }) => ({
      name: visibleText(name),
      count,
      priceMinor: minor(price),
      sumMinor: minor(sum),
    })),
    positionsSumMinor: minor(data.positions_sum),
    discountMinor: minor(data.discount),
    serviceChargeMinor: minor(data.service_charge),
    deliveryMinor: minor(data.delivery_cost),
    sumMinor: minor(data.sum),
    bonusesSpentMinor: minor(data.bonuses_spent),
    paidMinor: minor(data.paid),
    currency: data.currency,
    payment: data.payment_type,
    issuedAt: data.issued_at,
    fiscalUrl: data.fiscal_url,
  };
  return isReadable ? receipt : null;
}
