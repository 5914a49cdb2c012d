import { sealData } from 'iron-session';
import { signKioskCode, signKioskLink } from '../../../lib/session/kiosk-invitation.mjs';
import { signSwitch } from '../../../lib/debug/debug-switch.mjs';
import { mapConcurrent } from '../../run/concurrency.mjs';
import { orderOf, VENUE } from '../belongings.mjs';
import { createBrowser, keyed, OWN_PAGE } from '../diner.mjs';
import { failures } from '../failures.mjs';
import { enrolKiosk, KIOSK_COOKIE, newKioskKey, openKioskLink } from '../kiosk.mjs';

const KIOSK = { 'x-site': 'kz-ru-kiosk' };
/** Other venues of the sandbox: a kiosk's, and one whose codes only this check tries. */
const OTHER_VENUE = 4107;
const GUESSED_VENUE = 3102;
const STRANGERS = 30;
const GUESSES = 60;
/** The code is older than the links that other checks use up: the link of a code's second would use it up as well. */
const CODE_AGE_MS = 5 * 60_000;

const isNotEnrolled = ({ status, text }) =>
  status === 403 && JSON.parse(text).error.code === 'kiosk/not-enrolled';

/** Cookies that only look like an enrolment, by what is wrong with them. */
async function forgedEnrolments(tablet, diner) {
  const seal = tablet.jar.get(KIOSK_COOKIE);
  const middle = Math.floor(seal.length / 2);
  const content = { version: 1, device: 'made-up-0001', venueId: VENUE, sealedAt: Date.now() };
  return {
    none: undefined,
    'one letter changed': seal.slice(0, middle) + (seal[middle] === 'A' ? 'B' : 'A') + seal.slice(middle + 1),
    'sealed with another secret': await sealData(content, {
      password: 'another secret, of an attacker, long enough',
    }),
    'not sealed at all': Buffer.from(JSON.stringify(content)).toString('base64url'),
    'the session of a diner': diner.jar.get('__Host-session'),
  };
}

