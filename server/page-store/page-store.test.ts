/** @jest-environment node */
import { expiredTags } from '@/lib/cache/expired-tags.server';
import type { SharedEntries } from '@/lib/cache/shared-entries.server';
import { currentRequest, newRequest, runRequest } from '@/lib/log/current-request.server';
import { createPageStore, type Found } from './page-store';
import type { Page } from './stored-page';

const MB = 1024 * 1024;
const DAY_MS = 24 * 3_600_000;
const KEY = '/kz-ru-web';
const START_MS = Date.UTC(2026, 10, 30, 12);

const partsOf = (body: Uint8Array): Page['parts'] => ({
  html: { headers: [['content-type', 'text/html']], etag: '"1"', bodies: { identity: body } },
});
const page = (text: string, part: Partial<Page> = {}): Page => ({
  status: 200,
  parts: partsOf(Buffer.from(text)),
  tags: ['menu:3107'],
  madeAtMs: Date.now(),
  freshUntilMs: Date.now() + 60_000,
  endsAtMs: Date.now() + DAY_MS,
  ...part,
});
const failure = page('later', { status: 503 });
const nothing = page('not found', { status: 404 });
const textOf = ({ page: { parts } }: Found) => Buffer.from(parts.html?.bodies.identity ?? '').toString();
/** Renders that give these answers one after another, and the last one from then on. */
const renders = (...answers: (() => Page)[]) => {
  const render = jest.fn<Promise<Page>, []>();
  answers.forEach((answer, place) =>
    place < answers.length - 1
      ? render.mockImplementationOnce(() => Promise.resolve(answer()))
      : render.mockImplementation(() => Promise.resolve(answer())),
  );
  return render;
};
const seen = async (store: ReturnType<typeof createPageStore>, render: () => Promise<Page>) => {
  const found = await store.find(KEY, render);
  return `${found.outcome} ${textOf(found)}`;
};

