/** @jest-environment node */
import AnswerCacheHandler from './answer-cache-handler.mjs';
import { trackReads } from './cache-reads.mjs';

/** The interface that Next requires of its cache. */
interface AnswerCache {
  set: (key: string, entry: object | null) => Promise<void>;
  get: (
    key: string,
    context: { kind: string; tags?: string[]; revalidate?: number },
  ) => Promise<{ value: object; lastModified: number } | null>;
  revalidateTag: (tags: string | string[], durations?: { expire?: number }) => Promise<void>;
}

const SECONDS = 300;
const DURATIONS = { expire: 31_536_000 };
const makeHandler = () =>
  Reflect.construct(AnswerCacheHandler, [{ maxMemoryCacheSize: 1024 * 1024 }]) as AnswerCache;
const handler = makeHandler();
const answerOf = (content: unknown, part: object = {}) => ({
  kind: 'FETCH',
  data: { body: Buffer.from(JSON.stringify(content)).toString('base64') },
  revalidate: SECONDS,
  ...part,
});
const listPage = (...data: unknown[]) =>
  answerOf({ data, meta: { current_page: 7, last_page: 1, total: data.length } });
const look = (key: string, tags: string[] = []) => handler.get(key, { kind: 'FETCH', tags });
const cached = async (key: string) => (await look(key))?.value ?? null;

describe('an answer of the platform', () => {
  test('is cached, for all handlers that Next makes', async () => {
    const answer = answerOf({ data: [1] });
    await handler.set('good', answer);
    await expect(makeHandler().get('good', { kind: 'FETCH' })).resolves.toMatchObject({ value: answer });
  });

  test.each([
    ['a refusal in the style of rule 1', { errors: [{ title: 'no' }] }],
    ['a refusal in the style of rule 2', { error_code: 404, error_message: 'no' }],
    ['an empty page of a list', { data: [], meta: { current_page: 7 } }],
  ])('is not cached where it is %s', async (name, content) => {
    await handler.set(name, answerOf(content));
    await expect(cached(name)).resolves.toBeNull();
  });

  test('is not cached where it is garbage', async () => {
    const body = Buffer.from('<html>').toString('base64');
    await handler.set('garbage', answerOf(null, { data: { body } }));
    await expect(cached('garbage')).resolves.toBeNull();
  });

  test('takes the place of a page of a list that has become empty', async () => {
    await handler.set('emptied-list', listPage({ filial_id: 3107 }));
    await handler.set('emptied-list', listPage());
    await expect(cached('emptied-list')).resolves.toEqual(listPage());
  });

  test('is cached where it is empty and no page of a list', async () => {
    await handler.set('empty', answerOf({ data: [] }));
    await expect(cached('empty')).resolves.toEqual(answerOf({ data: [] }));
  });

  test.each([
    ['nothing', null],
    ['a page, which the page store has', { kind: 'APP_PAGE', html: '<html>' }],
  ])('is not dropped for %s', async (name, entry) => {
    await handler.set(name, answerOf({ data: [1] }));
    await handler.set(name, entry);
    await expect(cached(name)).resolves.toEqual(answerOf({ data: [1] }));
    await expect(handler.get(name, { kind: 'APP_PAGE' })).resolves.toBeNull();
  });

  test('is evicted when it was used least and the bytes are used up', async () => {
    const large = () => answerOf('x'.repeat(150_000));
    await handler.set('first', large());
    await handler.set('second', large());
    await cached('first');
    await handler.set('third', large());
    const left = await Promise.all(['first', 'second', 'third'].map(cached));
    expect(left.map((one) => one !== null)).toEqual([true, false, true]);
  });
});

