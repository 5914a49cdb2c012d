import { OWN_PAGE } from '../diner.mjs';
import { failures } from '../failures.mjs';
import { mapConcurrent } from '../../run/concurrency.mjs';
import { VENUE } from '../belongings.mjs';

const PAGES = [
  '/',
  '/filials',
  `/filials/${VENUE}`,
  '/cart',
  '/auth',
  '/faq',
  '/search?q=x',
  '/no-such-page',
  '/kiosk',
];

/** Every kind of answer that there is. */
async function kindsOf(front) {
  const { text } = await front.ask('/?language=ru');
  const chunk = /\/_next\/static\/chunks\/[^"]+\.js/.exec(text)?.[0] ?? '/_next/static/none.js';
  return [
    ...PAGES,
    chunk,
    '//filials',
    '/profile',
    '/api/session',
    '/api/nope',
    '/api/images',
    '/api/health',
    '/_next/static/none.js',
    '/fonts/onest.woff2',
    '/robots.txt',
    '/sitemap.xml',
    '/worker.js',
    '/%ff',
    '/favicon.ico',
  ];
}

const directivesOf = (policy) =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name, ...sources]) => [name, sources]),
  );

export const HEADERS_CHECKS = [
  {
    id: 'S26',
    checked:
      'Every page has a policy that runs our own scripts only, without plug-ins, foreign forms and bases',
    async run({ front }) {
      const broken = await mapConcurrent(PAGES, async (path) => {
        const { headers } = await front.ask(path, { headers: { cookie: 'lang=ru; country=kz' } });
        const policy = directivesOf(headers['content-security-policy'] ?? '');
        const scripts = policy.get('script-src') ?? [];
        const loose = scripts.filter((source) => !/^'(self|sha256-[^']+|nonce-[^']+)'$/.test(source));
        const strict = {
          'object-src': "'none'",
          'base-uri': "'none'",
          'form-action': "'self'",
          'default-src': "'self'",
        };
        return failures(
          scripts.length === 0 && `${path} has no policy for scripts`,
          loose.length > 0 && `${path} runs ${loose.join(' ')}`,
          Object.entries(strict).map(
            ([name, value]) =>
              policy.get(name)?.join(' ') !== value && `${path}: ${name} is ${policy.get(name)?.join(' ')}`,
          ),
          !policy.has('upgrade-insecure-requests') && `${path} allows plain http`,
        );
      });
      return { seen: `${PAGES.length} pages`, broken: broken.flat() };
    },
  },
  {
    id: 'S27',
    checked: 'Only the app’s own pages and the named hosts may frame a page',
    async run({ front, sandboxUrl }) {
      const broken = await mapConcurrent([...PAGES, '/profile'], async (path) => {
        const { status, headers } = await front.ask(path);
        if (status >= 300 && status < 400) return null;
        const ancestors = directivesOf(headers['content-security-policy'] ?? '').get('frame-ancestors') ?? [];
        const foreign = ancestors.filter((source) => source !== "'self'" && source !== sandboxUrl);
        return (
          (ancestors.length === 0 || foreign.length > 0) &&
          `${path} may be framed by ${ancestors.join(' ') || 'all'}`
        );
      });
      return { seen: `named: ${sandboxUrl}`, broken: failures(broken) };
    },
  },
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
    id: 'S30',
    checked: 'A call answers JSON and says so, whatever it was asked to accept',
    async run({ front }) {
      const paths = ['/api/session', '/api/nope', '/api/addresses', '/api/venues?page=<b>', '/api/search'];
      const broken = await mapConcurrent(paths, async (path) => {
        const { headers, text } = await front.ask(path, { headers: { ...OWN_PAGE, accept: 'text/html' } });
        const isJson = /^application\/json/.test(headers['content-type'] ?? '');
        return failures(
          !isJson && `${path} is ${headers['content-type']}`,
          text.startsWith('<') && `${path} is a page`,
        );
      });
      return { seen: `${paths.length} calls`, broken: broken.flat() };
    },
  },
  {
    id: 'S31',
    checked:
      'A page may use the camera where codes are scanned and USB at a kiosk, and never microphone or payment',
    async run({ front }) {
      const scanner = `/filials/${VENUE}/barcode-scanner`;
      const broken = await mapConcurrent([...PAGES, '/qr-scanner', scanner], async (path) => {
        const policy = (await front.ask(path)).headers['permissions-policy'] ?? '';
        const mayScan = ['/qr-scanner', scanner].includes(path);
        return failures(
          !/microphone=\(\)/.test(policy) && `${path} may listen`,
          !/payment=\(\)/.test(policy) && `${path} may use payment`,
          /camera=\(self\)/.test(policy) !== mayScan && `${path}: ${policy}`,
          /usb=\(self\)/.test(policy) && path !== '/kiosk' && `${path} may use USB`,
        );
      });
      return { seen: `${PAGES.length + 2} pages`, broken: broken.flat() };
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
        '/.git/HEAD',
        '/.git/config',
        '/.env',
        '/.env.local',
        '/package.json',
        '/package-lock.json',
        '/next.config.mjs',
        '/.next/BUILD_ID',
        '/.next/server/middleware.js',
        '/_next/../.next/BUILD_ID',
        '/_next/static/../server/middleware-manifest.json',
        '/_next/static/..%2fserver/middleware-manifest.json',
        '/_next/data/x/index.json',
        '/_next/image?url=%2Ffavicon.ico&w=64&q=75',
        '/_next/webpack-hmr',
        '/__nextjs_original-stack-frame',
        '/_nextjs_source-map',
        '/.data/session-secret',
        '/server.js',
        '/sandbox/main.ts',
        '/.well-known/security.txt.bak',
        '/.DS_Store',
        '/nginx_status',
        '/server-status',
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
];
