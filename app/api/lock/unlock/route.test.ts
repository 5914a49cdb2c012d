/** @jest-environment node */
import { NextRequest } from 'next/server';
import { sealedSession } from '@/lib/core/session/test-session';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

type Handler = typeof import('./route').POST;

const OWN_LOCK = '/smart-lock/v1/open-lock';
const FRIDGE = '/takeaway/v1/micromarket/unlock';
const NOW = Date.now();

let platform: FakePlatform;
let post: Handler;
let cookie: string;

beforeAll(async () => {
  platform = await startFakePlatform();
  post = (await import('./route')).POST;
  const { sessionCookieName } = await import('@/lib/core/session/session.server');
  cookie = `${sessionCookieName()}=${await sealedSession('token')}`;
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

const opened = (openedAtMs: number, closesAtMs: number) => ({
  json: {
    error_code: 200,
    data: {
      terminal_id: 90_001,
      is_opened: true,
      opened_at: new Date(openedAtMs).toISOString(),
      closes_at: new Date(closesAtMs).toISOString(),
    },
  },
});
const refusal = (status: number, code: string) => ({
  json: { error_code: status, code, message: '', data: null },
});

async function unlock(
  body: unknown = { venueId: 90_001, lock: 'fridge' },
  { key = 'unlock-0123456789', isSignedIn = true }: { key?: string | null; isSignedIn?: boolean } = {},
) {
  const request = new NextRequest('https://app.test/api/lock/unlock', {
    method: 'POST',
    headers: {
      'x-site': 'kz-ru-web',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      ...(key === null ? {} : { 'idempotency-key': key }),
      ...(isSignedIn ? { cookie } : {}),
    },
    body: JSON.stringify(body),
  });
  const response = await post(request, { params: Promise.resolve({}) });
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('opening a lock over the BFF', () => {
  // Holds SHOP-16.
  test('asks for the lock of the venue, with the key of the press', async () => {
    platform.answer(opened(NOW, NOW + 60_000), OWN_LOCK);
    const { status, body } = await unlock();
    expect(status).toBe(200);
    const { secondsLeft } = body as { secondsLeft: number };
    expect(secondsLeft).toBeGreaterThan(50);
    expect(secondsLeft).toBeLessThanOrEqual(60);
    const [call] = platform.calls;
    expect(call).toMatchObject({ path: OWN_LOCK, body: { terminal_id: 90_001 } });
    expect(call?.headers['idempotency-key']).toBe('unlock-0123456789');
  });

  // Holds SHOP-12, SHOP-18.
  test('asks for the fridge whose code was scanned', async () => {
    platform.answer(opened(NOW, NOW + 60_000), FRIDGE);
    await unlock({ venueId: 90_001, lock: 'FR-90001-02' });
    expect(platform.calls).toMatchObject([
      { path: FRIDGE, body: { filial_id: 90_001, code: 'FR-90001-02' } },
    ]);
  });

  // Holds SHOP-18.
  test('asks for the door of the shop, which has no code', async () => {
    platform.answer(opened(NOW, NOW + 60_000), FRIDGE);
    await unlock({ venueId: 90_001, lock: 'door' });
    expect(platform.calls).toMatchObject([{ path: FRIDGE, body: { filial_id: 90_001, code: null } }]);
  });

  test.each([
    ['is over', NOW - 120_000, NOW - 60_000, 0],
    ['has a clock ahead of ours', NOW + 3_600_000, NOW + 3_660_000, 60],
  ])('counts no seconds that an opening which %s does not have', async (_what, openedAt, closesAt, left) => {
    platform.answer(opened(openedAt, closesAt), OWN_LOCK);
    await expect(unlock()).resolves.toMatchObject({ body: { secondsLeft: left } });
  });

  // Holds SHOP-17.
  test.each<[string, Parameters<FakePlatform['answer']>[0], number, string]>([
    ['has no lock', refusal(404, 'NO_LOCKER'), 404, 'lock/absent'],
    ['is stuck', refusal(503, 'LOCK_NOT_OPENED'), 503, 'lock/not-opened'],
    ['is unknown', refusal(404, 'terminal_not_found'), 404, 'venue/not-found'],
    ['answers with a failure', { status: 500, json: {} }, 502, 'lock/unknown-outcome'],
    ['answers garbage', { text: '<html>' }, 502, 'lock/unknown-outcome'],
    ['breaks off', (response) => response.destroy(), 502, 'lock/unknown-outcome'],
    ['has the key with another body', refusal(422, 'idempotency_key_reused'), 409, 'lock/already-sent'],
    ['is opening already', refusal(409, 'idempotency_in_flight'), 502, 'lock/unknown-outcome'],
  ])(
    'gives each failure of the platform its own error after one request: %s',
    async (_what, answer, status, code) => {
      platform.answer(answer, OWN_LOCK);
      await expect(unlock()).resolves.toMatchObject({ status, body: { error: { code } } });
      expect(platform.calls).toHaveLength(1);
    },
  );

  test.each<[string, unknown, Parameters<typeof unlock>[1], number]>([
    ['a guest’s', undefined, { isSignedIn: false }, 401],
    ['one without a key', undefined, { key: null }, 400],
    ['one of no venue', { venueId: 0, lock: 'fridge' }, {}, 400],
    ['one of a venue beyond all ids', { venueId: 1e20, lock: 'fridge' }, {}, 400],
    ['one with an address for a lock', { venueId: 90_001, lock: 'https://example.com' }, {}, 400],
    ['one without a lock', { venueId: 90_001 }, {}, 400],
  ])('%s is refused without calling the platform', async (_whose, body, options, status) => {
    await expect(unlock(body, options)).resolves.toMatchObject({ status });
    expect(platform.calls).toEqual([]);
  });
});
