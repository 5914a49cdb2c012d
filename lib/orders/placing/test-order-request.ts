import { FIELDS } from '@/lib/ground/addresses/test-address';
import type { OrderKind } from '@/lib/ground/ordering/order-kind';
import { orderRequestSchema, type OrderRequest } from './order-request.schema';

/* Orders for tests: one dish of 1,800 ₸, of every kind, and what differs. */

const COMMON = {
  venueId: 3107,
  lines: [{ productId: 1, sizeId: null, additives: [], count: 1, priceMinor: 180_000, promoId: null }],
  comment: '',
  customerName: null,
  wantedAt: null,
  payment: 'cash',
  bonusesMinor: 0,
  bonusAccount: 'general',
  promoCode: null,
  sumMinor: 180_000,
  hasConsented: true,
  acceptsMarketing: false,
  consents: { documents: [] },
  isAgeConfirmed: false,
  source: null,
};

const { label: _label, comment: _comment, ...ADDRESS } = FIELDS;

const BROUGHT = { address: ADDRESS, addressId: 4021, courierComment: 'Домофон 41К', deliveryMinor: 69_000 };

const OF_KINDS: Record<OrderKind, object> = {
  takeaway: {},
  express: { table: { kind: 'typed', number: '12' } },
  delivery: { ...BROUGHT, sumMinor: 249_000, tariffId: 'foot-standard', transport: 'foot' },
  micromarket: { payment: 'online' },
  vendorDelivery: { ...BROUGHT, sumMinor: 249_000 },
};

/** An order of a kind as the server reads it. */
export function testOrderRequest(type: OrderKind = 'takeaway', part: object = {}): OrderRequest {
  return orderRequestSchema.parse({ type, ...COMMON, ...OF_KINDS[type], ...part });
}
