/** @jest-environment node */
import { z } from 'zod';
import { fakePauses } from '@/lib/core/time/test-timers';
import { retryBudgetOf } from './retry-budget';
import { startFakePlatform, type ArrivedCall, type FakeAnswer, type FakePlatform } from './test-platform';

const DINER = { language: 'ru', country: 'kz' } as const;
const DOWN = { status: 503, json: { errors: [{ title: 'Down' }] } };
const UP = { json: { data: 'up' } };
const realSetTimeout = setTimeout;

let platform: FakePlatform;
let upstream: typeof import('./client');
let service = 0;

beforeAll(async () => {
  platform = await startFakePlatform();
  upstream = await import('./client');
});
beforeEach(() => {
  platform.reset();
  fakePauses();
});
afterEach(() => jest.useRealTimers());
afterAll(() => platform.close());

/** Each call goes to a service of its own, because a service that fails often is not called. */
const call = (part: object = {}) => ({ path: `service-${++service}/things`, schema: z.unknown(), ...part });

/** Waits until so many calls have arrived, and the client has had time to read the last answer. */
async function arrived(count: number): Promise<void> {
  for (let tries = 0; platform.calls.length < count && tries < 200; tries += 1) await pause(5);
  await pause(40);
  expect(platform.calls).toHaveLength(count);
}
const pause = (ms: number) => new Promise((resolve) => realSetTimeout(resolve, ms));

/** Advances the clock, and returns how many calls have arrived by then. */
async function after(ms: number): Promise<number> {
  await jest.advanceTimersByTimeAsync(ms);
  await pause(40);
  return platform.calls.length;
}

describe('a failed call', () => {
  // Holds UP-13, UP-14.
  test('is repeated up to 3 times, 1000 ms times the attempt apart', async () => {
    platform.answer(DOWN);
    const result = upstream.callUpstream('get', DINER, call()).catch((error: unknown) => error);
    await arrived(1);
    expect(await after(999)).toBe(1);
    expect(await after(1)).toBe(2);
    expect(await after(1999)).toBe(2);
    expect(await after(1)).toBe(3);
    expect(await after(2999)).toBe(3);
    expect(await after(1)).toBe(4);
    expect(await after(60_000)).toBe(4);
    await expect(result).resolves.toMatchObject({ failure: 'refused', status: 503, title: 'Down' });
  });

  test('is not repeated once it succeeds', async () => {
    platform.answer([DOWN, UP]);
    const result = upstream.callUpstream('get', DINER, call());
    await arrived(1);
    expect(await after(1000)).toBe(2);
    await expect(result).resolves.toEqual({ data: 'up' });
    expect(await after(60_000)).toBe(2);
  });

  test.each([408, 429, 500, 502, 504])('a failed call of HTTP %i is repeated', async (status) => {
    platform.answer([{ status }, UP]);
    const result = upstream.callUpstream('get', DINER, call());
    await arrived(1);
    expect(await after(1000)).toBe(2);
    await expect(result).resolves.toEqual({ data: 'up' });
  });

  test.each([400, 401, 403, 404, 409, 422])(
    'a failed call of HTTP %i is an answer and not repeated',
    async (status) => {
      platform.answer([{ status, json: { errors: [] } }, UP]);
      await expect(upstream.callUpstream('get', DINER, call())).rejects.toMatchObject({ status });
      expect(await after(60_000)).toBe(1);
    },
  );

  test('a failed call by a broken connection is repeated', async () => {
    platform.answer([(response) => response.destroy(), UP]);
    const result = upstream.callUpstream('get', DINER, call());
    await arrived(1);
    expect(await after(1000)).toBe(2);
    await expect(result).resolves.toEqual({ data: 'up' });
  });

  test('is repeated as often as the caller says', async () => {
    platform.answer(DOWN);
    const result = upstream.callUpstream('get', DINER, call({ retries: 1 })).catch((error: unknown) => error);
    await arrived(1);
    expect(await after(1000)).toBe(2);
    expect(await after(60_000)).toBe(2);
    await expect(result).resolves.toMatchObject({ status: 503 });
  });
});

