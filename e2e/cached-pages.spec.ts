import { expect, test, type Page as BrowserPage } from './test';
import { COOKIES } from '@/lib/core/site/cookies';
import { cachedAddresses } from './cached-routes';
import { Diner } from './diner';
import { VENUES } from './environment';
import { startOwnApp, type Answer, type OwnApp } from './own-app';
import { sandbox } from './sandbox';

// A second try would hide the page that was cached with a visitor's data.
test.describe.configure({ retries: 0 });

/** Longer than any page is fresh, shorter than the oldest page that is shown. */
const OLD_AFTER_MINUTES = 120;
const CANARY = `canary${Math.random().toString(36).slice(2, 10)}`;
const LATITUDE = `43.${String(Math.random()).slice(2, 12)}`;
const KINDS = [
  { kind: 'HTML', language: 'ru', headers: {} },
  { kind: 'RSC', language: 'en', headers: { RSC: '1' } },
] as const;
type Kind = (typeof KINDS)[number];

/** Parts of a page that the client router requests one by one; the first is a whole page. */
const SEGMENTS = ['/_full', '/_tree', '/_head', '/_index'];

const QUERY = new URLSearchParams({
  lat: LATITUDE,
  return: `/orders/${CANARY}`,
  table_id: CANARY,
  track_id: CANARY,
  utm_campaign: CANARY,
  country: CANARY,
  language: CANARY,
  town: CANARY,
  service: CANARY,
  runtime: CANARY,
  config: CANARY,
  source: CANARY,
  [CANARY]: CANARY,
});

/** The headers and parameters that a client may send, with those of proxies and of Next itself; each could end in a page. */
const HEADERS = {
  'Content-Security-Policy': `script-src 'nonce-${CANARY}'`,
  'Content-Security-Policy-Report-Only': `script-src 'nonce-${CANARY}'`,
  'User-Agent': CANARY,
  Referer: `https://${CANARY}.example/`,
  Origin: `https://${CANARY}.example`,
  'Accept-Language': `${CANARY}, ru`,
  Accept: `text/html, application/${CANARY}`,
  Authorization: `Bearer ${CANARY}`,
  From: CANARY,
  Via: CANARY,
  Forwarded: `for=${CANARY};host=${CANARY}`,
  'X-Forwarded-For': CANARY,
  'X-Forwarded-Host': `${CANARY}.example`,
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Port': '8443',
  'X-Real-IP': CANARY,
  'X-Request-Id': CANARY,
  'X-Nonce': CANARY,
  'X-Site': CANARY,
  'X-Original-URL': `/${CANARY}`,
  'X-Rewrite-URL': `/${CANARY}`,
  'X-Matched-Path': `/${CANARY}`,
  'X-Invoke-Path': `/${CANARY}`,
  'X-Invoke-Query': encodeURIComponent(`{"${CANARY}":"${CANARY}"}`),
  'X-Next-Query': CANARY,
  'X-Middleware-Rewrite': `/${CANARY}`,
  'X-Middleware-Request-X-Nonce': CANARY,
  'X-Nextjs-Rewritten-Query': CANARY,
  'X-Prerender-Revalidate': CANARY,
  'X-Prerender-Revalidate-If-Generated': '1',
  'Next-Url': `/${CANARY}`,
  'Next-Router-State-Tree': encodeURIComponent(
    JSON.stringify(['', { children: [`__PAGE__?{"q":"${CANARY}"}`, {}, `/${CANARY}`, 'refetch'] }]),
  ),
  Baggage: `user=${CANARY}`,
  Traceparent: `00-${CANARY}-01`,
};

let app: OwnApp;
let session: { name: string; value: string };

/** Both visitors have the same site: the same language and service; one of them signed in where the page asks for it. */
function cookieHeader(language: string, needsLogin: boolean, canary?: string): string {
  const cookies: Record<string, string> = { [COOKIES.language]: language, [COOKIES.service]: 'delivery' };
  if (canary !== undefined) {
    for (const name of Object.values(COOKIES)) cookies[name] = name === COOKIES.language ? language : canary;
    cookies[session.name] = canary;
    cookies[canary] = canary;
  }
  if (needsLogin) cookies[session.name] = session.value;
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
}

const canariesIn = ({ headers, body }: Answer) =>
  [CANARY, LATITUDE].filter((canary) => (JSON.stringify(headers) + body).toLowerCase().includes(canary));

async function signIn(page: BrowserPage): Promise<void> {
  await sandbox.reset();
  await new Diner(page, 'kz', 'ru').signIn();
  const cookie = (await page.context().cookies()).find(({ name }) => name.endsWith('session'));
  if (!cookie) throw new Error('The sign-in set no session cookie.');
  session = cookie;
}

