import type { useTranslations } from 'next-intl';
import { countryMoneyFormat, currencyFormat } from '@/lib/core/money/currency';
import { formatMoney } from '@/lib/core/money/format';
import type { Order } from '@/lib/orders/orders.schema';
import type { Receipt } from '@/lib/orders/receipt.schema';
import { writtenOrder } from '@/lib/orders/written-order';
import type { CountryCode, Language } from '@/lib/core/site/site';
import { formatDate } from '@/lib/core/time/format-time';
import { nowMs } from '@/lib/core/time/now';
import type { SlipSubject } from './print-request.schema';
import type { Slip } from './slip';

/* The slips that there are: the same from a browser that prints by itself and from our server, which prints over the network. */

const DATE_FORMAT = 'DD.MM.YYYY HH:mm';
/** Letters of all four languages, for a slip that tries a printer. */
const SAMPLE_LETTERS = 'ABC, Абв, Әғқңөұүһі, აბგდეჟღყძჭხ';
const SAMPLE_PRICE_MINOR = 123_400;

/** The texts of a slip, in its language. */
export interface SlipTexts {
  t: ReturnType<typeof useTranslations<'printing'>>;
  language: Language;
}

/** A venue as a slip without an order names it. */
export interface SlipVenue {
  id: number;
  name: string;
  timeZone: string;
}

function sharedTexts({ t, language }: SlipTexts) {
  return {
    language,
    note: t('notFiscal'),
    labels: { orderNumber: t('order'), customerName: t('name'), total: t('total') },
  } satisfies Partial<Slip>;
}

/** The slip of an order (KIOSK-04): its lines with what was chosen, and the sums of the platform's receipt. */
export function orderSlip(order: Order, receipt: Receipt, texts: SlipTexts): Slip {
  const { t, language } = texts;
  const format = currencyFormat(receipt.currency);
  const money = (amountMinor: number) => formatMoney(amountMinor, format, language);
  // Printed amounts add up to the printed total (MON-28).
  const written = writtenOrder(receipt, order.positions);
  const sums = [
    { name: t('discount'), minor: written.discountMinor },
    { name: t('serviceCharge'), minor: written.serviceChargeMinor },
  ];
  return {
    ...sharedTexts(texts),
    venue: { id: order.venue.id, name: receipt.seller.name, address: receipt.seller.address },
    orderNumber: receipt.orderNumber,
    madeAt: formatDate(new Date(receipt.issuedAt), language, order.venue.timezone, DATE_FORMAT),
    service: t(order.type === 'express' ? 'inRestaurant' : 'takeaway'),
    customerName: order.customerName,
    lines: order.positions.map(({ name, sizeName, additives, count, sumMinor }, index) => ({
      name: sizeName === null ? name : `${name}, ${sizeName}`,
      count,
      additives,
      sum: money(written.positionsMinor[index] ?? sumMinor),
    })),
    sums: sums.filter(({ minor }) => minor !== 0).map(({ name, minor }) => ({ name, sum: money(minor) })),
    total: money(receipt.sumMinor),
    payment: receipt.paidMinor > 0 ? t('paid', { amount: money(receipt.paidMinor) }) : t('payAtCounter'),
  };
}

/** The number of an earlier order once more (KIOSK-24): nothing of who ordered and what. */
export function numberSlip(
  { number, atMs, sumMinor, currency }: Omit<Extract<SlipSubject, { kind: 'number' }>, 'kind'>,
  { id, name, timeZone }: SlipVenue,
  texts: SlipTexts,
): Slip {
  return {
    ...sharedTexts(texts),
    venue: { id, name, address: null },
    orderNumber: number,
    madeAt: formatDate(new Date(atMs), texts.language, timeZone, DATE_FORMAT),
    service: texts.t('numberAgain'),
    customerName: null,
    lines: [],
    sums: [],
    total: formatMoney(sumMinor, currencyFormat(currency), texts.language),
    payment: '',
  };
}

/** A slip that tries the printer: every part of one, and the letters of all four languages. */
export function trialSlip(country: CountryCode, { id, name, timeZone }: SlipVenue, texts: SlipTexts): Slip {
  const { t, language } = texts;
  const price = formatMoney(SAMPLE_PRICE_MINOR, countryMoneyFormat(country), language);
  return {
    ...sharedTexts(texts),
    venue: { id, name, address: null },
    orderNumber: t('testNumber'),
    madeAt: formatDate(new Date(nowMs()), language, timeZone, DATE_FORMAT),
    service: t('inRestaurant'),
    customerName: null,
    lines: [
      {
        name: t('testLetters', { letters: SAMPLE_LETTERS }),
        count: 1,
        additives: [{ name: t('testAdditive'), count: 2 }],
        sum: price,
      },
    ],
    sums: [],
    total: price,
    payment: t('testDone'),
  };
}
