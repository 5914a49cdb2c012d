/** @jest-environment node */
import fc from 'fast-check';
import { openBridge } from './bridge';
import {
  MAX_MESSAGE_BYTES,
  MAX_WAITING,
  type HostCall,
  type HostCalls,
  type HostEvent,
} from './bridge-protocol';
import { HELLO, openTestBridge, PAY, testHost, type TestHost } from './test-host';

let host: TestHost;
beforeEach(() => {
  jest.useFakeTimers();
  host = testHost();
});
afterEach(() => jest.useRealTimers());

const CODE = {
  mode: 'code',
  client_id: 'app',
  redirect_uri: 'https://app.example/auth',
  state: 's',
  code_challenge: 'c',
  code_challenge_method: 'S256',
} as const;

type Row = {
  [Call in HostCall]: [Call, string, HostCalls[Call]['params'], HostCalls[Call]['result']];
}[HostCall];
/* Call, its method on the wire, its parameters, a result. */
const ROWS: Row[] = [
  ['authorizeByCode', 'authorize', CODE, { code: 'abc', state: 's' }],
  ['authorizeSimply', 'authorize', { mode: 'simple', track_id: 't' }, { status: 'success' }],
  ['pay', 'pay', PAY, { status: 'success' }],
  ['pay', 'pay', PAY, { status: 'closed' }],
  ['scanQr', 'scanQr', {}, { text: 'https://app.example/' }],
  ['scanBarcode', 'scanBarcode', { formats: ['ean_8'] }, { text: '96385074', format: 'ean_8' }],
  ['checkPermission', 'checkPermission', { name: 'geo', ask: false }, { state: 'notDetermined' }],
  ['checkPermission', 'checkPermission', { name: 'camera', ask: true }, { state: 'denied' }],
  ['haptic', 'haptic', { style: 'light' }, {}],
  ['clearCache', 'clearCache', {}, {}],
  ['backToApp', 'backToApp', {}, {}],
  ['logEvent', 'logEvent', { name: 'menu_opened', properties: { venue: 3107 } }, {}],
  ['setBackHandler', 'setBackHandler', { enabled: true }, {}],
];
const PERSON = new Set<HostCall>(['authorizeByCode', 'authorizeSimply', 'pay', 'scanQr', 'scanBarcode']);

/** How long a call may take: a person answers it, a permission may be requested first, or no person is concerned. */
function limitMsOf(call: HostCall, params: object): number {
  if (PERSON.has(call)) return 10 * 60_000;
  return 'ask' in params && params.ask === true ? 60_000 : 3_000;
}

