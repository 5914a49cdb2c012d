import { setTimeout as pause } from 'node:timers/promises';
import { ADDRESS, pressHeaders } from '../diner.mjs';
import { OWN_PAGE, VENUE } from '../../cluster/front-diner.mjs';
import { failures, judgeEach } from '../lists.mjs';
import { mapConcurrent } from '../../run/concurrency.mjs';

const HANG_MS = 2000;
/** More that both apps may have in memory afterwards, MB: what so many need anew. */
const MOST_GROWTH = 350;
const MADE_UP_COUNT = 2000;
const CALLERS = 50;

const members = (count) => `{${Array.from({ length: count }, (_, index) => `"k${index}":0`).join()}}`;
const labelled = (label) => JSON.stringify({ ...ADDRESS, label });
const additives = Array.from({ length: 100 }, (_, index) => ({ additiveId: index + 1, count: 9 }));
const line = { productId: 3107001, sizeId: null, additives, count: 9, priceMinor: 1, promoId: null };

const BOMBS = {
  '100,000 members': members(100_000),
  'as many members as fit': members(6500),
  'brackets without end': '['.repeat(64 * 1024),
  'brackets that end': `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  'objects in objects': `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`,
  'a number of 60,000 digits': `{"venueId":${'9'.repeat(60_000)}}`,
  'a text of spaces': labelled(' '.repeat(60_000)),
  'a text that tires patterns': labelled(`${'a'.repeat(30_000)}!${'a '.repeat(10_000)}`),
  'escapes only': `{"label":"${'\\u0000'.repeat(10_000)}"}`,
  'lines of a hundred additives': JSON.stringify({ venueId: VENUE, lines: Array(15).fill(line) }),
};
const PATHS = ['/api/cart/quote', '/api/addresses', '/api/orders', '/api/events', '/api/profile'];

const madeUpId = () => 1 + Math.floor(Math.random() * 900_000_000);
const word = () => Math.random().toString(36).slice(2, 12);

const MADE_UP = {
  pages: [
    () => [`/filials/${madeUpId()}`],
    () => [`/filials/${VENUE}?config=${word()}`],
    () => [`/filials/${VENUE}/categories/${madeUpId()}`],
    () => [`/?config=${word()}`],
    () => ['/', { cookie: `country=kz; lang=ru; townId=${madeUpId()}; service=${word()}` }],
    () => [`/${word()}/${word()}`],
    () => [`/legal/${word()}`],
    () => [`/search?q=${word()}`],
    () => [`/kiosk/filials/${madeUpId()}`],
    () => [`/kiosk/filials/${madeUpId()}/order/${madeUpId()}`],
    () => [`/kiosk/payment/success/${madeUpId()}`],
  ],
  calls: [
    () => [`/api/menu/product?venueId=${madeUpId()}&productId=${madeUpId()}&service=takeaway`, OWN_PAGE],
    () => [`/api/menu/products?venueId=${madeUpId()}`, OWN_PAGE],
    () => [`/api/menu/search?venueId=${VENUE}&text=${word()}`, OWN_PAGE],
    () => [`/api/venues/facts?ids=${madeUpId()},${madeUpId()}`, OWN_PAGE],
    () => [`/api/bill?venueId=${VENUE}&tableId=${madeUpId()}&mainTerminalId=${VENUE}`, OWN_PAGE],
    () => [`/api/images?w=480&src=${encodeURIComponent(`http://localhost/images/${word()}.webp`)}`],
    () => ['/api/session', { ...OWN_PAGE, cookie: madeUpCookies() }],
    () => ['/api/towns', { ...OWN_PAGE, 'x-site': `kz-ru-web-${madeUpId()}-takeaway~${word()}` }],
    () => [`/sitemaps/${word()}.xml`],
    () => [`/manifests/${word()}`],
    () => [`/auth?code=${word()}&state=${word()}`],
  ],
};
const madeUpCookies = () =>
  `__Host-session=Fe26.2*1*${word()}*a*b**c*d~2; signedIn=${word()}; deviceId=${word()}${word()}`;
/** One page to so many calls: a page costs ten times as much. */
const PAGE_EVERY = 5;
/** The share that an app under load may turn away with 503 and a time to come back: more would be the made-up things' doing. */
const MOST_TURNED_AWAY = 0.02;

function madeUp(index) {
  const kinds = index % PAGE_EVERY === 0 ? MADE_UP.pages : MADE_UP.calls;
  return kinds[Math.floor(index / PAGE_EVERY) % kinds.length]();
}

export const BOMB_ATTACKS = [
  {
    id: 'A16',
    checked: 'Bodies that cost more to read than to send are refused at once, and cost no memory',
    async run({ front, diner, memory }) {
      const before = await memory();
      const asked = Object.entries(BOMBS).flatMap(([what, body]) =>
        PATHS.map((path) => [`${what} to ${path}`, path, body]),
      );
      const { seen, broken } = await judgeEach('bodies', asked, async ([what, path, body]) => {
        const method = path === '/api/profile' ? 'PUT' : 'POST';
        const { status, ms } = await front.ask(path, { method, body, headers: pressHeaders(diner) });
        return failures(
          ![200, 400, 413, 422, 429].includes(status) && `${what} is answered ${status}`,
          ms > HANG_MS && `${what} takes ${Math.round(ms)} ms`,
        );
      });
      const { status } = await front.ask('/faq');
      const more = Math.round((await memory()) - before);
      return {
        seen: `${seen}, ${more} MB more at both apps`,
        broken: failures(
          broken,
          status !== 200 && `then a page is answered ${status}`,
          more > MOST_GROWTH && `${more} MB more`,
        ),
      };
    },
  },
  {
    id: 'A17',
    checked: 'Made-up ids, codes, cookies and addresses in great numbers fill no memory and push nothing out',
    async run({ front, apps, memory }) {
      const cookie = 'country=kz; lang=ru; townId=1; service=takeaway';
      const known = ['/', `/filials/${VENUE}`, '/faq'];
      // At the apps themselves: whatever the front keeps, it is their memory that would be filled.
      const viewKnown = () =>
        mapConcurrent(
          apps.flatMap((app) => known.map((path) => [app, path])),
          ([app, path]) => front.askApp(app, path, { cookie }),
        );
      await viewKnown();
      const callers = Array.from({ length: CALLERS }, () => front.newCaller());
      const before = await memory();
      const answers = await mapConcurrent(
        Array.from({ length: MADE_UP_COUNT }),
        async (_, index) => {
          const [path, sent = {}] = madeUp(index);
          const asked = front.ask(path, { caller: callers[index % CALLERS], headers: sent });
          const { status, headers, ms } = await asked.catch(({ code = 'hang' }) => {
            return { status: code, headers: {}, ms: 0 };
          });
          // Without its body: all of them would fill this process.
          return { status, headers, ms };
        },
        12,
      );
      const isTurnedAway = ({ status, headers }) => status === 503 && headers['retry-after'];
      const turnedAway = answers.filter(isTurnedAway).length;
      const failed = answers.filter((answer) => !(answer.status < 500) && !isTurnedAway(answer));
      const slowest = Math.round(Math.max(...answers.map(({ ms }) => ms)));
      await pause(500);
      const after = await viewKnown();
      const more = Math.round((await memory()) - before);
      const made = after.filter(({ headers }) => headers['x-page-cache'] === 'miss').length;
      return {
        seen: `${MADE_UP_COUNT}, the slowest ${slowest} ms, ${turnedAway} turned away, ${more} MB more at both apps`,
        broken: failures(
          failed.length > 0 &&
            `${failed.length} are answered ${[...new Set(failed.map(({ status }) => status))]}`,
          turnedAway > MADE_UP_COUNT * MOST_TURNED_AWAY && `${turnedAway} are turned away`,
          after.map(({ status }) => status !== 200 && `then a page is answered ${status}`),
          made > 0 && `${made} pages of everybody were pushed out of the apps’ caches`,
          more > MOST_GROWTH && `${more} MB more`,
        ),
      };
    },
  },
];
