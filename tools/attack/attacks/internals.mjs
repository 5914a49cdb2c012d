import { VENUE } from '../diner.mjs';
import { OWN_PAGE } from '../../cluster/front-diner.mjs';
import { failures, pairs, splitEntries } from '../lists.mjs';
import { mapConcurrent } from '../../run/concurrency.mjs';

const EVIL = 'evil.example';
/** A page that needs a diner; a guest is led away from it. */
const OWN = '/profile';
const INNER_SITE = 'ge-ka-web';

/** Headers that Next, or what stands before it, says something with to itself. */
const HEADERS = [
  ...['middleware', 'src/middleware', 'pages/_middleware', 'app/middleware'].map((name) => [
    'x-middleware-subrequest',
    Array(5).fill(name).join(':'),
  ]),
  ['next-router-state-tree', 'x'.repeat(3000)],
  ...pairs(`
    x-middleware-subrequest-id: x | x-middleware-next: 1 | x-middleware-skip: 1 | x-middleware-invoke: 1 | x-middleware-prefetch: 1
    x-middleware-rewrite: /${INNER_SITE}${OWN} | x-middleware-rewrite: https://${EVIL}/ | x-middleware-redirect: https://${EVIL}/
    x-middleware-override-headers: cookie,host | x-middleware-request-cookie: signedIn=1 | x-middleware-request-x-site: ${INNER_SITE}
    x-middleware-set-cookie: evil=1 | x-middleware-cache: no-cache | x-invoke-path: /${INNER_SITE}${OWN} | x-invoke-status: 200
    x-invoke-output: /${INNER_SITE}${OWN} | x-invoke-query: %7B%22site%22%3A%22ge-ka-web%22%7D | x-now-route-matches: 1=${INNER_SITE}
    x-invoke-error: %7B%22message%22%3A%22x%22%7D | x-matched-path: /${INNER_SITE}${OWN} | x-nextjs-matched-path: /${INNER_SITE}${OWN}
    x-nextjs-data: 1 | x-nextjs-rewritten-path: ${OWN} | x-nextjs-cache: HIT | x-nextjs-postponed: 1 | x-nextjs-html-request-id: x
    x-nextjs-request-id: x | next-resume: 1 | next-resume-state-length: 10 | x-prerender-revalidate: x | x-vercel-revalidate: 1
    x-prerender-revalidate-if-generated: 1 | x-prerender-bypass-mode: dynamic | x-next-revalidated-tags: _N_T_/layout
    x-next-revalidate-tag-token: x | x-next-cache-tags: x | next-router-state-tree: %5B%22%22%2C%7B%7D%5D | next-router-state-tree: %ff
    next-router-segment-prefetch: /_tree | next-router-segment-prefetch: /../../x | next-router-prefetch: 2 | next-hmr-refresh: 1
    next-url: //${EVIL} | next-action: ${'0'.repeat(42)} | next-action: __proto__ | rsc: 1 | rsc: 2 | x-action-forwarded: 1
    x-action-revalidated: [[],0,0] | x-original-url: ${OWN} | x-rewrite-url: ${OWN} | x-forwarded-uri: ${OWN} | x-nonce: x
    x-forwarded-prefix: //${EVIL} | x-http-method-override: POST | content-security-policy: script-src *`),
];

/** Ways in which something before an app says under which name and how it was asked. */
const FORWARDED = pairs(`
  x-forwarded-host: ${EVIL} | x-forwarded-host: ${EVIL}, ${EVIL} | x-host: ${EVIL} | x-original-host: ${EVIL} | x-forwarded-server: ${EVIL}
  x-http-host-override: ${EVIL} | forwarded: host=${EVIL};proto=http;for=127.0.0.1 | x-forwarded-proto: http | x-forwarded-scheme: http
  x-forwarded-proto: javascript | x-forwarded-port: 1 | x-forwarded-ssl: off | front-end-https: off | x-url-scheme: http
  x-forwarded-for: 127.0.0.1 | referer: https://${EVIL}/ | origin: https://${EVIL}`);

/** Other spellings of a page’s address, of the inner tree and of a route that is closed. */
const spellings = () => {
  const inner = splitEntries(
    `/kz-ru-web${OWN} /kz-ru-web /kz-ru-web/filials/${VENUE} /kz-ru-kiosk/kiosk/staff /kz/ru/web`,
  );
  const own = splitEntries(String.raw`
    /profile/ //profile /./profile /x/../profile /%70rofile /profile%2f /profile%2e /profile;x=1 /profile\ /profile%5c /profile%00
    /profile%20 /profile. /profile.rsc /profile.txt /profile.segments/_tree.segment.rsc /profile?_rsc=1 /profile?nxtPsite=ge-ka-web
    /profile?__nextDefaultLocale=x&__nextLocale=y /_next/data/x/profile.json /_next/../profile /_next/%2e%2e/profile
    /fonts/../profile /fonts/%2e%2e/profile /fonts/..%2fprofile /api/../profile /api/%2e%2e/profile /api/..;/profile /PROFILE
    /profile/%2e%2e/profile /index/profile /profile/index`);
  return {
    inner: [...inner, ...inner.map((path) => `${path}.rsc`), ...inner.map((path) => `/_next/..${path}`)],
    own,
  };
};

const get = (front, target, headers = []) =>
  front.write(
    [`GET ${target} HTTP/1.1`, `Host: ${front.host}`, ...headers, 'Connection: close', '', ''].join('\r\n'),
    { quietMs: 1500 },
  );

const locationOf = ({ head }) => /\r\nlocation: *([^\r\n]+)/i.exec(head)?.[1];
/** A page that is not there answers 404, and one that needs a diner leads a guest away: any other is the diner’s own. */
const isOwnPage = ({ status, body }) => status === 200 && /<html/.test(body);

