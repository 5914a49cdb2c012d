'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useMoney } from '@/components/ui/use-money';
import type { Bill } from '@/lib/bill/bill';
import { billNumber } from '@/lib/bill/bill-text';
import { writtenBill } from '@/lib/bill/written-bill';
import { textLanguage } from '@/lib/core/i18n/text-language';
import { currencyFormat } from '@/lib/core/money/money';
import type { Language } from '@/lib/core/site/site';
import { formatTime } from '@/lib/core/time/format-time';

type BillSlipProps = {
  bill: Bill;
  venue: { name: string; timezone: string };
  /** Lines of a payment of it, after its own total. */
  children?: ReactNode;
  /** The total of the payment, in place of the bill's own total. */
  paymentTotal?: { name: string; amountMinor: number } | null;
};

/** The dishes of the table and the sum that is due, as the till counts it; its rows add up as they are written (MON-28). */
export function BillSlip({ bill, venue, children, paymentTotal = null }: BillSlipProps) {
  const t = useTranslations('bill');
  const language = useLocale() as Language;
  const money = useMoney(currencyFormat(bill.currency));
  const written = writtenBill(bill);
  const isSettled = bill.paidMinor > 0 && bill.toPayMinor === 0;
  return (
    <section className="slip" aria-labelledby="slip-venue">
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <div className="min-w-0 flex-[1_1_min-content]">
          <h2 id="slip-venue" className="title">
            {venue.name}
          </h2>
          <p className="muted caption">
            <time dateTime={bill.openedAt}>
              {t('opened', { time: formatTime(new Date(bill.openedAt), venue.timezone) })}
            </time>
          </p>
        </div>
        <b className="display max-w-full wrap-anywhere">{`№ ${bill.number}`}</b>
      </div>
      <dl className="slip__rows muted mt-3">
        <Row name={t('table')}>{bill.tableName}</Row>
        {bill.waiterName === null ? null : <Row name={t('waiter')}>{bill.waiterName}</Row>}
      </dl>
      <div className="weave" />
      <dl className="slip__rows">
        {bill.positions.map(({ name, count }, index) => (
          // The till may write the same dish on two lines.
          <Row
            key={index}
            name={count === 1 ? name : `${name} × ${billNumber(count, language)}`}
            nameLanguage={textLanguage(name, language)}
          >
            {money(written.positionsMinor[index] ?? 0)}
          </Row>
        ))}
      </dl>
      <div className="weave" />
      <dl className="slip__rows">
        {written.serviceChargeMinor > 0 ? (
          <>
            <Row name={t('positions')}>{money(written.positionsSumMinor)}</Row>
            <Row name={t('service', { percent: billNumber(bill.servicePercentage, language) })}>
              {money(written.serviceChargeMinor)}
            </Row>
          </>
        ) : null}
        <Row
          name={t(paymentTotal ? 'ofBill' : 'total')}
          className={isSettled || paymentTotal ? undefined : 'text-title'}
        >
          {money(written.sumMinor)}
        </Row>
        {written.paidMinor > 0 ? (
          <Row name={t('paid')} className={isSettled ? 'text-title' : undefined}>
            {money(written.paidMinor)}
          </Row>
        ) : null}
        {written.paidMinor > 0 && !isSettled ? (
          <Row name={t('toPay')}>{money(written.toPayMinor)}</Row>
        ) : null}
        {children}
        {paymentTotal ? (
          <Row name={paymentTotal.name} className="text-title">
            {money(paymentTotal.amountMinor)}
          </Row>
        ) : null}
      </dl>
    </section>
  );
}

type RowProps = {
  name: string;
  /** Language of the till, where it is not the page's. */
  nameLanguage?: Language | null;
  className?: string | undefined;
  children: string;
};

/** A line of the slip. */
export function Row({ name, nameLanguage, className, children }: RowProps) {
  return (
    <div className={className}>
      <dt lang={nameLanguage ?? undefined}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
