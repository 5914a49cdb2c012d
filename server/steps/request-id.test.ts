/** @jest-environment node */
import { request as send } from 'node:http';
import { json } from 'node:stream/consumers';
import { turns } from '@/lib/core/concurrency/test-turns';
import { setTestSettings } from '@/lib/core/env/test-settings';
import { serve } from '../test-server';

const GIVEN = '0123456789abcdef0123456789abcdef';

type Known = Record<'id' | 'origin' | 'header', string | undefined>;

let close: () => Promise<void>;
afterEach(() => close());

/** A server of a process with so many proxies before it, which says what it knows of a request, and logs a line. */
async function startServer(trustedProxies: number) {
  jest.resetModules();
  setTestSettings({
    TRUSTED_PROXIES: String(trustedProxies),
    LOG_LEVEL: 'info',
    OTHER_ORIGINS: 'https://app.ge',
  });
  const { requestId } = await import('./request-id');
  const { currentRequest } = await import('@/lib/core/log/current-request.server');
  const { log } = await import('@/lib/core/log/log.server');
  const { symbols } = await import('pino');
  const output = Reflect.get(log, symbols.streamSym) as { write: (line: string) => void };
  const logged: unknown[] = [];
  jest
    .spyOn(output, 'write')
    .mockImplementation((line) => void logged.push((JSON.parse(line) as { requestId?: string }).requestId));
  const behind = await serve([requestId], ({ headers }, response) => {
    void turns().then(() => {
      log.info('handled');
      const { id, origin } = currentRequest() ?? {};
      response.end(JSON.stringify({ id, origin, header: headers['x-request-id'] }));
    });
  });
  ({ close } = behind);
  /** The ids that the server knows of a request, and the id of its answer. */
  const sendTo = (headers: Record<string, string> = {}) =>
    new Promise<Known & { answered: unknown }>((resolve, reject) => {
      send({ port: behind.port, headers }, (answer) => {
        const answered = answer.headers['x-request-id'];
        json(answer).then((known) => resolve({ ...(known as Known), answered }), reject);
      })
        .on('error', reject)
        .end();
    });
  return { sendTo, logged };
}

test('a request has the proxy’s id where there is one, in the answer and in the log', async () => {
  const { sendTo, logged } = await startServer(1);
  expect(await sendTo({ 'x-request-id': GIVEN })).toMatchObject({ id: GIVEN, answered: GIVEN });
  expect(logged).toEqual([GIVEN]);
});

test.each<[number, string]>([
  ...['', '0'.repeat(32), 'a-request', GIVEN.toUpperCase(), `${GIVEN}0`, `${GIVEN}, ${GIVEN}`].map(
    (given): [number, string] => [1, given],
  ),
  [0, GIVEN],
])('behind %i proxies a request with the id "%s" has a new one', async (proxies, given) => {
  const { sendTo } = await startServer(proxies);
  const { id, answered, header } = await sendTo({ 'x-request-id': given });
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(id).not.toBe(given);
  expect([answered, header]).toEqual([id, undefined]);
});

test('each of twenty requests at once has an id of its own', async () => {
  const { sendTo, logged } = await startServer(0);
  const all = await Promise.all(Array.from({ length: 20 }, () => sendTo()));
  const answered = all.map((one) => one.answered);
  expect(new Set(answered).size).toBe(20);
  expect(logged.toSorted()).toEqual(answered.toSorted());
});

test('a request is known by its own origin, not by another name', async () => {
  const { sendTo } = await startServer(0);
  expect((await sendTo({ host: 'app.ge' })).origin).toBe('https://app.ge');
  expect((await sendTo({ host: 'evil.example' })).origin).toBe('http://app.test');
});
