import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as plainRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { NextRequest } from 'next/server';
import { pageVersion } from '@/lib/cache/page-version.mjs';
import { FRONT_SECOND } from '@/lib/cache/front-headers';
import { ASK_WHOLE } from '@/lib/site/front-request';
import { readContract } from '@/lib/upstream/test-contract';
import { startFakePlatform } from '@/lib/upstream/test-platform';
import { startNginx } from '../tools/run/nginx.mjs';
import { stopService } from '../tools/run/processes.mjs';

/*
 * The real nginx with the configuration of deploy/, for tests, before a server in the app's place that answers with the real request
 * pipeline: the body of a page is its inner address, so that two answers with one body are of one page.
 */

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}
interface Asked {
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

export const KNOWN_CONFIG = 'brand-x';
export const DEVICE = 'deviceId=a-device-of-the-test';
const CONFIG_WIRE = { data: { services: [1, 2], brand_id: null, is_brand_list_home: true, town_ids: null } };
const contract = readContract() as { schemas: Record<'Town' | 'CountryConfig', { example: object }> };

function countryWire(id: number) {
  const isFirst = id === 1;
  const [code, names] = isFirst ? ['kz', ['almaty', 'astana']] : ['ge', ['tbilisi', 'batumi']];
  const towns = names.map((name, index) => ({
    ...contract.schemas.Town.example,
    id: (isFirst ? 1 : 101) + index,
    translit_name: name,
  }));
  return { data: { id, code, config: { ...contract.schemas.CountryConfig.example, code }, towns } };
}

async function startPlatform() {
  const platform = await startFakePlatform({
    APP_ORIGIN: 'https://app.kz',
    OTHER_ORIGINS: 'https://app.ge',
    RATE_LIMIT_SCALE: '0',
  });
  platform.answer((response, { path }) => {
    const country = /\/countries\/(\d)$/.exec(path)?.[1];
    const isKnown = path.endsWith(`/custom-configs/${KNOWN_CONFIG}`);
    const json = country ? countryWire(Number(country)) : isKnown ? CONFIG_WIRE : { errors: [] };
    response.writeHead(country || isKnown ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(json));
  });
  return platform;
}

/** What the app's pages are, besides their inner address. */
interface Pages {
  edition: string;
  status: number;
  headers: Record<string, string | string[]>;
  delayMs: number;
  /** An address of which the app has a page for one diner only. */
  ownPath?: string;
}
const PAGES: Pages = { edition: 'first', status: 200, headers: {}, delayMs: 0 };

type Middleware = typeof import('@/middleware').middleware;

async function answerAsApp(
  middleware: Middleware,
  pages: Pages,
  { url, method, headers }: { url: string; method: string; headers: IncomingHttpHeaders },
): Promise<Answer> {
  if (url === pages.ownPath && headers[FRONT_SECOND]) return { status: 200, headers: ASK_WHOLE, body: '' };
  const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const address = `http://${headers.host ?? ''}${url}`;
  const answer = await middleware(new NextRequest(address, { method, headers: sent }));
  const own: IncomingHttpHeaders = Object.fromEntries(answer.headers);
  const cookies = answer.headers.getSetCookie();
  delete own['set-cookie'];
  if (cookies.length > 0) own['set-cookie'] = cookies;
  const rewrite = answer.headers.get('x-middleware-rewrite');
  if (rewrite === null) return { status: answer.status, headers: own, body: await answer.text() };
  const { pathname, search } = new URL(rewrite);
  const body = `${pathname}${search} ${pages.edition}`;
  const kept = {
    'content-type': 'text/html; charset=utf-8',
    etag: pageVersion(body),
    'x-nextjs-cache': 'HIT',
  };
  return { status: pages.status, headers: { ...own, ...kept, ...pages.headers }, body };
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listen = (server: Server, port = 0) =>
  new Promise<Server>((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

async function freePort(): Promise<number> {
  const server = await listen(createServer());
  const port = portOf(server);
  await close(server);
  return port;
}

function ask(
  port: number,
  isSecure: boolean,
  { path, method = 'GET', headers = {} }: Asked,
): Promise<Answer> {
  const options = {
    host: '127.0.0.1',
    port,
    path,
    method,
    headers: { host: 'app.kz', ...headers },
    agent: false,
  };
  return new Promise((resolve, reject) => {
    const send = isSecure ? secureRequest : plainRequest;
    const sent = send({ ...options, rejectUnauthorized: false } as object, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Until what was kept before is old. */
export const untilNextSecond = () => pause(1010 - (Date.now() % 1000));

/** An address that no test has asked for. */
export const newVenue = () => `/filials/${1_000_000 + Math.floor(Math.random() * 9_000_000)}`;

export type Front = Awaited<ReturnType<typeof startFront>>;

/** Starts nginx and the app behind it. Import nothing of the product's server half before. */
export async function startFront() {
  const platform = await startPlatform();
  const { middleware } = await import('@/middleware');
  const { frontCopies } = await import('@/server/steps/front-copies');
  const { inOrder } = await import('@/server/step');
  const step = frontCopies();
  const pages: Pages = { ...PAGES };
  const calls: { path: string; headers: IncomingHttpHeaders }[] = [];
  const open = { now: 0, most: 0 };
  const makeApp = () =>
    createServer(
      inOrder([
        step,
        (request, response) => {
          const { url = '', method = '', headers: sent } = request;
          calls.push({ path: url, headers: sent });
          open.now += 1;
          open.most = Math.max(open.most, open.now);
          response.once('close', () => (open.now -= 1));
          void pause(pages.delayMs)
            .then(() => answerAsApp(middleware, pages, { url, method, headers: sent }))
            .then(({ status, headers, body }) => {
              for (const [name, value] of Object.entries(headers))
                if (value !== undefined) response.setHeader(name, value);
              // Of the edge, without which nothing is kept.
              response.setHeader('X-Content-Type-Options', 'nosniff');
              response.writeHead(status);
              response.end(method === 'HEAD' ? undefined : body);
            })
            .catch((error: Error) => response.writeHead(500).end(error.stack));
        },
      ]),
    );
  let app = await listen(makeApp());
  const appPort = portOf(app);
  const folder = mkdtempSync(join(tmpdir(), 'dastarkhan-front-'));
  // The workers are nobody's.
  chmodSync(folder, 0o711);
  const [httpsPort, httpPort, innerPort] = [await freePort(), await freePort(), await freePort()];
  const nginx = await startNginx(process.cwd(), {
    folder,
    logFolder: folder,
    releasedFiles: join(folder, 'released'),
    appOrigin: 'https://app.kz',
    httpsPort,
    httpPort,
    innerPort,
    appPorts: [appPort],
  });
  const askFront = (path: string, cookie = DEVICE, headers: Record<string, string> = {}, method = 'GET') =>
    ask(httpsPort, true, { path, method, headers: { ...(cookie && { cookie }), ...headers } });
  while (!(await askFront('/faq').catch(() => null))) await pause(50);
  /** How often the app was asked meanwhile. */
  const callsDuring = async (work: () => Promise<unknown>) => {
    const before = calls.length;
    await work();
    return calls.length - before;
  };
  return {
    pages,
    calls,
    askFront,
    /** As an app asks the front. */
    askInside: (path: string, headers: Record<string, string>) =>
      ask(innerPort, false, { path, method: 'HEAD', headers }),
    askApp: (path: string, cookie = DEVICE, headers: Record<string, string> = {}) =>
      ask(appPort, false, { path, headers: { ...(cookie && { cookie }), ...headers } }),
    callsDuring,
    /** Whether the app is not asked again for what was asked before, but for the end of a second in between. */
    isKept: async (work: () => Promise<unknown>) => {
      for (let attempt = 0; attempt < 4; attempt += 1) {
        await work();
        await pause(30);
        if ((await callsDuring(work)) === 0) return true;
      }
      return false;
    },
    /** How many requests were at the app at once. */
    mostAtOnce: () => open.most,
    forget: () => {
      calls.length = 0;
      open.most = 0;
      delete pages.ownPath;
      Object.assign(pages, PAGES);
    },
    killApp: () => close(app),
    reviveApp: async () => {
      app = await listen(makeApp(), appPort);
    },
    stop: async () => {
      await stopService(nginx.service);
      await close(app);
      await platform.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
