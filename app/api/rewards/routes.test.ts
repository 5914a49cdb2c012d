/** @jest-environment node */
import { NextRequest } from 'next/server';
import { sealedSession } from '@/lib/core/session/test-session';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const INFO = '/ladder-go/api/v1/balance/calculate-info';
const amounts = { balance: 4250, available_balance: 3750, expires_at: null };

type Handler = typeof import('./route').GET;
let platform: FakePlatform;
let handlers: Record<'all' | 'private', Handler>;
let cookie: string;

beforeAll(async () => {
  platform = await startFakePlatform();
  handlers = {
    all: (await import('./route')).GET,
    private: (await import('./private/route')).GET,
  };
});
beforeEach(async () => {
  const { sessionCookieName } = await import('@/lib/core/session/session.server');
  // Another sign-in each time: one that the platform has ended opens nothing any more.
  cookie = `${sessionCookieName()}=${await sealedSession('token')}`;
  platform.reset();
  platform.answer({ json: { error_code: 200, data: amounts } }, INFO);
});
afterAll(() => platform.close());

async function send(handler: keyof typeof handlers, query = '', isSignedIn = true) {
  const request = new NextRequest(`http://app.test/api/rewards${query}`, {
    headers: { 'x-site': 'kz-ru-web', ...(isSignedIn ? { cookie } : {}) },
  });
  const response = await handlers[handler](request, { params: Promise.resolve({}) });
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('bonuses over the BFF', () => {
  // Holds REW-12.
  test.each(['all', 'private'] as const)('%s: are requested for signed-in diners only', async (which) => {
    await expect(send(which, '?brand=41', false)).resolves.toMatchObject({
      status: 401,
      body: { error: { code: 'auth/required' } },
    });
    expect(platform.calls).toEqual([]);
  });

  test('bonuses over the BFF of the profile are whole when only the level fails', async () => {
    await expect(send('all')).resolves.toEqual({
      status: 200,
      body: {
        currency: 'KZT',
        balance: { balanceMinor: 425_000, availableMinor: 375_000, expiresAt: null },
        grading: null,
      },
    });
  });

  test('bonuses over the BFF whose session has ended inside HTTP 200 require a new sign-in', async () => {
    platform.answer({ json: { error_code: 401, message: 'No', data: null } }, INFO);
    await expect(send('all')).resolves.toMatchObject({ status: 401 });
  });
});

describe('the reward of a brand over the BFF', () => {
  test('is that of the brand', async () => {
    const data = {
      ...amounts,
      cashback_amount: 5600,
      cashback_used_balance: 4400,
      max_bonus_usage_percentage: 50,
    };
    platform.answer({ json: { data } }, '/balance/user');
    await expect(send('private', '?brand=41')).resolves.toMatchObject({
      status: 200,
      body: { balanceMinor: 425_000, earnedMinor: 560_000, spentMinor: 440_000, maxUsagePercentage: 50 },
    });
  });

  test('the reward of a brand over the BFF that cannot be read is a failure, so that the page does not show zero', async () => {
    platform.answer({ status: 503, json: { errors: [] } }, '/balance/user');
    await expect(send('private', '?brand=41')).resolves.toMatchObject({
      status: 503,
      body: { error: { code: 'upstream/unavailable' } },
    });
  });

  test.each(['', '?brand=', '?brand=0', '?brand=x', '?brand=2147483648'])('refuses "%s"', async (query) => {
    await expect(send('private', query)).resolves.toMatchObject({ status: 400 });
    expect(platform.calls).toEqual([]);
  });
});
