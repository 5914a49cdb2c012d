/** @jest-environment node */
import { expiredTags } from '@/lib/core/cache/expired-tags.server';
import { currentRequest, newRequest, runRequest } from '@/lib/core/log/current-request.server';
import { createPageStore, type PageStore, type RenderedPage } from './page-store';

const MB = 1024 * 1024;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
const KEY = 'page /kz-ru-web';
const START_MS = Date.UTC(2026, 10, 30, 12);

const at = (ms: number) => jest.setSystemTime(START_MS + ms);
beforeEach(() => {
  jest.useFakeTimers({ now: START_MS, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Renders a page that is fresh for a minute. */
const renders = (text: string, status = 200) =>
  jest.fn((): Promise<RenderedPage> =>
    Promise.resolve({
      value: {
        status,
        parts: { html: { headers: [], etag: '"1"', bodies: { identity: Buffer.from(text) } } },
      },
      tags: ['menu:3107'],
      freshUntilMs: Date.now() + MINUTE_MS,
    }),
  );
async function seen(store: PageStore, render: () => Promise<RenderedPage>, key = KEY) {
  const { outcome, entry } = await store.find(key, render);
  await settled();
  return `${outcome} ${Buffer.from(entry.value.parts.html?.bodies.identity ?? '').toString()}`;
}

test('makes a page for its first visitor under the id of that request, and the next one under an id of its own', async () => {
  const store = createPageStore(MB, null);
  const ids: (string | undefined)[] = [];
  const render = () => {
    ids.push(currentRequest()?.id);
    return renders('menu')();
  };
  for (const ms of [0, MINUTE_MS + 1]) {
    at(ms);
    await runRequest(newRequest('1'.repeat(32)), () => seen(store, render));
  }
  expect(ids).toEqual(['1'.repeat(32), expect.stringMatching(/^(?!1{32})[0-9a-f]{32}$/)]);
});

test('has a page that it can send without a render, and no other', async () => {
  const store = createPageStore(MB, null);
  expect(store.has(KEY)).toBe(false);
  await seen(store, renders('old'));
  at(DAY_MS);
  expect(store.has(KEY)).toBe(true);
  at(DAY_MS + 1);
  expect(store.has(KEY)).toBe(false);
});

test('makes a page anew whose tag has expired, in whichever process', async () => {
  const store = createPageStore(MB, null);
  await seen(store, renders('dear'));
  await expiredTags().expire(['menu:3107']);
  expect(await seen(store, renders('cheap'))).toBe('stale dear');
  expect(await seen(store, renders('never'))).toBe('hit cheap');
});

test.each([
  [503, ['stale menu', 'stale menu', 'stale menu']],
  [404, ['stale menu', 'miss answer', 'miss answer']],
  [308, ['stale menu', 'stale menu', 'stale menu']],
])(
  'stores no answer of status %i, and shows after it of a page that was there: %j',
  async (status, views) => {
    const store = createPageStore(MB, null);
    const render = renders('answer', status);
    for (let view = 0; view < 2; view += 1) expect(await seen(store, render, 'new')).toBe('miss answer');
    await seen(store, renders('menu'));
    at(MINUTE_MS + 1);
    for (const view of views) expect(await seen(store, render)).toBe(view);
  },
);

test('shows the last good page for a day while its renders fail or throw, and tries once in ten seconds', async () => {
  const store = createPageStore(MB, null);
  const failing = renders('later', 503);
  const broken = jest.fn(() => Promise.reject(new Error('broken')));
  await seen(store, renders('yesterday'));
  jest.advanceTimersByTime(MINUTE_MS + 1);
  for (const render of [failing, broken]) {
    for (let view = 0; view < 3; view += 1) expect(await seen(store, render)).toBe('stale yesterday');
    expect(render).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(10_000);
  }
  at(DAY_MS + 1);
  expect(await seen(store, failing)).toBe('miss later');
  await expect(seen(store, broken)).rejects.toThrow('broken');
});

test('renders no more than 64 pages at once', async () => {
  const store = createPageStore(MB, null);
  let end: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (end = resolve));
  const slow = () => waiting.then(renders('menu'));
  const all = Array.from({ length: 64 }, (_, number) => seen(store, slow, `/made-up/${number}`));
  await expect(seen(store, slow, '/one-more')).rejects.toThrow('too many');
  end();
  await Promise.all(all);
  expect(await seen(store, renders('menu'), '/one-more')).toBe('miss menu');
});

test('is not filled beyond its bytes, and evicts the least recently used page first', async () => {
  const store = createPageStore(20_000, null);
  const render = renders('x'.repeat(5_000));
  for (let number = 0; number < 50; number += 1) await seen(store, render, `/made-up/${number}`);
  expect([store.has('/made-up/49'), store.has('/made-up/48'), store.has('/made-up/1')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('renders each page for each view where it may have no byte', async () => {
  const store = createPageStore(0, null);
  expect([await seen(store, renders('first')), await seen(store, renders('second'))]).toEqual([
    'miss first',
    'miss second',
  ]);
  expect(store.has(KEY)).toBe(false);
});

test('takes the page that another process has made, stale ones too, and none of another shape', async () => {
  const { value } = await renders('theirs')();
  for (const [theirs, ageMs, view] of [
    [value, 0, 'hit theirs'],
    [value, 3_600_000, 'stale theirs'],
    [{ status: 200, parts: { html: 'x' } }, 0, 'miss ours'],
    [{ html: 'x' }, 0, 'miss ours'],
  ] as const) {
    const stored = { value: theirs, tags: [], freshMs: MINUTE_MS, oldMs: 0 };
    const shared = {
      get: () => Promise.resolve({ value: stored, lastModified: Date.now() - ageMs }),
      set: jest.fn(),
    };
    expect(await seen(createPageStore(MB, shared), renders('ours'))).toBe(view);
  }
});
