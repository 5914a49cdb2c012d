/** @jest-environment node */
import { createTranslator } from 'next-intl';
import { receiptSchema } from '@/lib/orders/receipt.schema';
import { testOrder } from '@/lib/orders/test-order';
import { HOUR_MS } from '@/lib/core/time/duration';
import messages from '@/messages/ru.json';
import { numberSlip, orderSlip, trialSlip, type SlipTexts } from './slips';

const russian: Parameters<typeof createTranslator>[0]['messages'] = messages;
const TEXTS: SlipTexts = {
  t: createTranslator({ locale: 'ru', messages: russian, namespace: 'printing' }),
  language: 'ru',
};
const text = messages.printing;
const VENUE = { id: 3107, name: 'Самал', timeZone: 'Asia/Almaty' };
const AT = '2026-03-14T08:27:00Z';

const receipt = (part: object = {}) =>
  receiptSchema.parse({
    number: 'R-1',
    orderNumber: 'A-128',
    title: 'Чек',
    seller: { name: 'ТОО «Самал»', taxNumber: '1', address: 'Достык, 132' },
    lines: [],
    positionsSumMinor: 560_000,
    discountMinor: 0,
    serviceChargeMinor: 0,
    deliveryMinor: 0,
    sumMinor: 560_000,
    bonusesSpentMinor: 0,
    paidMinor: 0,
    currency: 'KZT',
    payment: 'cash',
    issuedAt: AT,
    fiscalUrl: null,
    ...part,
  });
const plain = (value: string) => value.replace(/\u00A0/g, ' ');

// Holds KIOSK-04.
describe('the slip of an order', () => {
  test('has its number, choices, sums, and that it is paid at the counter', () => {
    const slip = orderSlip(testOrder({ customerName: 'Әсел' }), receipt(), TEXTS);
    expect(slip).toMatchObject({
      language: 'ru',
      venue: { id: 3107, name: 'ТОО «Самал»', address: 'Достык, 132' },
      orderNumber: 'A-128',
      madeAt: '14.03.2026 13:27',
      service: text.takeaway,
      customerName: 'Әсел',
      sums: [],
      payment: text.payAtCounter,
      note: text.notFiscal,
    });
    expect(slip.lines.map(({ name, count, additives, sum }) => [name, count, additives, plain(sum)])).toEqual(
      [
        ['Плов, Большая', 2, [{ name: 'Ачичук', count: 2 }], '5 000 ₸'],
        ['Чай', 1, [], '600 ₸'],
      ],
    );
    expect(plain(slip.total)).toBe('5 600 ₸');
  });

  test('has a discount with its minus, the service charge, and what is paid', () => {
    const paid = receipt({ discountMinor: 50_000, serviceChargeMinor: 51_000, paidMinor: 561_000 });
    const slip = orderSlip(testOrder({ type: 'express' }), paid, TEXTS);
    expect(slip.service).toBe(text.inRestaurant);
    expect(slip.sums.map(({ name, sum }) => [name, plain(sum)])).toEqual([
      [text.discount, '−500 ₸'],
      [text.serviceCharge, '510 ₸'],
    ]);
    expect(plain(slip.payment)).toBe('Оплачено: 5 610 ₸');
  });
});

// Holds KIOSK-24.
test('the number of an earlier order has nothing of who ordered what', () => {
  const shown = { number: 'A-128', atMs: Date.parse(AT), sumMinor: 560_000, currency: 'KZT' } as const;
  expect(numberSlip(shown, VENUE, TEXTS)).toMatchObject({
    venue: { name: 'Самал', address: null },
    orderNumber: 'A-128',
    madeAt: '14.03.2026 13:27',
    service: text.numberAgain,
    customerName: null,
    lines: [],
    sums: [],
    payment: '',
  });
});

// Holds TIME-11.
test('a slip that tries a printer has the time of the server', () => {
  jest.useFakeTimers({ now: Date.parse(AT) });
  globalThis.serverAheadMs = HOUR_MS;
  expect(trialSlip('kz', VENUE, TEXTS).madeAt).toBe('14.03.2026 14:27');
  globalThis.serverAheadMs = undefined;
  jest.useRealTimers();
});

test.each([
  ['kz', '₸'],
  ['ge', '₾'],
] as const)(
  'a slip that tries a printer in %s has letters of all languages and the sign %s',
  (country, sign) => {
    const { lines, total } = trialSlip(country, VENUE, TEXTS);
    for (const letters of ['ABC', 'Абв', 'Әғқ', 'აბგ']) expect(lines[0]?.name).toContain(letters);
    expect(total).toContain(sign);
  },
);
