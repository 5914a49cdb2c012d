import { boundedLog } from './bounded-log';
import { bridgeTap, type LoggedMessage } from './bridge-tap';
import { MASK } from './masking';

/** A way to a host, and what the bridge at its end makes of a message. */
function testBridge(drops: (text: unknown) => string | null = () => null) {
  const log = boundedLog<LoggedMessage>(100, 100_000);
  const debug = bridgeTap(log);
  const sent: string[] = [];
  const received: unknown[] = [];
  let host: (text: unknown) => void = () => undefined;
  const way = debug.tap({
    kind: 'frame',
    send: (text: string) => void sent.push(text),
    listen: (receive: (text: unknown) => void) => {
      host = receive;
      return () => undefined;
    },
  });
  const stop = way.listen((text) => {
    const reason = drops(text);
    if (reason) debug.noteDropped(text, reason);
    else received.push(text);
  });
  return { log, debug, sent, heard: received, way, stop, say: (text: unknown) => host(text) };
}

const write = (message: object) => JSON.stringify({ v: 1, ...message });
const CALL = write({ id: 'call-1', method: 'authorize', params: { mode: 'simple', track_id: 'a-track' } });

describe('what passes over a bridge', () => {
  test('is recorded without secrets and passes unchanged', () => {
    const { log, sent, heard: received, way, say } = testBridge();
    way.send(CALL);
    const answer = write({ id: 'call-1', ok: true, result: { status: 'success', phone: '+77011234567' } });
    say(answer);
    say(write({ event: 'theme', data: { theme: 'dark' } }));
    expect([sent, received[0]]).toEqual([[CALL], answer]);
    expect(
      log.entries().map(({ way: to, kind, name, text, outcome }) => [to, kind, name, text, outcome]),
    ).toEqual([
      ['sent', 'call', 'authorize', `{"mode":"simple","track_id":"${MASK}"}`, 'ok'],
      ['received', 'answer', 'authorize', `{"status":"success","phone":"${MASK}"}`, null],
      ['received', 'event', 'theme', '{"theme":"dark"}', null],
    ]);
  });

  test('of a refusal ends the call with its code', () => {
    const { log, way, say } = testBridge();
    way.send(CALL);
    expect(log.entries()[0]?.outcome).toBeNull();
    say(write({ id: 'call-1', ok: false, error: { code: 'DISMISSED', message: 'no' } }));
    expect(log.entries()[0]?.outcome).toBe('DISMISSED');
  });

  test.each([
    ['garbage', 'shape', '{"v":1'],
    ['an unknown answer', 'unknown', write({ id: 'x', ok: true, result: {} })],
    ['an answer of another shape', 'shape', write({ id: 'call-1', ok: true, result: 5 })],
    ['no text', 'shape', { a: 1 }],
  ])('of %s says why it was dropped, and answers nothing', (_of, reason, text) => {
    const { log, way, say } = testBridge(() => reason);
    way.send(CALL);
    say(text);
    expect(log.entries().map(({ outcome, dropped }) => [outcome, dropped])).toEqual([
      [null, null],
      [null, reason],
    ]);
  });

  test('can be sent again and said by hand', () => {
    const { log, debug, heard: received, way, stop } = testBridge();
    way.send(CALL);
    expect(debug.callOf(log.entries()[0]?.id ?? '')).toEqual({
      callId: 'call-1',
      method: 'authorize',
      params: { mode: 'simple', track_id: 'a-track' },
    });
    debug.deliver('one');
    const receive = jest.fn();
    Object.defineProperty(window, 'dastarkhanBridge', { value: { receive }, configurable: true });
    debug.deliver('two');
    Reflect.deleteProperty(window, 'dastarkhanBridge');
    expect([received, receive.mock.calls]).toEqual([['one'], [['two']]]);
    expect(debug.isHeard()).toBe(true);
    stop();
    expect(debug.isHeard()).toBe(false);
  });

  test('is recorded for the last fifty calls', () => {
    const { log, debug, way } = testBridge();
    for (let count = 1; count <= 51; count += 1)
      way.send(write({ id: `call-${count}`, method: 'haptic', params: {} }));
    expect(debug.callOf(log.entries()[0]?.id ?? '')).toBeNull();
    expect(debug.callOf(log.entries()[1]?.id ?? '')?.callId).toBe('call-2');
  });
});
