import { CALLS, readMessage, type HostCall } from '@/lib/core/host/bridge-protocol';
import { hostCallOf, messageTemplates } from './message-templates';

const call = { callId: 'call-1', method: 'pay', params: {} };

describe('what a tester says in the app’s place', () => {
  test('is readable by the bridge, each of it', () => {
    const kinds = messageTemplates(call).map(({ text }) => readMessage(text).kind);
    expect(new Set(kinds)).toEqual(new Set(['answer', 'event']));
    expect(messageTemplates(call)[0]?.text).toContain('"call-1"');
  });

  test('answers a call with a result that it takes', () => {
    const methods = Object.entries(CALLS).filter(([name]) => !['hello', 'authorizeByCode'].includes(name));
    for (const [name, { method, result }] of methods) {
      const message = readMessage(messageTemplates({ ...call, method })[0]?.text);
      const isTaken = message.kind === 'answer' && message.outcome.ok && result(message.outcome.result);
      expect([name, isTaken]).toEqual([name, true]);
    }
  });

  test('is events alone where no call is chosen', () => {
    expect(messageTemplates(null).every(({ key }) => key.startsWith('event '))).toBe(true);
  });
});

test.each<[string, unknown, HostCall | null]>([
  ['authorize', { mode: 'simple' }, 'authorizeSimply'],
  ['authorize', { mode: 'code' }, 'authorizeByCode'],
  ['pay', {}, 'pay'],
  ['hello', {}, null],
  ['constructor', {}, null],
])('the message %s with %j is sent again as %s', (method, params, named) => {
  expect(hostCallOf({ method, params })).toBe(named);
});
