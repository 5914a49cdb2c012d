import { act, renderHook } from '@testing-library/react';
import { settled } from '@/components/ui/test-settled';
import { dispatchCart } from '@/lib/cart/cart-store';
import { testLine } from '@/lib/cart/test-cart';
import { KZT_FORMAT } from '@/lib/core/money/money';
import { placedOrderSchema } from '@/lib/orders/placing/order-request.schema';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import { usePlaceOrder } from './use-place-order';

/* A cart of one dish that is ordered, with our server's answers, for tests. */

export const mockRouter = { replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

export const KEY = 'cart-00000001';
export const PLACED = placedOrderSchema.parse({ orderId: 90032, venueId: 3107, paymentAddress: null });
/** The page of the order. */
export const THANKS = '/typ/3107/order/90032';
export const VENUE = { id: 3107, name: 'Ak Dastarkhan', moneyFormat: KZT_FORMAT };
export const LINE = testLine();
export const request = () => testOrderRequest();

export const fillCart = (newCartId = KEY) =>
  dispatchCart({ type: 'lineAdded', venue: VENUE, line: LINE, newCartId });
export const placed = () => Promise.resolve(Response.json(PLACED));
export const refused = (code: string, status: number) => () =>
  Promise.resolve(Response.json({ error: { code, requestId: 'r' } }, { status }));
export const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** Responses of our server to the orders that arrive, in order; the last one repeats. */
export function answer(...answers: (() => Promise<Response>)[]): void {
  jest
    .mocked(fetch)
    .mockImplementation(() => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? lost());
}
/** The sent orders: address, key and body of each. */
export const sent = () =>
  jest
    .mocked(fetch)
    .mock.calls.map(([address, init]) => [
      address,
      new Headers(init?.headers).get('Idempotency-Key'),
      init?.body,
    ]);
export const sentOnce = ['/api/orders', KEY, JSON.stringify(request())];

/** A pending response until `finish` resolves it. */
export function answerLater() {
  let finish: (response: Response) => void = () => undefined;
  answer(() => new Promise((resolve) => (finish = resolve)));
  return () => finish(Response.json(PLACED));
}

/** Simulates the storage event after another tab has changed the intents. */
export const notifyOfIntents = () =>
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'orderIntents' }));
  });

/** A guest with an empty cart and empty storage; every order that arrives is placed. */
export function startOver(): void {
  sessionStorage.clear();
  localStorage.clear();
  mockRouter.replace.mockReset();
  dispatchCart({ type: 'cleared' });
  signInForTest(false);
  jest.spyOn(globalThis, 'fetch');
  answer(placed);
}

export async function mount() {
  const hook = renderHook(() => usePlaceOrder());
  // Open intents of an earlier visit are looked up right after the first paint.
  await settled();
  return { ...hook, kind: () => hook.result.current.placing.kind };
}
