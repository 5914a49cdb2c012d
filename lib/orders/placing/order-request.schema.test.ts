/** @jest-environment node */
import { ORDER_KINDS, orderKind, serviceOfKind, type OrderKind } from '@/lib/ground/ordering/order-kind';
import { orderAnswerSchema, orderRequestSchema } from './order-request.schema';
import { testOrderRequest } from './test-order-request';

const read = (kind: OrderKind, part: object) =>
  orderRequestSchema.safeParse({ ...testOrderRequest(kind), ...part });

describe('the kind of an order', () => {
  const plain = { isMicromarket: false, isVendorDelivered: false };
  test.each([
    ['takeaway', plain, 'takeaway'],
    ['express', plain, 'express'],
    ['delivery', plain, 'delivery'],
    ['takeaway', { ...plain, isMicromarket: true }, 'micromarket'],
    ['express', { ...plain, isMicromarket: true }, 'express'],
    ['delivery', { ...plain, isVendorDelivered: true }, 'vendorDelivery'],
    ['takeaway', { ...plain, isVendorDelivered: true }, 'takeaway'],
  ] as const)('the kind of an order for %s at %j is %s', (service, venue, kind) => {
    expect(orderKind(service, venue)).toBe(kind);
    expect(serviceOfKind(kind)).toBe(service);
  });
});

test('an answer whose order cannot be read still says that it was made', () => {
  const placed = { orderId: 90_031, venueId: 3107, paymentAddress: null };
  expect(orderAnswerSchema.parse({ ...placed, order: { id: 90_031 } })).toMatchObject(placed);
});

describe('an order request', () => {
  test.each(ORDER_KINDS)('an order request of kind %s is read', (kind) => {
    expect(read(kind, {}).success).toBe(true);
  });

  test.each<[string, OrderKind, object]>([
    ['a negative sum', 'takeaway', { sumMinor: -1 }],
    ['a broken sum', 'takeaway', { sumMinor: 10.5 }],
    ['a sum beyond the platform’s', 'takeaway', { sumMinor: 10_000_000_000 }],
    ['negative bonuses', 'takeaway', { bonusesMinor: -1 }],
    ['bonuses of a strange account', 'takeaway', { bonusAccount: 'theirs' }],
    ['a negative delivery', 'delivery', { deliveryMinor: -1 }],
    ['no consent', 'takeaway', { hasConsented: false }],
    ['no lines', 'takeaway', { lines: [] }],
    ['no kind', 'takeaway', { type: undefined }],
    ['a kind that is not ordered so', 'takeaway', { type: 'vendor_delivery' }],
    ['cash in a micromarket', 'micromarket', { payment: 'cash' }],
    ['a time in a micromarket', 'micromarket', { wantedAt: '2026-03-14T09:10:00.000Z' }],
    ['an unknown payment', 'takeaway', { payment: 'crypto' }],
    ['no table in the restaurant', 'express', { table: undefined }],
    ['a table without a number', 'express', { table: { kind: 'typed', number: '  ' } }],
    ['no address to bring it to', 'delivery', { address: undefined }],
    ['an address without a street', 'vendorDelivery', { address: { city: 'Алматы', building: '1' } }],
    ['a delivery without a tariff', 'delivery', { tariffId: undefined }],
    ['an unknown source', 'takeaway', { source: 'MARS' }],
    ['a promo code that is too long', 'takeaway', { promoCode: 'X'.repeat(41) }],
  ])('an order request with %s is refused', (_what, kind, part) => {
    expect(read(kind, part).success).toBe(false);
  });

  test('drops what its kind does not have', () => {
    const parsed = orderRequestSchema.parse({
      ...testOrderRequest('takeaway'),
      table: { kind: 'typed', number: '12' },
      tariffId: 'foot',
    });
    expect(parsed).toEqual(testOrderRequest('takeaway'));
  });
});
