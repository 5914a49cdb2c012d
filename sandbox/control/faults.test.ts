/** @jest-environment node */
import type { RunningSandbox } from '../server';
import { sendTo, codesOf, control, newKey, readLedger } from '../testing/send-to';
import { DEMO_PHONE, exchange, getCode, signIn } from '../testing/browser';
import { OPEN_TIMEOUT_MS, openSandbox } from '../testing/open';
import { sendOrder, placeOrder, plainOrder, PRODUCTS, readOrder, readProduct } from '../testing/orders';

const TOWNS = '/locations/v2/towns';

let running: RunningSandbox;
let server: string;
const lines: string[] = [];

beforeAll(async () => {
  running = await openSandbox(0.2, (line) => lines.push(line));
  server = await running.app.listen({ port: 0, host: '127.0.0.1' });
}, OPEN_TIMEOUT_MS);
afterEach(() => control(server, 'POST', 'reset'));
afterAll(() => running.close());

const fault = (kind: string, more: Record<string, unknown> = {}) =>
  control(server, 'POST', 'faults', { path: '^/locations', kind, ...more });
/** Strikes the next order that is sent. */
const strikeOrder = (kind: string, more: Record<string, unknown> = {}) =>
  control(server, 'POST', 'faults', { path: '/order$', method: 'POST', times: 1, kind, ...more });
const fetchTowns = () => sendTo(server, { url: TOWNS });

/** How long the work takes, whatever its end. */
async function secondsOf(work: Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work.catch(() => undefined);
  return (performance.now() - startedAt) / 1000;
}

describe('a fault', () => {
  it.each([
    [500, 'internal_error', {}],
    [502, 'internal_error', { status: 502 }],
    [503, 'service_unavailable', { status: 503 }],
  ])('a fault of the kind fail answers %d', async (status, code, more) => {
    await fault('fail', more);
    const answer = await fetchTowns();
    expect([answer.status, ...codesOf(answer)]).toEqual([status, code]);
    expect(answer.headers['content-type']).toMatch(/^application\/vnd\.api\+json/);
  });

  it('is logged with the id of the request that its caller names, and with nothing of the address', async () => {
    lines.length = 0;
    await fault('fail');
    const traceparent = '00-0123456789abcdef0123456789abcdef-0123456789abcdef-00';
    await sendTo(server, { url: `${TOWNS}?country_id=1`, headers: { traceparent } });
    await sendTo(server, { url: TOWNS, headers: { traceparent: `${traceparent} and a name` } });
    await sendTo(server, { url: TOWNS });
    expect(lines).toEqual([`GET ${TOWNS} answered 500, request 0123456789abcdef0123456789abcdef`]);
  });

  it('a fault of the kind hang sends nothing for its seconds and then closes', async () => {
    await fault('hang', { seconds: 0.4 });
    const pending = fetchTowns();
    expect(await secondsOf(pending)).toBeGreaterThan(0.35);
    await expect(pending).rejects.toThrow();
  });

  it('a fault of the kind drip sends the whole answer, byte by byte over its seconds', async () => {
    const whole = await sendTo(server, { url: '/takeaway/v2/filial/settings/banner/info/3107' });
    await control(server, 'POST', 'faults', { path: '/banner/', kind: 'drip', seconds: 0.5 });
    const startedAt = performance.now();
    const response = await fetch(`${server}/takeaway/v2/filial/settings/banner/info/3107`, {
      headers: { 'x-fingerprint': 'fingerprint', 'accept-language': 'en' },
    });
    const pieces: Uint8Array[] = [];
    for await (const piece of response.body ?? []) pieces.push(piece);
    expect(Buffer.concat(pieces).toString()).toBe(whole.text);
    expect(pieces.length).toBeGreaterThan(10);
    expect(performance.now() - startedAt).toBeGreaterThan(400);
  });

  it('a fault of the kind reset cuts the connection', async () => {
    await fault('reset');
    await expect(fetchTowns()).rejects.toThrow('fetch failed');
  });

  it('a fault of the kind garbage answers 200 with a body that is no JSON', async () => {
    await fault('garbage');
    const answer = await fetchTowns();
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^application\/vnd\.api\+json/);
    expect(() => {
      JSON.parse(answer.text);
    }).toThrow(SyntaxError);
  });

  it('a fault of the kind unauthorized answers 401 as for an ended token', async () => {
    await fault('unauthorized');
    const answer = await fetchTowns();
    expect([answer.status, ...codesOf(answer)]).toEqual([401, 'token_expired']);
    expect(answer.headers['www-authenticate']).toMatch(/^Bearer/);
  });

  it('a fault of the kind rateLimit answers 429 with the seconds to wait', async () => {
    await fault('rateLimit', { retryAfter: 7 });
    const answer = await fetchTowns();
    expect([answer.status, ...codesOf(answer)]).toEqual([429, 'too_many_requests']);
    expect(answer.headers['retry-after']).toBe('7');
  });

  it('a fault of the kind errorCode answers 200 with the refusal inside', async () => {
    await fault('errorCode', { status: 503 });
    expect(await fetchTowns()).toMatchObject({ status: 200, body: { error_code: 503, data: null } });
  });

  it('a fault of the kind resetAfterCommit cuts the connection after the order was made', async () => {
    const token = await signIn(server);
    const [body, key] = [await plainOrder(server), newKey()];
    await strikeOrder('resetAfterCommit');
    await expect(placeOrder(server, token, body, key)).rejects.toThrow('fetch failed');
    const ledger = await readLedger(server);
    expect(ledger).toMatchObject([{ key, status: 'created' }]);
    const again = await placeOrder(server, token, body, key);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(readOrder(again).id).toBe(ledger[0]?.id);
    expect(await readLedger(server)).toHaveLength(1);
  });

  it('a fault of the kind hangAfterCommit makes the order and holds the answer back', async () => {
    const token = await signIn(server);
    const [body, key] = [await plainOrder(server), newKey()];
    await strikeOrder('hangAfterCommit', { seconds: 1 });
    const slow = placeOrder(server, token, body, key);
    const duration = secondsOf(slow);
    while ((await readLedger(server)).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const again = await placeOrder(server, token, body, key);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await duration).toBeGreaterThan(0.9);
    expect((await slow).text).toBe(again.text);
    expect(await readLedger(server)).toHaveLength(1);
  });

  it('a fault of the kind hangAfterCommit is a timeout for a caller who waits less, and leaves one order that a repetition gets', async () => {
    const token = await signIn(server);
    const [body, key] = [await plainOrder(server), newKey()];
    await strikeOrder('hangAfterCommit', { seconds: 60 });
    const given = placeOrder(server, token, body, key, AbortSignal.timeout(2000));
    await expect(given).rejects.toThrow('timeout');
    const ledger = await readLedger(server);
    expect(ledger).toMatchObject([{ key, status: 'created' }]);
    const again = await placeOrder(server, token, body, key);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(readOrder(again).id).toBe(ledger[0]?.id);
    expect(await readLedger(server)).toHaveLength(1);
  });
});

