/** @jest-environment node */
import type { IncomingMessage } from 'node:http';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import type { RenderedPage } from '../page-store/page-store';
import type { Page, Part } from '../page-store/stored-page';
import { serve } from '../test-server';
import { callerAddress } from './caller-address';

const part = (type: string, text: string): Part => ({
  headers: [['content-type', type]],
  etag: '"1"',
  bodies: { identity: Buffer.from(text) },
});
const page = (text: string, value: Partial<Page> = {}): RenderedPage => ({
  value: {
    status: 200,
    parts: { html: part('text/html', text), flight: part('text/x-component', `data of ${text}`) },
    ...value,
  },
  tags: [],
  freshUntilMs: Date.now() + 60_000,
});

let platform: FakePlatform;
let behind: Awaited<ReturnType<typeof serve>>;
/** The requests that come to Next. */
let ofNext: IncomingMessage[];
const render = jest.fn<Promise<RenderedPage>, [kind: string, path: string, innerPath: string]>();

beforeAll(async () => {
  platform = await startFakePlatform({ LOG_LEVEL: 'silent' });
  platform.answer({ status: 404, json: { errors: [] } });
});
beforeEach(async () => {
  render.mockReset();
  render.mockImplementation((_kind, path) => Promise.resolve(page(path)));
  const { pages } = await import('./pages');
  const { createPageStore } = await import('../page-store/page-store');
  const { unavailablePage } = await import('../unavailable');
  const step = pages(createPageStore(1024 * 1024, null), render, await unavailablePage());
  ofNext = [];
  behind = await serve([callerAddress, step], (request, response) => {
    ofNext.push(request);
    response.end('of Next');
  });
});
afterEach(() => behind.close());
afterAll(() => platform.close());

const send = (path: string, init: RequestInit = {}) =>
  fetch(behind.address + path, { redirect: 'manual', ...init });
const textOf = async (path: string, init?: RequestInit) => (await send(path, init)).text();

test('answers with a page of the store, whatever else an address and its visitor bring', async () => {
  for (const [path, cookie] of [
    ['/faq', 'lang=ru'],
    ['/faq?utm_source=a&table_id=7', 'lang=ru; _ga=1; deviceId=another-device-here'],
    ['/faq', 'lang=ru; session=x'],
  ] as const)
    await send(path, { headers: { cookie } });
  expect(render.mock.calls).toEqual([['page', '/faq', '/kz-ru-web/faq']]);
  await send('/faq', { headers: { cookie: 'lang=en' } });
  expect(render).toHaveBeenCalledTimes(2);
});

test.each([
  ['a page for one diner', '/orders/90001', {}],
  ['a search', '/search?q=plov', {}],
  ['a page that needs a sign-in, without one', '/profile', {}],
  ['a sign-in that returns', '/auth?code=1&state=2', {}],
  ['a redirect', '//faq', {}],
  ['a call', '/api/session', {}],
  ['a file', '/_next/static/chunks/a.js', {}],
  ['a post', '/faq', { method: 'POST' }],
])('leaves %s to Next', async (_what, path, init) => {
  expect(await textOf(path, init)).toBe('of Next');
  expect(render).not.toHaveBeenCalled();
});

test('takes for pages what the request pipeline of Next takes for them', async () => {
  const { config } = await import('@/middleware');
  const matcher = new RegExp(`^${config.matcher[0] ?? ''}$`);
  const paths = '/faq /map /apix /map/a /api/a /_next/a /fonts/a /icons/a /scanner/a /favicon.ico /worker.js'
    .split(' ')
    .concat('/manifests/ru', '/robots.txt', '/sitemap.xml', '/sitemaps/1', '/robots.txt/a');
  const taken = await Promise.all(paths.map(async (path) => (await textOf(path)) !== 'of Next'));
  expect(taken).toEqual(paths.map((path) => matcher.test(path)));
});

test('answers a page and its data for the router of one render', async () => {
  expect(await textOf('/faq')).toBe('/faq');
  expect(await textOf('/faq?_rsc=abc', { headers: { RSC: '1' } })).toBe('data of /faq');
  expect(render).toHaveBeenCalledTimes(1);
});

test('has the router fetch ahead only a page that is stored', async () => {
  const headers = { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' };
  expect((await send('/faq', { headers })).status).toBe(204);
  expect(render).not.toHaveBeenCalled();
  await send('/faq');
  expect((await send('/faq', { headers })).status).toBe(200);
  expect(render.mock.calls.map(([kind]) => kind)).toEqual(['page', 'tree']);
});

test.each<Record<string, string>>([
  { 'Next-Router-Segment-Prefetch': '/x' },
  { 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/a/b' },
  { 'Next-Router-Prefetch': '1' },
  { 'Next-Router-Prefetch': '2' },
  { 'Next-Router-Prefetch': 'x' },
])('a request that the app’s router never makes is answered without a render: %j', async (headers) => {
  for (const path of ['/faq', '/search?q=plov', '/made-up'])
    expect((await send(path, { headers: { RSC: '1', ...headers } })).status).toBe(204);
  expect(render).not.toHaveBeenCalled();
  expect(ofNext).toEqual([]);
});

test.each([
  ['a page', { RSC: '1' }, '/search?q=a%20b&_rsc=', ['rsc']],
  [
    'the tree of a route',
    { RSC: '1', 'Next-Router-Segment-Prefetch': '/_tree' },
    '/search?q=a%20b&_rsc=_i_aeImnuN6u1u1r',
    ['next-router-prefetch', 'next-router-segment-prefetch', 'rsc'],
  ],
  ['no page of the router', {}, '/search?_rsc=x&q=a%20b', ['next-router-state-tree', 'next-url']],
])('Next gets a request for %s without what one router would say', async (_what, headers, url, names) => {
  const odd = { 'Next-Router-State-Tree': '['.repeat(5_000), 'Next-Url': '/x' };
  await send('/search?_rsc=x&q=a%20b', { headers: { ...headers, ...odd } });
  expect(ofNext.map((request) => request.url)).toEqual([url]);
  const routers = Object.keys(ofNext[0]?.headers ?? {}).filter((name) => /^(rsc|next-.*)$/.test(name));
  expect(routers.toSorted()).toEqual(names);
});

test('Next gets the whole query of a request of the router', async () => {
  await send('/search?q=a?b&_rsc=x', { headers: { RSC: '1' } });
  expect(ofNext.map((request) => request.url)).toEqual(['/search?q=a?b&_rsc=']);
});

test('sends the router where a page leads', async () => {
  const html = { headers: [['location', '/towns']], bodies: { identity: Buffer.from('moved') } } as const;
  render.mockResolvedValue(page('', { status: 307, parts: { html } }));
  const answer = await send('/faq', { headers: { RSC: '1' } });
  expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([307, '/towns', '']);
});

test('says in the language of the diner that a page could not be rendered', async () => {
  render.mockRejectedValue(new Error('broken'));
  const answer = await send('/faq', { headers: { cookie: 'lang=en' } });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.text()).toContain('lang="en"');
});

test('counts views of pages that do not exist, and refuses too many', async () => {
  render.mockResolvedValue(page('nothing', { status: 404 }));
  const statuses = new Set<number>();
  for (let number = 0; number < 2000 && !statuses.has(429); number += 1)
    statuses.add((await send(`/made-up-${number}`)).status);
  expect([...statuses]).toEqual([404, 429]);
});
