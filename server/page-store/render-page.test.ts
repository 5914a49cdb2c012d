/** @jest-environment node */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { recordRead } from '@/lib/core/cache/cache-reads';
import { setPageStatus } from '@/lib/core/site/page-status.server';
import { env } from '@/lib/core/env/env';
import { currentOrigin, runRequest } from '@/lib/core/log/current-request.server';
import { storeRender } from '@/lib/core/cache/store-render';
import { pageRenderer } from './render-page';
import type { Part } from './stored-page';

/** An answer that has just been made. */
const FRESH = { tags: ['menus'], freshUntilMs: Infinity, oldestMs: Date.now(), isStale: false };

/** Renders with this in the place of Next. */
const render = (
  next: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
  kind: 'page' | 'tree' = 'page',
) =>
  pageRenderer(async (request, response) => next(request, response), 'app.test')(
    kind,
    '/filials/3107',
    '/kz-ru-web/filials/3107',
  );

const valueOf = async (...args: Parameters<typeof render>) => (await render(...args)).value;

test('asks Next for the page with nothing of a visitor', async () => {
  let received: { method?: string; url?: string; headers: IncomingHttpHeaders } | undefined;
  let innerPath: string | undefined;
  await render(({ method, url, headers }, response) => {
    received = { method, url, headers };
    innerPath = storeRender()?.innerPath;
    response.end('page');
  });
  expect(received).toEqual({
    method: 'GET',
    url: '/filials/3107',
    headers: { host: 'app.test', 'user-agent': 'Slurp' },
  });
  expect(innerPath).toBe('/kz-ru-web/filials/3107');
});

const FLIGHT = '0:{"P":null,"c":["","filials","3107"]}\n';
const pageOf = (flight: string) =>
  `<html><p>Плов</p><script>self.__next_f.push([1,${JSON.stringify(flight)}])</script></html>`;
const sendHtml = (response: ServerResponse, html: string) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('x-middleware-rewrite', '/kz-ru-web');
  response.setHeader('Cache-Control', 's-maxage=120');
  response.write(html.slice(0, 20));
  response.end(html.slice(20));
};
const textOf = (part: Part | undefined) => Buffer.from(part?.bodies.identity ?? '').toString();

test('makes the page under no other origin than the first of ours, whichever a visitor has come by', async () => {
  let origin: string | undefined;
  await runRequest({ id: '1'.repeat(32), spanId: '1'.repeat(16), origin: 'https://app.ge' }, () =>
    render((_request, response) => {
      origin = currentOrigin();
      response.end('page');
    }),
  );
  expect(origin).toBe(env().appOrigin);
});

test('makes of one render the page for browsers, with its policy, and the one for the client router', async () => {
  const { parts, status } = await valueOf((_request, response) => sendHtml(response, pageOf(FLIGHT)));
  expect(status).toBe(200);
  expect(textOf(parts.html)).toContain('<p>Плов</p>');
  expect(Object.fromEntries(parts.html?.headers ?? [])).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("'sha256-") as unknown,
  });
  expect(textOf(parts.flight)).toBe(FLIGHT);
  expect(Object.fromEntries(parts.flight?.headers ?? [])).toEqual({
    'content-type': 'text/x-component',
    'x-nextjs-rewritten-path': '/kz-ru-web/filials/3107',
  });
});

test('tells the client router whether a route comes in parts, of which a whole page says nothing', async () => {
  const saysSo = async (kind: 'page' | 'tree') => {
    const { parts } = await valueOf((_request, response) => {
      response.setHeader('x-nextjs-postponed', kind === 'tree' ? '2' : '1');
      if (kind === 'tree') response.end('0:{}');
      else sendHtml(response, pageOf(FLIGHT));
    }, kind);
    return Object.values(parts).map(({ headers }) => Object.fromEntries(headers)['x-nextjs-postponed']);
  };
  expect(await saysSo('tree')).toEqual(['2']);
  expect(await saysSo('page')).toEqual([undefined, undefined]);
});

test('collects the tags of all parts, the lifetime of the shortest-lived and the age of the oldest', async () => {
  const before = Date.now();
  const page = await render(async (_request, response) => {
    recordRead({ ...FRESH, tags: ['menus', 'menu:3107'], freshUntilMs: before + 120_000 });
    await Promise.resolve();
    recordRead({ ...FRESH, tags: ['venues'], freshUntilMs: before + 300_000, oldestMs: before - 40_000 });
    sendHtml(response, pageOf(FLIGHT));
  });
  expect(page).toMatchObject({
    tags: ['menus', 'menu:3107', 'venues'],
    freshUntilMs: before + 120_000,
    oldestMs: before - 40_000,
  });
});

test('lets a page last an hour that is made of no answer', async () => {
  const before = Date.now();
  const { freshUntilMs } = await render((_request, response) => sendHtml(response, pageOf(FLIGHT)));
  expect(freshUntilMs - before).toBeCloseTo(3_600_000, -4);
});

test.each([404, 500, 503, 308])('gives an answer the status %i that Next gives it', async (status) => {
  const page = await valueOf((_request, response) => {
    response.statusCode = status;
    response.end('body');
  });
  expect(page.status).toBe(status);
});

test('gives a page the status that it notes', async () => {
  const page = await valueOf((_request, response) => {
    setPageStatus(503);
    sendHtml(response, pageOf(FLIGHT));
  });
  expect(page.status).toBe(503);
});

test('takes a page for a failure that broke in the middle, though Next says 200', async () => {
  const html = pageOf(`${FLIGHT}3f:E{"digest":"123"}\n`);
  expect(await valueOf((_request, response) => sendHtml(response, html))).toMatchObject({ status: 500 });
});

test('renders a page again of which a part came late', async () => {
  const next = jest.fn((_request: IncomingMessage, response: ServerResponse) => {
    const late = next.mock.calls.length === 1 ? '<!--$?--><template id="B:0"></template><!--/$-->' : '';
    sendHtml(response, pageOf(FLIGHT).replace('<p>', `${late}<p>`));
  });
  const { status, parts } = await valueOf(next);
  expect([status, next.mock.calls.length]).toEqual([200, 2]);
  expect(textOf(parts.html)).not.toContain('<!--$?-->');
});

test('fails where the answer ends in the middle', async () => {
  await expect(
    render((_request, response) => {
      response.write('<p>');
      response.destroy(new Error('broken'));
    }),
  ).rejects.toThrow();
});
