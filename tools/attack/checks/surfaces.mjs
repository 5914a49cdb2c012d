import { signSwitch } from '../../../lib/debug/debug-switch.mjs';
import { VENUE } from '../belongings.mjs';
import { OWN_PAGE } from '../diner.mjs';
import { failures } from '../failures.mjs';
import { enrolKiosk } from '../kiosk.mjs';
import { mapConcurrent } from '../../run/concurrency.mjs';

const KIOSK = { 'x-site': 'kz-ru-kiosk' };
/** The code of the sandbox's printer; what a slip is, in ESC/POS. */
const PRINTER_CODE = 'demo-printer';
const SLIP = Buffer.from([0x1b, 0x40, 0x41, 0x0a, 0x1d, 0x56, 0x00]);
/** Opens a drawer of cash. */
const DRAWER = Buffer.from([0x1b, 0x40, 0x1b, 0x70, 0x00, 0x19, 0xfa, 0x1d, 0x56, 0x00]);

/** Inner interfaces, of the platform's stand-in and of our own. */
const INNER = [
  '/control/reset',
  '/control/orders',
  '/control/requests',
  '/control/tokens/expire',
  '/control/faults',
  '/api/control/reset',
  '/api/ready',
  '//api/ready',
  '/api//ready',
  '/api/ready/',
  '/api/./ready',
  '/api/%72eady',
  '/API/READY',
  '/api/ready%20',
  '/api/ready;x',
  '/api/ready?x',
  '/api/faq/../ready',
  '/printer',
  '/analytics',
  '/errors',
  '/shell',
  '/bot',
  '/oauth2/login',
  '/image-proxy/v1/image?url=x',
  '/contract/openapi.yaml',
  '/locations/v2/towns',
];

