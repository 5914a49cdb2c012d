/** @jest-environment node */
import { OPEN_TIMEOUT_MS, openSandbox } from '../testing/open';
import type { RunningSandbox } from '../server';

let running: RunningSandbox;
beforeAll(async () => {
  running = await openSandbox(0.2);
}, OPEN_TIMEOUT_MS);
afterAll(() => running.close());

const send = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: string) =>
  running.app.inject({
    method,
    url,
    payload,
    headers: payload === undefined ? {} : { 'content-type': 'text/plain' },
  });
const event = {
  event_type: 'line_added',
  time: 1_800_000_000_000,
  insert_id: 'a',
  event_properties: { count: 2 },
};

test('events and reports that arrived are shown, newest first, with their texts escaped', async () => {
  expect((await send('GET', '/analytics?lang=en')).body).toContain('Nothing has arrived yet.');
  const events = [event, { ...event, event_type: '<b>page_viewed</b>', insert_id: 'b' }];
  expect(
    (await send('POST', '/analytics/events', JSON.stringify({ api_key: 'samal-kz', events }))).json(),
  ).toEqual({
    code: 200,
    events_ingested: 2,
  });
  const shown = (await send('GET', '/analytics?lang=ka')).body;
  expect(shown).toContain('მოვლენები');
  expect(shown).toContain('samal-kz');
  expect(shown).not.toContain('<b>page');
  expect(shown.indexOf('page_viewed')).toBeLessThan(shown.indexOf('line_added'));

  const report = {
    event_id: 'c',
    timestamp: 1_800_000_000,
    exception: { values: [{ type: 'TypeError', value: 'x' }] },
  };
  await send(
    'POST',
    '/api/1/envelope/',
    [{}, { type: 'event' }, report].map((line) => JSON.stringify(line)).join('\n'),
  );
  expect((await send('GET', '/errors?lang=kk')).body).toContain('TypeError: x');
});

test('an event that is sent again is shown once', async () => {
  await send('DELETE', '/control/signals');
  for (let time = 0; time < 2; time += 1)
    await send('POST', '/analytics/events', JSON.stringify({ api_key: 'k', events: [event] }));
  expect((await send('GET', '/control/signals')).json()).toMatchObject({
    events: [{ counter: 'k' }],
    reports: [],
  });
  expect((await send('GET', '/control/signals')).json<{ events: unknown[] }>().events).toHaveLength(1);
});

test('an invalid event is refused', async () => {
  expect((await send('POST', '/analytics/events', '{}')).statusCode).toBeGreaterThanOrEqual(400);
  expect((await send('POST', '/analytics/events', 'no JSON')).statusCode).toBe(400);
});
