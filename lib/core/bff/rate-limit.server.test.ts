/** @jest-environment node */
import { z } from 'zod';
import { NextRequest } from 'next/server';
import { sealedSession } from '@/lib/core/session/test-session';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import { ADDRESS_TIMES, LIMITS, SITE_TIMES } from './limits';

const { requests, seconds } = LIMITS.support;

let platform: FakePlatform;
let POST: ReturnType<typeof import('./define-route').defineRoute>;
let handled: number;
let clock: jest.SpyInstance;

beforeAll(async () => {
  platform = await startFakePlatform();
  const { defineRoute } = await import('./define-route');
  POST = defineRoute({
    answer: z.object({ ok: z.boolean() }),
    needsSession: false,
    limit: 'support',
    handle: () => {
      handled += 1;
      return Promise.resolve({ ok: true });
    },
  });
});
beforeEach(() => {
  handled = 0;
  const now = performance.now();
  clock = jest.spyOn(performance, 'now').mockReturnValue(now);
});
afterAll(() => platform.close());

const later = (ms: number) => clock.mockReturnValue(performance.now() + ms);

function send(headers: Record<string, string>): Promise<Response> {
  const requested = new NextRequest('http://app.test/api/things', {
    method: 'POST',
    headers: { 'x-site': 'kz-ru-web', 'sec-fetch-site': 'same-origin', ...headers },
  });
  return POST(requested, { params: Promise.resolve({}) });
}
async function requestTimes(times: number, headers: Record<string, string>): Promise<number[]> {
  const statuses = [];
  for (let time = 0; time < times; time += 1) statuses.push((await send(headers)).status);
  return statuses;
}
const from = (address: string) => ({ 'x-forwarded-for': address });
const allOf = (status: number, times: number) => Array<number>(times).fill(status);

describe('guests of one address', () => {
  const most = requests * ADDRESS_TIMES;

  test('are refused above their limit with the time to wait, and are not handled', async () => {
    expect(await requestTimes(most, from('203.0.113.1'))).toEqual(allOf(200, most));
    const response = await send(from('203.0.113.1'));
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe(String(Math.ceil(seconds / most)));
    expect(await response.json()).toMatchObject({ error: { code: 'request/too-many' } });
    expect(handled).toBe(most);
  });

  test('do not get past it by claiming other addresses', async () => {
    await requestTimes(most, from('203.0.113.2'));
    expect((await send(from('8.8.8.8, 203.0.113.2'))).status).toBe(429);
  });

  test('do not use up the limit of another', async () => {
    await requestTimes(most + 1, from('203.0.113.3'));
    expect((await send(from('203.0.113.4'))).status).toBe(200);
  });

  test('share the limit of their IPv6 site, whichever of its networks they take', async () => {
    const most = requests * ADDRESS_TIMES * SITE_TIMES;
    const networks = Array.from({ length: most }, (_, index) => `2001:db8:7:${index.toString(16)}::1`);
    for (const network of networks) expect((await send(from(network))).status).toBe(200);
    expect((await send(from('2001:db8:7:ffff::1'))).status).toBe(429);
    expect((await send(from('2001:db8:8::1'))).status).toBe(200);
  });

  test('are served again when the time is over', async () => {
    await requestTimes(most + 1, from('203.0.113.5'));
    later(seconds * 1000);
    expect(await requestTimes(most, from('203.0.113.5'))).toEqual(allOf(200, most));
  });
});

describe('a signed-in diner', () => {
  /** Of another sign-in each time. */
  const cookieOf = async (dinerId?: number) => {
    const { sessionCookieName } = await import('@/lib/core/session/session.server');
    return { cookie: `${sessionCookieName()}=${await sealedSession('token', null, dinerId)}` };
  };

  test('does not start over by signing in again', async () => {
    const [first, again] = [await cookieOf(700_431), await cookieOf(700_431)];
    expect(first).not.toEqual(again);
    await requestTimes(requests, { ...first, ...from('203.0.113.9') });
    expect((await send({ ...again, ...from('203.0.113.10') })).status).toBe(429);
    expect((await send({ ...(await cookieOf(700_432)), ...from('203.0.113.9') })).status).toBe(200);
  });

  test('has a limit of their own, from any address', async () => {
    const diner = await cookieOf();
    const statuses = await requestTimes(requests, { ...diner, ...from('203.0.113.6') });
    expect(statuses).toEqual(allOf(200, requests));
    expect((await send({ ...diner, ...from('203.0.113.7') })).status).toBe(429);
  });

  test('is not held up by guests of the same address, nor by another diner there', async () => {
    const [one, other] = [await cookieOf(), await cookieOf()];
    await requestTimes(requests * ADDRESS_TIMES + 1, from('203.0.113.8'));
    await requestTimes(requests + 1, { ...one, ...from('203.0.113.8') });
    expect((await send({ ...other, ...from('203.0.113.8') })).status).toBe(200);
  });
});
