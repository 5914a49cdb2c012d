import { orderPaymentSchema, type OrderPayment } from './payment.schema';

/** The payment of an order whose card was declined, as our server answers it; with other values where a test needs them. */
export const testPayment = (part: Partial<OrderPayment> = {}): OrderPayment =>
  orderPaymentSchema.parse({
    orderId: 90031,
    number: '0031',
    venueId: 3107,
    orderStatus: 'created',
    paymentStatus: 'failed',
    toPayMinor: 579_000,
    currency: 'KZT',
    timezone: 'Asia/Almaty',
    openUntil: null,
    declineMessage: null,
    types: ['online', 'kaspi'],
    ...part,
  });
