import { openBridge, type Bridge } from './bridge';
import { findTransport, type HostObjects, type Transport } from './bridge-transport';
import type { DropReason, HostCall, HostCalls } from './bridge-protocol';
import { HELLO, PAY, type SentCall } from './test-host';

/* The answers of a person, over each way to the app and however the app answers. */

const ORIGIN = 'https://bank.example';
const PERSONS_WAIT_MS = 10 * 60_000;

type Kind = Transport['kind'];
const KINDS: Kind[] = ['react-native', 'ios', 'android', 'frame'];

type Row = { [Call in HostCall]: [Call, HostCalls[Call]['params'], HostCalls[Call]['result']] }[HostCall];
const CALLS: Row[] = [
  [
    'authorizeByCode',
    {
      mode: 'code',
      client_id: 'app',
      redirect_uri: 'https://app.example/auth',
      state: 's',
      code_challenge: 'c',
      code_challenge_method: 'S256',
    },
    { code: 'abc', state: 's' },
  ],
  ['authorizeSimply', { mode: 'simple', track_id: 't' }, { status: 'success' }],
  ['pay', PAY, { status: 'closed' }],
  ['scanQr', {}, { text: 'https://app.example/' }],
  ['scanBarcode', { formats: ['ean_13'] }, { text: '4870300002747', format: 'ean_13' }],
];
const ROWS = KINDS.flatMap((kind) => CALLS.map(([call, params, result]) => ({ kind, call, params, result })));

let stopHearing: () => void;

/** The app around the page over one of the ways: what it hears, and what it or a stranger says. */
function appOver(kind: Kind) {
  const sent: SentCall[] = [];
  const hears = { postMessage: (text: string) => void sent.push(JSON.parse(text) as SentCall) };
  const objects: HostObjects & { parent?: object } = {
    'react-native': { ReactNativeWebView: hears },
    ios: { webkit: { messageHandlers: { dastarkhan: hears } } },
    android: { DastarkhanHost: hears },
    frame: { parent: hears },
  }[kind];
  const view = new Proxy(window, {
    get: (target, name, self: unknown) => {
      if (Object.hasOwn(objects, name)) return objects[name as keyof typeof objects];
      if (name === 'parent') return self;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  }) as Window & HostObjects;
  const found = findTransport(view, [ORIGIN]);
  if (!found) throw new Error(`no way to ${kind}`);
  const transport: Transport = {
    ...found,
    listen: (receive) => {
      stopHearing = found.listen(receive);
      return stopHearing;
    },
  };
  const message = (text: string, origin: string, source: unknown) =>
    window.dispatchEvent(
      Object.defineProperty(new MessageEvent('message', { data: text, origin }), 'source', { value: source }),
    );
  const say = (text: string) => {
    if (kind === 'frame') message(text, ORIGIN, hears);
    else if (kind === 'react-native') message(text, '', null);
    else (window as Window & HostObjects).dastarkhanBridge?.receive(text);
  };
  /** The same message from another window, and from the app's window under another origin. */
  const sayFromElsewhere = (text: string) => {
    message(text, ORIGIN, window);
    message(text, 'https://evil.example', hears);
  };
  return { transport, sent, say, sayFromElsewhere };
}

let app: ReturnType<typeof appOver>;
let bridge: Bridge;
let dropped: DropReason[];

async function open(kind: Kind): Promise<void> {
  app = appOver(kind);
  dropped = [];
  bridge = openBridge(app.transport, {
    version: '4.8.15',
    onDropped: (_text, reason) => dropped.push(reason),
  });
  answer(HELLO);
  await bridge.hello;
}
const answerOf = (more: object) => JSON.stringify({ v: 1, id: app.sent.at(-1)?.id, ...more });
const answer = (result: unknown) => app.say(answerOf({ ok: true, result }));
const refuse = (code: string) => app.say(answerOf({ ok: false, error: { code, message: code } }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stopHearing();
  jest.useRealTimers();
});

// Holds HOST-12, HOST-15.
describe.each(ROWS)('$call over $kind', ({ kind, call, params, result }) => {
  beforeEach(() => open(kind));
  const ask = () => bridge.call(call, params);

  test('succeeds', async () => {
    const outcome = ask();
    answer(result);
    await expect(outcome).resolves.toEqual({ ok: true, result });
  });

  test.each(['DISMISSED', 'DENIED', 'NOT_SUPPORTED', 'FAILED'])('ends as %s', async (code) => {
    const outcome = ask();
    refuse(code);
    await expect(outcome).resolves.toEqual({ ok: false, code });
  });

  test('succeeds after garbage, once, and is deaf to a second answer', async () => {
    const outcome = ask();
    for (const garbage of ['{"v":1,', 'null', answerOf({ ok: true, result: { what: 'is this' } }), '7'])
      app.say(garbage);
    answer(result);
    await expect(outcome).resolves.toEqual({ ok: true, result });
    const before = dropped.length;
    refuse('FAILED');
    answer(result);
    expect(dropped).toHaveLength(before + 2);
  });

  test('waits ten minutes for a person, and drops what comes later', async () => {
    const outcome = ask();
    await jest.advanceTimersByTimeAsync(PERSONS_WAIT_MS - 1);
    await jest.advanceTimersByTimeAsync(1);
    await expect(outcome).resolves.toEqual({ ok: false, code: 'TIMEOUT' });
    answer(result);
    expect(dropped).toHaveLength(1);
  });

  test('accepts messages of the app only', async () => {
    const outcome = ask();
    app.sayFromElsewhere(answerOf({ ok: true, result }));
    refuse('DISMISSED');
    await expect(outcome).resolves.toEqual({ ok: false, code: 'DISMISSED' });
  });
});
