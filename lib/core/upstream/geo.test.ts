/** @jest-environment node */
import { z } from 'zod';
import { fakePauses } from '@/lib/core/time/test-timers';
import { startFakePlatform, type FakePlatform } from './test-platform';

const DOWN = { status: 503, json: { message: 'Геосервис недоступен' } };
const UP = { json: { data: 'up' } };
const realSetTimeout = setTimeout;

let platform: FakePlatform;
let geo: typeof import('./geo');
let service = 0;

beforeAll(async () => {
  platform = await startFakePlatform();
  geo = await import('./geo');
});
beforeEach(() => {
  platform.reset();
  fakePauses();
});
afterEach(() => jest.useRealTimers());
afterAll(() => platform.close());

/** Each call goes to a service of its own, because a service that fails often is not called. */
const send = () =>
  geo.requestGeo('kk', {
    path: `geo-${++service}/things/`,
    query: { text: 'Абая 52' },
    schema: z.object({ data: z.string() }),
  });

const pause = (ms: number) => new Promise((resolve) => realSetTimeout(resolve, ms));

/** Waits until so many calls have arrived, and the client has had time to read the last answer. */
async function arrived(count: number): Promise<void> {
  for (let tries = 0; platform.calls.length < count && tries < 200; tries += 1) await pause(5);
  await pause(40);
  expect(platform.calls).toHaveLength(count);
}

/** Advances the clock, and returns how many calls have arrived by then. */
async function after(ms: number): Promise<number> {
  await jest.advanceTimersByTimeAsync(ms);
  await pause(40);
  return platform.calls.length;
}

describe('a question to the geo service', () => {
  // Holds UP-30.
  test('sends the language in a Locale header, and nothing of the diner', async () => {
    platform.answer(UP);
    await expect(send()).resolves.toEqual({ data: 'up' });
    expect(platform.calls[0]).toMatchObject({ method: 'GET', headers: { locale: 'kk' } });
    expect(new URLSearchParams(platform.calls[0]?.query).get('text')).toBe('Абая 52');
    for (const name of ['authorization', 'x-fingerprint', 'cookie'])
      expect(platform.calls[0]?.headers).not.toHaveProperty(name);
  });

  // Holds UP-31, UP-32.
  test('is repeated up to 3 times, 1000 ms times the attempt apart', async () => {
    platform.answer(DOWN);
    const result = send().catch((error: unknown) => error);
    await arrived(1);
    expect(await after(999)).toBe(1);
    expect(await after(1)).toBe(2);
    expect(await after(1999)).toBe(2);
    expect(await after(1)).toBe(3);
    expect(await after(2999)).toBe(3);
    expect(await after(1)).toBe(4);
    expect(await after(60_000)).toBe(4);
    await expect(result).resolves.toMatchObject({
      failure: 'refused',
      status: 503,
      title: 'Геосервис недоступен',
    });
  });

  test('a question to the geo service by a broken connection is repeated, and sends the language again', async () => {
    platform.answer([(response) => response.destroy(), UP]);
    const result = send();
    await arrived(1);
    expect(await after(1000)).toBe(2);
    await expect(result).resolves.toEqual({ data: 'up' });
    expect(platform.calls.map(({ headers }) => headers.locale)).toEqual(['kk', 'kk']);
  });

  test.each([400, 404, 422])(
    'a question to the geo service of HTTP %i is an answer and not repeated',
    async (status) => {
      platform.answer([{ status, json: { message: 'No' } }, UP]);
      await expect(send()).rejects.toMatchObject({ failure: 'refused', status, title: 'No' });
      expect(await after(60_000)).toBe(1);
    },
  );

  test('waits as long as Retry-After says', async () => {
    platform.answer([{ status: 503, headers: { 'Retry-After': '4' } }, UP]);
    const result = send();
    await arrived(1);
    expect(await after(3999)).toBe(1);
    expect(await after(1)).toBe(2);
    await expect(result).resolves.toEqual({ data: 'up' });
  });

  test('a question to the geo service that is not answered in 5 s is sent again', async () => {
    platform.answer([() => undefined, UP]);
    const result = send();
    await arrived(1);
    expect(await after(4999)).toBe(1);
    await after(1);
    expect(await after(1000)).toBe(2);
    await expect(result).resolves.toEqual({ data: 'up' });
  });

  test.each([
    ['no JSON', { text: '<html>' }],
    ['another shape', { json: { data: 5 } }],
  ])('answered with %s is garbage', async (_what, answer) => {
    platform.answer(answer);
    await expect(send()).rejects.toMatchObject({ failure: 'garbage', status: 502 });
  });
});
