/** @jest-environment node */
import { NextRequest } from 'next/server';
import { sealedSession } from '@/lib/core/session/test-session';
import { tipSchema } from '@/lib/tips/tips.schema';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

type Example = Record<string, unknown>;
const contract = readContract() as {
  schemas: Record<'Tip' | 'Filial', { example: Example }>;
};
const TIP = contract.schemas.Tip.example as Example & { id: string; payment: Example };
const APP = 'https://app.test';
const PREORDER = '5e2a9c10-6d3f-4b21-8f5c-9a7b1c2d3e40';

type Handler = typeof import('./route').GET;
let platform: FakePlatform;
let handlers: Record<'leave' | 'terms' | 'read', Handler>;
let cookie: string;

beforeAll(async () => {
  platform = await startFakePlatform({ APP_ORIGIN: APP });
  const route = await import('./route');
  handlers = { leave: route.POST, terms: route.GET, read: (await import('./[tipId]/route')).GET };
  const session = await import('@/lib/core/session/session.server');
  cookie = `${session.sessionCookieName()}=${await sealedSession('token')}`;
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

const back = `${APP}/orders/90040?tip=${TIP.id}`;
const tip = (part: Example = {}) => ({
  json: {
    data: { ...TIP, payment: { ...TIP.payment, success_url: back, failure_url: back }, ...part },
  },
});
const fault = (status: number, code: string) => ({
  status,
  json: { errors: [{ status: String(status), code, title: '' }] },
});

type RequestOptions = { query?: string; body?: unknown; tipId?: string; isSignedIn?: boolean; key?: string };
async function send(which: keyof typeof handlers, options: RequestOptions = {}) {
  const { query = '', body, tipId, isSignedIn = true, key = 'once-0123456789' } = options;
  const request = new NextRequest(`${APP}/api/tips${query}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'x-site': 'kz-ru-web',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': key,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(isSignedIn ? { cookie } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const params: Record<string, string> = tipId === undefined ? {} : { tipId };
  const response = await handlers[which](request, { params: Promise.resolve(params) });
  return { status: response.status, body: (await response.json()) as Example };
}
const ORDER = { target: { kind: 'order', orderId: 90040 }, amountMinor: 50_000, payment: 'online' };

describe('tips over the BFF', () => {
  test('tips over the BFF of an order are paid with their key, and return to its page', async () => {
    platform.answer({ status: 201, ...tip() });
    const { body } = await send('leave', { body: ORDER });
    expect(tipSchema.parse(body)).toMatchObject({
      id: TIP.id,
      status: 'pending',
      amountMinor: 50_000,
      waiterName: 'Аружан',
    });
    expect(body.paymentAddress).toContain(`${platform.url}/payment-page?`);
    expect(platform.calls).toHaveLength(1);
    expect(platform.calls[0]).toMatchObject({ method: 'POST', path: '/tips/v1/tips' });
    expect(platform.calls[0]?.headers['idempotency-key']).toBe('once-0123456789');
    const address = `${APP}/orders/90040?tip={tip_id}&country=kz&language=ru`;
    expect(platform.calls[0]?.body).toEqual({
      order_id: 90040,
      waiter_id: null,
      amount: 500,
      payment_type: 'online',
      success_url: address,
      failure_url: address,
    });
  });

  test('tips over the BFF of a bill return to the page of its payment', async () => {
    platform.answer(tip());
    await send('leave', { body: { ...ORDER, target: { kind: 'bill', preorderId: PREORDER } } });
    const address = `${APP}/bills/preorder/${PREORDER}?tip={tip_id}&country=kz&language=ru`;
    expect(platform.calls[0]?.body).toMatchObject({ preorder_id: PREORDER, success_url: address });
    expect(platform.calls[0]?.body).not.toHaveProperty('order_id');
  });

  test.each([
    [404, 'order_not_found', 'order/not-found'],
    [404, 'bill_not_found', 'bill/not-found'],
    [422, 'tips_not_allowed', 'tips/not-allowed'],
    [422, 'payment_type_unavailable', 'order/payment'],
    [422, 'return_url_not_allowed', 'payment/return-address'],
  ])('refused with %d %s are reported as %s', async (status, code, expected) => {
    platform.answer(fault(status, code));
    await expect(send('leave', { body: ORDER })).resolves.toMatchObject({
      body: { error: { code: expected } },
    });
  });

  test.each<[string, RequestOptions, number]>([
    ['by a guest', { body: ORDER, isSignedIn: false }, 401],
    ['of nothing', { body: { ...ORDER, amountMinor: 0 } }, 400],
    ['of more than a million', { body: { ...ORDER, amountMinor: 100_000_001 } }, 400],
    ['in cash', { body: { ...ORDER, payment: 'cash' } }, 400],
    ['for nothing', { body: { ...ORDER, target: { kind: 'order' } } }, 400],
    ['with a key of two signs', { body: ORDER, key: 'ab' }, 400],
  ])('%s are refused without calling the platform', async (_what, options, status) => {
    await expect(send('leave', options)).resolves.toMatchObject({ status });
    expect(platform.calls).toEqual([]);
  });

  test('tips over the BFF that were paid are read from the platform', async () => {
    platform.answer(tip({ status: 'paid' }));
    await expect(send('read', { tipId: TIP.id })).resolves.toMatchObject({
      body: { status: 'paid', paymentAddress: null },
    });
    expect(platform.calls[0]?.path).toBe(`/tips/v1/tips/${TIP.id}`);
  });

  test('tips over the BFF of another diner are not found', async () => {
    platform.answer(fault(404, 'not_found'));
    await expect(send('read', { tipId: TIP.id })).resolves.toMatchObject({
      status: 404,
      body: { error: { code: 'tips/not-found' } },
    });
  });

  test.each<[string, Example, string[]]>([
    ['everything', { is_kaspi_enabled: true }, ['online', 'kaspi']],
    ['cards alone', { is_kaspi_enabled: false }, ['online']],
    ['no payment online', { is_kaspi_enabled: true, disable_online_payment: true }, []],
  ])('are paid in a way that the venue takes: %s', async (_what, part, payments) => {
    const flags = { disable_online_payment: false, disable_payment_button: false, ...part };
    platform.answer({ json: { data: { ...contract.schemas.Filial.example, ...flags } } });
    await expect(send('terms', { query: '?venueId=3107', isSignedIn: false })).resolves.toEqual({
      status: 200,
      body: { payments },
    });
  });
});
