/** @jest-environment node */
import { NextRequest } from 'next/server';
import { LIMITS, type LimitName } from '@/lib/bff/limits';
import { sealedSession } from '@/lib/session/test-session';
import { startFakePlatform, type FakePlatform } from '@/lib/upstream/test-platform';

/* What rings a person up or begins a payment: nothing of it reaches the platform without end. */

type Handler = (request: NextRequest, context: { params: Promise<object> }) => Promise<Response>;
const ID = '0d1f6c7a-58a0-4c0b-9d7e-3a1b5c7d9e11';

let platform: FakePlatform;
let cookieName: string;

beforeAll(async () => {
  platform = await startFakePlatform();
  const { sessionCookieName } = await import('@/lib/session/session.server');
  cookieName = sessionCookieName();
});
beforeEach(() => {
  // Time stands still: what was asked is not paid off meanwhile.
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
});
afterAll(() => platform.close());

/** Answers of so many requests; their empty bodies are refused, so that none of them goes on. */
async function statuses(handler: Handler, times: number, headers: Record<string, string>) {
  const asked = () =>
    new NextRequest('http://app.test/api/things', {
      method: 'POST',
      headers: {
        'x-site': 'kz-ru-web',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'idempotency-key': 'once-0123456789',
        ...headers,
      },
      body: '{}',
    });
  const params = Promise.resolve({ billId: ID, orderId: '90032' });
  const answers: number[] = [];
  for (let time = 0; time < times; time += 1) answers.push((await handler(asked(), { params })).status);
  return answers;
}
const passedAndRefused = (times: number) => [...Array<number>(times).fill(400), 429];

describe('a diner who asks without end', () => {
  test.each<[string, LimitName, () => Promise<{ POST: unknown }>]>([
    ['for a waiter', 'waiter', () => import('./bill/waiter-calls/route')],
    ['for support', 'support', () => import('./support/route')],
    ['to pay a bill', 'payment', () => import('./bill/[billId]/payment/route')],
    ['to pay an order', 'payment', () => import('./orders/[orderId]/payment/route')],
    ['to leave tips', 'payment', () => import('./tips/route')],
  ])('%s is refused above the limit %s', async (_what, limit, load) => {
    const { POST } = await load();
    const { requests } = LIMITS[limit];
    const diner = { cookie: `${cookieName}=${await sealedSession('token')}` };
    const answers = await statuses(POST as Handler, requests + 1, diner);
    expect(answers).toEqual(passedAndRefused(requests));
    expect(platform.calls).toEqual([]);
  });

  test('for a waiter as a guest shares the limit of the address, which is one of many tables', async () => {
    const { POST } = await import('./bill/waiter-calls/route');
    const most = LIMITS.waiter.requests * LIMITS.waiter.addressTimes;
    const answers = await statuses(POST as Handler, most + 1, { 'x-forwarded-for': '203.0.113.9' });
    expect(answers).toEqual(passedAndRefused(most));
  });
});
