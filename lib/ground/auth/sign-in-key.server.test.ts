/** @jest-environment node */
import { NextRequest } from 'next/server';
import type { Site } from '@/lib/core/site/site';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const TOKENS = '/api/v2/oauth2/tokens';

let platform: FakePlatform;
let beginSignIn: typeof import('./sign-in.server').beginSignIn;
let answerCallback: typeof import('./callback.server').answerCallback;
let sealSignIn: typeof import('@/lib/core/session/session.server').sealSignIn;

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ beginSignIn } = await import('./sign-in.server'));
  ({ answerCallback } = await import('./callback.server'));
  ({ sealSignIn } = await import('@/lib/core/session/session.server'));
});
beforeEach(() => {
  platform.reset();
  platform.answer({ json: { access_token: 'token-1' } }, TOKENS);
});
afterAll(() => platform.close());

/** A sign-in that has begun in a browser; each call of it is a return from the provider. */
async function beginHere(): Promise<() => Promise<void>> {
  const { attempt, address } = beginSignIn(SITE, '/cart');
  const state = new URL(address).searchParams.get('state') ?? '';
  const cookie = `sign-in-${attempt.nonce}=${await sealSignIn(attempt)}`;
  const url = `http://app.test/api/auth/callback?code=code-1&state=${state}`;
  return async () => void (await answerCallback(new NextRequest(url, { headers: { cookie } })));
}
const keysSent = () =>
  platform.calls.filter(({ path }) => path === TOKENS).map(({ headers }) => headers['idempotency-key']);

// Holds SES-03.
test('the key of a sign-in is that of its own session: the same when it returns again, and no other’s', async () => {
  const [come, comeElsewhere] = [await beginHere(), await beginHere()];
  await come();
  await come();
  await comeElsewhere();
  const [first, again, other] = keysSent();
  expect(first).toMatch(/^[\w-]{8,}$/);
  expect(again).toBe(first);
  expect(other).toMatch(/^[\w-]{8,}$/);
  expect(other).not.toBe(first);
});
