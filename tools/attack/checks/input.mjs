import { OWN_PAGE, VENUE, pressHeaders } from '../diner.mjs';
import { failures } from '../failures.mjs';
import { mapConcurrent } from '../../run/concurrency.mjs';

const EVIL = 'evil.example';
/** What would be markup where it is not escaped. */
const MARKUP = `"'></title><script>canary9()</script><img src=x onerror=canary9()>`;
const isRaw = (text) => /<script>canary9|<img src=x onerror/.test(text);
/** Words of libraries and of this machine, which say to an attacker what there is. */
const INNER_WORDS =
  /ZodError|SyntaxError|TypeError|Unexpected token|ECONN|node_modules|at \w+ \(|\.next\/|\.ts:\d|undici|upstream_|SELECT |postgres/i;

const INJECTIONS = [
  `' OR '1'='1`,
  `'; DROP TABLE orders; --`,
  `1); SELECT pg_sleep(5); --`,
  `{"$gt":""}`,
  '${7*7}',
  '{{7*7}}',
  '<%= 7*7 %>',
  '$(sleep 5)',
  '`sleep 5`',
  '../../../../etc/passwd',
  '%00',
  '\u0000',
  '\r\nSet-Cookie: evil=1',
  '*)(uid=*))(|(uid=*',
  '=cmd|calc!A1',
];

export const INPUT_CHECKS = [
  {
    id: 'S33',
    checked: 'No address of ours leads to another site, whatever is in its path or query',
    async run({ front, origin }) {
      const targets = [
        `//${EVIL}`,
        `//${EVIL}/%2e%2e`,
        `///${EVIL}`,
        `/\\${EVIL}`,
        `/%5c${EVIL}`,
        `/%2f%2f${EVIL}`,
        `/%2f${EVIL}`,
        `//${EVIL}//filials`,
        `/.//${EVIL}`,
        `/filials//${EVIL}`,
        `/auth?return=https://${EVIL}`,
        `/profile?return=//${EVIL}`,
        `/languages?return=//${EVIL}`,
        `/languages?return=https://${EVIL}&language=en`,
        `/profile/addresses?return=https://${EVIL}`,
        `/?country=kz&redirect=https://${EVIL}`,
        `/api/debug/switch?key=x&return=https://${EVIL}`,
        `/api/auth/callback?state=x&redirect_uri=https://${EVIL}`,
        `/filials/${VENUE}/?next=https://${EVIL}`,
        `/qr?url=https://${EVIL}`,
      ];
      const broken = await mapConcurrent(targets, async (target) => {
        const raw = await front.write(
          `GET ${target} HTTP/1.1\r\nHost: ${front.host}\r\nConnection: close\r\n\r\n`,
        );
        const location = /\r\nlocation: *([^\r\n]+)/i.exec(raw.answers[0]?.head ?? '')?.[1];
        if (!location) return null;
        return new URL(location, origin).origin !== origin && `${target} leads to ${location}`;
      });
      return { seen: `${targets.length} addresses`, broken: failures(broken) };
    },
  },
  {
    id: 'S34',
    checked: 'Plain http leads to the same address over https, whatever name it was asked by',
    async run({ front, origin }) {
      const ask = async (host) => {
        const { answers } = await front.write(
          `GET /faq?a=1 HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
          {
            isPlain: true,
          },
        );
        return [answers[0]?.status, /\r\nlocation: *([^\r\n]+)/i.exec(answers[0]?.head ?? '')?.[1]];
      };
      const own = await ask('front.test');
      const foreign = await ask(EVIL);
      return {
        broken: failures(
          [own, foreign].map(
            ([status, location]) =>
              (status !== 308 || location !== `${origin}/faq?a=1`) && `it is answered ${status}, ${location}`,
          ),
        ),
      };
    },
  },
  {
    id: 'S35',
    checked: 'What stands in an address stands in no page as markup',
    async run({ front }) {
      const value = encodeURIComponent(MARKUP);
      const targets = [
        `/search?q=${value}`,
        `/filials?page=${value}`,
        `/filials/${VENUE}?product=${value}`,
        `/languages?return=/${value}`,
        `/auth?problem=${value}&return=/${value}`,
        `/?config=${value}&source=${value}`,
        `/legal/${value}`,
        `/${value}`,
        `/filials/${value}`,
        `/brands/booking/${value}`,
        `/payment/success/${value}`,
        `/kiosk/legal/${value}`,
        `/sitemaps/${value}`,
        `/manifests/${value}`,
        `/api/${value}`,
      ];
      const broken = await mapConcurrent(targets, async (target) => {
        const { text, headers, status } = await front.ask(target);
        return failures(
          isRaw(text) && `${target.slice(0, 40)} writes it as it came`,
          /<script|<img/.test(JSON.stringify(headers)) && `${target.slice(0, 40)} has it in a header`,
          status >= 500 && `${target.slice(0, 40)} is answered ${status}`,
        );
      });
      return { seen: `${targets.length} addresses`, broken: broken.flat() };
    },
  },
  {
    id: 'S36',
    checked: 'What cookies and headers hold stands in no page as markup',
    async run({ front }) {
      const value = encodeURIComponent(MARKUP);
      const names = ['country', 'lang', 'townId', 'service', 'deviceId', 'runtime', 'config', 'signedIn'];
      const cookie = names.map((name) => `${name}=${value}`).join('; ');
      const headers = {
        cookie,
        referer: MARKUP,
        'user-agent': MARKUP,
        'accept-language': MARKUP,
        'x-forwarded-host': MARKUP,
        'x-forwarded-for': MARKUP,
      };
      const paths = ['/', '/filials', '/cart', '/search?q=x', '/no-such-page', '/auth'];
      const broken = await mapConcurrent(paths, async (path) => {
        const { text, status } = await front.ask(path, { headers });
        return failures(
          isRaw(text) && `${path} writes it as it came`,
          status >= 500 && `${path} is answered ${status}`,
        );
      });
      return { seen: `${names.length} cookies, 5 headers`, broken: broken.flat() };
    },
  },
  {
    id: 'S37',
    checked: 'Words of databases, shells, templates and spreadsheets are only words',
    async run({ front, diner }) {
      const fields = (word) => [
        ['GET', `/api/search?text=${encodeURIComponent(word)}`],
        ['GET', `/api/search/autocomplete?text=${encodeURIComponent(word)}`],
        ['GET', `/api/menu/search?venueId=${VENUE}&text=${encodeURIComponent(word)}`],
        ['GET', `/api/geo/suggestions?text=${encodeURIComponent(word)}`],
        ['GET', `/api/venues?page=${encodeURIComponent(word)}`],
        ['POST', '/api/promos/coupons', { promoCode: word }],
        ['PUT', '/api/profile', { name: word, birthday: null }],
      ];
      const asked = INJECTIONS.flatMap(fields);
      const broken = await mapConcurrent(asked, async ([method, path, body]) => {
        const answer = await diner.call(method, path, body, { 'x-site': 'kz-ru-web-1-takeaway' });
        return failures(
          answer.status >= 500 &&
            `${method} ${path} ${JSON.stringify(body ?? '')} is answered ${answer.status}`,
          answer.ms > 4000 && `${method} ${path} takes ${Math.round(answer.ms)} ms`,
          answer.headers['set-cookie']?.some((one) => one.startsWith('evil')) && `${path} sets a cookie`,
        );
      });
      await diner.call('PUT', '/api/profile', { name: 'Айгерім', birthday: null });
      return { seen: `${asked.length} requests`, broken: broken.flat() };
    },
  },
  {
    id: 'S38',
    checked: 'A failure says a code of ours and nothing of libraries, files or the platform',
    async run({ front, diner }) {
      const asked = [
        ['POST', '/api/orders', '{"type":'],
        ['POST', '/api/orders', '[]'],
        ['POST', '/api/orders', '{"type":"canary9"}'],
        ['POST', '/api/cart/quote', '{"venueId":"canary9"}'],
        ['POST', '/api/profile/avatar', 'canary9'],
        ['POST', '/api/auth/host/session', '{"code":"canary9","state":"canary9"}'],
        ['PUT', '/api/addresses/canary9', '{}'],
        ['POST', '/api/kiosk/session', '{"venueId":3101}'],
        ['POST', '/api/lock/unlock', `{"venueId":${VENUE},"lock":"fridge"}`],
      ];
      const broken = await mapConcurrent(asked, async ([method, path, body]) => {
        const { status, text } = await front.ask(path, {
          method,
          headers: pressHeaders(diner),
          body,
        });
        const error = status >= 400 ? JSON.parse(text).error : undefined;
        const members = Object.keys(error ?? {}).filter(
          (name) => !['code', 'requestId', 'details'].includes(name),
        );
        return failures(
          status < 400 && `${path} ${body} is answered ${status}`,
          members.length > 0 && `${path} says ${members.join(', ')}`,
          (INNER_WORDS.test(text) || text.includes('canary9')) && `${path} says ${text.slice(0, 200)}`,
        );
      });
      return { seen: `${asked.length} failures`, broken: broken.flat() };
    },
  },
  {
    id: 'S39',
    checked: 'Members with the names of prototypes change nothing for anybody',
    async run({ front, diner }) {
      const bodies = [
        '{"__proto__":{"isSignedIn":true,"polluted":"canary9"},"venueId":3107}',
        '{"constructor":{"prototype":{"polluted":"canary9"}},"venueId":3107}',
        '{"venueId":3107,"lines":[{"__proto__":{"priceMinor":1}}]}',
      ];
      const paths = [
        '/api/cart/quote',
        '/api/orders',
        '/api/menu/refresh',
        '/api/events',
        '/api/promos/code',
      ];
      const answers = await mapConcurrent(
        paths.flatMap((path) => bodies.map((body) => ({ path, body }))),
        async ({ path, body }) => {
          const { status } = await front.ask(path, {
            method: 'POST',
            headers: pressHeaders(diner),
            body,
          });
          return status >= 500 && `${path} is answered ${status}`;
        },
      );
      const queries = await mapConcurrent(
        ['__proto__[polluted]=canary9', 'constructor.prototype.polluted=canary9', '__proto__=x'],
        (query) => front.ask(`/api/venues?${query}`, { headers: OWN_PAGE }),
      );
      const guest = await front.ask('/api/session', { headers: OWN_PAGE });
      return {
        seen: `${answers.length} bodies, ${queries.length} queries`,
        broken: failures(
          answers,
          queries.map(({ status }) => status >= 500 && `a query is answered ${status}`),
          (guest.text.includes('canary9') || JSON.parse(guest.text).isSignedIn) &&
            'a guest’s answer is changed',
        ),
      };
    },
  },
];
