/** @jest-environment node */
import { sealedSession } from '@/lib/core/session/test-session';
import type { Site } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakeAnswer, type FakePlatform } from '@/lib/core/upstream/test-platform';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const ORDER = (readContract() as { schemas: { Order: { example: object } } }).schemas.Order.example;
const refused = (status: number, code: string): FakeAnswer => ({
  status,
  json: { errors: [{ status: String(status), code }] },
});

let platform: FakePlatform;
let load: typeof import('./order-page.server').loadOrderPage;
type Cookies = Parameters<typeof load>[0];
let diner: Cookies;
const guest: Cookies = { get: () => undefined };

beforeAll(async () => {
  platform = await startFakePlatform();
  load = (await import('./order-page.server')).loadOrderPage;
  const { sessionCookieName } = await import('@/lib/core/session/session.server');
  const value = await sealedSession('token');
  diner = { get: (name) => (name === sessionCookieName() ? { name, value } : undefined) };
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

describe('the page of an order', () => {
  test('is the order of the signed-in diner', async () => {
    platform.answer({ json: { data: ORDER } });
    await expect(load(diner, SITE, '90031')).resolves.toMatchObject({ status: 'created' });
  });

  test.each(['90031', 'abc', '9999999999'])(
    'the page of an order of the number %s offers a guest the sign-in without a request',
    async (orderId) => {
      await expect(load(guest, SITE, orderId)).resolves.toBe('signedOut');
      expect(platform.calls).toEqual([]);
    },
  );

  test.each(['abc', '0', '-1', '2147483648', '9999999999'])(
    'the page of %s, which is no number of an order, is unknown without a question',
    async (orderId) => {
      await expect(load(diner, SITE, orderId)).resolves.toBe('unknown');
      expect(platform.calls).toEqual([]);
    },
  );

  test('the page of another diner’s order or of an unknown order is unknown', async () => {
    platform.answer(refused(404, 'order_not_found'));
    await expect(load(diner, SITE, '90031')).resolves.toBe('unknown');
  });

  test('is unavailable when the platform does not answer', async () => {
    platform.answer({ status: 503, json: {} });
    await expect(load(diner, SITE, '90031')).resolves.toBe('unavailable');
  });

  test('the page of an order of a deleted account leads to the profile, which says so', async () => {
    platform.answer(refused(403, 'account_deleted'));
    await expect(load(diner, SITE, '90031')).rejects.toMatchObject({
      digest: expect.stringContaining(';/profile;') as string,
    });
  });
});