beforeEach(() => {
  jest.useFakeTimers({ now: START_MS, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('renders a page once for two hundred requests at once, and sends it to all that come later', async () => {
  const store = createPageStore(MB, null);
  const render = renders(() => page('menu'));
  const all = await Promise.all(Array.from({ length: 200 }, () => seen(store, render)));
  expect(new Set(all)).toEqual(new Set(['miss menu']));
  expect(await seen(store, render)).toBe('hit menu');
  expect(render).toHaveBeenCalledTimes(1);
});

test('sends a page whose time is over once more, while the next is made behind it', async () => {
  const store = createPageStore(MB, null);
  const render = renders(
    () => page('old'),
    () => page('new'),
  );
  await seen(store, render);
  jest.setSystemTime(START_MS + 60_001);
  expect(await seen(store, render)).toBe('stale old');
  await settled();
  expect(await seen(store, render)).toBe('hit new');
});

test('makes a page for its first visitor under the id of that request, and the next one under an id of its own', async () => {
  const store = createPageStore(MB, null);
  const ids: (string | undefined)[] = [];
  const render = () => {
    ids.push(currentRequest()?.id);
    return Promise.resolve(page('menu'));
  };
  const view = () => runRequest(newRequest('1'.repeat(32)), () => seen(store, render));
  await view();
  jest.setSystemTime(START_MS + 60_001);
  await view();
  await settled();
  expect(ids).toEqual(['1'.repeat(32), expect.stringMatching(/^(?!1{32})[0-9a-f]{32}$/)]);
});

test('has a page that it can send without a render, and no other', async () => {
  const store = createPageStore(MB, null);
  expect(store.has(KEY)).toBe(false);
  const render = renders(() => page('old'));
  await seen(store, render);
  jest.setSystemTime(START_MS + DAY_MS);
  expect(store.has(KEY)).toBe(true);
  jest.setSystemTime(START_MS + DAY_MS + 1);
  expect(store.has(KEY)).toBe(false);
});

test('makes a page anew whose tag has expired, in whichever process', async () => {
  const store = createPageStore(MB, null);
  const render = renders(
    () => page('dear', { tags: ['menu:7'] }),
    () => page('cheap', { tags: ['menu:7'] }),
  );
  await seen(store, render);
  jest.setSystemTime(START_MS + 1_000);
  await expiredTags().expire(['menu:7']);
  jest.setSystemTime(START_MS + 1_001);
  expect(await seen(store, render)).toBe('stale dear');
  await settled();
  expect(await seen(store, render)).toBe('hit cheap');
});

test('shows the last good page for a day while its renders fail, and tries once in ten seconds', async () => {
  const store = createPageStore(MB, null);
  const render = renders(
    () => page('yesterday'),
    () => failure,
  );
  await seen(store, render);
  jest.setSystemTime(START_MS + 61_000);
  for (let view = 0; view < 5; view += 1) {
    expect(await seen(store, render)).toBe('stale yesterday');
    await settled();
  }
  expect(render).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(11_000);
  await seen(store, render);
  expect(render).toHaveBeenCalledTimes(3);
  jest.setSystemTime(START_MS + DAY_MS + 1);
  expect(await seen(store, render)).toBe('miss later');
});

test('shows a page made of a stale answer no longer than that answer', async () => {
  const store = createPageStore(MB, null);
  const ofYesterday = page('yesterday', { freshUntilMs: START_MS, endsAtMs: START_MS + 3_600_000 });
  const render = renders(
    () => ofYesterday,
    () => failure,
  );
  await seen(store, render);
  jest.setSystemTime(START_MS + 3_600_000);
  expect(await seen(store, render)).toBe('stale yesterday');
  await settled();
  jest.setSystemTime(START_MS + 3_600_001);
  expect(await seen(store, render)).toBe('miss later');
});

test('shows the last good page where a render throws, and throws where there is none', async () => {
  const store = createPageStore(MB, null);
  const broken = () => Promise.reject(new Error('broken'));
  await expect(Promise.resolve(store.find('/other', broken))).rejects.toThrow('broken');
  await seen(
    store,
    renders(() => page('menu')),
  );
  jest.setSystemTime(START_MS + 61_000);
  expect(await seen(store, broken)).toBe('stale menu');
});

test.each([
  ['a failure', failure, 'later'],
  ['what does not exist', nothing, 'not found'],
])('stores no answer of %s', async (_what, answer, text) => {
  const store = createPageStore(MB, null);
  const render = renders(() => answer);
  expect(await seen(store, render)).toBe(`miss ${text}`);
  expect(await seen(store, render)).toBe(`miss ${text}`);
  expect(render).toHaveBeenCalledTimes(2);
});

test('shows no page any more of what does not exist any more', async () => {
  const store = createPageStore(MB, null);
  const render = renders(
    () => page('venue'),
    () => nothing,
  );
  await seen(store, render);
  jest.setSystemTime(START_MS + 61_000);
  expect(await seen(store, render)).toBe('stale venue');
  await settled();
  expect(await seen(store, render)).toBe('miss not found');
});

test('makes a page anew where the clock was set back by an hour', async () => {
  const store = createPageStore(MB, null);
  const render = renders(
    () => page('of the future'),
    () => page('of now'),
  );
  await seen(store, render);
  jest.setSystemTime(START_MS - 3_600_000);
  expect(await seen(store, render)).toBe('stale of the future');
  await settled();
  expect(await seen(store, render)).toBe('hit of now');
});

test('waits ten seconds for the next try also where the clock was set back by an hour meanwhile', async () => {
  const store = createPageStore(MB, null);
  const render = renders(
    () => page('old'),
    () => failure,
    () => page('new'),
  );
  await seen(store, render);
  jest.advanceTimersByTime(61_000);
  await seen(store, render);
  await settled();
  jest.setSystemTime(START_MS - 3_600_000);
  jest.advanceTimersByTime(10_000);
  expect(await seen(store, render)).toBe('stale old');
  await settled();
  expect(await seen(store, render)).toBe('hit new');
});

test('renders no more than 64 pages at once', async () => {
  const store = createPageStore(MB, null);
  const never = () => new Promise<Page>(() => undefined);
  for (let number = 0; number < 64; number += 1) void store.find(`/made-up/${number}`, never);
  await settled();
  await expect(Promise.resolve(store.find('/one-more', never))).rejects.toThrow('too many');
});

test('is not filled beyond its bytes, and evicts the least recently used page first', async () => {
  const store = createPageStore(20_000, null);
  const big = (key: string) =>
    store.find(key, () => Promise.resolve(page(key, { parts: partsOf(Buffer.alloc(5_000)) })));
  for (let number = 0; number < 50; number += 1) await big(`/made-up/${number}`);
  expect((await big('/made-up/49')).outcome).toBe('hit');
  expect((await big('/made-up/1')).outcome).toBe('miss');
});

test('renders each page for each view where it may have no byte', async () => {
  const store = createPageStore(0, null);
  const render = renders(
    () => page('first'),
    () => page('second'),
  );
  expect([await seen(store, render), await seen(store, render)]).toEqual(['miss first', 'miss second']);
  expect(store.has('/kz-ru-web')).toBe(false);
});

describe('beside other processes', () => {
  const shared = (stored: { value: unknown; lastModified: number } | null) => ({
    get: jest.fn<ReturnType<SharedEntries['get']>, Parameters<SharedEntries['get']>>(() =>
      Promise.resolve(stored),
    ),
    set: jest.fn<undefined, Parameters<SharedEntries['set']>>(),
  });

  test('takes the page that another has made', async () => {
    const value = page('theirs', { freshUntilMs: 60_000, endsAtMs: DAY_MS });
    const store = createPageStore(MB, shared({ value, lastModified: Date.now() }));
    const render = renders(() => page('ours'));
    expect(await seen(store, render)).toBe('hit theirs');
    expect(render).not.toHaveBeenCalled();
  });

  test('shows a stale one of another while the platform is dead', async () => {
    const value = page('theirs', { freshUntilMs: 0, endsAtMs: DAY_MS });
    const store = createPageStore(MB, shared({ value, lastModified: Date.now() - 3_600_000 }));
    const render = renders(() => failure);
    for (let view = 0; view < 3; view += 1) {
      expect(await seen(store, render)).toBe('stale theirs');
      await settled();
    }
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('gives its pages to the others with the time that they are fresh for', async () => {
    const others = shared(null);
    await seen(
      createPageStore(MB, others),
      renders(() => page('ours')),
    );
    expect(others.set.mock.calls[0]?.[1]).toMatchObject({
      value: { freshUntilMs: 60_000, endsAtMs: DAY_MS },
      lastModified: START_MS,
    });
  });

  test.each([
    ['none', null],
    ['another shape', { value: { html: 'x' }, lastModified: START_MS }],
    ['nothing in it', { value: null, lastModified: START_MS }],
    [
      'of two days ago',
      { value: page('old', { freshUntilMs: 0, endsAtMs: DAY_MS }), lastModified: START_MS - 2 * DAY_MS },
    ],
  ])('makes its own where theirs is %s, and gives it to them', async (_what, stored) => {
    const others = shared(stored);
    const store = createPageStore(MB, others);
    expect(
      await seen(
        store,
        renders(() => page('ours')),
      ),
    ).toBe('miss ours');
    expect(others.set.mock.calls[0]?.[1].value).toMatchObject({ parts: partsOf(Buffer.from('ours')) });
  });
});
