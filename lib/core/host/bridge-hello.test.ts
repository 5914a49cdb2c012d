/** @jest-environment node */
import { openBridge } from './bridge';
import { HELLO, PAY, testHost, type TestHost } from './test-host';

let host: TestHost;
beforeEach(() => {
  jest.useFakeTimers();
  host = testHost();
});
afterEach(() => jest.useRealTimers());

describe('hello', () => {
  test('names our app and version, and gives what the host says of itself', async () => {
    const bridge = openBridge(host.transport, { version: '4.8.15' });
    expect(host.sent).toHaveLength(1);
    expect(host.sent[0]).toMatchObject({ method: 'hello', params: { app: 'dastarkhan', version: '4.8.15' } });
    const hello = { ...HELLO, language: 'ka', theme: 'dark', insets: { top: 44, bottom: 34 } };
    host.answer('hello', hello);
    await expect(bridge.hello).resolves.toEqual(hello);
  });

  test.each([
    ['nobody', () => undefined],
    ['a refusal', () => host.refuse('hello', 'FAILED')],
    ['another shape', () => host.answer('hello', { platform: 'windows', appVersion: '1', methods: [] })],
    ['methods that are none', () => host.answer('hello', { ...HELLO, methods: [7] })],
  ])('answered by %s makes no bridge: what waited takes its way of the browser', async (_by, answer) => {
    const bridge = openBridge(host.transport, { version: '1' });
    const waiting = bridge.call('pay', PAY);
    answer();
    await jest.advanceTimersByTimeAsync(1_500);
    await expect(bridge.hello).resolves.toBeNull();
    await expect(waiting).resolves.toEqual({ ok: false, code: 'NOT_SUPPORTED' });
    await expect(bridge.call('scanQr', {})).resolves.toEqual({ ok: false, code: 'NOT_SUPPORTED' });
    expect(host.isHeard()).toBe(false);
    expect(host.sent).toHaveLength(1);
  });

  test.each([
    { theme: 'system' },
    { language: 'uz' },
    { language: null },
    { insets: null },
    { insets: { top: 44, bottom: -0.1 } },
    { appVersion: 7 },
    { methods: [...HELLO.methods, ...Array.from({ length: 200 }, (_, index) => `own${index}`)] },
  ])('hello with %j keeps its other members', async (odd) => {
    const bridge = openBridge(host.transport, { version: '1' });
    host.answer('hello', { ...HELLO, ...odd });
    const [name = ''] = Object.keys(odd);
    const { methods, ...rest } = { ...HELLO, ...(name === 'methods' ? {} : { [name]: undefined }) };
    await expect(bridge.hello).resolves.toMatchObject({ ...rest, methods });
    void bridge.call('pay', PAY);
    expect(host.lastOf('pay')).toBeDefined();
  });

  test('arrives before a simultaneous event, which the first listener receives', async () => {
    const bridge = openBridge(host.transport, { version: '1' });
    host.answer('hello', HELLO);
    host.say({ v: 1, event: 'theme', data: { theme: 'light' } });
    host.say({ v: 1, event: 'theme', data: { theme: 'dark' } });
    const received = jest.fn();
    await bridge.hello;
    bridge.on('theme', received);
    bridge.on('theme', received);
    expect(received.mock.calls).toEqual([[{ theme: 'dark' }]]);
  });

  test.each([
    ['signedOut', {}],
    ['theme', { theme: 'dark' }],
    ['insets', { top: 44, bottom: 34 }],
  ] as const)('delays %s, which the first listener receives once', async (event, data) => {
    const bridge = openBridge(host.transport, { version: '1' });
    host.say({ v: 1, event, data });
    host.answer('hello', HELLO);
    await bridge.hello;
    const received = jest.fn();
    bridge.on(event, received);
    bridge.on(event, received);
    expect(received.mock.calls).toEqual([[data]]);
  });

  test.each(['backPress', 'resume'] as const)(
    'leaves %s before it unheard, which is of its moment',
    async (event) => {
      const onDropped = jest.fn();
      const bridge = openBridge(host.transport, { version: '1', onDropped });
      host.say({ v: 1, event, data: {} });
      host.answer('hello', HELLO);
      await bridge.hello;
      const received = jest.fn();
      bridge.on(event, received);
      expect(received).not.toHaveBeenCalled();
      expect(onDropped).toHaveBeenCalledWith(expect.any(String), 'unknown');
    },
  );

  // Holds ANL-07.
  test('lets 512 calls wait, itself not counted, and drops the oldest of more', async () => {
    const bridge = openBridge(host.transport, { version: '1' });
    const calls = Array.from({ length: 513 }, (_, index) =>
      bridge.call('logEvent', { name: `event_${index}`, properties: {} }),
    );
    await expect(calls[0]).resolves.toEqual({ ok: false, code: 'FAILED' });
    host.answer('hello', HELLO);
    await bridge.hello;
    const names = host.sent.slice(1).map(({ params }) => params.name);
    expect(names).toHaveLength(512);
    expect(names[0]).toBe('event_1');
  });
});