describe('faults', () => {
  it('strike as often as they are set to', async () => {
    await fault('fail', { times: 2 });
    const seen = [];
    for (let turn = 0; turn < 3; turn += 1) seen.push((await fetchTowns()).status);
    expect(seen).toEqual([500, 500, 200]);
  });

  it('strike until they are cleared when no number is set', async () => {
    await fault('fail');
    const seen = [];
    for (let turn = 0; turn < 4; turn += 1) seen.push((await fetchTowns()).status);
    await control(server, 'DELETE', 'faults');
    expect([...seen, (await fetchTowns()).status]).toEqual([500, 500, 500, 500, 200]);
  });

  it('follow one another in the order they were set', async () => {
    await fault('fail', { times: 1 });
    await fault('rateLimit', { times: 1 });
    const seen = [];
    for (let turn = 0; turn < 3; turn += 1) seen.push((await fetchTowns()).status);
    expect(seen).toEqual([500, 429, 200]);
  });

  it('strike only the method and the paths that they name', async () => {
    await control(server, 'POST', 'faults', { path: '^/api/v3/user$', method: 'PUT', kind: 'fail' });
    const token = await signIn(server);
    expect((await sendTo(server, { url: '/api/v3/user', token })).status).toBe(200);
    const body = { data: { type: 'user', attributes: { surname: 'X' } } };
    expect((await sendTo(server, { method: 'PUT', url: '/api/v3/user', token, body })).status).toBe(500);
  });

  it('never strike the control API and the health check', async () => {
    await control(server, 'POST', 'faults', { path: '.', kind: 'reset' });
    expect((await sendTo(server, { url: '/health' })).status).toBe(200);
    await expect(fetchTowns()).rejects.toThrow('fetch failed');
    await control(server, 'DELETE', 'faults');
    expect((await fetchTowns()).status).toBe(200);
  });

  it.each([
    [{}, 422],
    [{ path: '.', kind: 'explode' }, 422],
    [{ path: '.', kind: 'fail', status: 200 }, 422],
    [{ path: '(', kind: 'fail' }, 400],
  ])('are refused when they make no sense: %j', async (body, status) => {
    expect((await sendTo(server, { method: 'POST', url: '/control/faults', body })).status).toBe(status);
    expect((await fetchTowns()).status).toBe(200);
  });
});

