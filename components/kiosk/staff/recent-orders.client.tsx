'use client';

import { Printer } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import {
  forgetOldKioskOrders,
  readKioskOrders,
  subscribeKioskOrders,
  type RecentOrder,
} from '@/lib/kiosk/recent-orders';
import { currencyFormat } from '@/lib/core/money/currency';
import { formatMoney } from '@/lib/core/money/format';
import { numberSlip } from '@/lib/printing/slips';
import type { Language } from '@/lib/core/site/site';
import { formatTime } from '@/lib/core/time/format-time';
import { nowMs } from '@/lib/core/time/now';
import { PrintNotice } from '../printing/print-notice';
import { usePrintSlip } from '../printing/use-print-slip';
import { useSlipTexts } from '../printing/use-slip-texts';

const NONE: readonly RecentOrder[] = [];

/** The last orders of this tablet: a guest who has lost their number gets it once more, on paper too (KIOSK-24). */
export function RecentOrders({ venue }: { venue: { id: number; name: string } }) {
  const t = useTranslations('kioskStaff');
  const language = useLocale() as Language;
  const texts = useSlipTexts();
  const { print, isBusy, outcome } = usePrintSlip();
  const orders = useSyncExternalStore(subscribeKioskOrders, readKioskOrders, () => NONE);
  useEffect(() => forgetOldKioskOrders(nowMs()), []);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const sumOf = ({ sumMinor, currency }: RecentOrder) =>
    formatMoney(sumMinor, currencyFormat(currency), language);
  const printAgain = ({ number, atMs, sumMinor, currency }: RecentOrder) => {
    const shown = { number, atMs, sumMinor, currency };
    const slip = () => numberSlip(shown, { ...venue, timeZone }, texts);
    void print({ venueId: venue.id, subject: { kind: 'number', ...shown }, slip });
  };
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
                  onClick={() => printAgain(order)}
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
