import { VENUE } from '../../cluster/front-diner.mjs';
import { failures, judgeEach, splitEntries } from '../lists.mjs';

const chunksOf = async (front) => {
  const { text } = await front.send('/?language=ru');
  return [...new Set(text.match(/\/_next\/static\/chunks\/[^"\\]+\.(?:js|css)/g))].slice(0, 6);
};

const KINDS = splitEntries(`
  / /filials /filials/${VENUE} /cart /auth /faq /search?q=x /no-such-page /kiosk //filials /profile /api/session /api/nope
  /api/images /api/health /_next/static/none.js /fonts/onest.woff2 /robots.txt /sitemap.xml /worker.js /%ff /favicon.ico`);
const WANTED = {
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
  'cross-origin-opener-policy': /^same-origin/,
  'cross-origin-resource-policy': /^same-origin$/,
  server: /^nginx$/,
};
const TELLS_TOO_MUCH = /^(x-powered-by|via|x-aspnet-version|x-middleware.*)$/;

const FILES = splitEntries(`
  /.git/HEAD /.git/config /.env /.env.local /package.json /package-lock.json /next.config.mjs /.next/BUILD_ID
  /.next/server/middleware.js /_next/../.next/BUILD_ID /_next/static/../server/middleware-manifest.json
  /_next/static/..%2fserver/middleware-manifest.json /_next/data/x/index.json /_next/image?url=%2Ffavicon.ico&w=64&q=75
  /_next/webpack-hmr /__nextjs_original-stack-frame /_nextjs_source-map /.data/session-secret /server.js /sandbox/main.ts
  /.well-known/security.txt.bak /.DS_Store /nginx_status /server-status /api/refused?status=200 /api/refused?status=302
  /api/refused?status=500 /api/refused?status=0 /api/refused?status=x /api/refused?status=%0d%0aX:y`);
/** Inner interfaces, of the platform's stand-in and of our own. */
const INNER = splitEntries(`
  /control/reset /control/orders /control/requests /control/tokens/expire /control/faults /api/control/reset /api/ready //api/ready
  /api//ready /api/ready/ /api/./ready /api/%72eady /API/READY /api/ready%20 /api/ready;x /api/ready?x /api/faq/../ready /printer
  /analytics /errors /shell /bot /oauth2/login /image-proxy/v1/image?url=x /contract/openapi.yaml /locations/v2/towns`);
const SHUT = [308, 400, 404, 405];

export const ANSWER_CHECKS = [
  {
    id: 'S28',
    checked:
      'Every answer, a failure and a file too, has HSTS, nosniff, a referrer policy, COOP and CORP, and names no program, version or inner address',
    async run({ front, apps }) {
      const inner = new RegExp([...apps.map(({ port }) => `:${port}`), 'kz-ru-web'].join('|'));
      const [chunk] = await chunksOf(front);
      return judgeEach('kinds of answers', [chunk, ...KINDS], async (path) => {
        const { headers } = await front.send(path);
        const isWrong = ([name, value]) => !value.test(headers[name] ?? '');
        return failures(
          Object.entries(WANTED).map((one) => isWrong(one) && `${path}: ${one[0]} is ${headers[one[0]]}`),
          Object.keys(headers).map((name) => TELLS_TOO_MUCH.test(name) && `${path} has ${name}`),
          inner.test(JSON.stringify(headers)) && `${path} names an inner address`,
        );
      });
    },
  },
  {
    id: 'S32',
    checked:
      'The front serves no source, map, setting, dependency list or inner interface: control, readiness, the platform’s own pages',
    async run({ front, diner }) {
      const chunks = await chunksOf(front);
      const requested = [
        ...[...FILES, ...INNER, ...chunks.map((chunk) => `${chunk}.map`)].map((path) => ['GET', path]),
        ...INNER.map((path) => ['POST', path]),
      ];
      const { seen, broken } = await judgeEach('addresses', requested, async ([method, path]) => {
        const { status, text } = await front.sendRaw(path, { method, headers: ['Content-Length: 0'] });
        return failures(
          !SHUT.includes(status) && `${path} is answered ${status}`,
          /"store":|"status":"ready"/.test(text) && `${path} says whether we are ready`,
        );
      });
      const still = await diner.call('GET', '/api/addresses');
      return {
        seen,
        broken: failures(
          broken,
          chunks.length === 0 && 'no chunk was found',
          still.status !== 200 && 'the platform was reset',
        ),
      };
    },
  },
];
