import { ADDRESS } from '../belongings.mjs';
import { JSON_TYPE, OWN_PAGE } from '../diner.mjs';
import { failures } from '../failures.mjs';
import { mapConcurrent } from '../../run/concurrency.mjs';
import { fillPath, readRoutes } from '../routes.mjs';

const changing = async (root) => (await readRoutes(root)).filter(({ method }) => method !== 'GET');

/** How a page of another site sends a request. */
const FOREIGN = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'https://neighbour.front.test' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': '' },
  { 'sec-fetch-site': 'same-origin, cross-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '' },
  {},
];

export const ORIGIN_CHECKS = [
  {
    id: 'S22',
    checked:
      'No call that changes something is taken from another site, or from a page that does not say where it is',
    async run({ root, front, diner, origin }) {
      const routes = await changing(root);
      const foreign = [
        ...FOREIGN,
        { origin: origin.replace('https:', 'http:') },
        { origin: `${origin}.evil.example` },
        { origin: origin.replace(/:\d+$/, '') },
      ];
      const asked = routes.flatMap(({ method, path }) =>
        foreign.map((headers) => ({ method, path, headers })),
      );
      const caller = front.newCaller();
      const broken = await mapConcurrent(asked, async ({ method, path, headers }) => {
        const { status, cookies } = await front.ask(fillPath(path), {
          method,
          caller,
          headers: {
            'x-site': 'kz-ru-web',
            cookie: diner.jar.header(),
            'idempotency-key': crypto.randomUUID(),
            ...JSON_TYPE,
            ...headers,
          },
          body: '{}',
        });
        if (status === 403 && cookies.length === 0) return null;
        return `${method} ${path} with ${JSON.stringify(headers)} is answered ${status}`;
      });
      return {
        seen: `${routes.length} calls from ${foreign.length} places`,
        broken: failures(broken, routes.length < 30 && 'routes were not found'),
      };
    },
  },
  {
    id: 'S23',
    checked: 'No other site may read an answer: no CORS, and no preflight is granted',
    async run({ front, diner }) {
      const origin = 'https://evil.example';
      const ways = [
        { method: 'GET', path: '/api/session' },
        { method: 'GET', path: '/api/addresses' },
        { method: 'OPTIONS', path: '/api/orders' },
        { method: 'OPTIONS', path: '/api/addresses/1' },
        { method: 'GET', path: '/' },
        { method: 'GET', path: '/api/images?w=480&src=x' },
      ];
      const broken = await mapConcurrent(ways, async ({ method, path }) => {
        const { headers } = await front.ask(path, {
          method,
          headers: {
            'x-site': 'kz-ru-web',
            cookie: diner.jar.header(),
            origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'x-site,content-type',
          },
        });
        const granted = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
        return granted.length > 0 && `${method} ${path} grants ${granted.join(', ')}`;
      });
      return { seen: `${ways.length} answers`, broken: failures(broken) };
    },
  },
  {
    id: 'S24',
    checked: 'A body is taken as JSON only where it says so: no form of another page can be one',
    async run({ root, front, diner }) {
      const routes = (await changing(root)).filter(({ body }) => body);
      const types = [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        '',
      ];
      const asked = routes.flatMap((route) => types.map((type) => ({ ...route, type })));
      const broken = await mapConcurrent(asked, async ({ method, path, type }) => {
        const { status } = await front.ask(fillPath(path), {
          method,
          caller: diner.caller,
          headers: {
            ...OWN_PAGE,
            cookie: diner.jar.header(),
            'idempotency-key': crypto.randomUUID(),
            ...(type ? { 'content-type': type } : {}),
          },
          body: '{"venueId":3107}',
        });
        return ![400, 403, 429].includes(status) && `${method} ${path} as ${type} is answered ${status}`;
      });
      return { seen: `${routes.length} calls in ${types.length} types`, broken: failures(broken) };
    },
  },
  {
    id: 'S25',
    checked: 'Reading changes nothing, and no header or member makes it anything else',
    async run({ root, front, diner, belongings }) {
      const routes = await readRoutes(root);
      const read = new Set(routes.filter(({ method }) => method === 'GET').map(({ path }) => path));
      const onlyChanging = [...new Set(routes.map(({ path }) => path))].filter((path) => !read.has(path));
      const broken = await mapConcurrent(onlyChanging, async (path) => {
        const { status } = await front.ask(fillPath(path), {
          headers: { ...OWN_PAGE, cookie: diner.jar.header() },
        });
        return ![404, 405].includes(status) && `GET ${path} is answered ${status}`;
      });
      const path = `/api/addresses/${belongings.addressId}`;
      for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override'])
        await diner.call('GET', `${path}?_method=DELETE`, undefined, { [name]: 'DELETE' });
      const { text } = await diner.call('GET', path);
      return {
        seen: `${onlyChanging.length} addresses`,
        broken: failures(broken, !text.includes(ADDRESS.street) && 'an address is gone'),
      };
    },
  },
];
