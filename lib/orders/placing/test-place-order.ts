import { signedInOver } from '@/lib/core/session/test-session';
import type { TableHeaders } from '@/lib/ground/ordering/table-headers.schema';
import type { Site } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform } from '@/lib/core/upstream/test-platform';
import type { OrderRequest } from './order-request.schema';
import { testOrderRequest } from './test-order-request';

/* Orders that a signed-in diner sends to the platform, for tests. */

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const DINER = { ...SITE, accessToken: 'token', deviceId: 'device-0001' };
export const KEY = 'cart-00000001';

/** The contract's own example of an order. */
const contract = readContract() as {
  schemas: {
    Payment: { example: object };
    Order: { example: { attributes: object; current_order_status: object; relationships: object } };
  };
};
const EXAMPLE = contract.schemas.Order.example;

const REQUEST = testOrderRequest('takeaway', {
  lines: [
    {
      productId: 1,
      sizeId: 5,
      additives: [{ additiveId: 7, count: 2 }],
      count: 3,
      priceMinor: 199_050,
      promoId: null,
    },
  ],
  comment: 'Пиязсыз',
  customerName: 'Айгерім',
  wantedAt: '2026-03-14T09:10:00.000Z',
  sumMinor: 597_150,
});

export const PAYMENT = contract.schemas.Payment.example;
/** Where the payment page leads back to. */
export const RETURN = {
  success_url: 'http://app.test/payment/success/1',
  failure_url: 'http://app.test/payment/failure/1',
};
/** The platform’s answer to an order, with its payment. */
export const placedWith = (payment: unknown) => ({
  json: { data: { ...EXAMPLE, relationships: { ...EXAMPLE.relationships, payment } } },
});
/** A refusal of the platform. */
export const fault = (status: number, code: string, more: object = {}) => ({
  status,
  json: { errors: [{ status: String(status), code, title: 'No', ...more }] },
});

/** A platform, and orders that are placed there. */
export async function startPlacing() {
  const platform = await startFakePlatform({ UPSTREAM_PUBLIC_URL: 'https://platform.test' });
  const server = await import('./place-order.server');
  const { userUpstream } = await import('@/lib/core/upstream/client');
  const signedIn = signedInOver(userUpstream(DINER));
  return {
    platform,
    place: (request: OrderRequest = REQUEST, headers: TableHeaders = {}) =>
      server.placeOrder(signedIn, SITE, KEY, request, headers),
  };
}
export type Placing = Awaited<ReturnType<typeof startPlacing>>;