describe('a read for which a diner waits', () => {
  const readers = () => ({
    'a page': () =>
      upstream.publicUpstream(DINER).get({ ...call(), cache: { tags: [], revalidateSeconds: 1 } }),
    'a fresh read': () => upstream.publicUpstream(DINER).getFresh(call()),
    'a diner’s own read': () => upstream.userUpstream({ ...DINER, accessToken: 'token' }).get(call()),
  });

  // Holds UP-13.
  test.each(['a page', 'a fresh read', 'a diner’s own read'] as const)(
    'is repeated once, a quarter of a second later: %s',
    async (name) => {
      platform.answer(DOWN);
      const result = readers()
        [name]()
        .catch((error: unknown) => error);
      await arrived(1);
      expect(await after(249)).toBe(1);
      expect(await after(1)).toBe(2);
      expect(await after(60_000)).toBe(2);
      await expect(result).resolves.toMatchObject({ failure: 'refused', status: 503 });
      const keys = platform.calls.map(({ headers }) => headers['idempotency-key']);
      expect(keys[1]).toBe(keys[0]);
    },
  );

  test.each<[string, FakeAnswer]>([
    ['502', { status: 502 }],
    ['503 with Retry-After 0', { ...DOWN, headers: { 'Retry-After': '0' } }],
    ['504', { status: 504 }],
    ['a broken connection', (response) => void response.destroy()],
  ])('succeeds in spite of one %s', async (_what, first) => {
    platform.answer([first, UP]);
    const result = readers()['a page']();
    await arrived(1);
    expect(await after(250)).toBe(2);
    await expect(result).resolves.toEqual({ data: 'up' });
  });

  test.each<[string, FakeAnswer]>([
    ['500', { status: 500 }],
    ['429', { status: 429 }],
    ['404', { status: 404, json: { errors: [] } }],
    ['503 with Retry-After 2', { ...DOWN, headers: { 'Retry-After': '2' } }],
    ['garbage', { text: '<html>' }],
  ])('is not repeated after %s', async (_what, first) => {
    platform.answer([first, UP]);
    const result = readers()
      ['a page']()
      .catch((error: unknown) => error);
    await arrived(1);
    expect(await after(60_000)).toBe(1);
    await expect(result).resolves.toBeInstanceOf(Error);
  });

  test('is given up when the time of the call is over, repeated or not', async () => {
    platform.answer([DOWN, () => undefined]);
    let failure: unknown;
    const read = upstream.publicUpstream(DINER).getFresh(call({ timeoutMs: 1000 }));
    const result = read.catch((error: unknown) => (failure = error));
    await arrived(1);
    expect(await after(250)).toBe(2);
    await after(500);
    expect(failure).toBeUndefined();
    await after(250);
    await result;
    expect(failure).toMatchObject({ failure: 'timeout', status: 504 });
    expect(await after(60_000)).toBe(2);
  });

  test('is not sent once ten calls of its service have failed in a row', async () => {
    platform.answer(DOWN);
    const dead = call();
    for (let time = 1; time <= 11; time += 1) {
      const result = upstream
        .publicUpstream(DINER)
        .getFresh(dead)
        .catch((error: unknown) => error);
      if (time <= 10) {
        await arrived(time * 2 - 1);
        expect(await after(250)).toBe(time * 2);
      }
      await result;
    }
    expect(await after(60_000)).toBe(20);
  });
});

describe('a POST', () => {
  const sent = ({ headers, body }: ArrivedCall) => [headers['idempotency-key'], body];

  // Holds UP-15.
  test('a POST without a key of the caller is sent once', async () => {
    platform.answer(DOWN);
    await expect(upstream.callUpstream('post', DINER, call({ body: {} }))).rejects.toMatchObject({
      status: 503,
    });
    expect(await after(60_000)).toBe(1);
  });

  // Holds UP-16.
  test('a POST with the caller’s key is repeated with the same key and body', async () => {
    platform.answer([DOWN, (response) => response.destroy(), UP]);
    const order = call({ body: { positions: [1] }, idempotencyKey: 'cart-77777777' });
    const result = upstream.callUpstream('post', DINER, order);
    await arrived(1);
    expect(await after(1000)).toBe(2);
    expect(await after(2000)).toBe(3);
    await expect(result).resolves.toEqual({ data: 'up' });
    const once = ['cart-77777777', { positions: [1] }];
    expect(platform.calls.map(sent)).toEqual([once, once, once]);
  });
});

// Holds UP-17, UP-18.
describe('Retry-After', () => {
  test.each([
    ['0', 0, 503],
    ['4', 4000, 503],
    ['2', 2000, 429],
    ['600', 10_000, 503],
  ])('%s waits %i ms after HTTP %i', async (seconds, waitMs, status) => {
    platform.answer([{ status, headers: { 'Retry-After': seconds } }, UP]);
    const result = upstream.callUpstream('get', DINER, call());
    await arrived(1);
    if (waitMs > 0) expect(await after(waitMs - 1)).toBe(1);
    expect(await after(1)).toBe(2);
    await expect(result).resolves.toEqual({ data: 'up' });
  });

  test('Retry-After that cannot be read waits as without it', async () => {
    platform.answer([{ status: 503, headers: { 'Retry-After': 'soon' } }, UP]);
    const result = upstream.callUpstream('get', DINER, call());
    await arrived(1);
    expect(await after(999)).toBe(1);
    expect(await after(1)).toBe(2);
    await expect(result).resolves.toEqual({ data: 'up' });
  });
});

describe('a call without an answer', () => {
  /** The failure by which a call that is sent once ends, exactly at that time. */
  async function failureAt(timeoutMs: number, part: object): Promise<unknown> {
    let failure: unknown;
    const request = call({ ...part, retries: 0 });
    const result = upstream.callUpstream('get', DINER, request).catch((error: unknown) => (failure = error));
    await arrived(1);
    await after(timeoutMs - 1);
    expect(failure).toBeUndefined();
    await after(1);
    await result;
    return failure;
  }

  // Holds UP-20.
  test.each([
    ['after 10 s', {}, 10_000],
    ['after the caller’s time', { timeoutMs: 30_000 }, 30_000],
  ])('is given up %s', async (_when, part, timeoutMs) => {
    platform.answer(() => undefined);
    const given = { failure: 'timeout', status: 504, isOutcomeUnknown: true };
    expect(await failureAt(timeoutMs, part)).toMatchObject(given);
  });

  test('is given up when its body arrives too slowly', async () => {
    platform.answer((response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"data":');
    });
    expect(await failureAt(5000, { timeoutMs: 5000 })).toMatchObject({ failure: 'timeout', status: 504 });
  });
});

describe('the repetitions of a service', () => {
  test.each([
    ['grow by calls that reach it', 0, true],
    ['do not grow by reads that the cache has answered', 60, false],
  ])('%s', async (_, revalidateSeconds, isMore) => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    platform.answer(UP);
    const { path, schema } = call();
    const budget = retryBudgetOf(path);
    while (budget.take());
    const read = { path, schema, cache: { tags: [], revalidateSeconds } };
    for (let sent = 0; sent < 15; sent += 1) await upstream.publicUpstream(DINER).get(read);
    expect(budget.take()).toBe(isMore);
    clock.mockRestore();
  });
});