describe('by the clock', () => {
  const START_MS = Date.UTC(2026, 2, 14, 9);
  const at = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(START_MS + ms);
  beforeEach(() => at(0));

  /** Next makes a handler for each request, looks for the entry, and stores what it makes then. */
  async function make(key: string, tags: string[], meanwhile: () => Promise<void>) {
    const ofRequest = makeHandler();
    await ofRequest.get(key, { kind: 'FETCH', tags });
    await meanwhile();
    await ofRequest.set(key, answerOf({ data: [1] }));
  }
  const isFresh = async (key: string, tags: string[]) => {
    const { lastModified = -Infinity } = (await makeHandler().get(key, { kind: 'FETCH', tags })) ?? {};
    return Date.now() - lastModified <= SECONDS * 1000;
  };

  test('an answer is not read any more when it is a day old', async () => {
    await handler.set('old', answerOf({ data: [1] }));
    at(24 * 3_600_000);
    await expect(cached('old')).resolves.not.toBeNull();
    at(24 * 3_600_000 + 1);
    await expect(cached('old')).resolves.toBeNull();
  });

  test('an answer is as old as its beginning', async () => {
    await make('age', [], async () => void at(5_000));
    at(SECONDS * 1000);
    await expect(isFresh('age', [])).resolves.toBe(true);
    at(SECONDS * 1000 + 1);
    await expect(isFresh('age', [])).resolves.toBe(false);
  });

  test.each([
    ['a moment before', 100],
    ['in the millisecond of', 0],
  ])(
    'an answer that was begun %s the end of its tag is stale, though it came afterwards',
    async (name, ms) => {
      const tags = [`tag ${name}`];
      await make(name, tags, async () => {
        at(ms);
        await handler.revalidateTag(tags, DURATIONS);
        at(ms + 300);
      });
      await expect(isFresh(name, tags)).resolves.toBe(false);
      // The stale one is shown while the next is made, which is good.
      await make(name, tags, async () => void at(ms + 800));
      await expect(isFresh(name, tags)).resolves.toBe(true);
    },
  );

  test('an answer counts from the read that found it stale, not from an earlier one of the same request', async () => {
    const ofRequest = makeHandler();
    const read = () => ofRequest.get('read-twice', { kind: 'FETCH', tags: ['twice'] });
    await read();
    await ofRequest.set('read-twice', answerOf({ data: [1] }));
    await read();
    at(10_000);
    await handler.revalidateTag('twice', DURATIONS);
    at(10_001);
    await read();
    at(15_000);
    await read();
    await ofRequest.set('read-twice', answerOf({ data: [1] }));
    await expect(read()).resolves.toMatchObject({ lastModified: START_MS + 10_001 });
  });

  test('the end of a tag makes its answers stale, and no others', async () => {
    await handler.set('menu-3107', answerOf({ data: [1] }));
    at(1_000);
    await handler.revalidateTag(['menu:3107'], DURATIONS);
    await expect(look('menu-3107', ['menus', 'menu:3107'])).resolves.toMatchObject({ lastModified: 0 });
    await expect(look('menu-3107', ['menus', 'menu:3108'])).resolves.toMatchObject({
      lastModified: START_MS,
    });
  });

  test('the end of a tag hides its answers at once, or when the time it was given is over', async () => {
    await handler.set('hidden', answerOf({ data: [1] }));
    at(1_000);
    await handler.revalidateTag('hidden-tag', { expire: 60 });
    await expect(look('hidden', ['hidden-tag'])).resolves.not.toBeNull();
    at(61_000);
    await expect(look('hidden', ['hidden-tag'])).resolves.toBeNull();
    await handler.set('hidden', answerOf({ data: [1] }));
    at(62_000);
    await handler.revalidateTag('hidden-tag');
    await expect(look('hidden', ['hidden-tag'])).resolves.toBeNull();
  });

  test('what is being made has the tags of its answers, and is fresh as long as they are', async () => {
    const ofRequest = makeHandler();
    const read = (key: string, tags: string[]) =>
      trackReads(() => ofRequest.get(key, { kind: 'FETCH', tags, revalidate: SECONDS }));
    const untilMs = async () => (await read('read', ['read-tag'])).reads.freshUntilMs - START_MS;
    const { reads } = await read('read', ['read-tag']);
    expect([[...reads.tags], reads.freshUntilMs]).toEqual([['read-tag'], START_MS + SECONDS * 1000]);
    await ofRequest.set('read', answerOf({ data: [1] }));
    at(10_000);
    expect(await untilMs()).toBe(SECONDS * 1000);
    // Next gives an old one once more, and requests the next.
    at(SECONDS * 1000 + 1);
    expect(await untilMs()).toBe(SECONDS * 1000 + 5_001);
  });

  test('what is made of an old answer is made anew soon, though the next one comes while it is made', async () => {
    const ofRequest = makeHandler();
    await ofRequest.set('renewed', answerOf({ data: [1] }));
    at(SECONDS * 1000 + 1);
    const { reads } = await trackReads(async () => {
      await ofRequest.get('renewed', { kind: 'FETCH', tags: [] });
      await ofRequest.set('renewed', answerOf({ data: [2] }));
    });
    expect(reads.freshUntilMs).toBe(START_MS + SECONDS * 1000 + 5_001);
  });
});
