import { z } from 'zod/mini';
import { BffError, requestBff } from './client';

const schema = () => Promise.resolve(z.object({ name: z.string() }));
const fetchOf = (answer: () => Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));

afterEach(() => {
  delete document.documentElement.dataset.site;
});

describe('a request to our own server', () => {
  // Holds UP-19: no signal ends it but the caller's own.
  test('says which page sends it, and is never cached', async () => {
    document.documentElement.dataset.site = 'kz-ru-web';
    const fetched = fetchOf(json({ name: 'Плов', more: 1 }));
    await expect(requestBff('/api/things', schema)).resolves.toEqual({ name: 'Плов' });
    expect(fetched).toHaveBeenCalledWith('/api/things', {
      method: 'GET',
      headers: { 'X-Site': 'kz-ru-web' },
      body: undefined,
      signal: undefined,
      cache: 'no-store',
    });
  });

  test('sends JSON with its own headers', async () => {
    const fetched = fetchOf(json({ name: 'x' }));
    await requestBff('/api/things', schema, {
      method: 'POST',
      body: { a: 1 },
      headers: { 'Idempotency-Key': 'cart-1' },
    });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      body: '{"a":1}',
      headers: { 'X-Site': '', 'Content-Type': 'application/json', 'Idempotency-Key': 'cart-1' },
    });
  });
});

describe('a failure', () => {
  const failing = (answer: () => Promise<Response>, signal?: AbortSignal) => {
    fetchOf(answer);
    return requestBff('/api/things', schema, { signal }).catch((error: unknown) => error);
  };

  test('keeps its code and details', async () => {
    const error = await failing(
      json({ error: { code: 'order/positions', requestId: 'r', details: { lines: [] } } }, 422),
    );
    expect(error).toBeInstanceOf(BffError);
    expect(error).toMatchObject({ code: 'order/positions', details: { lines: [] } });
  });

  test.each([
    ['an unknown code', { error: { code: 'order/strange' } }],
    ['a code that is no text', { error: { code: 7 } }],
    ['another shape', { message: 'no' }],
    ['nothing', null],
  ])('a failure with %s is a failure of the server', async (_what, body) => {
    expect(await failing(json(body, 500))).toMatchObject({ code: 'server/failed', details: undefined });
  });

  test('a failure of another shape than the screen reads is a failure of the server', async () => {
    expect(await failing(json({ name: 5 }))).toMatchObject({ code: 'server/failed' });
  });

  test.each<[string, () => Promise<Response>]>([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an answer that breaks off', () => Promise.resolve(new Response('{"name":'))],
    ['a page in place of an answer', () => Promise.resolve(new Response('<h1>502</h1>', { status: 502 }))],
  ])('a failure with %s leaves open what became of the request', async (_what, answer) => {
    expect(await failing(answer)).toMatchObject({ code: 'network' });
  });

  test('a failure to load what reads the answer is a failure of the server', async () => {
    fetchOf(json({ name: 'x' }));
    const lost = () => Promise.reject(new Error('Loading chunk 7 failed'));
    await expect(requestBff('/api/things', lost)).rejects.toMatchObject({ code: 'server/failed' });
  });

  test('caused by its caller counts as the caller’s', async () => {
    const controller = new AbortController();
    const left = new DOMException('left', 'AbortError');
    const error = await failing(() => {
      controller.abort();
      return Promise.reject(left);
    }, controller.signal);
    expect(error).toBe(left);
  });
});
