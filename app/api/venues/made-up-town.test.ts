/** @jest-environment node */
import { call } from '@/lib/core/bff/test-route';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

/* The browser names the site of a request: it may name a town that its country does not have. */

const contract = readContract() as {
  schemas: Record<'Town' | 'CountryConfig', { example: Record<string, unknown> }>;
};
const { Town, CountryConfig } = contract.schemas;
const NO_VENUES = { page: 1, lastPage: 1 };
const AREA = 'bbox=76.8,43.2,76.9,43.3';

let platform: FakePlatform;

beforeAll(async () => {
  platform = await startFakePlatform();
});
beforeEach(() => {
  platform.reset();
  platform.answer({ json: { data: [], meta: { current_page: 1, last_page: 1, total: 0 } } });
  const data = { id: 1, code: 'kz', config: CountryConfig.example, towns: [Town.example] };
  platform.answer({ json: { data } }, '/locations/v1/countries/1');
});
afterAll(() => platform.close());

const NOTHING_FOUND = { named: [], selling: [], others: [], popular: [], corrected: null, total: 0 };

type Route = { GET: Parameters<typeof call>[0] };
const venues = () => import('./route');
const search = () => import('../search/route');
const suggestions = () => import('../search/autocomplete/route');

/** The answer of a route to a page of a town, and its calls to the platform besides the country's. */
async function send(load: () => Promise<Route>, query: string, townId: number) {
  const { GET } = await load();
  const headers = { 'x-site': `kz-ru-web-${townId}-takeaway` };
  const { response, body } = await call(GET, { headers }, `/api/things?${query}`);
  const paths = new Set(platform.calls.map(({ path }) => path));
  paths.delete('/locations/v1/countries/1');
  return { status: response.status, body, requests: [...paths] };
}

describe('of a town that the country does not have', () => {
  test.each<[what: string, load: () => Promise<Route>, query: string, nothing: unknown]>([
    ['the map', () => import('./map/route'), AREA, { rows: [], covers: [], phases: [], hasMore: false }],
    ['a search', search, 'text=плов', { ...NO_VENUES, ...NOTHING_FOUND }],
    ['suggestions', suggestions, 'text=плов', []],
  ])('%s shows nothing, and nothing is requested', async (_what, load, query, nothing) => {
    await expect(send(load, query, 9_999_999)).resolves.toEqual({ status: 200, body: nothing, requests: [] });
  });

  test('no venues are requested', async () => {
    const { requests } = await send(venues, 'page=2', 9_999_999);
    expect(requests).toEqual([]);
  });
});

test.each<[what: string, load: () => Promise<Route>, query: string, path: string]>([
  ['venues', venues, 'page=2', '/takeaway/v2/locations'],
  ['a search', search, 'text=плов', '/takeaway/v2/locations'],
  ['suggestions', suggestions, 'text=плов', '/takeaway/v1/autocomplete'],
])('of a town of the country %s are requested', async (_what, load, query, path) => {
  const { requests } = await send(load, query, Number(Town.example.id));
  expect(requests).toEqual([path]);
});
