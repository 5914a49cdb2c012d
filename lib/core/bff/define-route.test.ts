/** @jest-environment node */
import { z } from 'zod';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import { APP, call, post, refused, SAME_ORIGIN } from './test-route';

const JSON_TYPE = { 'content-type': 'application/json' };
const MAX_BODY_BYTES = 64 * 1024;

let platform: FakePlatform;
let defineRoute: typeof import('./define-route').defineRoute;
let isSameOrigin: typeof import('./read-request.server').isSameOrigin;

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ defineRoute } = await import('./define-route'));
  ({ isSameOrigin } = await import('./read-request.server'));
});
afterAll(() => platform.close());

const open = () =>
  defineRoute({
    answer: z.object({ ok: z.boolean() }),
    needsSession: false,
    handle: () => Promise.resolve({ ok: true }),
  });
const echo = () =>
  defineRoute({
    body: z.object({ word: z.string() }),
    answer: z.object({ word: z.string() }),
    needsSession: false,
    handle: ({ body }) => Promise.resolve(body),
  });

describe('a request that changes something', () => {
  test.each<[what: string, headers: Record<string, string>, accepted: boolean]>([
    ['Sec-Fetch-Site same-origin', { 'sec-fetch-site': 'same-origin' }, true],
    ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site', origin: APP }, false],
    ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site', origin: APP }, false],
    ['Sec-Fetch-Site none', { 'sec-fetch-site': 'none' }, false],
    ['our Origin', { origin: APP }, true],
    [
      'the Origin of a foreign host that the request names',
      { origin: 'https://food.kz', host: 'food.kz' },
      false,
    ],
    ['our host under another scheme', { origin: APP.replace('http:', 'https:'), host: 'app.test' }, false],
    ['a foreign Origin', { origin: 'https://evil.example', host: 'app.test' }, false],
    ['an Origin that begins like ours', { origin: `${APP}.evil.example`, host: 'app.test' }, false],
    ['the Origin null', { origin: 'null', host: 'app.test' }, false],
    ['neither of them', { host: 'app.test' }, false],
  ])('a request that changes something with %s %j is accepted: %s', async (_what, headers, accepted) => {
    expect(isSameOrigin(new Headers(headers))).toBe(accepted);
    const { response, body } = await call(open(), post(headers));
    expect(response.status).toBe(accepted ? 200 : 403);
    expect(body).toEqual(accepted ? { ok: true } : refused('request/cross-site'));
  });

  test('may be read from anywhere', async () => {
    const { response } = await call(open(), { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(response.status).toBe(200);
  });

  test('does not reach its handler when it is refused', async () => {
    const handle = jest.fn(() => Promise.resolve({}));
    await call(
      defineRoute({ answer: z.unknown(), needsSession: false, handle }),
      post({ origin: 'https://evil.example' }),
    );
    expect(handle).not.toHaveBeenCalled();
  });
});

describe('a body', () => {
  const headers = { ...SAME_ORIGIN, ...JSON_TYPE };

  test('is parsed by its schema', async () => {
    const { body } = await call(echo(), post(headers, '{"word":"плов","more":1}'));
    expect(body).toEqual({ word: 'плов' });
  });

  test.each([
    ['another content type', { ...SAME_ORIGIN, 'content-type': 'text/plain' }, '{"word":"x"}'],
    ['no content type', SAME_ORIGIN, Buffer.from('{"word":"x"}')],
    ['broken JSON', headers, '{"word":'],
    ['nothing', headers, ''],
  ])('a body with %s is refused', async (_what, given, sent) => {
    const { response, body } = await call(echo(), post(given, sent));
    expect(response.status).toBe(400);
    expect(body).toEqual(refused('request/invalid'));
  });

  test('a body of another shape is refused with the member that is wrong', async () => {
    const { body } = await call(echo(), post(headers, '{"word":5}'));
    expect(body).toMatchObject({ error: { code: 'request/invalid', details: { member: 'word' } } });
  });

  test('a body that says it is too large is refused unread', async () => {
    const { response, body } = await call(
      echo(),
      post({ ...headers, 'content-length': String(MAX_BODY_BYTES + 1) }, '{"word":"x"}'),
    );
    expect(response.status).toBe(413);
    expect(body).toEqual(refused('request/too-large'));
  });

  test('a body that grows too large without saying so is refused on the way', async () => {
    let sent = 0;
    const growing = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 100) controller.close();
        else controller.enqueue(new Uint8Array(16 * 1024).fill(32));
      },
    });
    const { response } = await call(echo(), post(headers, growing));
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(12);
  });

  test('a body of the greatest size is taken', async () => {
    const word = 'x'.repeat(MAX_BODY_BYTES - 11);
    const { response } = await call(echo(), post(headers, `{"word":"${word}"}`));
    expect(response.status).toBe(200);
  });
});

