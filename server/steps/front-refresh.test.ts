/** @jest-environment node */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import PageCacheHandler from '@/lib/cache/page-cache-handler.mjs';
import { log } from '@/lib/log/log.server';
import { createFrontRefresh, refreshFronts } from './front-refresh';

const DATA = `self.__next_f.push([1,${JSON.stringify('0:{"P":null,"c":["","menu"],"q":"","i":false}\n')}])`;
const ASK = {
  path: '/filials/3107?service=express',
  headers: { host: 'app.kz', cookie: 'lang=ru;', 'accept-encoding': 'br' },
};

interface PageCache {
  set: (key: string, page: object, context: object) => Promise<void>;
  revalidateTag: (tags: string, durations: { expire: number }) => Promise<void>;
}
const pages = Reflect.construct(PageCacheHandler, [{ maxMemoryCacheSize: 1024 * 1024 }]) as PageCache;

/** @returns the version of a page that the page cache has */
async function storePage(key: string, tags: string): Promise<string> {
  const headers: Record<string, string> = { 'x-next-cache-tags': tags };
  const html = `<html><p>${key}</p><script>${DATA}</script></html>`;
  await pages.set(key, { kind: 'APP_PAGE', html, headers, status: 200 }, {});
  return headers.etag ?? '';
}

let front: Server;
let url: string;
let asked: { method?: string; path?: string; headers: IncomingHttpHeaders }[];
beforeAll(async () => {
  front = createServer(({ method, url: path, headers }, response) => {
    asked.push({ method, path, headers });
    response.end();
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  // A page that is stored on a busy machine would outlive its second.
  jest.spyOn(performance, 'now').mockReturnValue(5_000);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  front.closeAllConnections();
  await new Promise((resolve) => front.close(resolve));
});

test('each front is asked anew for a page whose tag has expired in its second, with the parts of its key', async () => {
  const fronts = createFrontRefresh([url, url]);
  fronts.note(ASK, await storePage('/menu', 'menus,menu:3107'));
  fronts.note({ ...ASK, path: '/filials/3108' }, await storePage('/another', 'menus,menu:3108'));
  await fronts.refresh(['menu:3107']);
  const once = {
    method: 'HEAD',
    path: ASK.path,
    headers: { ...ASK.headers, connection: expect.any(String) as unknown },
  };
  expect(asked).toEqual([once, once]);
});

test('a front is not asked for what it does not answer with by itself any more', async () => {
  const fronts = createFrontRefresh([url]);
  const version = await storePage('/old', 'menu:1');
  fronts.note(ASK, version);
  jest.spyOn(performance, 'now').mockReturnValue(6_000);
  await fronts.refresh(['menu:1']);
  expect(asked).toEqual([]);
});

test('of very many pages the last are remembered', async () => {
  const fronts = createFrontRefresh([url]);
  const version = await storePage('/many', 'menu:2');
  const first = { ...ASK, path: '/filials/1' };
  fronts.note(first, version);
  for (let number = 0; number < 2000; number += 1) fronts.note({ ...ASK, path: `/${number}` }, 'another');
  await fronts.refresh(['menu:2']);
  fronts.note(first, version);
  await fronts.refresh(['menu:2']);
  expect(asked).toHaveLength(1);
});

test('a front that is gone holds nothing up, and is told of in the log', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation();
  const fronts = createFrontRefresh(['http://127.0.0.1:1', url]);
  fronts.note(ASK, await storePage('/gone', 'menu:3'));
  await fronts.refresh(['menu:3']);
  expect(asked).toHaveLength(1);
  expect(warn).toHaveBeenCalledWith(
    { reason: 'front', leftOut: 0 },
    'a front is not told of a page that has changed',
  );
});

test('the end of a tag has the fronts asked, until that is stopped', async () => {
  const { note, stop } = refreshFronts([url]);
  const version = await storePage('/told', 'menu:4');
  const arrived = new Promise((resolve) => front.once('request', resolve));
  note(ASK, version);
  await pages.revalidateTag('menu:4', { expire: 31_536_000 });
  await arrived;
  stop();
  await pages.revalidateTag('menu:4', { expire: 31_536_000 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toHaveLength(1);
});