describe('the control API', () => {
  it('shows in the ledger when an order was made and what it costs', async () => {
    await control(server, 'POST', 'clock', { at: '2030-03-13T05:00:00.000Z' });
    const token = await signIn(server);
    const { id, attributes } = readOrder(await placeOrder(server, token, await plainOrder(server)));
    const [entry] = await readLedger(server);
    const toPayMinor = attributes.to_pay * 100;
    expect(entry).toMatchObject({ id, kind: 'takeaway', toPayMinor, bonusesSpentMinor: 0, payments: [] });
    expect(entry?.createdAt).toMatch(/^2030-03-13T05:00:/);
  });

  it('turns the clock forward, to an instant and back', async () => {
    await control(server, 'POST', 'clock', { at: '2030-03-13T05:00:00.000Z' });
    await control(server, 'POST', 'clock', { advanceMinutes: 90 });
    const shifted = await control(server, 'GET', 'clock');
    expect(shifted).toMatchObject({ now: expect.stringMatching(/^2030-03-13T06:30:0/) as string });
    await control(server, 'POST', 'clock', { reset: true });
    expect(await control(server, 'GET', 'clock')).toMatchObject({ offsetMs: 0 });
  });

  it('does not undo the statuses of orders when the clock is turned back', async () => {
    const token = await signIn(server);
    const { id } = readOrder(await placeOrder(server, token, await plainOrder(server)));
    await control(server, 'POST', 'clock', { advanceMinutes: 55 });
    expect(await readLedger(server)).toMatchObject([{ id, status: 'completed' }]);
    await control(server, 'POST', 'clock', { reset: true });
    expect(readOrder(await sendOrder(server, token, id)).attributes.status).toBe('completed');
  });

  it('resets orders, accounts, sign-ins, products, clock, faults and the log of requests', async () => {
    const token = await signIn(server, '+7 701 000 00 00');
    const before = await readProduct(server, PRODUCTS.flatbread);
    await placeOrder(server, token, await plainOrder(server));
    await control(server, 'POST', `products/${PRODUCTS.flatbread}`, { stopped: true, priceMinor: 1 });
    await control(server, 'POST', `products/${PRODUCTS.toyPlov}`, { stopped: false });
    await control(server, 'POST', `products/${PRODUCTS.manty}`, { deleted: true });
    await control(server, 'POST', 'clock', { advanceMinutes: 500 });
    await fault('fail');

    await control(server, 'POST', 'reset');
    expect(await readLedger(server)).toEqual([]);
    expect(codesOf(await sendTo(server, { url: '/api/v3/user', token }))).toEqual(['token_invalid']);
    expect(await control(server, 'GET', 'requests')).toMatchObject({ requests: [{ url: '/api/v3/user' }] });
    expect(await readProduct(server, PRODUCTS.flatbread)).toEqual(before);
    expect((await readProduct(server, PRODUCTS.toyPlov)).is_unavailable).toBe(true);
    expect((await readProduct(server, PRODUCTS.manty)).id).toBe(PRODUCTS.manty);
    expect(await control(server, 'GET', 'clock')).toMatchObject({ offsetMs: 0 });
    expect((await fetchTowns()).status).toBe(200);
    expect((await exchange(server, { code: await getCode(server, DEMO_PHONE) })).status).toBe(200);
  });

  it('shows the last requests without their secrets', async () => {
    const token = await signIn(server);
    await control(server, 'DELETE', 'requests');
    await sendTo(server, { url: '/api/v3/user', token, headers: { cookie: 'a=secret' } });
    const log = await control(server, 'GET', 'requests');
    expect(log).toMatchObject({
      requests: [
        {
          method: 'GET',
          url: '/api/v3/user',
          status: 200,
          headers: { authorization: 'removed', cookie: 'removed' },
        },
      ],
    });
    expect(JSON.stringify(log)).not.toContain(token);
  });

  it.each([
    ['POST', 'orders/1/status', { status: 'ready' }, 404],
    ['POST', 'orders/x/status', { status: 'ready' }, 422],
    ['POST', 'products/1', { stopped: true }, 404],
    ['POST', `products/${PRODUCTS.flatbread}`, {}, 422],
    ['POST', 'clock', { at: 'tomorrow' }, 422],
    ['POST', 'tokens/expire', {}, 422],
  ] as const)('refuses %s %s with %j', async (method, path, body, status) => {
    expect((await sendTo(server, { method, url: `/control/${path}`, body })).status).toBe(status);
  });
});
