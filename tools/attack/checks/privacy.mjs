import { VENUE } from '../belongings.mjs';
import { OWN_PAGE } from '../diner.mjs';
import { failures } from '../failures.mjs';
import { mapConcurrent } from '../../run/concurrency.mjs';

const CALLS = [
  '/api/session',
  '/api/profile',
  '/api/addresses',
  '/api/rewards',
  '/api/orders/list',
  '/api/promos/gifts',
];
/** Those whose answer to a diner holds what the others' are searched for. */
const MARKED = ['/api/session', '/api/profile', '/api/orders/list'];
const PAGES = [
  '/',
  '/filials',
  `/filials/${VENUE}`,
  '/brands',
  '/cart',
  '/profile',
  '/profile/form',
  '/orders',
  '/auth',
  '/faq',
];
/** What may make something between us and the diner answer with another's page. */
const CACHING = [
  {},
  { 'cache-control': 'max-stale=3600, only-if-cached' },
  { 'if-none-match': '*' },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-url': '/profile' },
  { purpose: 'prefetch' },
  { range: 'bytes=0-100' },
];

/** What names the diner, in pages and answers. */
const namesOf = ({ phone }) => [phone.slice(2), 'Айгер'];

export const PRIVACY_CHECKS = [
  {
    id: 'S45',
    checked: 'Every answer of a call is private and kept by no cache, whatever it says',
    async run({ front, diner }) {
      const paths = [
        ...CALLS,
        '/api/nope',
        '/api/menu/mine?venueId=3107',
        '/api/orders/1',
        '/api/search',
        '/api/towns',
      ];
      const broken = await mapConcurrent(paths, async (path) => {
        const asked = await Promise.all([
          diner.call('GET', path),
          front.ask(path, { headers: OWN_PAGE }),
          front.ask(path),
        ]);
        return asked.map(
          ({ headers }) =>
            !/no-store/.test(headers['cache-control'] ?? '') && `${path} is ${headers['cache-control']}`,
        );
      });
      return {
        seen: `${paths.length} calls, of a diner, a guest and a stranger`,
        broken: failures(broken.flat()),
      };
    },
  },
  {
    id: 'S46',
    checked: 'No shared cache may keep a page, and none at all one diner’s own',
    async run({ diner, belongings }) {
      const own = ['/orders/' + belongings.orderId, `/bills/preorder/${belongings.preorderId}`];
      const broken = await mapConcurrent([...PAGES, ...own], async (path) => {
        const value = (await diner.ask(path)).headers['cache-control'] ?? '';
        if (own.includes(path)) return !/no-store/.test(value) && `${path} is ${value}`;
        return !/private|no-store/.test(value) && `${path} is ${value}`;
      });
      return { seen: `${PAGES.length + own.length} pages`, broken: failures(broken) };
    },
  },
  {
    id: 'S47',
    checked: 'A page from the cache holds nothing of the diner who asked for it, nor of the one before',
    async run({ front, diner, other }) {
      const asked = PAGES.flatMap((path) => CACHING.map((headers) => ({ path, headers })));
      const broken = await mapConcurrent(asked, async ({ path, headers }) => {
        const own = await diner.ask(path, { headers });
        const foreign = await other.ask(path, { headers });
        const guest = await front.ask(path, { headers: { cookie: 'country=kz; lang=ru', ...headers } });
        const inPage = (answer) => namesOf(diner).some((name) => answer.text.includes(name));
        return failures(
          inPage(own) && `${path} has the diner in it`,
          inPage(foreign) && `${path} of another diner has the first in it`,
          inPage(guest) && `${path} of a guest has a diner in it`,
        );
      });
      return { seen: `${asked.length} views by three`, broken: [...new Set(broken.flat())] };
    },
  },
  {
    id: 'S48',
    checked: 'A call is one diner’s own under every header by which something could answer with another’s',
    async run({ front, diner, other, belongings }) {
      const ownId = new RegExp(`:${belongings.orderId}\\b`);
      const isOf = (text) => ownId.test(text) || namesOf(diner).some((name) => text.includes(name));
      const asked = CALLS.flatMap((path) => CACHING.map((headers) => ({ path, headers })));
      const broken = await mapConcurrent(asked, async ({ path, headers }) => {
        const own = await diner.call('GET', path, undefined, headers);
        const [foreign, guest] = await Promise.all([
          other.call('GET', path, undefined, headers),
          front.ask(path, { headers: { ...OWN_PAGE, ...headers } }),
        ]);
        return [
          ...[foreign, guest].map(({ text }) => isOf(text) && `${path} shows another diner`),
          headers === CACHING[0] &&
            MARKED.includes(path) &&
            !isOf(own.text) &&
            `${path} shows nothing to be looked for`,
        ];
      });
      return { seen: `${asked.length} calls by three`, broken: failures([...new Set(broken.flat())]) };
    },
  },
];
