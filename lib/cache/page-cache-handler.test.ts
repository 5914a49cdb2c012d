/** @jest-environment node */
import { createHash } from 'node:crypto';
import PageCacheHandler from './page-cache-handler.mjs';
import { pageVersion } from './page-version.mjs';

const dataScript = (address: string, query: string) =>
  `self.__next_f.push([1,${JSON.stringify(`0:{"P":null,"c":${address},"q":"${query}","i":false}\n`)}])`;
const SCRIPT = dataScript('["","menu"]', '');
const GOOD = `<html><script>${SCRIPT}</script><script>alert(1)</script></html>`;
const MEGABYTE = 1024 * 1024;

interface PageEntry {
  kind: 'APP_PAGE';
  html: string | { toUnchunkedString: () => string };
  rscData?: Buffer;
  segmentData?: Map<string, Buffer>;
  status?: number;
  headers?: Record<string, string>;
}

/** The interface that Next requires of its cache. */
interface PageCache {
  set: (key: string, entry: object | null, context: object) => Promise<void>;
  get: (
    key: string,
    context: { kind: string; tags?: string[]; softTags?: string[] },
  ) => Promise<{ value: object; lastModified: number } | null>;
  revalidateTag: (tags: string | string[], durations?: { expire?: number }) => Promise<void>;
}

const makeHandler = () =>
  Reflect.construct(PageCacheHandler, [{ maxMemoryCacheSize: MEGABYTE }]) as PageCache;
const handler = makeHandler();
const page = (html: PageEntry['html'], part: Partial<PageEntry> = {}): PageEntry => ({
  kind: 'APP_PAGE',
  html,
  ...part,
});
const listPage = (...data: unknown[]) => ({
  kind: 'FETCH',
  data: {
    headers: {},
    status: 200,
    url: 'http://platform.test/takeaway/v2/locations',
    body: Buffer.from(
      JSON.stringify({ data, meta: { current_page: 7, last_page: 1, total: data.length } }),
    ).toString('base64'),
  },
  revalidate: 300,
});
const keep = (key: string, entry: object | null) => handler.set(key, entry, {});
const cached = async (key: string, kind = 'APP_PAGE') => (await handler.get(key, { kind }))?.value ?? null;