describe('a call', () => {
  // Holds HOST-09, HOST-10, HOST-14, HOST-16, HOST-17, HOST-19 to HOST-24.
  test.each(ROWS)(
    '%s is sent as the contract says and answered with its result',
    async (call, method, params, result) => {
      const bridge = await openTestBridge(host);
      const outcome = bridge.call(call, params);
      expect(host.lastOf(method)).toMatchObject({ v: 1, method, params });
      expect(host.lastOf(method)?.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
      host.answer(method, result);
      await expect(outcome).resolves.toEqual({ ok: true, result });
      expect(host.dropped).toEqual([]);
    },
  );

  // Holds HOST-12.
  test.each(
    ROWS.flatMap(([call, method, params]) =>
      [
        ['NOT_SUPPORTED', 'NOT_SUPPORTED'],
        ['DISMISSED', 'DISMISSED'],
        ['DENIED', 'DENIED'],
        ['FAILED', 'FAILED'],
        ['SOMETHING_NEW', 'FAILED'],
        ['TIMEOUT', 'FAILED'],
      ].map(([code = '', known]) => ({ call, method, params, code, known })),
    ),
  )(
    '$call that the host refuses with $code ends as $known',
    async ({ call, method, params, code, known }) => {
      const bridge = await openTestBridge(host);
      const outcome = bridge.call(call, params);
      host.refuse(method, code);
      await expect(outcome).resolves.toEqual({ ok: false, code: known });
    },
  );

  test.each(ROWS)('%s without an answer ends as TIMEOUT in its time', async (...[call, , params]) => {
    const bridge = await openTestBridge(host);
    const ended = jest.fn();
    void bridge.call(call, params).then(ended);
    const limit = limitMsOf(call, params);
    await jest.advanceTimersByTimeAsync(limit - 1);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith({ ok: false, code: 'TIMEOUT' });
  });

  test.each(ROWS)(
    '%s that the host does not offer is NOT_SUPPORTED and is not sent',
    async (...[call, method, params]) => {
      const bridge = await openTestBridge(host, { ...HELLO, methods: [] });
      const outcome = bridge.call(call, params);
      expect(host.lastOf(method)).toBeUndefined();
      await expect(outcome).resolves.toEqual({ ok: false, code: 'NOT_SUPPORTED' });
    },
  );

  test('a call that comes late, twice, by another id or in another shape changes nothing', async () => {
    const bridge = await openTestBridge(host);
    const outcome = bridge.call('pay', PAY);
    const id = host.lastOf('pay')?.id;
    host.say({ v: 1, id: 'another', ok: true, result: { status: 'success' } });
    host.say({ v: 2, id, ok: true, result: { status: 'success' } });
    host.answer('pay', { status: 'paid' });
    host.say('{"v":1');
    host.answer('pay', { status: 'closed' });
    host.answer('pay', { status: 'success' });
    await expect(outcome).resolves.toEqual({ ok: true, result: { status: 'closed' } });
    expect(host.dropped).toEqual(['unknown', 'version', 'shape', 'shape', 'unknown']);
    const late = bridge.call('clearCache', {});
    await jest.advanceTimersByTimeAsync(3_000);
    host.answer('clearCache', {});
    await expect(late).resolves.toEqual({ ok: false, code: 'TIMEOUT' });
    expect(host.dropped.at(-1)).toBe('unknown');
  });

  test('a call that may prompt the app’s user survives the many calls after it', async () => {
    const bridge = await openTestBridge(host);
    const outcome = bridge.call('checkPermission', { name: 'geo', ask: true });
    for (let made = 0; made < MAX_WAITING; made += 1)
      void bridge.call('logEvent', { name: 'menu_opened', properties: {} });
    await jest.advanceTimersByTimeAsync(59_000);
    host.answer('checkPermission', { state: 'granted' });
    await expect(outcome).resolves.toEqual({ ok: true, result: { state: 'granted' } });
  });

  test('a call of a person is refused while another one is open, and taken again afterwards', async () => {
    const bridge = await openTestBridge(host);
    const first = bridge.call('scanQr', {});
    await expect(bridge.call('pay', PAY)).resolves.toEqual({ ok: false, code: 'FAILED' });
    expect(host.lastOf('pay')).toBeUndefined();
    host.refuse('scanQr', 'DISMISSED');
    await first;
    void bridge.call('pay', PAY);
    expect(host.lastOf('pay')).toBeDefined();
  });

  test('longer than 64 KiB, or that the transport cannot send, fails at once', async () => {
    const bridge = await openTestBridge(host);
    const text = 'ქ'.repeat(MAX_MESSAGE_BYTES / 3);
    await expect(bridge.call('logEvent', { name: text, properties: {} })).resolves.toEqual({
      ok: false,
      code: 'FAILED',
    });
    host.transport.send = () => {
      throw new Error('gone');
    };
    const other = openBridge(host.transport, { version: '1' });
    await expect(other.hello).resolves.toBeNull();
  });
});

test('a call that is given up ends as DISMISSED, and its person can be asked again', async () => {
  const bridge = await openTestBridge(host);
  const given = new AbortController();
  const outcome = bridge.call('authorizeByCode', CODE, given.signal);
  given.abort();
  await expect(outcome).resolves.toEqual({ ok: false, code: 'DISMISSED' });
  host.answer('authorize', { code: 'abc', state: 's' });
  expect(host.dropped).toEqual(['unknown']);
  await expect(bridge.call('authorizeByCode', CODE, given.signal)).resolves.toEqual({
    ok: false,
    code: 'DISMISSED',
  });
  void bridge.call('pay', PAY);
  expect(host.lastOf('pay')).toBeDefined();
});

describe('an event', () => {
  const DATA: [HostEvent, unknown][] = [
    ['backPress', {}],
    ['resume', undefined],
    ['signedOut', null],
    ['theme', { theme: 'dark' }],
    ['insets', { top: 20, bottom: 0 }],
  ];
  // Holds HOST-25.
  test.each(DATA)('%s reaches its listeners until they stop', async (event, data) => {
    const bridge = await openTestBridge(host);
    const received = jest.fn();
    const stop = bridge.on(event, received);
    host.say({ v: 1, event, data });
    expect(received).toHaveBeenCalledTimes(1);
    stop();
    host.say({ v: 1, event, data });
    expect(received).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['theme', { theme: 'blue' }],
    ['insets', { top: -1, bottom: 0 }],
    ['insets', { top: 1e9, bottom: 0 }],
    ['constructor', {}],
    ['unknown', {}],
  ])('%s with %j is dropped', async (event, data) => {
    const bridge = await openTestBridge(host);
    const received = jest.fn();
    for (const name of ['theme', 'insets'] as const) bridge.on(name, received);
    host.say({ v: 1, event, data });
    expect(received).not.toHaveBeenCalled();
    expect(host.dropped).toHaveLength(1);
  });
});

test('10,000 random messages throw nothing, change nothing and leave nothing behind', async () => {
  const bridge = await openTestBridge(host);
  const outcome = jest.fn();
  void bridge.call('pay', PAY).then(outcome);
  const received = jest.fn();
  for (const event of ['theme', 'insets'] as const) bridge.on(event, received);
  const sentBefore = host.sent.length;
  const timersBefore = jest.getTimerCount();
  const nearMiss = fc.record(
    {
      v: fc.constantFrom(1, 2, '1', null),
      id: fc.oneof(fc.uuid(), fc.string(), fc.constant('__proto__'), fc.integer()),
      ok: fc.oneof(fc.boolean(), fc.string()),
      result: fc.jsonValue(),
      error: fc.oneof(fc.record({ code: fc.string() }), fc.jsonValue()),
      event: fc.constantFrom('toString', '__proto__', 'theme2', 'pay'),
      data: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  const message = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.json(),
    nearMiss.map((value) => JSON.stringify(value)),
    fc.constant('x'.repeat(MAX_MESSAGE_BYTES + 1)),
  );
  let messages = 0;
  fc.assert(
    fc.property(message, (text) => {
      messages += 1;
      host.say(text);
    }),
    { numRuns: 10_000 },
  );
  await jest.advanceTimersByTimeAsync(0);
  expect(messages).toBe(10_000);
  expect(host.dropped).toHaveLength(10_000);
  expect(outcome).not.toHaveBeenCalled();
  expect(received).not.toHaveBeenCalled();
  expect(host.sent).toHaveLength(sentBefore);
  expect(jest.getTimerCount()).toBe(timersBefore);
  host.answer('pay', { status: 'closed' });
  await jest.advanceTimersByTimeAsync(0);
  expect(outcome).toHaveBeenCalledWith({ ok: true, result: { status: 'closed' } });
});
