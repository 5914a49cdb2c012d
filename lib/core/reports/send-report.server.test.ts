/** @jest-environment node */
import { setTestSettings } from '@/lib/core/env/test-settings';

let reporting: typeof import('./send-report.server');
let sent: string[];

beforeAll(async () => {
  setTestSettings({ SENTRY_DSN: 'https://key@errors.example/7' });
  reporting = await import('./send-report.server');
});
beforeEach(() => {
  sent = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_address, init) => {
    sent.push(init?.body as string);
    return Promise.resolve(new Response('{}'));
  });
});

// Holds ERR-05.
test('an error of the server is reported with its place, the release and the diner’s id', () => {
  reporting.reportServerError(new TypeError('x is not a function of +77011234567'), '700431');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('x is not a function of [number]');
  expect(sent[0]).toContain('send-report.server.test.ts');
  expect(sent[0]).toContain('"user":{"id":"700431"}');
  expect(sent[0]).toMatch(/"release":"v\d/);
});

test('a sign-in that is no id of the platform stays here', () => {
  reporting.reportServerError(new TypeError('x'), 'sign-in-1');
  expect(sent[0]).not.toContain('sign-in-1');
});

// Holds ERR-06, ERR-07.
test.each([new TypeError('fetch failed: network error'), new DOMException('left', 'AbortError'), 'a text'])(
  'what tells nothing of our code is not reported: %#',
  (error) => {
    reporting.reportServerError(error);
    expect(sent).toEqual([]);
  },
);

test('a service that fails does not fail what reports to it', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('down'));
  expect(() => reporting.reportServerError(new RangeError('y'))).not.toThrow();
  await new Promise(setImmediate);
});
