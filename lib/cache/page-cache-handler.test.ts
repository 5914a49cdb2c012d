/** @jest-environment node */
import { createHash } from 'node:crypto';
import PageCacheHandler from './page-cache-handler.mjs';

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

const missing = () => Promise.reject(new Error('nothing on disk'));
/** What Next asks of its cache. */
interface KeptPages {
  set: (key: string, entry: object | null, context: object) => Promise<void>;
  get: (key: string, context: { kind: string }) => Promise<{ value: object } | null>;
}

const settings = {
  fs: { existsSync: () => false, readFile: missing, stat: missing },
  flushToDisk: false,
  serverDistDir: '/nowhere',
  revalidatedTags: [],
  maxMemoryCacheSize: MEGABYTE,
};
const handler = Reflect.construct(PageCacheHandler, [settings]) as KeptPages;
const page = (html: PageEntry['html'], part: Partial<PageEntry> = {}): PageEntry => ({
  kind: 'APP_PAGE',
  html,
  ...part,
});
const keep = (key: string, entry: object | null) => handler.set(key, entry, {});
const kept = async (key: string, kind = 'APP_PAGE') => (await handler.get(key, { kind }))?.value ?? null;

describe('the page cache', () => {
  test('keeps a page and gives it back', async () => {
    await keep('/good', page(GOOD, { status: 200 }));
    await expect(kept('/good')).resolves.toMatchObject({ html: GOOD, status: 200 });
  });

  test('sends a page out with a policy that approves Next’s own scripts and no planted one', async () => {
    const entry = page(GOOD, { headers: { 'x-next-cache-tags': 'menus' } });
    await keep('/policy', entry);
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(entry.headers).toEqual({
      'x-next-cache-tags': 'menus',
      'content-security-policy': expect.stringContaining(`script-src 'self' 'sha256-${hash}';`) as unknown,
    });
    await expect(kept('/policy')).resolves.toMatchObject({ headers: entry.headers });
  });

  test('reads a page that Next hands over as a stream', async () => {
    const entry = page({ toUnchunkedString: () => GOOD });
    await keep('/stream', entry);
    expect(entry.headers?.['content-security-policy']).toContain("'sha256-");
  });

  test('keeps nothing of what the request had asked', async () => {
    const asked = dataScript(
      '["","menu?table_id=812&return=","orders","5"]',
      '?table_id=812&return=/orders/5',
    );
    const rscData = Buffer.from('0:{"P":null,"c":["","menu?table_id=812"],"q":"?table_id=812","i":false}\n');
    const entry = page(GOOD.replace(SCRIPT, asked), { rscData, status: 200 });
    await keep('/asked', entry);
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    await expect(kept('/asked')).resolves.toMatchObject({
      html: GOOD,
      rscData: Buffer.from('0:{"P":null,"c":["","menu"],"q":"","i":false}\n'),
      headers: { 'content-security-policy': expect.stringContaining(`'sha256-${hash}'`) as unknown },
    });
  });

  test('keeps nothing of what the request had asked in the parts that the client router asks for', async () => {
    const tree = Buffer.from('0:{"tree":{"name":""}}');
    const full = (address: string, query: string) =>
      Buffer.from(`0:{"P":null,"c":${address},"q":"${query}","i":false}\n`);
    const segmentData = new Map([
      ['/_tree', tree],
      ['/_full', full('["","menu?table_id=812"]', '?table_id=812')],
    ]);
    await keep('/segments', page(GOOD, { segmentData, status: 200 }));
    await expect(kept('/segments')).resolves.toMatchObject({
      segmentData: new Map([
        ['/_tree', tree],
        ['/_full', full('["","menu"]', '')],
      ]),
    });
  });

  test('keeps no page of which it cannot tell what its request had asked', async () => {
    const warned = jest.spyOn(process, 'emitWarning').mockImplementation();
    await keep('/other-shape', page('<html><p>Меню</p></html>', { status: 200 }));
    await expect(kept('/other-shape')).resolves.toBeNull();
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
  });

  test('keeps no page whose parts it cannot tell apart', async () => {
    const warned = jest.spyOn(process, 'emitWarning').mockImplementation();
    const segmentData = new Map([['/_full', Buffer.from('0:{"c":"menu?table_id=812"}')]]);
    await keep('/odd-segments', page(GOOD, { segmentData, status: 200 }));
    await expect(kept('/odd-segments')).resolves.toBeNull();
    warned.mockRestore();
  });

  test.each(['404', '503'])(
    'gives a page that stands for a failure its status %s and does not keep it',
    async (status) => {
      const entry = page(`<html><main data-page-status="${status}">…</main></html>`, { status: 200 });
      await keep(`/failed-${status}`, entry);
      expect(entry.status).toBe(Number(status));
      expect(entry.headers?.['content-security-policy']).toContain('script-src');
      await expect(kept(`/failed-${status}`)).resolves.toBeNull();
    },
  );

  test('keeps the last good page while the newer ones fail', async () => {
    await keep('/menu', page(GOOD, { status: 200 }));
    await keep('/menu', page('<main data-page-status="503">'));
    await expect(kept('/menu')).resolves.toMatchObject({ html: GOOD });
  });

  test.each([404, 500, 307])('does not keep a page of HTTP %i', async (status) => {
    await keep(`/status-${status}`, page(GOOD, { status }));
    await expect(kept(`/status-${status}`)).resolves.toBeNull();
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

  test('keeps no empty page of a list, of which any number can be made up', async () => {
    await keep('empty-list', listPage());
    await expect(kept('empty-list', 'FETCH')).resolves.toBeNull();
  });

  test('forgets what stood on a page of a list that has become empty', async () => {
    await keep('emptied-list', listPage({ filial_id: 3107 }));
    await expect(kept('emptied-list', 'FETCH')).resolves.toEqual(listPage({ filial_id: 3107 }));
    await keep('emptied-list', listPage());
    await expect(kept('emptied-list', 'FETCH')).resolves.toEqual(listPage());
  });

  test('keeps an answer that is empty but no page of a list', async () => {
    const answer = listPage();
    answer.data.body = Buffer.from('{"data":[]}').toString('base64');
    await keep('empty-answer', answer);
    await expect(kept('empty-answer', 'FETCH')).resolves.toEqual(answer);
  });

  test('leaves what is no page to Next', async () => {
    const answer = {
      kind: 'APP_ROUTE',
      body: Buffer.from('data-page-status="503"'),
      headers: {},
      status: 200,
    };
    await keep('/route', answer);
    await expect(kept('/route', 'APP_ROUTE')).resolves.toMatchObject({ status: 200, headers: {} });
  });
});