export const INTERNALS_ATTACKS = [
  {
    id: 'A05',
    checked: 'No header that Next says something to itself with opens a page, changes one or fails',
    async run({ front, origin }) {
      const caller = front.newCaller();
      const cookie = 'country=kz; lang=ru';
      const usual = (await front.ask('/faq', { caller, headers: { cookie } })).text;
      const titleOf = (text) => /<title>([^<]*)/.exec(text)?.[1];
      const broken = await mapConcurrent(HEADERS, async ([name, value]) => {
        const headers = { cookie, [name]: value };
        const [own, page, call] = await Promise.all([
          front.ask(OWN, { caller, headers }),
          front.ask('/faq', { caller, headers }),
          front.ask('/api/addresses', { caller, headers: { ...OWN_PAGE, ...headers } }),
        ]);
        const what = `${name}: ${value.slice(0, 40)}`;
        const leadsAway = [own, page].map(
          ({ headers: { location } }) => location && new URL(location, origin).origin !== origin,
        );
        const after = await front.ask('/faq', { caller, headers: { cookie } });
        return failures(
          own.status === 200 && !/^(rsc|next-router)/.test(name) && `${what} opens ${OWN}`,
          [own, page, call].map(({ status }) => status >= 500 && `${what} is answered ${status}`),
          [200].includes(call.status) && `${what} opens a call`,
          leadsAway.some(Boolean) && `${what} leads away`,
          [own, page].some(({ cookies }) => cookies.some((one) => one.startsWith('evil'))) &&
            `${what} sets a cookie`,
          [own, page].some(({ headers: { 'content-security-policy': policy } }) =>
            /script-src \*/.test(policy ?? ''),
          ) && `${what} loosens the policy`,
          titleOf(after.text) !== titleOf(usual) && `after ${what} others get another page`,
        );
      });
      return { seen: `${HEADERS.length} headers at a page, an own page and a call`, broken: broken.flat() };
    },
  },
  {
    id: 'A06',
    checked: 'Who says under which name we were asked changes no link, no redirect and no policy',
    async run({ front, origin }) {
      const caller = front.newCaller();
      const paths = splitEntries(
        `/ ${OWN} /filials //faq /no-such-page /sitemap.xml /robots.txt /api/auth/sign-in?return=/cart`,
      );
      const asked = FORWARDED.flatMap((header) => paths.map((path) => ({ header, path })));
      const broken = await mapConcurrent(asked, async ({ header: [name, value], path }) => {
        const { status, headers, text } = await front.ask(path, { caller, headers: { [name]: value } });
        const what = `${path} with ${name}: ${value}`;
        const location = headers.location && new URL(headers.location, origin);
        const isOurs = !location || location.origin === origin || location.pathname === '/oauth2/login';
        return failures(
          status >= 500 && `${what} is answered ${status}`,
          !isOurs && `${what} leads to ${headers.location}`,
          (text.includes(EVIL) || JSON.stringify(headers).includes(EVIL)) && `${what} has it in it`,
          !headers['strict-transport-security'] && `${what} has no HSTS`,
        );
      });
      return { seen: `${FORWARDED.length} headers at ${paths.length} addresses`, broken: broken.flat() };
    },
  },
  {
    id: 'A07',
    checked: 'No spelling of an address gets around the sign-in, or into the inner tree of pages',
    async run({ front, origin }) {
      const { inner, own } = spellings();
      const innerBroken = await mapConcurrent(inner, async (target) => {
        const {
          answers: [answer],
        } = await get(front, target);
        return failures(
          !answer && `${target} is not answered`,
          answer?.status === 200 && `${target} opens the inner tree`,
          answer?.status >= 500 && `${target} is answered ${answer.status}`,
        );
      });
      const ownBroken = await mapConcurrent(own, async (target) => {
        const {
          answers: [answer],
        } = await get(front, target, ['Cookie: country=kz; lang=ru']);
        const location = answer && locationOf(answer);
        return failures(
          !answer && `${target} is not answered`,
          answer && isOwnPage(answer) && `${target} opens a diner’s page`,
          answer?.status >= 500 && `${target} is answered ${answer.status}`,
          location && new URL(location, origin).origin !== origin && `${target} leads to ${location}`,
        );
      });
      return {
        seen: `${inner.length + own.length} spellings`,
        broken: [...innerBroken, ...ownBroken].flat(),
      };
    },
  },
  {
    id: 'A08',
    checked: 'Large cookies and heads are served or refused, and never fail; a long session has room',
    async run({ front }) {
      const caller = front.newCaller();
      const sizes = [1, 4, 8, 11, 13, 15, 16, 17, 32, 64];
      const answers = await mapConcurrent(sizes, (size) =>
        front
          .ask('/faq', { caller, headers: { cookie: `x=${'a'.repeat(size * 1024 - 2)}` } })
          .catch((error) => ({ status: error.code })),
      );
      const many = await front.ask('/faq', {
        caller,
        headers: { cookie: Array.from({ length: 900 }, (_, index) => `c${index}=x`).join('; ') },
      });
      return {
        seen: sizes.map((size, index) => `${size} kB ${answers[index].status}`).join(', '),
        broken: failures(
          answers.map(
            ({ status }, index) =>
              !(status === 200 || (status >= 400 && status < 500)) &&
              `${sizes[index]} kB is answered ${status}`,
          ),
          answers.slice(0, 4).map(({ status }, index) => status !== 200 && `${sizes[index]} kB is refused`),
          many.status !== 200 && `900 cookies are answered ${many.status}`,
        ),
      };
    },
  },
];