describe('any other request', () => {
  const route = () =>
    defineRoute({
      params: z.object({ id: z.string().regex(/^\d+$/) }),
      query: z.object({ page: z.coerce.number().int() }),
      headers: z.object({ 'idempotency-key': z.string().min(8) }),
      answer: z.unknown(),
      needsSession: false,
      handle: ({ params, query, headers, site, deviceId }) =>
        Promise.resolve({ params, query, headers, site, deviceId }),
    });
  const headers = {
    'idempotency-key': 'cart-1234',
    'x-site': 'ge-ka-web-101-takeaway',
    cookie: 'deviceId=device-0001',
  };

  test('is parsed: parameters, query, headers, the page’s site, the device', async () => {
    const { body } = await call(route(), { headers }, '/api/things/7?page=2', { id: '7' });
    expect(body).toEqual({
      params: { id: '7' },
      query: { page: 2 },
      headers: { 'idempotency-key': 'cart-1234' },
      site: { country: 'ge', language: 'ka', surface: 'web' },
      deviceId: 'device-0001',
    });
  });

  test.each([
    ['a bad parameter', '/api/things/x?page=2', { id: 'x' }, headers, 'id'],
    ['a bad query', '/api/things/7?page=two', { id: '7' }, headers, 'page'],
    ['a missing header', '/api/things/7?page=2', { id: '7' }, {}, 'idempotency-key'],
  ])('any other request with %s is refused', async (_what, address, params, given, member) => {
    const { response, body } = await call(route(), { headers: given }, address, params);
    expect(response.status).toBe(400);
    expect(body).toMatchObject({ error: { code: 'request/invalid', details: { member } } });
  });

  test.each(['', 'kz-ka-web', '../../etc'])(
    'is refused when the page says %j, and no language is guessed',
    async (site) => {
      const requested = { headers: { ...headers, 'x-site': site } };
      const { response, body } = await call(route(), requested, '/api/things/7?page=1', { id: '7' });
      expect(response.status).toBe(400);
      expect(body).toMatchObject({ error: { code: 'request/invalid', details: { member: 'x-site' } } });
    },
  );

  test('knows the place of a page that depends on one', async () => {
    const requestPlace = defineRoute({
      answer: z.unknown(),
      needsSession: false,
      handle: ({ place }) => Promise.resolve({ place }),
    });
    const { body } = await call(requestPlace, { headers: { 'x-site': 'ge-ka-web-101-express~aq-site' } });
    expect(body).toEqual({ place: { townId: 101, service: 'express', config: 'aq-site' } });
  });
});

test('an answer has the shape that the browser reads it by, which the types hold', () => {
  defineRoute({
    answer: z.object({ word: z.string() }),
    needsSession: false,
    // @ts-expect-error the answer lacks a property of its schema
    handle: () => Promise.resolve({ words: 'x' }),
  });
  defineRoute({
    answer: z.object({ word: z.string() }),
    needsSession: false,
    // @ts-expect-error the property is a number, and a string in the schema
    handle: async ({ requestId }) => Promise.resolve({ word: requestId.length }),
  });
});