/** The client router's request is sent on by Next to the same address with a parameter for its headers; a browser follows. */
async function send(path: string, headers: Record<string, string>): Promise<Answer> {
  const answer = await app.send(path, headers);
  const location = answer.headers.location;
  const isSentOn = answer.status === 307 && typeof location === 'string' && location.startsWith('/');
  return isSentOn ? app.send(location, headers) : answer;
}

type Page = { path: string; needsLogin: boolean; language: string; own: Record<string, string> };

/** A visitor whose request is full of private data. */
const fetchPoisoned = ({ path, needsLogin, language, own }: Page) =>
  send(`${path}?${QUERY}`, { ...HEADERS, ...own, Cookie: cookieHeader(language, needsLogin, CANARY) });
const fetchAsNext = ({ path, needsLogin, language }: Page, own: Record<string, string>) =>
  send(path, { ...own, Cookie: cookieHeader(language, needsLogin) });

/** The faults of a view, a line each. */
type Found = (problem: string) => void;

/** The data of the first visitor that the next one finds in the page, each kind of it, and in its parts. */
async function findLeaks(page: Page, found: Found, kinds: readonly Kind[], segments: string[]) {
  const answersOfKinds = kinds.map(async ({ kind, headers }) => {
    const answer = await fetchAsNext(page, headers);
    if (answer.status !== 200) found(`the next visitor's ${kind} was answered ${answer.status}`);
    for (const canary of canariesIn(answer)) found(`${canary} in the next visitor's ${kind}`);
  });
  const answersOfSegments = segments.map(async (segment) => {
    const own = { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': segment };
    for (const canary of canariesIn(await fetchAsNext(page, own)))
      found(`${canary} in the segment ${segment} of the next visitor`);
  });
  await Promise.all([...answersOfKinds, ...answersOfSegments]);
}

const stateOf = ({ status, headers }: Answer) => `${status} ${String(headers['x-page-cache'])}`;
function expectState(answer: Answer, expected: string, found: Found) {
  const state = stateOf(answer);
  if (state !== `200 ${expected}`) found(`answered ${state} instead of 200 ${expected}`);
}

/** The first view of a page, and one from the cache, which writes nothing to it. */
async function lookAtNew(page: Page, found: Found): Promise<void> {
  expectState(await fetchPoisoned(page), 'miss', (problem) => found(`first view: ${problem}`));
  expectState(await fetchAsNext(page, page.own), 'hit', (problem) =>
    found(`after the first view: ${problem}`),
  );
  await findLeaks(page, (problem) => found(`first view: ${problem}`), KINDS, SEGMENTS);

  expectState(await fetchPoisoned(page), 'hit', (problem) => found(`hit: ${problem}`));
  await findLeaks(page, (problem) => found(`hit: ${problem}`), KINDS.slice(0, 1), []);
}

/** The view that has an old page made again. */
async function lookAtOld(page: Page, found: Found): Promise<void> {
  expectState(await fetchPoisoned(page), 'stale', (problem) => found(`stale view: ${problem}`));
  let next = await fetchAsNext(page, page.own);
  for (let tries = 0; tries < 100 && next.headers['x-page-cache'] !== 'hit'; tries += 1) {
    await new Promise((passed) => setTimeout(passed, 50));
    next = await fetchAsNext(page, page.own);
  }
  expectState(next, 'hit', (problem) => found(`after the stale view: ${problem}`));
  await findLeaks(page, (problem) => found(`stale view: ${problem}`), KINDS, SEGMENTS);
}

test('a cached page carries nothing of the request that made it', async ({ page }) => {
  await signIn(page);
  app = await startOwnApp();
  try {
    const menu = await send(`/filials/${VENUES.almaty}`, {});
    const categoryId = /id="c([1-9]\d*)"/.exec(menu.body)?.[1] ?? '';
    const pages = cachedAddresses(categoryId).flatMap(({ path, route: { needsLogin } }) =>
      KINDS.map(({ kind, language, headers }) => ({ path, needsLogin, kind, language, own: headers })),
    );
    const found: string[] = [];
    const foundOn =
      ({ path, kind }: (typeof pages)[number]): Found =>
      (problem) =>
        found.push(`${path}, made by ${kind}: ${problem}`);
    for (const each of pages) await lookAtNew(each, foundOn(each));
    await app.advance(OLD_AFTER_MINUTES);
    for (const each of pages) await lookAtOld(each, foundOn(each));
    expect(found).toEqual([]);
  } finally {
    await app.stop();
  }
});
