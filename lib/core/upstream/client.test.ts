/** @jest-environment node */
import { z } from 'zod';
import type { UpstreamContext } from './client';
import { startFakePlatform, type FakePlatform } from './test-platform';

const anything = z.unknown();
const DINER = { language: 'ru', country: 'kz', deviceId: 'device-0001' } as const satisfies UpstreamContext;
const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

let platform: FakePlatform;
let upstream: typeof import('./client');

beforeAll(async () => {
  platform = await startFakePlatform();
  upstream = await import('./client');
});
beforeEach(() => {
  platform.reset();
  platform.answer({ json: { data: 1 } });
});
afterAll(() => platform.close());

const call = (part: Partial<Parameters<typeof upstream.callUpstream>[2]> = {}) => ({
  path: 'menu/v2/things',
  schema: anything,
  ...part,
});
const lastCall = () => platform.calls.at(-1);

describe('what every call carries', () => {
  // Holds UP-01 to UP-04.
  test('the device, the language, what is sent and what is accepted', async () => {
    await upstream.callUpstream('get', DINER, call());
    expect(lastCall()).toMatchObject({
      method: 'GET',
      path: '/menu/v2/things',
      headers: {
        'x-fingerprint': 'device-0001',
        'accept-language': 'ru',
        'content-type': 'application/json',
        accept: 'application/vnd.api+json',
      },
    });
  });

  test('the server is the device where the call belongs to no diner', async () => {
    await upstream.callUpstream('get', { language: 'ka', country: 'ge' }, call());
    expect(lastCall()?.headers).toMatchObject({
      'x-fingerprint': 'dastarkhan-server',
      'accept-language': 'ka',
    });
  });

  // Holds UP-05.
  test('an idempotency key of its own, a new one each time', async () => {
    await upstream.callUpstream('post', DINER, call());
    await upstream.callUpstream('post', DINER, call());
    const [one, other] = platform.calls.map(({ headers }) => headers['idempotency-key']);
    expect(one).toMatch(KEY);
    expect(other).toMatch(KEY);
    expect(one).not.toBe(other);
  });

  // Holds UP-06.
  test('the idempotency key that was given', async () => {
    await upstream.callUpstream('post', DINER, call({ idempotencyKey: 'cart-1234' }));
    expect(lastCall()?.headers['idempotency-key']).toBe('cart-1234');
  });

  // Holds UP-07, UP-08.
  test('a bearer only of a signed-in diner', async () => {
    await upstream.publicUpstream(DINER).ask(call());
    expect(lastCall()?.headers).not.toHaveProperty('authorization');
    await upstream.userUpstream({ ...DINER, accessToken: 'token-1' }).get(call());
    expect(lastCall()?.headers.authorization).toBe('Bearer token-1');
    await upstream.userUpstream({ ...DINER, accessToken: 'token-2' }).post(call());
    expect(lastCall()?.headers.authorization).toBe('Bearer token-2');
  });

  test('coordinates only where they are known', async () => {
    await upstream.callUpstream('get', DINER, call());
    expect(lastCall()?.headers).not.toHaveProperty('latitude');
    const coordinates = { latitude: 43.238949, longitude: 76.889709 };
    await upstream.callUpstream('get', { ...DINER, coordinates }, call());
    expect(lastCall()?.headers).toMatchObject({ latitude: '43.238949', longitude: '76.889709' });
  });

  test('the headers of its own', async () => {
    await upstream.callUpstream('post', DINER, call({ headers: { 'X-Country-Code': 'kz' } }));
    expect(lastCall()?.headers['x-country-code']).toBe('kz');
  });
});

describe('a request to the platform', () => {
  // Holds UP-11.
  test.each([
    [{ filter: { service: 4 } }, '?filter[service]=4'],
    [
      { page: 1, filter: { 'only-promo': 1 }, town_id: null, sort: undefined },
      '?page=1&filter[only-promo]=1',
    ],
    [{ terminal_ids: [1, 2] }, '?terminal_ids[]=1&terminal_ids[]=2'],
    [{ search: 'плов & чай' }, '?search=плов & чай'],
    [undefined, ''],
  ])('the query %j is sent as %s', async (query, sent) => {
    await upstream.callUpstream('get', DINER, call({ query }));
    expect(lastCall()?.query).toBe(sent);
  });

  // Holds UP-12.
  test('has a JSON body or none', async () => {
    await upstream.callUpstream('post', DINER, call({ body: { products: [{ id: 1 }] } }));
    expect(lastCall()?.body).toEqual({ products: [{ id: 1 }] });
    await upstream.callUpstream('get', DINER, call());
    expect(lastCall()?.body).toBeNull();
  });

  test('the answer is what the schema makes of it', async () => {
    platform.answer({ json: { data: { id: 7, more: true } } });
    const schema = z.object({ data: z.object({ id: z.number() }) });
    await expect(upstream.callUpstream('get', DINER, call({ schema }))).resolves.toEqual({ data: { id: 7 } });
  });

  test('an empty answer is null', async () => {
    platform.answer({ status: 204, text: '' });
    await expect(upstream.callUpstream('delete', DINER, call())).resolves.toBeNull();
  });
});

describe('an invalid answer', () => {
  test.each([
    [
      'HTTP 404 with errors',
      { status: 404, json: { errors: [{ code: 'terminal_not_found', title: 'No' }] } },
      'refused',
      404,
      'No',
    ],
    ['HTTP 400 with a message', { status: 400, json: { message: 'Wrong' } }, 'refused', 400, 'Wrong'],
    [
      'HTTP 422 with a page',
      { status: 422, headers: { 'Content-Type': 'text/html' }, text: '<h1>' },
      'refused',
      422,
      '',
    ],
    ['HTTP 200 with error_code', { json: { error_code: 401, message: 'Ended' } }, 'refused', 401, 'Ended'],
    [
      'HTTP 200 with errors',
      { json: { errors: [{ status: '422', title: 'Stop' }] } },
      'refused',
      422,
      'Stop',
    ],
    ['text that is no JSON', { text: '{"data": [' }, 'garbage', 502, ''],
    ['a redirect', { status: 302, headers: { Location: 'http://127.0.0.1:1/' } }, 'network', 502, ''],
  ])('%s is an error', async (_what, answer, failure, status, title) => {
    platform.answer(answer);
    await expect(upstream.callUpstream('get', DINER, call({ retries: 0 }))).rejects.toMatchObject({
      name: 'UpstreamError',
      failure,
      status,
      title,
    });
  });

  test('another shape than the contract’s is garbage', async () => {
    platform.answer({ json: { data: 'seven' } });
    const schema = z.object({ data: z.number() });
    await expect(upstream.callUpstream('get', DINER, call({ schema }))).rejects.toMatchObject({
      failure: 'garbage',
      status: 502,
    });
    expect(platform.calls).toHaveLength(1);
  });

  test('a broken connection is reported as one', async () => {
    platform.answer((response) => response.destroy());
    await expect(upstream.callUpstream('get', DINER, call({ retries: 0 }))).rejects.toMatchObject({
      failure: 'network',
      isOutcomeUnknown: true,
    });
  });

  test('says how long to wait where the platform said so', async () => {
    platform.answer({
      status: 429,
      headers: { 'Retry-After': '7' },
      json: { errors: [{ code: 'rate_limited' }] },
    });
    await expect(upstream.callUpstream('get', DINER, call({ retries: 0 }))).rejects.toMatchObject({
      status: 429,
      details: { retryAfterSeconds: 7 },
    });
  });
});
