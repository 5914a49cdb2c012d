/** @jest-environment node */
import { z } from 'zod';
import { isInMemory, beginFakeTimeouts, weakly } from '@/lib/core/process/test-memory';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import { signedInOver } from '@/lib/core/session/test-session';
import { startFakePlatform, type FakeAnswer, type FakePlatform } from '@/lib/core/upstream/test-platform';

const USER = '/api/v3/user';
const balanceWire = z.object({ data: z.object({ available_balance: z.number() }) });
const BALANCE = '/ladder-go/api/v1/balance/calculate-info';
const NAMED: FakeAnswer = { json: { data: { id: 700431, attributes: { name: 'Айгерім' } } } };
const RICH: FakeAnswer = {
  json: {
    error_code: 200,
    data: {
      balance: 4250.5,
      available_balance: 3750,
      expires_at: null,
      rule: { max_bonus_usage_percentage: 30, cashback_percentage: 7 },
    },
  },
};

let platform: FakePlatform;
let info: typeof import('./session-info.server');
let signOut: typeof import('./sign-out.server').signOut;
let userUpstream: typeof import('@/lib/core/upstream/client').userUpstream;

beforeAll(async () => {
  platform = await startFakePlatform();
  info = await import('./session-info.server');
  ({ signOut } = await import('./sign-out.server'));
  ({ userUpstream } = await import('@/lib/core/upstream/client'));
});
beforeEach(() => {
  platform.reset();
  info.forgetSessionInfo(diner());
});
afterAll(() => platform.close());

/** Sends the platform the request of the balance's own call. */
const readBalance = async (signedIn: SignedIn) => {
  const { data } = await signedIn.get({ path: BALANCE.slice(1), schema: balanceWire });
  return { availableMinor: data.available_balance * 100 };
};
const diner = () => signedInOver(userUpstream({ country: 'kz', language: 'ru', accessToken: 'token' }));

describe('what a header knows of a signed-in diner', () => {
  test('is the name and what can be spent of the general balance', async () => {
    platform.answer(NAMED, USER);
    platform.answer(RICH, BALANCE);
    await expect(info.readSessionInfo(diner(), readBalance)).resolves.toEqual({
      isSignedIn: true,
      name: 'Айгерім',
      dinerId: 700431,
      bonusesMinor: 375_000,
    });
  });

  // Holds REW-09.
  test.each<[string, FakeAnswer]>([
    ['HTTP 500', { status: 500, json: {} }],
    ['an error inside HTTP 200', { json: { error_code: 500, message: 'Broken', data: null } }],
    ['garbage', { text: '<html>' }],
  ])('has no balance when its fetch fails by %s', async (_what, answer) => {
    platform.answer(NAMED, USER);
    platform.answer(answer, BALANCE);
    await expect(info.readSessionInfo(diner(), readBalance)).resolves.toEqual({
      isSignedIn: true,
      name: 'Айгерім',
      dinerId: 700431,
      bonusesMinor: null,
    });
  });

  test('is without a name where the platform gives none', async () => {
    platform.answer({ status: 503, json: {} }, USER);
    platform.answer(RICH, BALANCE);
    await expect(info.readSessionInfo(diner(), readBalance)).resolves.toMatchObject({
      isSignedIn: true,
      name: null,
    });
  });

  test('is requested from the platform once for several pages, and again once it is forgotten', async () => {
    platform.answer(NAMED, USER);
    platform.answer(RICH, BALANCE);
    await info.readSessionInfo(diner(), readBalance);
    await info.readSessionInfo(diner(), readBalance);
    expect(platform.calls).toHaveLength(2);
    info.forgetSessionInfo(diner());
    await info.readSessionInfo(diner(), readBalance);
    expect(platform.calls).toHaveLength(4);
  });

  test('is requested from the platform once for concurrent pages', async () => {
    platform.answer(NAMED, USER);
    platform.answer(RICH, BALANCE);
    const answers = await Promise.all([1, 2, 3].map(() => info.readSessionInfo(diner(), readBalance)));
    expect(answers.map(({ name }) => name)).toEqual(['Айгерім', 'Айгерім', 'Айгерім']);
    expect(platform.calls).toHaveLength(2);
  });

  test('that was forgotten while it was requested is not cached', async () => {
    platform.answer([NAMED, { json: { data: { id: 700431, attributes: { name: 'Айгерім Б.' } } } }], USER);
    platform.answer(RICH, BALANCE);
    const early = info.readSessionInfo(diner(), readBalance);
    info.forgetSessionInfo(diner());
    await early;
    await expect(info.readSessionInfo(diner(), readBalance)).resolves.toMatchObject({ name: 'Айгерім Б.' });
  });

  test('is no longer cached once they have signed out, also for a copy of their cookies', async () => {
    platform.answer(NAMED, USER);
    platform.answer(RICH, BALANCE);
    await info.readSessionInfo(diner(), readBalance);
    await signOut({ country: 'kz', language: 'ru', surface: 'web' }, diner());
    platform.answer({ status: 401, json: {} }, USER);
    platform.answer({ status: 401, json: {} }, BALANCE);
    await info.readSessionInfo(diner(), readBalance).catch(() => undefined);
    expect(platform.calls).toHaveLength(4);
  });

  test('leaves the memory after 20 seconds even without a request', async () => {
    platform.answer(NAMED, USER);
    platform.answer(RICH, BALANCE);
    beginFakeTimeouts();
    const known = await weakly(() => info.readSessionInfo(diner(), readBalance));
    await expect(isInMemory(known)).resolves.toBe(true);
    jest.advanceTimersByTime(20_001);
    await expect(isInMemory(known)).resolves.toBe(false);
    jest.useRealTimers();
  });

  test('is never another sign-in’s', async () => {
    platform.answer(NAMED, USER);
    platform.answer(RICH, BALANCE);
    await info.readSessionInfo(diner(), readBalance);
    platform.answer({ json: { data: { id: 700432, attributes: { name: 'Ерлан' } } } }, USER);
    const other = { ...diner(), signInId: 'sign-in-2' };
    await expect(info.readSessionInfo(other, readBalance)).resolves.toMatchObject({ name: 'Ерлан' });
  });

  test('is not cached where a part of it failed', async () => {
    platform.answer(NAMED, USER);
    platform.answer([{ status: 500, json: {} }, RICH], BALANCE);
    await info.readSessionInfo(diner(), readBalance);
    await expect(info.readSessionInfo(diner(), readBalance)).resolves.toMatchObject({
      bonusesMinor: 375_000,
    });
  });
});
