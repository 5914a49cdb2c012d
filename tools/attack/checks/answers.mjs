import { VENUE } from '../diner.mjs';
import { failures, splitEntries } from '../lists.mjs';
import { mapConcurrent } from '../../run/concurrency.mjs';

/** Every kind of answer that there is. */
async function kindsOf(front) {
  const { text } = await front.ask('/?language=ru');
  const chunk = /\/_next\/static\/chunks\/[^"]+\.js/.exec(text)?.[0] ?? '/_next/static/none.js';
  return splitEntries(`
    / /filials /filials/${VENUE} /cart /auth /faq /search?q=x /no-such-page /kiosk ${chunk} //filials /profile /api/session /api/nope
    /api/images /api/health /_next/static/none.js /fonts/onest.woff2 /robots.txt /sitemap.xml /worker.js /%ff /favicon.ico`);
}

/** Inner interfaces, of the platform's stand-in and of our own. */
const INNER = splitEntries(`
  /control/reset /control/orders /control/requests /control/tokens/expire /control/faults /api/control/reset /api/ready //api/ready
  /api//ready /api/ready/ /api/./ready /api/%72eady /API/READY /api/ready%20 /api/ready;x /api/ready?x /api/faq/../ready /printer
  /analytics /errors /shell /bot /oauth2/login /image-proxy/v1/image?url=x /contract/openapi.yaml /locations/v2/towns`);

export const ANSWER_CHECKS = [
  {
    id: 'S28',
    checked: 'Every answer, a failure and a file too, says HSTS, nosniff, a referrer policy, COOP and CORP',
    async run({ front }) {
      const kinds = await kindsOf(front);
      const wanted = {
        'strict-transport-security': /max-age=\d{8}/,
        'x-content-type-options': /^nosniff$/,
        'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
        'cross-origin-opener-policy': /^same-origin/,
        'cross-origin-resource-policy': /^same-origin$/,
      };
      const broken = await mapConcurrent(kinds, async (path) => {
        const { headers } = await front.ask(path);
        return Object.entries(wanted)
          .filter(([name, value]) => !value.test(headers[name] ?? ''))
          .map(([name]) => `${path}: ${name} is ${headers[name]}`);
      });
      return { seen: `${kinds.length} kinds of answers`, broken: broken.flat() };
    },
  },
  {
    id: 'S29',
    checked: 'No answer names a program, a version or an inner address',
    async run({ front, apps }) {
      const ports = apps.map(({ port }) => `:${port}`);
      const kinds = await kindsOf(front);
      const broken = await mapConcurrent(kinds, async (path) => {
        const { headers } = await front.ask(path);
        const all = JSON.stringify(headers);
        return failures(
          headers.server && headers.server !== 'nginx' && `${path}: the server is ${headers.server}`,
          ['x-powered-by', 'via', 'x-aspnet-version'].map((name) => headers[name] && `${path} has ${name}`),
          Object.keys(headers).map((name) => name.startsWith('x-middleware') && `${path} has ${name}`),
          ports.map((port) => all.includes(port) && `${path} names the app ${port}`),
          /kz-ru-web/.test(all) && `${path} names an inner address`,
        );
      });
      return { seen: `${kinds.length} kinds of answers`, broken: broken.flat() };
    },
  },
  {
    id: 'S32',
    checked: 'No source, map, setting, dependency list or inner file can be fetched',
    async run({ front }) {
      const { text } = await front.ask('/?language=ru');
      const chunks = [...new Set(text.match(/\/_next\/static\/chunks\/[^"\\]+\.(js|css)/g) ?? [])].slice(
        0,
        6,
      );
      const files = [
        ...chunks.map((chunk) => `${chunk}.map`),
        ...splitEntries(`
          /.git/HEAD /.git/config /.env /.env.local /package.json /package-lock.json /next.config.mjs /.next/BUILD_ID
          /.next/server/middleware.js /_next/../.next/BUILD_ID /_next/static/../server/middleware-manifest.json
          /_next/static/..%2fserver/middleware-manifest.json /_next/data/x/index.json /_next/image?url=%2Ffavicon.ico&w=64&q=75
          /_next/webpack-hmr /__nextjs_original-stack-frame /_nextjs_source-map /.data/session-secret /server.js /sandbox/main.ts
          /.well-known/security.txt.bak /.DS_Store /nginx_status /server-status`),
      ];
      const broken = await mapConcurrent(files, async (path) => {
        const { status } = await front.ask(path);
        return ![400, 404, 308].includes(status) && `${path} is answered ${status}`;
      });
      return {
        seen: `${files.length} files`,
        broken: failures(broken, chunks.length === 0 && 'no chunk was found'),
      };
    },
  },
  {
    id: 'S56',
    checked:
      'Inner interfaces cannot be reached through the front: control, readiness, the platform’s own pages',
    async run({ front, diner }) {
      const broken = await mapConcurrent(INNER, async (path) => {
        const answers = await Promise.all(
          ['GET', 'POST'].map((method) =>
            front.write(
              `${method} ${path} HTTP/1.1\r\nHost: ${front.host}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
            ),
          ),
        );
        return answers.map(({ answers: [answer] }) => {
          const isShut = [308, 400, 404, 405].includes(answer?.status);
          return failures(
            !isShut && `${path} is answered ${answer?.status}`,
            /"store":|"status":"ready"/.test(answer?.body ?? '') && `${path} says whether we are ready`,
          );
        });
      });
      const statuses = await mapConcurrent(['200', '302', '500', '0', 'x', '%0d%0aX:y'], async (status) => {
        const answer = await front.ask(`/api/refused?status=${status}`);
        return answer.status !== 404 && `a status ${status} can be had: ${answer.status}`;
      });
      const still = await diner.call('GET', '/api/addresses');
      return {
        seen: `${INNER.length} addresses`,
        broken: failures(broken.flat(2), statuses, still.status !== 200 && 'the platform was reset'),
      };
    },
  },
];
