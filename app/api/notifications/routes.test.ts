/** @jest-environment node */
import { NextRequest } from 'next/server';
import { sealedSession } from '@/lib/core/session/test-session';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const TOKEN = { token: '{"endpoint":"https://push.test/1"}' };

type Handler = typeof import('./chat/route').GET;
let platform: FakePlatform;
let handlers: Record<'chat' | 'register' | 'unassign', Handler>;
let session: string;

beforeAll(async () => {
  platform = await startFakePlatform();
  const push = await import('./push/route');
  handlers = { chat: (await import('./chat/route')).GET, register: push.POST, unassign: push.DELETE };
  const { sessionCookieName } = await import('@/lib/core/session/session.server');
  session = `${sessionCookieName()}=${await sealedSession('token')}`;
});
beforeEach(() => {
  platform.reset();
  platform.answer({ status: 204, text: '' });
});
afterAll(() => platform.close());

interface RequestOptions {
  body?: unknown;
  isSignedIn?: boolean;
  origin?: string;
}
const METHODS = { chat: 'GET', register: 'POST', unassign: 'DELETE' };

async function send(handler: keyof typeof handlers, requested: RequestOptions = {}) {
  const { body, isSignedIn = true, origin = 'same-origin' } = requested;
  const request = new NextRequest('http://app.test/api/notifications', {
    method: METHODS[handler],
    headers: {
      'x-site': 'kz-ru-web',
      'sec-fetch-site': origin,
      'content-type': 'application/json',
      cookie: ['deviceId=device-0001', ...(isSignedIn ? [session] : [])].join('; '),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const response = await handlers[handler](request, { params: Promise.resolve({}) });
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('the messenger over the BFF', () => {
  test('the messenger over the BFF that is not linked is an answer and no failure', async () => {
    const body = { message: 'No', bot_url: 'https://t.me/bot', start: 'u_1' };
    platform.answer({ status: 404, json: body });
    await expect(send('chat')).resolves.toEqual({
      status: 200,
      body: { isLinked: false, address: 'https://t.me/bot?start=u_1' },
    });
  });

  test('is requested for signed-in diners only', async () => {
    await expect(send('chat', { isSignedIn: false })).resolves.toMatchObject({ status: 401 });
    expect(platform.calls).toEqual([]);
  });
});

describe('a push token over the BFF', () => {
  test('is registered with the device of the cookie', async () => {
    await expect(send('register', { body: TOKEN })).resolves.toEqual({
      status: 200,
      body: { isRegistered: true },
    });
    expect(platform.calls[0]?.body).toEqual({ ...TOKEN, analyticDeviceID: 'device-0001' });
  });

  // Holds NOTE-10.
  test('is registered for signed-in diners only', async () => {
    await expect(send('register', { body: TOKEN, isSignedIn: false })).resolves.toMatchObject({
      status: 401,
      body: { error: { code: 'auth/required' } },
    });
    expect(platform.calls).toEqual([]);
  });

  test.each([true, false])('is un-assigned, signed in (%s) or not', async (isSignedIn) => {
    await expect(send('unassign', { body: TOKEN, isSignedIn })).resolves.toEqual({
      status: 200,
      body: { isRegistered: false },
    });
    expect(platform.calls[0]?.body).toEqual({ ...TOKEN, analyticDeviceID: 'device-0001' });
  });

  test.each(['register', 'unassign'] as const)('%s: is refused from another origin', async (handler) => {
    await expect(send(handler, { body: TOKEN, origin: 'cross-site' })).resolves.toMatchObject({
      status: 403,
    });
    expect(platform.calls).toEqual([]);
  });

  test.each<[what: string, token: unknown, status: number]>([
    ['none', undefined, 400],
    ['an empty one', '', 400],
    ['one that is no text', 7, 400],
    ['one of 4096 characters', 't'.repeat(4096), 200],
    ['a longer one', 't'.repeat(4097), 400],
  ])('a push token over the BFF that is %s answers %s', async (_what, token, status) => {
    await expect(send('register', { body: { token } })).resolves.toMatchObject({ status });
  });

  test('a push token over the BFF that the platform refuses is a failure', async () => {
    platform.answer({ status: 500, json: { message: 'No' } });
    await expect(send('register', { body: TOKEN })).resolves.toMatchObject({
      status: 503,
      body: { error: { code: 'upstream/unavailable' } },
    });
  });
});
