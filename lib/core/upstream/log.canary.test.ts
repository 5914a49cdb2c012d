/** @jest-environment node */
import { inspect } from 'node:util';
import pino from 'pino';
import { z } from 'zod';
import { fakePauses } from '@/lib/core/time/test-timers';
import { startFakePlatform, type FakeAnswer, type FakePlatform } from './test-platform';

const CANARY = 'canary7';
const COORDINATES = { latitude: 43.7770001, longitude: 76.7770001 };
/** Plain, percent-encoded and as JSON, they all contain one of these. */
const FORBIDDEN = [CANARY, '777000', '+7701'];

const FAILURES: [how: string, answer: FakeAnswer | null][] = [
  ['answers 500', { status: 500, json: { errors: [{ title: CANARY, code: `${CANARY}-1` }] } }],
  ['answers 401', { status: 401, json: { errors: [{ title: CANARY, code: 'unauthorized' }] } }],
  ['answers 404 with a message', { status: 404, json: { message: `no ${CANARY}` } }],
  ['answers 429', { status: 429, json: { errors: [{ code: `${CANARY}/2`, title: CANARY }] } }],
  ['does not answer', () => undefined],
  ['cuts the connection', (response) => response.destroy()],
  ['redirects', { status: 302, headers: { Location: `http://127.0.0.1:1/${CANARY}` } }],
  ['answers with a page', { text: `<html>${CANARY}` }],
  ['answers in another shape', { json: { data: { [CANARY]: CANARY } } }],
  ['answers with an error inside 200', { json: { error_code: 422, message: CANARY, code: CANARY } }],
  ['answers with errors inside 200', { json: { errors: [{ status: '401', title: CANARY }] } }],
  // The last, because its server is gone then.
  ['refuses connections', null],
];

const realSetTimeout = setTimeout;

let platform: FakePlatform;
let lines: string;
let output: { write: (line: string) => void };
let service = 0;

beforeAll(async () => {
  platform = await startFakePlatform({ LOG_LEVEL: 'debug' });
  const { log } = await import('@/lib/core/log/log.server');
  output = Reflect.get(log, pino.symbols.streamSym) as typeof output;
});
afterAll(() => platform.close());
beforeEach(() => {
  service += 1;
  lines = '';
  fakePauses();
  jest.spyOn(output, 'write').mockImplementation((line) => {
    lines += line;
  });
});

afterEach(() => jest.useRealTimers());

/** The failure of the call, once all its waits are over. */
async function failureOf(call: Promise<unknown>): Promise<unknown> {
  let isOver = false;
  const failed = call
    .then(() => null)
    .catch((cause: unknown) => cause)
    .finally(() => (isOver = true));
  while (!isOver) {
    await new Promise((resolve) => realSetTimeout(resolve, 5));
    await jest.advanceTimersByTimeAsync(500);
  }
  return failed;
}

const schema = z.object({ data: z.record(z.enum(['price']), z.number()) });

/** One call of each kind, with a canary wherever data of a diner may be. */
async function callsOfAllKinds(): Promise<Record<string, () => Promise<unknown>>> {
  const { callUpstream, publicUpstream, userUpstream } = await import('./client');
  const { requestGeo } = await import('./geo');
  const site = { language: 'ru', country: 'kz', deviceId: CANARY, coordinates: COORDINATES } as const;
  const call = {
    path: `service-${service}/tracks/{id}`,
    params: { id: `${CANARY} 52` },
    query: { address: `${CANARY} 52`, filter: { phone: '+7701' } },
    headers: { 'X-Country-Code': CANARY, 'X-Table-Secret': CANARY },
    idempotencyKey: CANARY,
    retries: 0,
    schema,
  };
  const body = { customer_name: CANARY, phone: '+7701' };
  const diner = userUpstream({ ...site, accessToken: CANARY });
  return {
    public: () => publicUpstream(site).getFresh(call),
    cached: () => publicUpstream(site).get({ ...call, cache: { tags: [], revalidateSeconds: 1 } }),
    send: () => publicUpstream(site).ask({ ...call, body }),
    diner: () => diner.post({ ...call, body }),
    delete: () => callUpstream('delete', site, call),
    geo: () =>
      requestGeo('ru', {
        path: `geo-${service}/suggestions/`,
        query: { address: `${CANARY} 52`, lat: COORDINATES.latitude },
        schema,
      }),
  };
}

describe('the log of a platform that', () => {
  test.each(FAILURES)('%s has nothing of a diner', async (_how, answer) => {
    if (answer) platform.answer(answer);
    else await platform.close();
    for (const [kind, call] of Object.entries(await callsOfAllKinds())) {
      const error = await failureOf(call());
      // Next prints whatever a page throws, with all that the error holds.
      const printed = inspect(error, { depth: 10 });
      expect(error).not.toBeNull();
      for (const word of FORBIDDEN) expect(`${kind}: ${printed}`).not.toContain(word);
      expect(`${kind}: ${lines}`).toContain('call failed');
      for (const word of FORBIDDEN) expect(`${kind}: ${lines}`).not.toContain(word);
      lines = '';
    }
  });
});
