import { billIntents } from '@/lib/bill/bill-intent';
import { bookingIntents, bookingSubject } from '@/lib/booking/booking-intent';
import { orderIntents } from '@/lib/pages/checkout/order-intent';
import { promiseTime } from '@/lib/pages/checkout/promised-time';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import { waiterIntents, waiterSubject } from '@/lib/bill/waiter-intent';
import { unlockIntents, unlockSubject } from '@/lib/smart-lock/unlock-intent';
import { NOW, startEmptyStorage, storedBy } from './test-stored';

startEmptyStorage();

const PAYMENT = { venueId: 3107, payment: 'online', toPayMinor: 660_000, bonusesMinor: 0 } as const;
const BILL_PAYMENT = { ...PAYMENT, bonusAccount: 'general', tipsMinor: 0, hasConsented: true } as const;

const BOOKING = {
  venueId: 3107,
  startsAt: '2026-03-14T15:00:00.000Z',
  durationMinutes: 120,
  guests: 4,
  name: 'Айгерим',
  phone: '+77012345678',
  wish: '',
  hasConsented: true,
} as const;

const ORDERED = `"request":${JSON.stringify(testOrderRequest())},"startedAt":${NOW}`;
const BILL_PAID = `"request":${JSON.stringify(BILL_PAYMENT)},"startedAt":${NOW}`;
const booked = (venueId: number): string =>
  `"request":${JSON.stringify({ ...BOOKING, venueId })},"startedAt":${NOW}`;

/* As in stored-values.test.ts: a release with another format would send a press of an earlier one a second time. */
describe('the intents in storage stay byte by byte what earlier releases wrote', () => {
  test.each<[string, () => unknown, Record<string, string>]>([
    [
      'orders: pressed, given up, promised and placed',
      () => {
        for (const cart of ['cart-1', 'cart-2', 'cart-3']) orderIntents.begin(cart, testOrderRequest());
        orderIntents.giveUp('cart-2', 'unsettled');
        promiseTime('cart-3', NOW + 1_200_000);
        orderIntents.settle('cart-3', { orderId: 90032, venueId: 3107, paymentAddress: null });
      },
      {
        orderIntents: `[${[
          `"key":"cart-1",${ORDERED},"state":"open","placed":null,"isShown":false`,
          `"key":"cart-2",${ORDERED},"state":"unsettled","placed":null,"isShown":false`,
          `"key":"cart-3",${ORDERED},"state":"placed","placed":{"orderId":90032,"venueId":3107,"paymentAddress":null},"isShown":false,"promisedAt":${NOW + 1_200_000}`,
        ]
          .map((members) => `{"version":2,${members}}`)
          .join()}]`,
      },
    ],
    [
      'payments of bills: pressed, given up, begun',
      () => {
        for (const bill of ['bill-1', 'bill-2', 'bill-3']) billIntents.begin(bill, BILL_PAYMENT);
        billIntents.giveUp(`once-${'02'.repeat(16)}`, 'keyReused');
        billIntents.settle(`once-${'03'.repeat(16)}`, { preorderId: 'preorder-1', paymentAddress: null });
      },
      {
        billIntents: `[${[
          `"billId":"bill-1","key":"once-${'01'.repeat(16)}",${BILL_PAID},"preorderId":null`,
          `"billId":"bill-2","key":"once-${'02'.repeat(16)}",${BILL_PAID},"preorderId":null,"givenUp":"keyReused"`,
          `"billId":"bill-3","key":"once-${'03'.repeat(16)}",${BILL_PAID},"preorderId":"preorder-1"`,
        ]
          .map((members) => `{"version":1,${members}}`)
          .join()}]`,
      },
    ],
    [
      'bookings: pressed, given up, booked',
      () => {
        for (const venueId of [3107, 3108, 3109])
          bookingIntents.begin(bookingSubject(venueId), { ...BOOKING, venueId });
        bookingIntents.giveUp(`book-${'02'.repeat(16)}`, 'unsettled');
        bookingIntents.settle(`book-${'03'.repeat(16)}`, { reservationId: 'reservation-1' });
      },
      {
        bookingIntents: `[${[
          `"venueId":3107,"key":"book-${'01'.repeat(16)}",${booked(3107)},"reservationId":null`,
          `"venueId":3108,"key":"book-${'02'.repeat(16)}",${booked(3108)},"reservationId":null,"givenUp":"unsettled"`,
          `"venueId":3109,"key":"book-${'03'.repeat(16)}",${booked(3109)},"reservationId":"reservation-1"`,
        ]
          .map((members) => `{"version":1,${members}}`)
          .join()}]`,
      },
    ],
    [
      'openings of locks: pressed, opened',
      () => {
        for (const venueId of [90_001, 90_002])
          unlockIntents.begin(unlockSubject({ venueId, lock: 'fridge' }), { venueId, lock: 'fridge' });
        unlockIntents.settle(`unlock-${'02'.repeat(16)}`, { closesAtMs: NOW + 60_000 });
      },
      {
        unlockIntents: `[${[
          `"venueId":90001,"key":"unlock-${'01'.repeat(16)}","request":{"venueId":90001,"lock":"fridge"},"startedAt":${NOW},"closesAtMs":null`,
          `"venueId":90002,"key":"unlock-${'02'.repeat(16)}","request":{"venueId":90002,"lock":"fridge"},"startedAt":${NOW},"closesAtMs":${NOW + 60_000}`,
        ]
          .map((members) => `{"version":1,${members}}`)
          .join()}]`,
      },
    ],
    [
      'calls of a waiter: pressed, answered',
      () => {
        for (const reason of ['bill', 'other'] as const) {
          const body = { venueId: 3107, tableId: 812, reason, comment: '' };
          waiterIntents.begin(waiterSubject(body), body);
        }
        waiterIntents.settle(`waiter-${'02'.repeat(16)}`, { calledAt: NOW, status: 'sent' });
      },
      {
        waiterIntents: `[${[
          `"key":"waiter-${'01'.repeat(16)}","request":{"venueId":3107,"tableId":812,"reason":"bill","comment":""},"startedAt":${NOW},"called":null`,
          `"key":"waiter-${'02'.repeat(16)}","request":{"venueId":3107,"tableId":812,"reason":"other","comment":""},"startedAt":${NOW},"called":{"calledAt":${NOW},"status":"sent"}`,
        ]
          .map((members) => `{"version":1,${members}}`)
          .join()}]`,
      },
    ],
  ])('%s', async (_what, act, expected) => {
    expect(await storedBy(act)).toEqual(expected);
  });
});
