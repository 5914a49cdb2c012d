/** @jest-environment node */
import { KZT_FORMAT } from '@/lib/core/money/money';
import type { Place, Site } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import type { Venue } from '@/lib/ground/venues/venues';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const PLACE: Place = { townId: 1, service: 'takeaway' };
const contract = readContract() as {
  schemas: { Product: { example: Record<string, unknown> } };
};
const PLAIN = {
  ...contract.schemas.Product.example,
  is_unavailable: false,
  unavailable_service_types: [],
  age_restriction: null,
  images: [{ image_url: 'https://images.example/1.jpg' }],
};

const venue = (id: number, brandId = id) =>
  ({ id, brandId, name: `Место ${id}`, townConfig: { moneyFormat: KZT_FORMAT } }) as Venue;

let platform: FakePlatform;
let loadRecommended: typeof import('./recommended.server').loadRecommended;

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ loadRecommended } = await import('./recommended.server'));
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

const product = (id: number, part: object = {}) => ({ ...PLAIN, id, ...part });
const venueOf = (query: string) => Number(/filial_id=(\d+)/.exec(query)?.[1]);
const load = (...venues: Venue[]) => loadRecommended(SITE, PLACE, venues);

// Holds MENU-47.
describe('recommended products', () => {
  test('come from the first venues in turn, one venue a brand, four venues at most', async () => {
    platform.answer((response, { query }) => {
      const id = venueOf(query);
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ data: [product(id * 10), product(id * 10 + 1)] }));
    });
    const found = await load(venue(1), venue(9, 1), venue(2), venue(3), venue(4), venue(5));
    expect(found.map(({ id }) => id)).toEqual([10, 20, 30, 40, 11, 21, 31, 41]);
    expect(found[1]).toMatchObject({ venueId: 2, venueName: 'Место 2', moneyFormat: KZT_FORMAT });
  });

  test('are requested for the service', async () => {
    platform.answer({ json: { data: [] } });
    await load(venue(3107));
    expect(platform.calls[0]).toMatchObject({
      path: '/menu/v3/recommended/products',
      query: '?filial_id=3107&service_type=1&limit=4',
    });
  });

  test.each([
    ['sold out', { is_unavailable: true }],
    ['not for takeaway', { unavailable_service_types: [1] }],
    ['for grown-ups', { age_restriction: { kind: 'alcohol', min_age: 21 } }],
    ['without a picture', { images: [] }],
    ['unreadable', { price: 'many' }],
  ])('recommended products that are %s are left out', async (_what, part) => {
    platform.answer({ json: { data: [product(1, part), product(2)] } });
    expect((await load(venue(1))).map(({ id }) => id)).toEqual([2]);
  });

  test('recommended products of a venue that does not answer are left out', async () => {
    platform.answer((response, { query }) => {
      response.writeHead(venueOf(query) === 1 ? 500 : 200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ data: [product(7)] }));
    });
    expect((await load(venue(1), venue(2))).map(({ venueId }) => venueId)).toEqual([2]);
  });
});
