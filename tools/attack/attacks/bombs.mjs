import { setTimeout as pause } from 'node:timers/promises';
import { ADDRESS, VENUE, pressHeaders } from '../diner.mjs';
import { OWN_PAGE } from '../../cluster/front-diner.mjs';
import { failures } from '../lists.mjs';
import { mapConcurrent } from '../../run/concurrency.mjs';

const HANG_MS = 2000;
/** More that both apps may have in memory afterwards, MB: what so many need anew. */
const MOST_GROWTH = 350;
const MADE_UP_COUNT = 2000;
/** Callers of made-up ids, as a program with many addresses has. */
const CALLERS = 50;

/** Bodies that cost more to read than to send. */
function bombs() {
  const within = (text) => text.slice(0, 64 * 1024);
  return {
    '100,000 members': `{${Array.from({ length: 100_000 }, (_, index) => `"k${index}":0`).join()}}`,
    'as many members as fit': `{${Array.from({ length: 6500 }, (_, index) => `"k${index}":0`).join()}}`,
    'brackets without end': within('['.repeat(65_000)),
    'brackets that end': `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
    'objects in objects': `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`,
    'a number of 60,000 digits': `{"venueId":${'9'.repeat(60_000)}}`,
    'a text of spaces': JSON.stringify({ ...ADDRESS, label: ' '.repeat(60_000) }),
    'a text that tires patterns': JSON.stringify({
      ...ADDRESS,
      label: `${'a'.repeat(30_000)}!${'a '.repeat(10_000)}`,
    }),
    'escapes only': `{"label":"${'\\u0000'.repeat(10_000)}"}`,
    'a hundred lines of a hundred additives': JSON.stringify({
      venueId: VENUE,
      lines: Array.from({ length: 15 }, () => ({
        productId: 3107001,
        sizeId: null,
        additives: Array.from({ length: 100 }, (_, index) => ({ additiveId: index + 1, count: 9 })),
        count: 9,
        priceMinor: 1,
        promoId: null,
      })),
    }),
  };
}

const madeUpId = () => 1 + Math.floor(Math.random() * 900_000_000);
const word = () => Math.random().toString(36).slice(2, 12);

/** Addresses of things that are not there: pages, each of which an app has to render, and the rest. */
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
      const paths = [
        ['POST', '/api/cart/quote'],
        ['POST', '/api/addresses'],
        ['POST', '/api/orders'],
        ['POST', '/api/events'],
        ['PUT', '/api/profile'],
      ];
      const asked = Object.entries(bombs()).flatMap(([what, body]) =>
        paths.map(([method, path]) => ({ what, body, method, path })),
      );
      const broken = await mapConcurrent(asked, async ({ what, body, method, path }) => {
        const { status, ms } = await front.ask(path, {
          method,
          headers: pressHeaders(diner),
          body,
        });
        return failures(
          ![200, 400, 413, 422, 429].includes(status) && `${what} to ${path} is answered ${status}`,
          ms > HANG_MS && `${what} to ${path} takes ${Math.round(ms)} ms`,
        );
      });
      const { status } = await front.ask('/faq');
      const more = Math.round((await memory()) - before);
      return {
        seen: `${asked.length} bodies, ${more} MB more at both apps`,
        broken: failures(
          broken.flat(),
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
      const statuses = {};
      let turnedAway = 0;
      let slowest = 0;
      const begun = performance.now();
      await mapConcurrent(
        Array.from({ length: MADE_UP_COUNT }),
        async (_, index) => {
          const [path, headers = {}] = madeUp(index);
          const answer = await front
            .ask(path, { caller: callers[index % CALLERS], headers })
            .catch((error) => ({ status: error.code ?? 'hang', headers: {}, ms: 0 }));
          statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
          if (answer.status === 503 && answer.headers['retry-after']) turnedAway += 1;
          slowest = Math.max(slowest, answer.ms);
        },
        12,
      );
      const seconds = (performance.now() - begun) / 1000;
      await pause(500);
      const after = await viewKnown();
      const more = Math.round((await memory()) - before);
      const failed = Object.entries(statuses)
        .map(([status, times]) => [status, status === '503' ? times - turnedAway : times])
        .filter(([status, times]) => times > 0 && !(Number(status) < 500));
      const made = after.filter(({ headers }) => headers['x-page-cache'] === 'miss').length;
      return {
        seen:
          `${MADE_UP_COUNT} in ${Math.round(seconds)} s (${Object.entries(statuses)
            .map(([status, times]) => `${times} × ${status}`)
            .join(', ')}), ` + `the slowest ${Math.round(slowest)} ms, ${more} MB more at both apps`,
        broken: failures(
          failed.map(([status, times]) => `${times} are answered ${status}`),
          turnedAway > MADE_UP_COUNT * MOST_TURNED_AWAY && `${turnedAway} are turned away`,
          after.map(({ status }) => status !== 200 && `then a page is answered ${status}`),
          made > 0 && `${made} pages of everybody were pushed out of the apps’ caches`,
          more > MOST_GROWTH && `${more} MB more`,
        ),
      };
    },
  },
];
