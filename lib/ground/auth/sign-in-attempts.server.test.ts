/** @jest-environment node */
import { NextRequest } from 'next/server';
import { setTestSettings } from '@/lib/core/env/test-settings';
import type { Site } from '@/lib/core/site/site';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };

let attempts: typeof import('./sign-in-attempts.server');
let signIn: typeof import('./sign-in.server');

beforeAll(async () => {
  setTestSettings({ APP_ORIGIN: 'http://app.test' });
  [attempts, signIn] = await Promise.all([import('./sign-in-attempts.server'), import('./sign-in.server')]);
});

/** A browser that takes cookies as browsers do. */
function browser() {
  const jar = new Map<string, string>();
  return {
    jar,
    take: (cookies: readonly string[]) => {
      for (const cookie of cookies) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (cookie.includes('Max-Age=0')) jar.delete(name);
        else jar.set(name, value);
      }
    },
    get cookies() {
      const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
      return new NextRequest('http://app.test/', { headers: { cookie } }).cookies;
    },
  };
}

const begin = (path: string) => signIn.beginSignIn(SITE, path);
const stateOf = ({ address }: { address: string }) => new URL(address).searchParams.get('state');

test('a state belongs to its attempt, and works once', async () => {
  const there = browser();
  const begun = begin('/cart');
  there.take(await attempts.storedAttempt(begun.attempt, there.cookies, SITE));
  await expect(attempts.attemptOf(there.cookies, stateOf(begun))).resolves.toEqual(begun.attempt);
  there.take(attempts.endedAttempt(begun.attempt));
  await expect(attempts.attemptOf(there.cookies, stateOf(begun))).resolves.toBeNull();
  expect(there.jar.size).toBe(0);
});

// Both answers were made before either had arrived.
test('two tabs that begin at the same moment both come back', async () => {
  const there = browser();
  const before = there.cookies;
  const [one, other] = [begin('/cart'), begin('/filials/3107/bill')];
  there.take(await attempts.storedAttempt(one.attempt, before, SITE));
  there.take(await attempts.storedAttempt(other.attempt, before, SITE));
  await expect(attempts.attemptOf(there.cookies, stateOf(one))).resolves.toEqual(one.attempt);
  there.take(attempts.endedAttempt(one.attempt));
  await expect(attempts.attemptOf(there.cookies, stateOf(other))).resolves.toEqual(other.attempt);
});

test('a browser keeps the last four, whatever else is under such a name', async () => {
  const there = browser();
  there.jar.set('sign-in-made-up', 'garbage');
  const begun = [];
  const now = jest.spyOn(Date, 'now');
  for (let index = 0; index < 6; index += 1) {
    now.mockReturnValue(1_800_000_000_000 + index);
    const next = begin(`/filials/${index}`);
    begun.push(next);
    there.take(await attempts.storedAttempt(next.attempt, there.cookies, SITE));
  }
  now.mockRestore();
  expect([...there.jar.keys()]).toEqual(begun.slice(-4).map(({ attempt }) => `sign-in-${attempt.nonce}`));
});

test('a cookie under the name of another attempt is rejected', async () => {
  const there = browser();
  const [one, other] = [begin('/cart'), begin('/filials')];
  there.take(await attempts.storedAttempt(one.attempt, there.cookies, SITE));
  there.jar.set(`sign-in-${other.attempt.nonce}`, [...there.jar.values()][0] ?? '');
  await expect(attempts.attemptOf(there.cookies, stateOf(other))).resolves.toBeNull();
});

test.each([
  null,
  '',
  'garbage',
  Buffer.from('{}').toString('base64url'),
  Buffer.from('null').toString('base64url'),
  Buffer.from('{"n":7}').toString('base64url'),
  Buffer.from('{"n":"a; b"}').toString('base64url'),
  'x'.repeat(4001),
])('the state %j belongs to no attempt', async (state) => {
  const there = browser();
  there.take(await attempts.storedAttempt(begin('/cart').attempt, there.cookies, SITE));
  await expect(attempts.attemptOf(there.cookies, state)).resolves.toBeNull();
});

test('the longest way back fits into a cookie', async () => {
  const there = browser();
  const set = await attempts.storedAttempt(
    begin(`/search?q=${'a'.repeat(1390)}`).attempt,
    there.cookies,
    SITE,
  );
  for (const cookie of set) expect(Buffer.byteLength(cookie)).toBeLessThanOrEqual(4096);
});
