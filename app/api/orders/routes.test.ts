/** @jest-environment node */
import { NextRequest } from 'next/server';
import { sealedSession } from '@/lib/core/session/test-session';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const contract = readContract() as {
  schemas: { Order: { example: object }; Courier: { example: object } };
};
const ORDER = contract.schemas.Order.example;

type Handler = typeof import('./list/route').GET;
let platform: FakePlatform;
let handlers: Record<'list' | 'order' | 'cancel' | 'courier', Handler>;
let cookie: string;

beforeAll(async () => {
  platform = await startFakePlatform();
  handlers = {
    list: (await import('./list/route')).GET,
    order: (await import('./[orderId]/route')).GET,
    cancel: (await import('./[orderId]/cancel/route')).POST,
    courier: (await import('./[orderId]/courier/route')).GET,
  };
  const session = await import('@/lib/core/session/session.server');
  cookie = `${session.sessionCookieName()}=${await sealedSession('token')}`;
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

type RequestOptions = { query?: string; orderId?: string; isSignedIn?: boolean; from?: string };

async function send(
  which: keyof typeof handlers,
  { query = '', orderId, isSignedIn = true, from = 'same-origin' }: RequestOptions = {},
) {
  const request = new NextRequest(`http://app.test/api/orders${query}`, {
    method: which === 'cancel' ? 'POST' : 'GET',
    headers: { 'x-site': 'kz-ru-web', 'sec-fetch-site': from, ...(isSignedIn ? { cookie } : {}) },
  });
  const response = await handlers[which](request, {
    params: Promise.resolve(orderId === undefined ? {} : { orderId }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('orders over the BFF', () => {
  test.each(['list', 'order', 'cancel', 'courier'] as const)(
    '%s: for signed-in diners only',
    async (which) => {
      await expect(send(which, { orderId: '90031', isSignedIn: false })).resolves.toMatchObject({
        status: 401,
        body: { error: { code: 'auth/required' } },
      });
      expect(platform.calls).toEqual([]);
    },
  );

  test.each(['order', 'cancel', 'courier'] as const)(
    '%s: refuses what is no number of an order',
    async (which) => {
      for (const orderId of ['0', '-1', '1.5', 'x', '2147483648'])
        await expect(send(which, { orderId })).resolves.toMatchObject({ status: 400 });
      expect(platform.calls).toEqual([]);
    },
  );

  test.each(['?page=0', '?page=x', '?page=10000', '?service=boat', '?brand=0', '?brand=2147483648'])(
    'list: refuses "%s"',
    async (query) => {
      await expect(send('list', { query })).resolves.toMatchObject({ status: 400 });
      expect(platform.calls).toEqual([]);
    },
  );

  test('list: answers a page of the requested service and brand', async () => {
    platform.answer({ json: { data: [ORDER], meta: { current_page: 2, last_page: 2, total: 21 } } });
    await expect(send('list', { query: '?page=2&service=delivery&brand=51' })).resolves.toMatchObject({
      status: 200,
      body: { page: 2, lastPage: 2, total: 21, orders: [{ number: 'A-127', sumMinor: 629_000 }] },
    });
    expect(platform.calls[0]?.query).toBe('?page=2&service_type=4&brand_id=51');
  });

  // Holds ORD-26.
  test('order: another diner’s is reported as unknown', async () => {
    platform.answer({ status: 403, json: { errors: [] } });
    await expect(send('order', { orderId: '7' })).resolves.toMatchObject({
      status: 404,
      body: { error: { code: 'order/not-found' } },
    });
  });

  test('cancel: is refused when the kitchen has begun', async () => {
    platform.answer(
      { status: 409, json: { errors: [{ code: 'order_not_cancelable' }] } },
      '/takeaway/v1/order/90031/cancel',
    );
    platform.answer({ json: { data: ORDER } });
    await expect(send('cancel', { orderId: '90031' })).resolves.toMatchObject({
      status: 409,
      body: { error: { code: 'order/not-cancelable' } },
    });
  });

  test('cancel: is refused from another site', async () => {
    await expect(send('cancel', { orderId: '90031', from: 'cross-site' })).resolves.toMatchObject({
      status: 403,
    });
    expect(platform.calls).toEqual([]);
  });

  test('courier: answers null first, then the courier', async () => {
    platform.answer([{ json: { data: null } }, { json: { data: contract.schemas.Courier.example } }]);
    await expect(send('courier', { orderId: '90031' })).resolves.toEqual({
      status: 200,
      body: { courier: null },
    });
    await expect(send('courier', { orderId: '90031' })).resolves.toMatchObject({
      body: { courier: { name: 'Ерлан', phone: '+77051112233' } },
    });
  });
});