export const SURFACES_CHECKS = [
  {
    id: 'S53',
    checked:
      'At a kiosk nobody is signed in, whatever its browser has kept, and a diner’s pages do not exist',
    async run({ diner }) {
      const pages = [
        'profile',
        'orders',
        'cart',
        'auth',
        'profile/addresses',
        `filials/${VENUE}/details`,
        'bills/preorder/1',
      ];
      const calls = ['/api/profile', '/api/addresses', '/api/orders/list', '/api/rewards'];
      const session = await diner.call('GET', '/api/session', undefined, KIOSK);
      const broken = [
        await mapConcurrent(pages, async (page) => {
          const { status } = await diner.ask(`/kiosk/${page}`);
          return status !== 404 && `/kiosk/${page} is answered ${status}`;
        }),
        await mapConcurrent(calls, async (path) => {
          const { status } = await diner.call('GET', path, undefined, KIOSK);
          return ![401, 403].includes(status) && `${path} is answered ${status}`;
        }),
      ];
      return {
        seen: `${pages.length} pages, ${calls.length} calls`,
        broken: failures(broken.flat(), JSON.parse(session.text).isSignedIn && 'a diner is signed in'),
      };
    },
  },
  {
    id: 'S54',
    checked:
      'A kiosk’s session ends with the next one of its device, sees no diner’s order, and is not made up',
    async run({ front, sessionSecret, belongings }) {
      const kiosk = await enrolKiosk({ front, sessionSecret });
      const open = async (browser) => {
        const answer = await browser.call('POST', '/api/kiosk/session', { venueId: VENUE }, KIOSK);
        return JSON.parse(answer.text).session;
      };
      const first = await open(kiosk);
      const foreign = await kiosk.call('GET', `/api/orders/${belongings.orderId}`, undefined, {
        ...KIOSK,
        'x-tablet-session': first,
      });
      await open(kiosk);
      const ended = await kiosk.call('GET', '/api/orders/1', undefined, {
        ...KIOSK,
        'x-tablet-session': first,
      });
      const garbage = await mapConcurrent(['', 'x', 'a'.repeat(5000), '__proto__', '../1'], (session) =>
        kiosk.call('GET', '/api/orders/1', undefined, { ...KIOSK, 'x-tablet-session': session }),
      );
      return {
        seen: `another’s order ${foreign.status}, ended ${ended.status}`,
        broken: failures(
          !first && 'no session was opened',
          foreign.status !== 404 && `a diner’s order is answered ${foreign.status}`,
          ended.status !== 403 && `an ended one is answered ${ended.status}`,
          garbage.map(({ status }) => status !== 403 && `garbage is answered ${status}`),
        ),
      };
    },
  },
  {
    id: 'S55',
    checked:
      'Nothing prints without the printer’s code, as bytes, of another’s order, or where no printer is named',
    async run({ front, sessionSecret, control }) {
      await control('DELETE', 'printer');
      const tablet = await enrolKiosk({ front, sessionSecret });
      const withoutPrinter = await enrolKiosk({ front, sessionSecret }, 3102);
      const print = (venue, code, body, { jar } = tablet) =>
        front.ask(`/api/kiosk/print?venue=${venue}`, {
          method: 'POST',
          headers: {
            ...OWN_PAGE,
            ...KIOSK,
            'idempotency-key': crypto.randomUUID(),
            cookie: jar.header(),
            ...(code === undefined ? {} : { 'x-printer-code': code }),
          },
          body,
        });
      const trial = JSON.stringify({ kind: 'test', widthMm: 80 });
      const asked = {
        'a wrong code': await print(VENUE, 'wrong-code', trial),
        'no code': await print(VENUE, undefined, trial),
        'an empty code': await print(VENUE, '', trial),
        'another venue': await print(3102, PRINTER_CODE, trial, withoutPrinter),
        'a host for a venue': await print('127.0.0.1:9100', PRINTER_CODE, trial),
        'an order of another session': await print(
          VENUE,
          PRINTER_CODE,
          JSON.stringify({ kind: 'order', orderId: 90031, widthMm: 80 }),
        ),
        'bytes of a slip': await print(VENUE, PRINTER_CODE, SLIP),
        'the drawer of cash': await print(VENUE, PRINTER_CODE, DRAWER),
        text: await print(VENUE, PRINTER_CODE, Buffer.from('hello')),
      };
      const { jobs } = await control('GET', 'printer');
      const printed = Object.entries(asked).filter(([, { text }]) => /"state":"printed"/.test(text));
      return {
        seen: Object.entries(asked)
          .map(([what, { status }]) => `${what} ${status}`)
          .join(', '),
        broken: failures(
          printed.map(([what]) => `${what} prints`),
          jobs.length > 0 && `the printer has ${jobs.length} jobs`,
          Object.values(asked).map(({ status }) => status >= 500 && `it is answered ${status}`),
        ),
      };
    },
  },
  {
    id: 'S56',
    checked:
      'Inner interfaces cannot be reached through the front: control, readiness, the platform’s own pages',
    async run({ front, belongings, diner }) {
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
      const still = await diner.call('GET', `/api/addresses/${belongings.addressId}`);
      return {
        seen: `${INNER.length} addresses`,
        broken: failures(broken.flat(2), statuses, still.status !== 200 && 'the platform was reset'),
      };
    },
  },
  {
    id: 'S57',
    checked:
      'The debug bar is switched on by no forged, old or borrowed link, and gives nothing by a made-up cookie',
    async run({ front, sessionSecret }) {
      const now = Date.now();
      const good = signSwitch(sessionSecret, 'link', now);
      const [until, signature] = good.split('.');
      const unsigned = `${until}.${'A'.repeat(43)}`;
      const keys = {
        'that nobody has signed': unsigned,
        'of a later end': `${Number(until) + 60}.${signature}`,
        'of another secret': signSwitch('another secret, of an attacker, long enough', 'link', now),
        'that is over': signSwitch(sessionSecret, 'link', now - 16 * 60_000),
        'that is a cookie': signSwitch(sessionSecret, 'cookie', now),
        'that is empty': '',
        'that is a word': '__proto__',
      };
      const isSwitchedOn = async (key) => {
        const { cookies } = await front.ask(`/api/debug/switch?key=${encodeURIComponent(key)}`);
        return cookies.some((cookie) => /^__Host-debug=[^;]/.test(cookie));
      };
      const broken = await mapConcurrent(
        Object.entries(keys),
        async ([what, key]) => (await isSwitchedOn(key)) && `a link ${what} switches it on`,
      );
      const textsWith = async (cookie) => {
        const headers = {
          ...OWN_PAGE,
          'x-site': 'kz-ru-webview',
          cookie: `__Host-debug=${cookie}; debugBar=1`,
        };
        return (await front.ask('/api/texts/debugBar', { headers })).status;
      };
      const madeUp = [unsigned, good, signSwitch(sessionSecret, 'cookie', now - 9 * 3_600_000), 'on', ''];
      const statuses = await mapConcurrent(madeUp, textsWith);
      const own = await textsWith(signSwitch(sessionSecret, 'cookie', now));
      return {
        seen: `${Object.keys(keys).length} links, ${madeUp.length} cookies`,
        broken: failures(
          broken,
          statuses.map(
            (status) => status !== 404 && `with a made-up cookie its texts are answered ${status}`,
          ),
          !(await isSwitchedOn(good)) && 'a good link does not switch it on',
          own !== 200 && `with its own cookie its texts are answered ${own}`,
        ),
      };
    },
  },
  {
    id: 'S58',
    checked: 'An app around a page may ask for a surface, and gets no more rights by it',
    async run({ front, diner }) {
      const sites = ['kz-ru-webview', 'kz-ru-web', 'ge-ka-webview'];
      const guest = await mapConcurrent(sites, (site) =>
        front.ask('/api/profile', { headers: { ...OWN_PAGE, 'x-site': site } }),
      );
      const odd = await mapConcurrent(
        ['kz-ka-web', 'xx-ru-web', 'kz-ru-admin', '../web', '', 'kz-ru-web~__proto__x'],
        (site) => diner.call('GET', '/api/profile', undefined, { 'x-site': site }),
      );
      return {
        seen: `${sites.length} sites, ${odd.length} made up`,
        broken: failures(
          guest.map(({ status }) => status !== 401 && `a guest is answered ${status}`),
          odd.map(({ status }) => status !== 400 && `a made-up site is answered ${status}`),
        ),
      };
    },
  },
];
