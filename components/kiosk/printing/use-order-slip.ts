import { useTranslations } from 'next-intl';
import { currencyFormat } from '@/lib/money/currency';
import { formatMoney } from '@/lib/money/format';
import type { Order } from '@/lib/orders/orders.schema';
import type { Receipt } from '@/lib/orders/receipt.schema';
import { writtenOrder } from '@/lib/orders/written-order';
import type { Slip } from '@/lib/printing/slip';
import { formatDate } from '@/lib/time/format-time';
import { useSlipTexts } from './use-slip-texts';

const DATE_FORMAT = 'DD.MM.YYYY HH:mm';

/** The slip of an order (KIOSK-04): its lines with what was chosen, and the sums of the platform's receipt. */
export function useOrderSlip(): (order: Order, receipt: Receipt) => Slip {
  const t = useTranslations('printing');
  const { language, note, labels, inRestaurant, takeaway, payAtCounter } = useSlipTexts();
  return (order, receipt) => {
    const format = currencyFormat(receipt.currency);
    const money = (amountMinor: number) => formatMoney(amountMinor, format);
    // Printed amounts add up to the printed total (MON-28).
    const written = writtenOrder(receipt, order.positions);
    const sums = [
      { name: t('discount'), minor: written.discountMinor },
      { name: t('serviceCharge'), minor: written.serviceChargeMinor },
    ];
    return {
      language,
      venue: { id: order.venue.id, name: receipt.seller.name, address: receipt.seller.address },
      orderNumber: receipt.orderNumber,
      madeAt: formatDate(new Date(receipt.issuedAt), language, order.venue.timezone, DATE_FORMAT),
      service: order.type === 'express' ? inRestaurant : takeaway,
      customerName: order.customerName,
      lines: order.positions.map(({ name, sizeName, additives, count, sumMinor }, index) => ({
        name: sizeName === null ? name : `${name}, ${sizeName}`,
        count,
        additives,
        sum: money(written.positionsMinor[index] ?? sumMinor),
      })),
      sums: sums.filter(({ minor }) => minor !== 0).map(({ name, minor }) => ({ name, sum: money(minor) })),
      total: money(receipt.sumMinor),
      payment: receipt.paidMinor > 0 ? t('paid', { amount: money(receipt.paidMinor) }) : payAtCounter,
      note,
      labels,
    };
  };
}
