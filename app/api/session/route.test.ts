/** @jest-environment node */
import { NextRequest } from 'next/server';
import { FRESH_HEADER } from '@/lib/ground/auth/fresh-header';
import { sealedSession } from '@/lib/core/session/test-session';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const APP = 'https://app.test';
const USER = '/api/v3/user';
const BALANCE = '/ladder-go/api/v1/balance/calculate-info';

let platform: FakePlatform;
let GET: typeof import('./route').GET;
let cookie: string;

beforeAll(async () => {
  platform = await startFakePlatform({ APP_ORIGIN: APP });
  ({ GET } = await import('./route'));
  const { sessionCookieName } = await import('@/lib/core/session/session.server');
  cookie = `${sessionCookieName()}=${await sealedSession('token')}`;
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

function platformSays(balance: number) {
  platform.answer({ json: { data: { id: 700431, attributes: { name: 'Айгерім' } } } }, USER);
  const rule = { max_bonus_usage_percentage: 30, cashback_percentage: 7 };
  const data = { balance, available_balance: balance, expires_at: null, rule };
  platform.answer({ json: { error_code: 200, data } }, BALANCE);
}
async function send(headers: Record<string, string> = {}) {
  const request = new NextRequest(`${APP}/api/session`, {
    headers: { cookie, 'x-site': 'kz-ru-web', ...headers },
  });
  const response = await GET(request, { params: Promise.resolve({}) });
  return { status: response.status, body: (await response.json()) as { bonusesMinor?: number } };
}

test('a page on which the balance has just changed gets the platform’s newest, others the cached one', async () => {
  platformSays(4250);
  await expect(send()).resolves.toMatchObject({ body: { bonusesMinor: 425_000 } });
  platformSays(4790);
  await expect(send()).resolves.toMatchObject({ body: { bonusesMinor: 425_000 } });
  await expect(send({ [FRESH_HEADER]: 'true' })).resolves.toMatchObject({ body: { bonusesMinor: 479_000 } });
  await expect(send()).resolves.toMatchObject({ body: { bonusesMinor: 479_000 } });
});

test('an invalid header is refused', async () => {
  await expect(send({ [FRESH_HEADER]: 'perhaps' })).resolves.toMatchObject({ status: 400 });
});
