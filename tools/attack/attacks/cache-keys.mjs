import { VENUE } from '../../cluster/front-diner.mjs';
import { failures, judgeEach, pairs, splitEntries } from '../lists.mjs';
import { mapConcurrent } from '../../run/concurrency.mjs';

const CANARY = 'canary-of-a-key';
const PLAIN = { cookie: 'country=kz; lang=ru; townId=1; service=takeaway' };
const LIST = '/filials';
const PAGES = ['/', LIST, `/filials/${VENUE}`, '/brands'];
/** The list in more ways than there are variants, each a page of its own: no app has it yet, which would hide what a variant leaves. */
const FRESH_LISTS = ['distance', 'time', 'discount', 'rating'].flatMap((sort) =>
  ['', '&category=bakery', '&category=semifinished', '&category=ready'].flatMap((category) =>
    ['', '&promo=1', '&open=1', '&promo=1&open=1', '&page=1'].map(
      (more) => `${LIST}?sort=${sort}${category}${more}`,
    ),
  ),
);

/** Headers that an answer could depend on without its key knowing. */
const HEADERS = pairs(`
  x-forwarded-host: ${CANARY}.example | x-forwarded-proto: http | x-forwarded-port: 81 | x-original-url: /${CANARY}
  x-rewrite-url: /${CANARY} | forwarded: host=${CANARY}.example | accept-language: ka, en;q=0.1 | user-agent: Googlebot ${CANARY}
  referer: https://${CANARY}.example/ | origin: https://${CANARY}.example | x-site: ge-ka-web | sec-fetch-site: cross-site
  sec-fetch-dest: iframe | sec-ch-ua-mobile: ?1 | save-data: on | dnt: 1 | accept: application/json | accept-encoding: identity
  range: bytes=0-99 | if-none-match: * | if-modified-since: Fri, 01 Jan 2100 00:00:00 GMT | if-range: "x" | cache-control: no-cache
  pragma: no-cache | purpose: prefetch | rsc: 1 | next-router-prefetch: 1 | next-router-state-tree: %5B%22%22%5D
  next-url: /${CANARY} | next-action: ${'0'.repeat(40)} | x-nextjs-data: 1 | x-middleware-prefetch: 1 | x-invoke-status: 404
  x-http-method-override: DELETE | content-type: text/x-component | authorization: Bearer ${CANARY} | te: trailers`);

const cookiesOf = (diner) => ({
  country: 'country=ge; lang=ka',
  language: 'country=kz; lang=en; townId=1; service=takeaway',
  town: 'country=kz; lang=ru; townId=2; service=takeaway',
  service: 'country=kz; lang=ru; townId=1; service=delivery',
  surface: 'country=kz; lang=ru; townId=1; service=takeaway; runtime=webview',
  configuration: `${PLAIN.cookie}; config=${CANARY}`,
  device: `${PLAIN.cookie}; deviceId=${CANARY}`,
  unknown: `${PLAIN.cookie}; ${CANARY}=${CANARY}`,
  doubled: `${PLAIN.cookie}; lang=en; country=ge`,
  quoted: 'country="kz"; lang="ru"; townId="1"',
  encoded: 'country=%6bz; lang=%72u; townId=%31',
  broken: `country=kz; lang=ru; townId=1; =; ;; x; ${CANARY}`,
  'a diner’s session': diner.jar.header(),
});

const QUERIES = splitEntries(`
  utm_source=${CANARY} x=${CANARY} country=ge&language=ka language=en config=${CANARY} service=delivery source=TABLET runtime=webview
  _rsc=${CANARY} nxtPsite=ge-ka-web page=${CANARY} sort=rating&promo=1 %00=${CANARY} a&a&a=1`);

const gistOf = ({ status, text }) => ({
  status,
  language: /<html[^>]* lang="([^"]*)"/.exec(text)?.[1],
  title: /<title>([^<]*)/.exec(text)?.[1],
  canonical: /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1],
  isPage: text.startsWith('<!DOCTYPE html'),
});

const differs = (one, other) => Object.keys(one).filter((name) => one[name] !== other[name]);

export const CACHE_KEY_ATTACKS = [
  {
    id: 'A09',
    checked:
      'No header, cookie or query of one changes the page that the next gets: none is in a page and not in its key',
    async run({ front, diner }) {
      const caller = front.newCaller();
      const plainly = async (path) => gistOf(await front.ask(path, { caller, headers: PLAIN }));
      const usual = Object.fromEntries(
        await mapConcurrent(PAGES, async (path) => [path, await plainly(path)]),
      );
      const variants = [
        ...HEADERS.map(([name, value]) => [`the header ${name}`, { headers: { ...PLAIN, [name]: value } }]),
        ...Object.entries(cookiesOf(diner)).map(([name, cookie]) => [
          `a cookie: ${name}`,
          { headers: { cookie } },
        ]),
        ...QUERIES.map((query) => [`the query ${query}`, { headers: PLAIN, query }]),
        ...['HEAD', 'OPTIONS', 'POST'].map((method) => [`the method ${method}`, { headers: PLAIN, method }]),
      ];
      const broken = [];
      const tryAt = async (path, gist, [what, { headers, query, method }]) => {
        const target = query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
        const answer = await front.ask(target, { caller, headers, method });
        const after = await front.ask(path, { caller, headers: PLAIN });
        const changed = differs(gist, gistOf(after));
        broken.push(
          ...failures(
            answer.status >= 500 && `${path} with ${what} is answered ${answer.status}`,
            changed.length > 0 && `after ${what} the ${changed.join(' and ')} of ${path} is another`,
            after.text.includes(CANARY) && `after ${what} its value is in ${path}`,
            after.text.includes(diner.phone.slice(2)) && `after ${what} a diner is in ${path}`,
            after.cookies.some((cookie) => /session|signedIn/.test(cookie)) &&
              `after ${what} ${path} sets a session`,
          ),
        );
      };
      await mapConcurrent(variants, (variant, index) => tryAt(FRESH_LISTS[index], usual[LIST], variant));
      // One after another at each page: what one leaves, the plain request after it would get.
      await mapConcurrent(PAGES, async (path) => {
        for (const variant of variants) await tryAt(path, usual[path], variant);
      });
      return {
        seen: `${variants.length} variants at ${PAGES.length} pages, each requested plainly afterwards`,
        broken,
      };
    },
  },
  {
    id: 'A11',
    checked: 'An address that looks like a file’s keeps no diner’s answer (cache deception)',
    async run({ front, diner }) {
      const endings = splitEntries(
        '/x.css .css %2fx.css %00.css ;x.css %23x.css %3fx.css /..%2fx.css ?x.css /.css',
      );
      const paths = ['/profile', '/orders', '/api/profile', '/api/session', '/api/addresses'];
      const asked = paths.flatMap((path) => endings.map((ending) => path + ending));
      return judgeEach('addresses', asked, async (path) => {
        const own = await diner.call('GET', path);
        const stranger = await front.ask(path);
        const isForAll = own.status < 400 && !/no-store|private/.test(own.headers['cache-control'] ?? '');
        return failures(
          stranger.text.includes(diner.phone.slice(2)) && `${path} gives a stranger the diner’s`,
          isForAll && `${path} may be kept`,
        );
      });
    },
  },
];
