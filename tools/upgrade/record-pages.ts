/** Replaces server/main.ts: records what Next answers to page store and router (`<page>.html`, `record.json`). */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import inject, { type Response } from 'light-my-request';
import next from 'next';
import { runStoreRender } from '@/lib/core/cache/store-render';
import { hasCacheComponents } from '@/lib/core/env/cache-components.mjs';
import { resolveSite } from '@/lib/pages/request/resolve-site.server';
import { runWithPageStatus, type PageStatus } from '@/lib/core/site/page-status.server';
import { internalPath } from '@/lib/core/site/request-pipeline';
import { recordTo, type Telemetry } from '@/lib/core/telemetry/telemetry.server';
import { finishPage } from '@/server/next-output/finish-page';
import { WHOLE_PAGE_READER } from '@/server/next-output/next-request';

const [, , FOLDER = ''] = process.argv;
const HOST = 'app.test';
const VENUE = '/filials/3107';
const PAGES = {
  home: '/',
  list: '/filials',
  venue: VENUE,
  'venue-details': `${VENUE}/details`,
  faq: '/faq',
  search: '/search',
  'unknown-venue': '/filials/999999999',
  'unknown-path': '/no-such-page',
  kiosk: `/kiosk${VENUE}`,
};
/** The scripts that bring a page's data. */
const DATA_SCRIPT =
  /^(\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)|self\.__next_f\.push\(\[1,"(?:[^"\\]|\\.)*"\]\))$/;

const app = next({ dev: false, hostname: HOST });
await app.prepare();
const handle = app.getRequestHandler();
const dispatch = (request: unknown, response: unknown) =>
  void handle(request as IncomingMessage, response as ServerResponse);

/** Next's answer at an inner address, where middleware.ts leads a render of the page store. */
async function sendTo(url: string, innerPath: string, headers: Record<string, string>) {
  const shown: PageStatus = { noted: null };
  const send = () =>
    new Promise<Response>((resolve, reject) => {
      inject(dispatch, { url, headers: { host: HOST, ...headers } }, (error, answer) =>
        answer ? resolve(answer) : reject(error ?? new Error('no answer')),
      );
    });
  const answer = await runStoreRender({ innerPath }, () => runWithPageStatus(shown, send));
  const isFlight = String(answer.headers['content-type']).startsWith('text/x-component');
  return { status: shown.noted ?? answer.statusCode, isFlight, body: answer.payload };
}

async function innerPathOf(path: string): Promise<string> {
  const query = new URLSearchParams('country=kz&language=ru');
  const state = await resolveSite({ path, query, host: HOST, cookies: {} });
  if ('redirectTo' in state) throw new Error(`${path} leads to ${state.redirectTo}`);
  return internalPath(state);
}

const rows: Record<string, string> = {};
const broken: string[] = [];
const mustHold = (isSo: boolean, sentence: string) => void (isSo || broken.push(sentence));

/** The files that the root row of flight data names. */
const namesIn = (flight: string) =>
  Object.keys(JSON.parse(/^0:(\{.*\})$/m.exec(flight)?.[1] ?? '{}') as Record<string, unknown>);
const kilobytes = (text: string) => Math.round(Buffer.byteLength(text) / 1000);

const pagesOfPasses = new Map<string, number>();
const pagePass: Telemetry['pagePass'] = (pass, outcome) =>
  void pagesOfPasses.set(pass, (pagesOfPasses.get(pass) ?? 0) + (outcome === 'applied' ? 1 : 0));
for (const [name, path] of Object.entries(PAGES)) {
  const innerPath = await innerPathOf(path);
  const { body: html, status } = await sendTo(path, innerPath, { 'user-agent': WHOLE_PAGE_READER });
  recordTo({ pagePass } as Telemetry);
  const { html: finished, flight, isWhole } = finishPage(html, innerPath);
  recordTo(null);
  writeFileSync(`${FOLDER}/${name}.html`, html);
  rows[name] = `${status}, ${kilobytes(html)} → ${kilobytes(finished)} kB, data ${kilobytes(flight)}`;
  mustHold(status === (name.startsWith('unknown') ? 404 : 200), `${name}: the status is that of the page`);
  mustHold(isWhole && html.endsWith('</body></html>'), `${name}: a bot gets the page in one piece`);
  const scripts = [...html.matchAll(/<script[^>]*>([^<]*__next_f[^<]*)<\/script>/g)];
  const isKnown = scripts.length > 1 && scripts.every(([, text = '']) => DATA_SCRIPT.test(text));
  mustHold(isKnown, `${name}: the inline scripts have the known grammar`);
  const own = await sendTo(`${path}?_rsc`, innerPath, { rsc: '1' });
  const names = namesIn(own.body);
  const isAnswered = own.status === status && own.isFlight && names.length > 0;
  mustHold(isAnswered, `${name}: RSC: 1 with an empty _rsc is answered with flight data`);
  const isSame = names.every((each) => namesIn(flight).includes(each));
  mustHold(isSame, `${name}: the data in the HTML is the flight body`);
}
for (const [pass, count] of pagesOfPasses) {
  rows[`pass ${pass}`] = `${count} of ${Object.keys(PAGES).length}`;
  mustHold(count > 0, `the pass ${pass} applies to a page`);
}

/** The request of the client router, under the address that repeats its headers. */
async function askAsRouter(prefetch: string, segment?: string) {
  const hash = createHash('sha256')
    .update(`${prefetch},${segment ?? 0},0,0`)
    .digest()
    .subarray(0, 12);
  const headers: Record<string, string> = { rsc: '1', 'next-router-prefetch': prefetch };
  if (segment !== undefined) headers['next-router-segment-prefetch'] = segment;
  return sendTo(`${VENUE}?_rsc=${hash.toString('base64url')}`, await innerPathOf(VENUE), headers);
}
const { status, body } = await askAsRouter('1', '/_tree');
const isTree = status === 200 && body.length < 2_000;
mustHold(isTree, 'the tree of a route is answered where _rsc is the hash of the headers');
const other = await sendTo(`${VENUE}?_rsc=x`, await innerPathOf(VENUE), { rsc: '1' });
mustHold(other.status === 307, 'another _rsc leads to the right one');
const isMarked = /^[~#]/.test((await askAsRouter('2')).body);
mustHold(isMarked || !hasCacheComponents(), 'a runtime prefetch begins with #, or ~ where it is partial');
writeFileSync(`${FOLDER}/record.json`, JSON.stringify({ rows, broken }));
process.exit(0);