describe('the page cache', () => {
  test('caches a page and returns it', async () => {
    await keep('/good', page(GOOD, { status: 200 }));
    await expect(cached('/good')).resolves.toMatchObject({ html: GOOD, status: 200 });
  });

  test('sends a page out with a policy that approves Next’s own scripts and no planted one', async () => {
    const entry = page(GOOD, { headers: { 'x-next-cache-tags': 'menus' } });
    await keep('/policy', entry);
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(entry.headers).toEqual({
      'x-next-cache-tags': 'menus',
      'content-security-policy': expect.stringContaining(`script-src 'self' 'sha256-${hash}';`) as unknown,
      etag: pageVersion(entry.html as string),
    });
    await expect(cached('/policy')).resolves.toMatchObject({ headers: entry.headers });
  });

  test('reads a page that Next passes as a stream', async () => {
    const entry = page({ toUnchunkedString: () => GOOD });
    await keep('/stream', entry);
    expect(entry.headers?.['content-security-policy']).toContain("'sha256-");
  });

  test('caches nothing of the request’s address', async () => {
    const withAddress = dataScript(
      '["","menu?table_id=812&return=","orders","5"]',
      '?table_id=812&return=/orders/5',
    );
    const rscData = Buffer.from('0:{"P":null,"c":["","menu?table_id=812"],"q":"?table_id=812","i":false}\n');
    const entry = page(GOOD.replace(SCRIPT, withAddress), { rscData, status: 200 });
    await keep('/asked', entry);
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    await expect(cached('/asked')).resolves.toMatchObject({
      html: GOOD,
      rscData: Buffer.from('0:{"P":null,"c":["","menu"],"q":"","i":false}\n'),
      headers: { 'content-security-policy': expect.stringContaining(`'sha256-${hash}'`) as unknown },
    });
  });

  test('caches nothing of the request’s address in the segments that the client router requests', async () => {
    const tree = Buffer.from('0:{"tree":{"name":""}}');
    const full = (address: string, query: string) =>
      Buffer.from(`0:{"P":null,"c":${address},"q":"${query}","i":false}\n`);
    const segmentData = new Map([
      ['/_tree', tree],
      ['/_full', full('["","menu?table_id=812"]', '?table_id=812')],
    ]);
    await keep('/segments', page(GOOD, { segmentData, status: 200 }));
    await expect(cached('/segments')).resolves.toMatchObject({
      segmentData: new Map([
        ['/_tree', tree],
        ['/_full', full('["","menu"]', '')],
      ]),
    });
  });

  test('does not cache a page in which it cannot locate the request’s address', async () => {
    const warned = jest.spyOn(process, 'emitWarning').mockImplementation();
    await keep('/other-shape', page('<html><p>Меню</p></html>', { status: 200 }));
    await expect(cached('/other-shape')).resolves.toBeNull();
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
  });

  test('does not cache a page with a segment in which it cannot locate the request’s address', async () => {
    const warned = jest.spyOn(process, 'emitWarning').mockImplementation();
    const segmentData = new Map([['/_full', Buffer.from('0:{"c":"menu?table_id=812"}')]]);
    await keep('/odd-segments', page(GOOD, { segmentData, status: 200 }));
    await expect(cached('/odd-segments')).resolves.toBeNull();
    warned.mockRestore();
  });

  test.each(['404', '503'])(
    'gives a page that stands for a failure its status %s and does not keep it',
    async (status) => {
      const entry = page(`<html><main data-page-status="${status}">…</main></html>`, { status: 200 });
      await keep(`/failed-${status}`, entry);
      expect(entry.status).toBe(Number(status));
      expect(entry.headers?.['content-security-policy']).toContain('script-src');
      await expect(cached(`/failed-${status}`)).resolves.toBeNull();
    },
  );

  test('keeps the last good page while the newer ones fail', async () => {
    await keep('/menu', page(GOOD, { status: 200 }));
    await keep('/menu', page('<main data-page-status="503">'));
    await expect(cached('/menu')).resolves.toMatchObject({ html: GOOD });
  });

  test.each([404, 500, 307])('does not cache a page of HTTP %i', async (status) => {
    await keep(`/status-${status}`, page(GOOD, { status }));
    await expect(cached(`/status-${status}`)).resolves.toBeNull();
  });

  test('does not cache an empty page of a list, of which any number can be made up', async () => {
    await keep('empty-list', listPage());
    await expect(cached('empty-list', 'FETCH')).resolves.toBeNull();
  });

  test('forgets the earlier content of a page of a list that has become empty', async () => {
    await keep('emptied-list', listPage({ filial_id: 3107 }));
    await expect(cached('emptied-list', 'FETCH')).resolves.toEqual(listPage({ filial_id: 3107 }));
    await keep('emptied-list', listPage());
    await expect(cached('emptied-list', 'FETCH')).resolves.toEqual(listPage());
  });

  test('caches an answer that is empty but no page of a list', async () => {
    const answer = listPage();
    answer.data.body = Buffer.from('{"data":[]}').toString('base64');
    await keep('empty-answer', answer);
    await expect(cached('empty-answer', 'FETCH')).resolves.toEqual(answer);
  });

  test.each([['null', null] as const, ['kind PAGES', { kind: 'PAGES', html: GOOD }] as const])(
    'does not cache an entry of %s, nor drops the last good page for it',
    async (name, entry) => {
      await keep(`/unknown ${name}`, entry);
      await expect(handler.get(`/unknown ${name}`, { kind: 'APP_PAGE' })).resolves.toBeNull();
      await keep(`/known ${name}`, page(GOOD, { status: 200 }));
      await keep(`/known ${name}`, entry);
      await expect(cached(`/known ${name}`)).resolves.toMatchObject({ html: GOOD });
    },
  );

  test('does not change an entry that is no page', async () => {
    const answer = {
      kind: 'APP_ROUTE',
      body: Buffer.from('data-page-status="503"'),
      headers: {},
      status: 200,
    };
    await keep('/route', answer);
    await expect(cached('/route', 'APP_ROUTE')).resolves.toMatchObject({ status: 200, headers: {} });
  });

  test('shares its entries among all handlers that Next makes', async () => {
    await keep('/shared', page(GOOD, { status: 200 }));
    await expect(makeHandler().get('/shared', { kind: 'APP_PAGE' })).resolves.toMatchObject({
      value: { html: GOOD },
    });
  });

  test('evicts the least recently used entry when its bytes are used up', async () => {
    const large = () => page(GOOD, { rscData: Buffer.alloc(0.4 * MEGABYTE, row) });
    const row = '0:{"P":null,"c":["",""],"q":"","i":false}\n'.padEnd(128);
    await keep('/first', large());
    await keep('/second', large());
    await cached('/first');
    await keep('/third', large());
    await expect(Promise.all(['/first', '/second', '/third'].map((key) => cached(key)))).resolves.toEqual([
      expect.objectContaining({ html: GOOD }),
      null,
      expect.objectContaining({ html: GOOD }),
    ]);
  });
});

