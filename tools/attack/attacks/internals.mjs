import { OWN_PAGE, VENUE } from '../../cluster/front-diner.mjs';
import { failures, judgeEach, pairs, splitEntries } from '../lists.mjs';

const EVIL = 'evil.example';
const OWN = '/profile';
const INNER_SITE = 'ge-ka-web';
const GUEST = 'country=kz; lang=ru';

/** Headers that Next or a proxy sets internally. */
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
    x-forwarded-prefix: //${EVIL} | x-http-method-override: POST | content-security-policy: script-src *
    x-forwarded-host: ${EVIL} | x-forwarded-host: ${EVIL}, ${EVIL} | x-host: ${EVIL} | x-original-host: ${EVIL} | x-forwarded-server: ${EVIL}
    x-http-host-override: ${EVIL} | forwarded: host=${EVIL};proto=http;for=127.0.0.1 | x-forwarded-proto: http | x-forwarded-scheme: http
    x-forwarded-proto: javascript | x-forwarded-port: 1 | x-forwarded-ssl: off | front-end-https: off | x-url-scheme: http
    x-forwarded-for: 127.0.0.1 | referer: https://${EVIL}/ | origin: https://${EVIL}`),
];
const PATHS = splitEntries(
  `/faq ${OWN} / /filials //faq /no-such-page /sitemap.xml /robots.txt /api/addresses /api/auth/sign-in?return=/cart`,
);

const INNER = splitEntries(
  `/kz-ru-web${OWN} /kz-ru-web /kz-ru-web/filials/${VENUE} /kz-ru-kiosk/kiosk/staff /kz/ru/web`,
).flatMap((path) => [path, `${path}.rsc`, `/_next/..${path}`]);
const OWN_SPELLINGS = splitEntries(String.raw`
  /profile/ //profile /./profile /x/../profile /%70rofile /profile%2f /profile%2e /profile;x=1 /profile\ /profile%5c /profile%00
  /profile%20 /profile. /profile.rsc /profile.txt /profile.segments/_tree.segment.rsc /profile?_rsc=1 /profile?nxtPsite=ge-ka-web
  /profile?__nextDefaultLocale=x&__nextLocale=y /_next/data/x/profile.json /_next/../profile /_next/%2e%2e/profile
  /fonts/../profile /fonts/%2e%2e/profile /fonts/..%2fprofile /api/../profile /api/%2e%2e/profile /api/..;/profile /PROFILE
  /profile/%2e%2e/profile /index/profile /profile/index`);

const titleOf = ({ text }) => /<title>([^<]*)/.exec(text)?.[1];
const policyOf = ({ headers }) => headers['content-security-policy'] ?? '';

export const INTERNALS_ATTACKS = [
  {
    id: 'A05',
    checked: 'No header of Next or of a proxy opens a page, leads away, changes a page or a policy, or fails',
    async run({ front, origin }) {
      const caller = front.newCaller();
      const plainly = () => front.send('/faq', { caller, headers: { cookie: GUEST } });
      const title = titleOf(await plainly());
      const { seen, broken } = await judgeEach('headers', HEADERS, async ([name, value]) => {
        const answers = await Promise.all(
          PATHS.map(async (path) => {
            const own = path.startsWith('/api/addresses') ? OWN_PAGE : {};
            const answer = await front.send(path, {
              caller,
              headers: { cookie: GUEST, ...own, [name]: value },
            });
            return { path, ...answer };
          }),
        );
        const what = `${name}: ${value.slice(0, 40)}`;
        const isRouter = /^(rsc|next-router)/.test(name);
        return failures(
          answers.map((answer) => {
            const { path, status, headers, cookies, text } = answer;
            const to = headers.location && new URL(headers.location, origin);
            const isOpen = status === 200 && ((path === OWN && !isRouter) || path === '/api/addresses');
            return failures(
              status >= 500 && 'is answered ' + status,
              isOpen && 'opens it',
              to && to.origin !== origin && to.pathname !== '/oauth2/login' && `leads to ${headers.location}`,
              (text.includes(EVIL) || JSON.stringify(headers).includes(EVIL)) && 'has it in it',
              cookies.some((one) => one.startsWith('evil')) && 'sets a cookie',
              /script-src \*/.test(policyOf(answer)) && 'loosens the policy',
              !headers['strict-transport-security'] && 'has no HSTS',
            ).map((sentence) => `${path} with ${what} ${sentence}`);
          }),
          titleOf(await plainly()) !== title && `after ${what} others get another page`,
        );
      });
      return { seen: `${seen} at ${PATHS.length} addresses`, broken };
    },
  },
  {
    id: 'A07',
    checked: 'No spelling of an address gets around the sign-in, or into the inner tree of pages',
    run: ({ front, origin }) =>
      judgeEach('spellings', [...INNER, ...OWN_SPELLINGS], async (target) => {
        const answer = await front.sendRaw(target, { headers: [`Cookie: ${GUEST}`], quietMs: 1500 });
        const { status, text, location } = answer;
        if (!status) return `${target} is not answered`;
        // A page that is not there answers 404, and one that needs a diner leads a guest away.
        const isOpen = status === 200 && (INNER.includes(target) || text.includes('<html'));
        return failures(
          isOpen && `${target} opens the inner tree or a diner’s page`,
          status >= 500 && `${target} is answered ${status}`,
          location && new URL(location, origin).origin !== origin && `${target} leads to ${location}`,
        );
      }),
  },
  {
    id: 'A11',
    checked: 'An address that looks like a file’s stores no diner’s answer (cache deception)',
    async run({ front, diner }) {
      const endings = splitEntries(
        '/x.css .css %2fx.css %00.css ;x.css %23x.css %3fx.css /..%2fx.css ?x.css /.css',
      );
      const paths = ['/profile', '/orders', '/api/profile', '/api/session', '/api/addresses'];
      const requested = paths.flatMap((path) => endings.map((ending) => path + ending));
      return judgeEach('addresses', requested, async (path) => {
        const own = await diner.call('GET', path);
        const stranger = await front.send(path);
        const isForAll = own.status < 400 && !/no-store|private/.test(own.headers['cache-control'] ?? '');
        return failures(
          stranger.text.includes(diner.phone.slice(2)) && `${path} gives a stranger the diner’s`,
          isForAll && `${path} may be cached`,
        );
      });
    },
  },
];
