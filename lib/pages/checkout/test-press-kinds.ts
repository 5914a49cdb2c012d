import { billIntents } from '@/lib/bill/bill-intent';
import { billPaymentRequestSchema, type BegunPayment } from '@/lib/bill/bill-payment.schema';
import type { ErrorCode } from '@/lib/core/errors/errors';
import type { PendingIntent } from '@/lib/core/intents/press-types';
import type { StoredIntents } from '@/lib/core/intents/press-runner';
import type { PlacedOrder } from '@/lib/orders/placing/order-request.schema';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import { findUnshownOrder, markShown, orderIntents } from './order-intent';

/* The once-only presses, each kind with its own store, for tests. */

export const BILL = '0d1f6c7a-58a0-4c0b-9d7e-3a1b5c7d9e11';

/** One way to press, with its own store, as the machine sees it. */
export interface Kind<Body, Result> {
  isMadeOnce: boolean;
  isShownInAllTabs?: boolean;
  intents: StoredIntents<Body, Result>;
  findOpen: () => PendingIntent<Body> | null;
  body: (variant: number) => Body;
  made: (id: number) => Result;
  idOf: (made: Result) => number;
  refusal: ErrorCode;
  keyReused: ErrorCode;
  unseen: () => Result | null;
  see: (id: number) => void;
  wasSeen: (subject: string) => boolean;
}

const [LINE] = testOrderRequest().lines;

export const ORDER: Kind<ReturnType<typeof testOrderRequest>, PlacedOrder> = {
  isMadeOnce: true,
  intents: orderIntents,
  findOpen: () => orderIntents.findOpen(),
  body: (variant) => ({ ...testOrderRequest(), lines: LINE ? [{ ...LINE, count: variant + 1 }] : [] }),
  made: (orderId) => ({ orderId, venueId: 3107, paymentAddress: null }),
  idOf: ({ orderId }) => orderId,
  refusal: 'order/positions',
  keyReused: 'order/already-sent',
  unseen: () => findUnshownOrder(),
  see: markShown,
  wasSeen: (subject) => {
    const found = orderIntents.find(subject);
    const unseen = findUnshownOrder();
    return found?.state === 'made' && unseen?.orderId !== found.made.orderId;
  },
};

export const PAYMENT: Kind<ReturnType<typeof billPaymentRequestSchema.parse>, BegunPayment> = {
  isMadeOnce: false,
  intents: billIntents,
  findOpen: () => billIntents.findOpen(BILL),
  body: (variant) =>
    billPaymentRequestSchema.parse({
      venueId: 3107,
      payment: 'online',
      toPayMinor: 660_000,
      bonusesMinor: 0,
      bonusAccount: 'general',
      tipsMinor: variant * 50_000,
      hasConsented: true,
    }),
  made: (id) => ({ preorderId: String(id), paymentAddress: null }),
  idOf: ({ preorderId }) => Number(preorderId),
  refusal: 'bill/refused',
  keyReused: 'bill/already-sent',
  unseen: () => null,
  see: () => undefined,
  wasSeen: () => false,
};

/** As a table is booked: pressed like a payment, and shown in all tabs. */
export const SHOWN_IN_ALL_TABS: typeof PAYMENT = { ...PAYMENT, isShownInAllTabs: true };
