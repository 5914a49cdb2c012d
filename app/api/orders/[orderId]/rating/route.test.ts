/** @jest-environment node */
import { NextRequest } from 'next/server';
import { sealedSession } from '@/lib/core/session/test-session';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const contract = readContract() as {
  schemas: { Order: { example: { attributes: object } } };
};
const ORDER = contract.schemas.Order.example;
const PATH = '/takeaway/v1/order/90031/rating';
const RATING = { score: 4, tags: ['tasty', 'late'], comment: 'Рахмет!' };

let platform: FakePlatform;
let rate: typeof import('./route').POST;
let cookie: string;

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ POST: rate } = await import('./route'));
  const session = await import('@/lib/core/session/session.server');
  cookie = `${session.sessionCookieName()}=${await sealedSession('token')}`;
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

async function send(body: unknown = RATING, isSignedIn = true) {
  const request = new NextRequest('http://app.test/api/orders/90031/rating', {
    method: 'POST',
    headers: {
      'x-site': 'kz-ru-web',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      ...(isSignedIn ? { cookie } : {}),
    },
    body: JSON.stringify(body),
  });
  const response = await rate(request, { params: Promise.resolve({ orderId: '90031' }) });
  return { status: response.status, body: (await response.json()) as unknown };
}
const fault = (status: number, code: string) => ({
  status,
  json: { errors: [{ status: String(status), code, title: '' }] },
});
const orderWith = (rating: object | null) => ({
  json: { data: { ...ORDER, attributes: { ...ORDER.attributes, rating } } },
});

describe('rating an order over the BFF', () => {
  test('sends stars, tags and comment', async () => {
    platform.answer({ status: 201, json: { data: RATING } });
    await expect(send({ ...RATING, comment: ' Рахмет!\u0007 ' })).resolves.toEqual({
      status: 200,
      body: { score: 4 },
    });
    expect(platform.calls).toHaveLength(1);
    expect(platform.calls[0]).toMatchObject({ method: 'POST', path: PATH, body: RATING });
  });

  test('an order that is rated already answers with the stored stars', async () => {
    platform.answer(fault(409, 'rating_not_allowed'), PATH);
    platform.answer(orderWith({ score: 2, tags: [], comment: '' }), '/takeaway/v2/user/order');
    await expect(send()).resolves.toEqual({ status: 200, body: { score: 2 } });
  });

  test('a rating after 14 days is refused as too late', async () => {
    platform.answer(fault(409, 'rating_not_allowed'), PATH);
    platform.answer(orderWith(null), '/takeaway/v2/user/order');
    await expect(send()).resolves.toMatchObject({
      status: 409,
      body: { error: { code: 'order/rating-over' } },
    });
  });

  test('a rating of another diner’s order is not found', async () => {
    platform.answer(fault(404, 'order_not_found'), PATH);
    await expect(send()).resolves.toMatchObject({
      status: 404,
      body: { error: { code: 'order/not-found' } },
    });
  });

  test('is for signed-in diners only', async () => {
    await expect(send(RATING, false)).resolves.toMatchObject({ status: 401 });
    expect(platform.calls).toEqual([]);
  });
});