test('an answer of the platform is not read any more when it is a day old', async () => {
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'nextTick'] });
  await keep('old-answer', listPage({ filial_id: 3107 }));
  jest.setSystemTime(Date.now() + 24 * 3600 * 1000);
  await expect(cached('old-answer', 'FETCH')).resolves.not.toBeNull();
  jest.setSystemTime(Date.now() + 1);
  await expect(cached('old-answer', 'FETCH')).resolves.toBeNull();
  jest.useRealTimers();
});

describe('a tag that is expired', () => {
  const MENU_TAGS = { 'x-next-cache-tags': 'menus,menu:3107' };
  const CACHE_CONTROL = { cacheControl: { revalidate: 120, expire: 86_400 } };
  const look = (key: string, tags: string[] = []) => handler.get(key, { kind: 'APP_PAGE', tags });
  const aMoment = () => jest.setSystemTime(Date.now() + 1000);

  beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  test('makes its page stale like one whose time is over, so that it is shown while the next is made', async () => {
    await handler.set('/tagged', page(GOOD, { status: 200, headers: { ...MENU_TAGS } }), CACHE_CONTROL);
    const madeAtMs = Date.now();
    aMoment();
    await handler.revalidateTag('menu:3107', { expire: 31_536_000 });
    aMoment();
    await expect(look('/tagged')).resolves.toMatchObject({ lastModified: Date.now() - 120_001 });
    await handler.set('/tagged', page(GOOD, { status: 200, headers: { ...MENU_TAGS } }), CACHE_CONTROL);
    await expect(look('/tagged')).resolves.toMatchObject({ lastModified: madeAtMs + 2000 });
  });

  test('expires its answers, and no others', async () => {
    await keep('menu-3107', listPage({ filial_id: 3107 }));
    const madeAtMs = Date.now();
    aMoment();
    await handler.revalidateTag(['menu:3107'], { expire: 31_536_000 });
    await expect(look('menu-3107', ['menus', 'menu:3107'])).resolves.toMatchObject({ lastModified: 0 });
    await expect(look('menu-3107', ['menus', 'menu:3108'])).resolves.toMatchObject({
      lastModified: madeAtMs,
    });
  });

  test('hides what has it at once, or when the time it was given is over', async () => {
    await handler.set('/hidden', page(GOOD, { status: 200, headers: { ...MENU_TAGS } }), CACHE_CONTROL);
    aMoment();
    await handler.revalidateTag('menus', { expire: 60 });
    await expect(look('/hidden')).resolves.not.toBeNull();
    jest.setSystemTime(Date.now() + 60_000);
    await expect(look('/hidden')).resolves.toBeNull();

    await handler.set('/hidden', page(GOOD, { status: 200, headers: { ...MENU_TAGS } }), CACHE_CONTROL);
    aMoment();
    await handler.revalidateTag('menus');
    await expect(look('/hidden')).resolves.toBeNull();
  });
});
