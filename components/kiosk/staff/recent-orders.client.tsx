'use client';

import { Printer } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import {
  forgetOldKioskOrders,
  readKioskOrders,
  subscribeKioskOrders,
  type RecentOrder,
} from '@/lib/kiosk/recent-orders';
import { currencyFormat } from '@/lib/money/currency';
import { formatMoney } from '@/lib/money/format';
import type { Slip } from '@/lib/printing/slip';
import { formatDate, formatTime } from '@/lib/time/format-time';
import { PrintNotice } from '../printing/print-notice';
import { usePrintSlip } from '../printing/use-print-slip';
import { useSlipTexts } from '../printing/use-slip-texts';

const NONE: readonly RecentOrder[] = [];

/** The last orders of this tablet: a guest who has lost their number gets it once more, on paper too (KIOSK-24). */
export function RecentOrders({ venue }: { venue: Slip['venue'] }) {
  const t = useTranslations('kioskStaff');
  const { language, note, labels } = useSlipTexts();
  const { print, isBusy, outcome } = usePrintSlip();
  const orders = useSyncExternalStore(subscribeKioskOrders, readKioskOrders, () => NONE);
  useEffect(() => forgetOldKioskOrders(Date.now()), []);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const sumOf = ({ sumMinor, currency }: RecentOrder) => formatMoney(sumMinor, currencyFormat(currency));
  const slipOf = (order: RecentOrder): Slip => ({
    language,
    venue,
    orderNumber: order.number,
    madeAt: formatDate(new Date(order.atMs), language, timeZone, 'DD.MM.YYYY HH:mm'),
    service: t('copy'),
    customerName: null,
    lines: [],
    sums: [],
    total: sumOf(order),
    payment: '',
    note,
    labels,
  });
  return (
    <section className="grid gap-3" aria-labelledby="kiosk-orders">
      <h2 id="kiosk-orders" className="title">
        {t('orders')}
      </h2>
      <p className="muted">{t(orders.length > 0 ? 'ordersText' : 'noOrders')}</p>
      {orders.length > 0 ? (
        <ul className="card kiosk-orders">
          {orders.map((order) => (
            <li key={order.orderId}>
              <b className="number">{order.number}</b>
              <span className="muted number">{formatTime(new Date(order.atMs), timeZone)}</span>
              <span className="number flex-fill text-end">{sumOf(order)}</span>
              {order.venueId === venue.id ? (
                <IconButton
                  label={t('reprint', { number: order.number })}
                  aria-disabled={isBusy || undefined}
                  onClick={() => void print(slipOf(order))}
                >
                  <Icon of={Printer} />
                </IconButton>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {outcome ? <PrintNotice outcome={outcome} /> : null}
    </section>
  );
}
