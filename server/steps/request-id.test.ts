/** @jest-environment node */
import { request as send } from 'node:http';
import { turns } from '@/lib/concurrency/test-turns';
import { setTestSettings } from '@/lib/env/test-settings';
import { serve } from '../test-server';

const GIVEN = '0123456789abcdef0123456789abcdef';

/** A server of a process with so many proxies before it, which says what it knows of a request, and logs a line. */
async function startServer(trustedProxies: number) {
  jest.resetModules();
  setTestSettings({
    TRUSTED_PROXIES: String(trustedProxies),
    LOG_LEVEL: 'info',
    OTHER_ORIGINS: 'https://app.ge',
  });
  const { requestId } = await import('./request-id');
  const { currentRequest } = await import('@/lib/log/current-request.server');
  const { log } = await import('@/lib/log/log.server');
  const { symbols } = await import('pino');
  const output = Reflect.get(log, symbols.streamSym) as { write: (line: string) => void };
  const lines: string[] = [];
  jest.spyOn(output, 'write').mockImplementation((line) => void lines.push(line));
  const { port, address, close } = await serve([requestId], (request, response) => {
    void (async () => {
      await turns();
      log.info('handled');
      const { id: seen, origin } = currentRequest() ?? {};
      response.end(
        JSON.stringify({
          seen,
          header: request.headers['x-request-id'],
          ...(request.url === '/origin' ? { origin } : {}),
        }),
      );
    })();
  });
  const ask = async (headers: Record<string, string> = {}) => {
    const answer = await fetch(address, { headers });
    const body = (await answer.json()) as { seen: string; header?: string };
    return { ...body, told: answer.headers.get('x-request-id') };
  };
  return { ask, lines, close, port };
}

describe('the id of a request', () => {
  test('is the proxy’s where there is one, in the answer and in the log', async () => {
    const { ask, lines, close } = await startServer(1);
    expect(await ask({ 'x-request-id': GIVEN })).toEqual({ seen: GIVEN, told: GIVEN });
    expect(lines.map((line) => (JSON.parse(line) as { requestId?: string }).requestId)).toEqual([GIVEN]);
    await close();
  });

  test.each(['', '0'.repeat(32), 'a-request', GIVEN.toUpperCase(), `${GIVEN}0`, `${GIVEN}, ${GIVEN}`])(
    'is a new one where the proxy’s is "%s"',
    async (given) => {
      const { ask, close } = await startServer(1);
      const { seen, told, header } = await ask({ 'x-request-id': given });
      expect(seen).toMatch(/^[0-9a-f]{32}$/);
      expect(seen).not.toBe(given);
      expect([told, header]).toEqual([seen, undefined]);
      await close();
    },
  );

  test('is never the client’s own', async () => {
    const { ask, close } = await startServer(0);
    const { seen, told, header } = await ask({ 'x-request-id': GIVEN });
    expect(seen).not.toBe(GIVEN);
    expect([told, header]).toEqual([seen, undefined]);
    await close();
  });

  test('is each request’s own, also of those at the same time', async () => {
    const { port, lines, close } = await startServer(0);
    const one = () =>
      new Promise<string>((resolve, reject) => {
        send({ port, host: '127.0.0.1', path: '/' }, (answer) => {
          answer.resume();
          answer.on('end', () => resolve(String(answer.headers['x-request-id'])));
        })
          .on('error', reject)
          .end();
      });
    const told = await Promise.all(Array.from({ length: 20 }, one));
    expect(new Set(told).size).toBe(20);
    const logged = lines.map((line) => (JSON.parse(line) as { requestId?: string }).requestId);
    expect(logged.toSorted()).toEqual(told.toSorted());
    await close();
  });
});

test('a request is known by the origin of ours that it names, and none of another name', async () => {
  const { port, close } = await startServer(0);
  const originOf = (host: string) =>
    new Promise<unknown>((resolve, reject) => {
      const asked = send({ port, path: '/origin', headers: { host } }, (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += part.toString()));
        answer.on('end', () => resolve((JSON.parse(text) as { origin?: string }).origin));
      });
      asked.on('error', reject).end();
    });
  expect(await originOf('app.ge')).toBe('https://app.ge');
  expect(await originOf('evil.example')).toBe('http://app.test');
  await close();
});
