/** @jest-environment node */
import { KZT_FORMAT } from '@/lib/core/money/money';
import type { Place, Site } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import type { Venue } from '@/lib/ground/venues/venues';
import { highestDiscount } from './promos';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const PLACE: Place = { townId: 1, service: 'takeaway' };
const DELIVERY: Place = { townId: 1, service: 'delivery' };
const PROMOS = '/menu-promos/api/v2/promos';
const SUBSIDIES = '/menu-promos/v1/promos/subsidies';

interface PromoExample {
  id: number;
  attributes: Record<string, unknown>;
}
const contract = readContract() as {
  schemas: { Promo: { example: PromoExample }; Subsidy: { example: Record<string, unknown> } };
};
const PROMO = contract.schemas.Promo.example;
const SUBSIDY = contract.schemas.Subsidy.example;

const venue = (id: number, brandId = id) =>
  ({ id, brandId, name: `Место ${id}`, townConfig: { moneyFormat: KZT_FORMAT } }) as Venue;

let platform: FakePlatform;
let loadBanners: typeof import('./banners.server').loadBanners;

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ loadBanners } = await import('./banners.server'));
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

const promo = (id: number, attributes: object = {}) => ({
  ...PROMO,
  id,
  attributes: { ...PROMO.attributes, ...attributes },
});
const load = (place: Place, promoVenues: Venue[], deliveryVenues: Venue[] = []) =>
  loadBanners(SITE, place, { promoVenues, deliveryVenues });

describe('promotions on Home', () => {
  test('are those of the first venues, and lead to the venue', async () => {
    platform.answer({ json: { data: [PROMO] } }, PROMOS);
    await expect(load(PLACE, [venue(3107)])).resolves.toMatchObject([
      {
        kind: 'promo',
        id: 340,
        name: 'Түскі ас',
        discountPercent: 12,
        venueId: 3107,
        venueName: 'Место 3107',
      },
    ]);
    expect(platform.calls[0]).toMatchObject({
      path: PROMOS,
      query: '?filter[filial_id]=3107&filter[onlyActive]=1&include=products',
    });
  });

  test('are requested of four brands at most, one venue each', async () => {
    platform.answer({ json: { data: [] } }, PROMOS);
    await load(PLACE, [venue(1, 7), venue(2, 7), venue(3), venue(4), venue(5), venue(6)]);
    const requested = platform.calls.map(({ query }) => /filial_id\]=(\d+)/.exec(query)?.[1]).sort();
    expect(requested).toEqual(['1', '3', '4', '5']);
  });

  test('are shown once, six at most', async () => {
    platform.answer(
      [
        { json: { data: [promo(1), promo(2), promo(3), promo(4)] } },
        { json: { data: [promo(1), promo(5), promo(6), promo(7), promo(8)] } },
      ],
      PROMOS,
    );
    const banners = await load(PLACE, [venue(1), venue(2)]);
    const ids = banners.map((banner) => banner.kind === 'promo' && banner.id);
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
  });

  test('are left out before they begin, after they end and when taken back', async () => {
    const list = [
      promo(1, { starts_at: '2999-01-01T00:00:00Z' }),
      promo(2, { ends_at: '2020-01-01T00:00:00Z' }),
      promo(3, { is_active: false }),
      promo(4, { name: '' }),
      null,
      promo(5),
    ];
    platform.answer({ json: { data: list } }, PROMOS);
    await expect(load(PLACE, [venue(1)])).resolves.toMatchObject([{ id: 5 }]);
  });

  test.each([
    [19.99, 19],
    [0.5, null],
    [0, null],
    [null, null],
    [500, null],
  ])('promotions on Home of %s per cent promise %s', async (sent, shown) => {
    platform.answer({ json: { data: [promo(1, { discount_percentage: sent })] } }, PROMOS);
    await expect(load(PLACE, [venue(1)])).resolves.toMatchObject([{ discountPercent: shown }]);
  });

  test('say the most that they take off a product, without those sold out or unreadable', async () => {
    const products = [
      { id: 1, price: 900, old_price: 1000 },
      { id: 2, price: 1490, old_price: 1990 },
      { id: 3, price: 500, old_price: null },
      { id: 4, price: 'free', old_price: 100 },
      { id: 5, price: 100, old_price: 1000, is_unavailable: true },
    ];
    const reduced = { ...promo(1, { discount_percentage: null }), relationships: { products } };
    const unsaid = { ...promo(2, { discount_percentage: null }), relationships: {} };
    platform.answer({ json: { data: [reduced, unsaid] } }, PROMOS);
    await expect(load(PLACE, [venue(1)])).resolves.toMatchObject([
      { mostPercent: 25 },
      { mostPercent: null },
    ]);
  });

  test('promotions on Home of brands that name theirs alike say different things side by side', async () => {
    const two = (first: number) => ({
      json: { data: [promo(first, { name: 'A' }), promo(first + 1, { name: 'B' })] },
    });
    platform.answer([two(10), two(20)], PROMOS);
    const banners = await load(PLACE, [venue(1), venue(2)]);
    expect(banners.map((banner) => banner.kind === 'promo' && [banner.venueId, banner.name])).toEqual([
      [1, 'A'],
      [2, 'B'],
      [1, 'B'],
      [2, 'A'],
    ]);
  });

  test('promotions on Home of a venue that does not answer are left out', async () => {
    platform.answer([{ status: 500, json: {} }, { json: { data: [PROMO] } }], PROMOS);
    await expect(load(PLACE, [venue(1), venue(2)])).resolves.toHaveLength(1);
  });
});

