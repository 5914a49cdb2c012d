/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { startFakePlatform, type FakeAnswer, type FakePlatform } from './test-platform';

const DINER = { language: 'ru', country: 'kz' } as const;
const DOWN = { status: 500, json: { errors: [] } };
const FAILURES_TO_OPEN = 10;
const REST_MS = 3000;

let platform: FakePlatform;
let upstream: typeof import('./client');
let service = 0;

beforeAll(async () => {
  platform = await startFakePlatform();
  upstream = await import('./client');
});
beforeEach(() => {
  platform.reset();
  service += 1;
});
afterAll(() => platform.close());

const send = (path = `sick-${service}/things`): Promise<unknown> =>
  upstream.callUpstream('get', DINER, { path, schema: z.unknown(), retries: 0 });

async function fail(times: number, answer: FakeAnswer = DOWN): Promise<void> {
  platform.answer(answer);
  for (let time = 0; time < times; time += 1)
    await expect(send()).rejects.toMatchObject({ failure: 'refused' });
}

describe('a service that fails again and again', () => {
  test('is not called after 10 failures in a row', async () => {
    await fail(FAILURES_TO_OPEN - 1);
    await fail(1);
    await expect(send()).rejects.toMatchObject({
      failure: 'open-breaker',
      status: 503,
      isOutcomeUnknown: false,
    });
    expect(platform.calls).toHaveLength(FAILURES_TO_OPEN);
  });

  test('is named in the log once it is left alone', async () => {
    const { log } = await import('@/lib/core/log/log.server');
    const warn = jest.spyOn(log, 'warn').mockImplementation();
    const opened = [{ service: `sick-${service}` }, 'service left alone for a moment'];
    await fail(FAILURES_TO_OPEN - 1);
    expect(warn.mock.calls).not.toContainEqual(opened);
    await fail(1);
    expect(warn.mock.calls).toContainEqual(opened);
  });

  test('is called again after 3 s, and goes on when it answers', async () => {
    await fail(FAILURES_TO_OPEN);
    platform.answer({ json: { data: 1 } });
    const opened = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(opened + REST_MS - 500);
    await expect(send()).rejects.toMatchObject({ failure: 'open-breaker' });
    clock.mockReturnValue(opened + REST_MS + 500);
    await expect(send()).resolves.toEqual({ data: 1 });
    await expect(send()).resolves.toEqual({ data: 1 });
  });

  test('is not called again where the first call after the pause fails', async () => {
    await fail(FAILURES_TO_OPEN);
    const opened = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(opened + REST_MS + 500);
    await fail(1);
    await expect(send()).rejects.toMatchObject({ failure: 'open-breaker' });
  });

  test('is tried by one call after the pause, and no other waits for its answer', async () => {
    await fail(FAILURES_TO_OPEN);
    const opened = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(opened + REST_MS + 500);
    const held = new Promise<ServerResponse>((resolve) => {
      platform.answer([(response) => resolve(response), { json: { data: 2 } }]);
    });
    const trial = send();
    const response = await held;
    await expect(send()).rejects.toMatchObject({ failure: 'open-breaker', isOutcomeUnknown: false });
    expect(platform.calls).toHaveLength(FAILURES_TO_OPEN + 1);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":1}');
    await expect(trial).resolves.toEqual({ data: 1 });
    await expect(send()).resolves.toEqual({ data: 2 });
  });

  test('does not stop the calls of other services', async () => {
    await fail(FAILURES_TO_OPEN);
    platform.answer({ json: { data: 1 } });
    await expect(send('healthy/things')).resolves.toEqual({ data: 1 });
  });

  test('is not called either where answers out of the cache came between the failures', async () => {
    const cache = { tags: [], revalidateSeconds: 60 };
    const card = { path: `sick-${service}/card`, schema: z.unknown(), retries: 0, cache };
    platform.answer({ json: { data: 1 } }, `/${card.path}`);
    const read = () => upstream.publicUpstream(DINER).get(card);
    await read();
    for (let time = 0; time < FAILURES_TO_OPEN; time += 1) {
      await read();
      await fail(1);
    }
    await expect(send()).rejects.toMatchObject({ failure: 'open-breaker' });
    await expect(read()).resolves.toEqual({ data: 1 });
  });

  test('is still called where one good answer came between the failures', async () => {
    await fail(FAILURES_TO_OPEN - 1);
    platform.answer({ json: { data: 1 } });
    await send();
    await fail(FAILURES_TO_OPEN - 1);
    platform.answer({ json: { data: 1 } });
    await expect(send()).resolves.toEqual({ data: 1 });
  });
});

describe('a refusal', () => {
  test('a refusal of a service that is too busy is no sign that it is there', async () => {
    await fail(FAILURES_TO_OPEN - 1);
    await fail(1, { status: 429, json: { errors: [] } });
    await fail(1);
    await expect(send()).rejects.toMatchObject({ failure: 'open-breaker' });
  });

  test('a refusal between failures says that the service is there', async () => {
    await fail(FAILURES_TO_OPEN - 1);
    await fail(1, { status: 404, json: { errors: [] } });
    await fail(1);
    platform.answer({ json: { data: 1 } });
    await expect(send()).resolves.toEqual({ data: 1 });
  });

  test.each<[string, FakeAnswer]>([
    ['HTTP 404', { status: 404, json: { errors: [] } }],
    ['HTTP 429', { status: 429, json: { errors: [] } }],
    ['a 401 inside HTTP 200', { json: { error_code: 401 } }],
    [
      'a lock that has not opened',
      { json: { error_code: 503, code: 'LOCK_NOT_OPENED', message: 'x', data: null } },
    ],
  ])('a refusal of %s is an answer and no failure of the service', async (_what, answer) => {
    await fail(FAILURES_TO_OPEN + 2, answer);
    expect(platform.calls).toHaveLength(FAILURES_TO_OPEN + 2);
  });
});