export const KIOSKS_CHECKS = [
  {
    id: 'S65',
    checked:
      'Nobody orders as a kiosk but a tablet that is enrolled there, whatever device, surface or cookie is made up',
    async run({ front, sessionSecret, diner }) {
      const tablet = await enrolKiosk({ front, sessionSecret });
      const elsewhere = await enrolKiosk({ front, sessionSecret }, OTHER_VENUE);
      const opened = await tablet.call('POST', '/api/kiosk/session', { venueId: VENUE }, KIOSK);
      const { session } = JSON.parse(opened.text);
      const order = await orderOf(diner, 'takeaway');
      const quote = { venueId: VENUE, lines: order.lines, service: 'takeaway' };
      const inSession = { ...KIOSK, 'x-tablet-session': session };
      const ask = (cookie, path, body, headers) =>
        front.ask(path, {
          method: body === undefined ? 'GET' : 'POST',
          headers: { ...OWN_PAGE, 'content-type': 'application/json', ...keyed(), ...headers, cookie },
          body: body === undefined ? undefined : JSON.stringify(body),
        });
      const calls = {
        'a session': ['/api/kiosk/session', { venueId: VENUE }, KIOSK],
        'a session of the web': ['/api/kiosk/session', { venueId: VENUE }, {}],
        'a slip': [
          `/api/kiosk/print?venue=${VENUE}`,
          { kind: 'test', widthMm: 80 },
          { ...KIOSK, 'x-printer-code': 'demo-printer' },
        ],
        'a quote': ['/api/cart/quote', quote, KIOSK],
        'an order': ['/api/orders', order, inSession],
        'an order of the web': ['/api/orders', order, { 'x-tablet-session': session }],
      };
      const strangers = await mapConcurrent(Array.from({ length: STRANGERS }), (_, number) =>
        ask(
          `deviceId=made-up-device-${number}`,
          '/api/kiosk/session',
          { venueId: VENUE },
          number % 2 ? KIOSK : {},
        ),
      );
      const forged = Object.entries(await forgedEnrolments(tablet, diner)).map(([what, seal]) => [
        what,
        seal === undefined ? '' : `${KIOSK_COOKIE}=${seal}`,
      ]);
      const cookies = [...forged, ['an enrolment elsewhere', elsewhere.jar.header()]];
      const broken = await mapConcurrent(
        cookies.flatMap(([what, cookie]) =>
          Object.entries(calls).map(([thing, call]) => ({ what, cookie, thing, call })),
        ),
        async ({ what, cookie, thing, call }) => {
          const answer = await ask(cookie, ...call);
          return !isNotEnrolled(answer) && `with ${what} ${thing} is answered ${answer.status}`;
        },
      );
      const read = await ask('', `/api/orders/1`, undefined, inSession);
      const own = await ask(tablet.jar.header(), '/api/orders', order, inSession);
      return {
        seen: `${STRANGERS} strangers, ${cookies.length} cookies, ${Object.keys(calls).length} calls; its own order ${own.status}`,
        broken: failures(
          strangers.map((answer) => !isNotEnrolled(answer) && `a stranger is answered ${answer.status}`),
          broken,
          !isNotEnrolled(read) && `an order is read: ${read.status}`,
          !session && `the tablet itself opens no session: ${opened.status}`,
          own.status !== 200 && `the tablet itself is answered ${own.status}`,
        ),
      };
    },
  },
  {
    id: 'S66',
    checked: 'A tablet is enrolled by no forged, old, used or borrowed link, and by no guessed code',
    async run({ front, sessionSecret }) {
      const open = async (key, venue = VENUE) => {
        const browser = createBrowser(front);
        await openKioskLink(browser, venue, key);
        return browser.jar.get(KIOSK_COOKIE) !== undefined;
      };
      const good = newKioskKey(sessionSecret, VENUE);
      const [until] = good.split('.');
      const isGood = await open(good);
      const now = Date.now();
      const links = {
        used: [good],
        'of another venue': [newKioskKey(sessionSecret, OTHER_VENUE)],
        'signed by nobody': [`${until}.${'A'.repeat(43)}`],
        'of a later end': [`${Number(until) + 600}.${good.split('.')[1]}`],
        'of another secret': [newKioskKey('another secret, of an attacker, long enough', VENUE)],
        over: [signKioskLink(sessionSecret, VENUE, now - 16 * 60_000)],
        'of the debug bar': [signSwitch(sessionSecret, 'link', now)],
        empty: [''],
      };
      const broken = await mapConcurrent(
        Object.entries(links),
        async ([what, [key]]) => (await open(key)) && `a link that is ${what} enrols`,
      );
      const type = (code, venueId = GUESSED_VENUE) =>
        createBrowser(front).call('POST', '/api/kiosk/enrolment', { venueId, code }, KIOSK);
      const code = signKioskCode(sessionSecret, OTHER_VENUE, now - CODE_AGE_MS);
      const typed = [await type(code, OTHER_VENUE), await type(code, OTHER_VENUE)];
      const guesses = await mapConcurrent(Array.from({ length: GUESSES }), (_, number) =>
        type(String(number).padStart(12, '0')),
      );
      const refused = guesses.filter(({ status }) => status === 429).length;
      return {
        seen: `${Object.keys(links).length} links; ${refused} of ${GUESSES} guesses are not looked at`,
        broken: failures(
          !isGood && 'a good link does not enrol',
          broken,
          typed[0].status !== 200 && `a good code is answered ${typed[0].status}`,
          typed[1].status !== 403 && `a used code is answered ${typed[1].status}`,
          guesses.map(({ status }) => ![403, 429].includes(status) && `a guess is answered ${status}`),
          refused === 0 && 'guesses from many addresses have no limit',
        ),
      };
    },
  },
];