describe('subsidies on Home', () => {
  const subsidy = (id: number, part: object = {}) => ({ ...SUBSIDY, terminal_id: id, ...part });

  test('are requested for delivery only', async () => {
    platform.answer({ json: { data: [SUBSIDY] } });
    await load(PLACE, [], [venue(3107)]);
    expect(platform.calls).toEqual([]);
  });

  // Holds PROMO-04.
  test('tell the highest discount and the amount it needs, in one question for all venues', async () => {
    platform.answer({ json: { data: [subsidy(3107)] } }, SUBSIDIES);
    await expect(load(DELIVERY, [], [venue(3108), venue(3107), venue(3107)])).resolves.toMatchObject([
      { kind: 'subsidy', venueId: 3107, amountMinor: 1_000_000, discountMinor: 69_000 },
    ]);
    expect(platform.calls.map(({ query }) => query)).toEqual([
      '?terminal_ids[]=3107&terminal_ids[]=3108&only_active=1',
    ]);
  });

  test('are shown in the order of the venues, three at most', async () => {
    platform.answer({ json: { data: [1, 2, 3, 4, 99].map((id) => subsidy(id)) } }, SUBSIDIES);
    const banners = await load(DELIVERY, [], [venue(4), venue(3), venue(2), venue(1)]);
    expect(banners.map(({ venueId }) => venueId)).toEqual([4, 3, 2]);
  });

  test.each([
    ['lapsed', { is_active: false }],
    ['giving nothing', { thresholds: [{ amount: 100, discount: 0 }] }],
    ['of sums that are none', { thresholds: [{ amount: -1, discount: 300 }] }],
    ['without thresholds', { thresholds: [] }],
    ['unreadable', { thresholds: null }],
  ])('%s are left out', async (_what, part) => {
    platform.answer({ json: { data: [subsidy(1, part)] } }, SUBSIDIES);
    await expect(load(DELIVERY, [], [venue(1)])).resolves.toEqual([]);
  });

  test('subsidies on Home that fail leave the promotions', async () => {
    platform.answer({ status: 500, json: {} }, SUBSIDIES);
    platform.answer({ json: { data: [PROMO] } }, PROMOS);
    await expect(load(DELIVERY, [venue(1)], [venue(1)])).resolves.toHaveLength(1);
  });
});

const ROUNDING = { mode: 'floor', precision: 0 } as const;

test('of equal discounts the one with the lowest threshold counts', () => {
  const thresholds = [
    { amountMinor: 900, discountMinor: 5000 },
    { amountMinor: 500, discountMinor: 5000 },
    { amountMinor: 100, discountMinor: 2000 },
  ];
  expect(highestDiscount(thresholds, ROUNDING)).toEqual({ amountMinor: 500, discountMinor: 5000 });
});

// Holds MON-29.
test('a delivery discount that rounds to 0 is left out', () => {
  expect(highestDiscount([{ amountMinor: 10, discountMinor: 99 }], ROUNDING)).toBeNull();
});
