import { oneOf } from '../random.mjs';

/** Unpacked pages are six times as long, and who asks is on the same processors. */
const PACKED = { 'accept-encoding': 'br' };
/** Where what is pressed is ordered (tools/cluster/presses.mjs). */
export const ORDER_VENUE = 3107;
const UNKNOWN_VENUE = 70_000_000;
const TEXTS = ['плов', 'бешбармак', 'pizza', 'чай', 'хачапури', 'kebab', 'суши', 'нан'];
/** The town of the country's that searches are made in. */
const TOWN = 1;
const MOST_LOOKS = 60;
/** So many times longer than between other steps is the wait until the next look at an order. */
const LOOK_PAUSES = 3;

const web = (country, language, surface = 'web') => ({ country, language, surface });
export const SITES = [
  web('kz', 'ru'),
  web('kz', 'kk'),
  web('kz', 'ru'),
  web('kz', 'en'),
  web('ge', 'ka'),
  web('ge', 'ru'),
  web('ge', 'en'),
];
const HOSTED_SITES = [web('kz', 'kk', 'webview'), web('kz', 'ru', 'webview'), web('ge', 'ka', 'webview')];
const KIOSK_SITES = [web('kz', 'ru'), web('kz', 'kk')];
const SEARCHING_SITES = SITES.filter(({ country }) => country === 'kz');

/** Opens a page with some pictures of it, and reads. */
async function look({ diner, random, scene, site, pause }, path, pictures = 4) {
  await diner.view(path, PACKED);
  const shown = Array.from({ length: pictures }, () => oneOf(random, scene.pictures[site.country]));
  await Promise.all([...new Set(shown)].map((picture) => diner.view(picture)));
  await pause();
}

const read = ({ diner }, path, headers) => diner.call('GET', path, undefined, headers);

const venueOf = ({ random, scene, site }) => oneOf(random, scene.venues[site.country]);

async function openMenu(visit, venue) {
  await Promise.all([look(visit, `/filials/${venue}`, 6), read(visit, `/api/menu/mine?venueId=${venue}`)]);
}

async function lookAround(visit) {
  const { random } = visit;
  await Promise.all([look(visit, '/'), read(visit, '/api/session')]);
  await look(visit, '/filials', 6);
  for (let menus = 0; menus < 2; menus += 1) await openMenu(visit, venueOf(visit));
  await look(visit, oneOf(random, ['/brands', '/faq', '/legal', `/filials/${venueOf(visit)}/details`]), 1);
}

async function search(visit) {
  const { random, site } = visit;
  const text = oneOf(random, TEXTS);
  const here = { 'x-site': `${site.country}-${site.language}-${site.surface}-${TOWN}-delivery` };
  await look(visit, '/', 2);
  for (const end of [2, 3, text.length])
    await read(visit, `/api/search/autocomplete?text=${encodeURIComponent(text.slice(0, end))}`, here);
  await look(visit, `/search?q=${encodeURIComponent(text)}`, 3);
  await read(visit, `/api/search?text=${encodeURIComponent(text)}&service=delivery`, here);
  await openMenu(visit, venueOf(visit));
}

/** Looks until the order is there. @throws Error where it is never */
async function follow(visit, orderId) {
  await look(visit, `/orders/${orderId}`, 1);
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const { body } = await read(visit, `/api/orders/${orderId}`);
    if (body?.status === 'completed') return;
    await visit.pause(LOOK_PAUSES);
  }
  throw new Error(`order ${orderId} has not come`);
}

async function order(visit) {
  await Promise.all([look(visit, '/', 2), read(visit, '/api/session')]);
  await openMenu(visit, ORDER_VENUE);
  await read(visit, `/api/menu/products?venueId=${ORDER_VENUE}`);
  await look(visit, '/cart', 1);
  const made = await visit.press();
  if (!made) return;
  await Promise.all([visit.serve(made.orderId), follow(visit, made.orderId)]);
  await lookAtBonuses(visit);
}

async function lookAtBonuses(visit) {
  await Promise.all([look(visit, '/profile', 0), read(visit, '/api/rewards')]);
  await Promise.all([look(visit, '/orders', 1), read(visit, '/api/orders/list')]);
  await read(visit, '/api/session');
}

async function comeToKiosk(visit) {
  const { diner, site } = visit;
  await diner.view(`/kiosk?filial_id=${ORDER_VENUE}&source=TABLET&country=kz&language=${site.language}`);
  await look(visit, '/kiosk', 1);
  await look(visit, `/kiosk/filials/${ORDER_VENUE}`, 8);
}

async function stray(visit) {
  const number = Math.floor(visit.random() * 1_000_000);
  await look(visit, `/made-up-${number}`, 0);
  await look(visit, `/filials/${UNKNOWN_VENUE + number}`, 0);
  await read(visit, `/api/made-up-${number}`);
  await look(visit, '/', 2);
}

async function signOutAndIn(visit) {
  const { diner } = visit;
  await lookAtBonuses(visit);
  await diner.call('POST', '/api/auth/sign-out');
  await look(visit, '/', 1);
  await diner.signIn(diner.phone);
  await read(visit, '/api/session');
}

/** Whether what was made up is answered as what is not there. */
export const isMadeUp = (path) => /\/(made-up-\d+|filials\/7\d{7})$/.test(path);

/**
 * The visits of diners, so many of a hundred each. `sites` are those whose pages are looked at, by guests; without them a diner of the
 * pool comes, signed in.
 */
export const VISITS = [
  { name: 'looks around', share: 32, sites: SITES, go: lookAround },
  { name: 'searches', share: 14, sites: SEARCHING_SITES, go: search },
  { name: 'orders', share: 28, go: order },
  { name: 'looks at bonuses', share: 8, go: lookAtBonuses },
  { name: 'comes inside an app', share: 6, sites: HOSTED_SITES, go: lookAround },
  { name: 'comes to a kiosk', share: 4, sites: KIOSK_SITES, go: comeToKiosk },
  { name: 'strays', share: 5, sites: SITES, go: stray },
  { name: 'signs out and in', share: 3, go: signOutAndIn },
];
const SEQUENCE = VISITS.flatMap((visit) => Array.from({ length: visit.share }, () => visit));

/** Deterministic and well mixed: each kind comes evenly. */
export const visitAt = (number) => SEQUENCE[(number * 37) % SEQUENCE.length];
