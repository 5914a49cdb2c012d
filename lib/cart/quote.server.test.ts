/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { AppError } from '@/lib/errors/errors';
import type { Site } from '@/lib/site/site';
import { signedInOver } from '@/lib/session/test-session';
import { startFakePlatform, type FakePlatform } from '@/lib/upstream/fake-platform';
import { quoteRequestSchema, quoteSchema, type AskedLine } from './quote.schema';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const DESTINATION = { latitude: 43.25, longitude: 76.9 };

type Example = { example: Record<string, unknown> };
/** The contract's own examples. */
const { schemas } = parse(readFileSync('sandbox/contract/entities.yaml', 'utf8')) as {
  schemas: Record<
    | 'Filial'
    | 'StopListItem'
    | 'Tariff'
    | 'Subsidy'
    | 'BalanceInfo'
    | 'Product'
    | 'AdditiveCategory'
    | 'PrivateRewardBalance'
    | 'PromoCodeResult',
    Example
  >;
};
const PRODUCT_ID = 50_211;
const ADDITIVE_ID = 7001;
const ITEM = {
  ...schemas.StopListItem.example,
  price: 2000,
  old_price: 2500,
  reward_id: null,
  promo_limit: null,
  promo_day_limit: null,
  available_count: null,
  issues: [] as string[],
};
const PRODUCT = {
  ...schemas.Product.example,
  id: PRODUCT_ID,
  reward_id: null,
  promo_limit: null,
  promo_day_limit: null,
  additive_categories: [schemas.AdditiveCategory.example],
};
const OPEN_ALWAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((weekday) => ({
  weekday,
  from: '00:00',
  to: '00:00',
}));
const LINE: AskedLine = {
  productId: PRODUCT_ID,
  sizeId: null,
  additives: [],
  count: 1,
  priceMinor: 1,
  promoId: null,
};
const PATHS = {
  card: '/takeaway/locations/card/terminal/3107',
  stopList: '/menu/v2/stop_list/order_items/check',
  products: '/menu/v2/products/with/additives/',
  cooking: '/takeaway/order/cooking_time',
  zone: '/brandy/api/v1/locations/3107/delivery-zones/check',
  tariffs: '/dr-delivery/api/v1/tariffs',
  subsidies: '/menu-promos/v1/promos/subsidies',
  balance: '/ladder-go/api/v1/balance/calculate-info',
  reward: '/balance/user',
  promo: '/menu-promos/v1/promo-codes/check',
} as const;

let platform: FakePlatform;
let server: typeof import('./quote.server');
let signedIn: NonNullable<Parameters<typeof server.quoteCart>[0]['signedIn']>;

beforeAll(async () => {
  platform = await startFakePlatform();
  server = await import('./quote.server');
  const { userUpstream } = await import('@/lib/upstream/client');
  const upstream = userUpstream({ ...SITE, accessToken: 'token' });
  signedIn = signedInOver(upstream);
});
afterAll(() => platform.close());
beforeEach(() => {
  platform.reset();
  setVenue();
  platform.answer({ json: { data: [ITEM] } }, PATHS.stopList);
  platform.answer({ json: { data: [PRODUCT] } }, PATHS.products);
  platform.answer({ json: { error_code: 200, data: { cooking_time: 25 } } }, PATHS.cooking);
  platform.answer({ json: { data: { is_in_delivery_zone: true, delivery_cost: 690 } } }, PATHS.zone);
  platform.answer({ json: { data: [schemas.Tariff.example] } }, PATHS.tariffs);
  platform.answer({ json: { data: [schemas.Subsidy.example] } }, PATHS.subsidies);
  platform.answer({ json: { error_code: 200, data: schemas.BalanceInfo.example } }, PATHS.balance);
  platform.answer({ json: { data: schemas.PrivateRewardBalance.example } }, PATHS.reward);
  platform.answer({ json: { error_code: 200, data: schemas.PromoCodeResult.example } }, PATHS.promo);
});

const setVenue = (part: object = {}) =>
  platform.answer({ json: { data: { ...schemas.Filial.example, ...part } } }, PATHS.card);
const ask = (part: object = {}, isSignedIn = false) =>
  server.quoteCart(
    { site: SITE, deviceId: 'device-0001', signedIn: isSignedIn ? signedIn : null },
    quoteRequestSchema.parse({ venueId: 3107, lines: [LINE], ...part }),
  );
const partsOf = (quote: Awaited<ReturnType<typeof ask>>) =>
  quote.sum.parts.map(({ kind, amountMinor }) => [kind, amountMinor]);

describe('a quote', () => {
  test('has the platform’s prices, whatever the browser has sent', async () => {
    const additives = [{ additiveId: ADDITIVE_ID, count: 2 }];
    const quote = await ask({ lines: [{ ...LINE, additives, count: 3 }] });
    expect(quoteSchema.parse(quote)).toEqual(quote);
    // (2,500 − 500 + 2 × 150) × 3
    expect(quote.sum).toMatchObject({ goodsMinor: 690_000, toPayMinor: 690_000 });
    expect(partsOf(quote)).toEqual([
      ['goods', 840_000],
      ['saving', -150_000],
    ]);
    expect(quote).toMatchObject({ cookingMinutes: 25, delivery: null, bonuses: null });
  });

  test('asks for the service, and reads products and zones afresh', async () => {
    await ask({ service: 'express' });
    const asked = platform.calls.find(({ path }) => path === PATHS.stopList);
    expect(asked?.body).toMatchObject({ filial_id: 3107, service_type: 3 });
    expect(platform.calls.find(({ path }) => path === PATHS.products)?.query).toBe(
      `?filial_id=3107&products[]=${PRODUCT_ID}`,
    );
  });

  test('leaves what cannot be ordered out of the sum', async () => {
    platform.answer({ json: { data: [ITEM, { ...ITEM, issues: ['product_stopped'] }] } }, PATHS.stopList);
    const quote = await ask({ lines: [LINE, { ...LINE, sizeId: 9 }] });
    expect(quote.lines.map(({ issues }) => issues)).toEqual([[], ['stopped']]);
    expect(quote.sum.goodsMinor).toBe(200_000);
  });

  test.each([
    ['more of an additive than may be', [{ additiveId: ADDITIVE_ID, count: 9 }]],
    ['an additive nobody knows', [{ additiveId: 1, count: 1 }]],
  ])('refuses %s by our own rules too', async (_what, additives) => {
    const request = { venueId: 3107, lines: [{ ...LINE, additives }] };
    expect((await ask(request)).lines[0]?.issues).toEqual(['additives']);
    expect(await server.findLineFaults(SITE, request)).toEqual([
      { index: 0, issue: 'additives', availableCount: null },
    ]);
  });

  test('refuses more pieces than a promotion gives, all lines of the product together', async () => {
    const promo = { ...PRODUCT, reward_id: 340, promo_limit: 3, promo_day_limit: 9999 };
    platform.answer({ json: { data: [promo] } }, PATHS.products);
    platform.answer({ json: { data: [ITEM, ITEM] } }, PATHS.stopList);
    const lines = [
      { ...LINE, count: 2 },
      { ...LINE, count: 2, additives: [{ additiveId: ADDITIVE_ID, count: 1 }] },
    ];
    const quote = await ask({ lines });
    expect(quote.lines.map(({ issues, availableCount }) => [issues, availableCount])).toEqual([
      [['exceeded'], 3],
      [['exceeded'], 3],
    ]);
  });

  test('without the menu’s word leaves the lines to the platform', async () => {
    platform.answer({ status: 500, json: { errors: [] } }, PATHS.products);
    const lines = [{ ...LINE, additives: [{ additiveId: 1, count: 1 }] }];
    expect((await ask()).lines[0]?.issues).toEqual([]);
    expect(await server.findLineFaults(SITE, { venueId: 3107, lines })).toEqual([]);
  });

  test('without the prices of additives is none, rather than one that leaves them out', async () => {
    platform.answer({ status: 500, json: { errors: [] } }, PATHS.products);
    const lines = [{ ...LINE, additives: [{ additiveId: ADDITIVE_ID, count: 1 }] }];
    await expect(ask({ lines })).rejects.toMatchObject({ status: 503 });
  });

  test('takes the usual time where the platform has none', async () => {
    platform.answer(
      { json: { error_code: 422, code: 'product_deleted', message: '', data: null } },
      PATHS.cooking,
    );
    expect((await ask()).cookingMinutes).toBe(20);
  });

  test('of an unknown venue is none', async () => {
    platform.answer(
      { status: 404, json: { errors: [{ status: '404', code: 'terminal_not_found' }] } },
      PATHS.card,
    );
    await expect(ask()).rejects.toMatchObject({ code: 'venue/not-found' });
  });

  test('adds the service charge in the restaurant only', async () => {
    expect(partsOf(await ask({ service: 'express' }))).toContainEqual(['service', 20_000]);
    expect(partsOf(await ask())).not.toContainEqual(['service', 20_000]);
  });
});

describe('bonuses', () => {
  test('are those of the signed-in diner: what could be spent, and what comes back', async () => {
    const quote = await ask({}, true);
    // 30 % of 2,000; 7 % of 2,000.
    expect(quote.sum).toMatchObject({ mostBonusesMinor: 60_000, earnedMinor: 14_000, toPayMinor: 200_000 });
    const spent = await ask({ bonusesMinor: 999_999 }, true);
    expect(spent.sum).toMatchObject({ totalMinor: 200_000, toPayMinor: 140_000 });
  });

  test('of nobody are none, and neither are those that cannot be read', async () => {
    expect((await ask()).bonuses).toBeNull();
    platform.answer({ status: 500, json: { errors: [] } }, PATHS.balance);
    expect((await ask({}, true)).bonuses).toBeNull();
  });
});

describe('the brand’s own reward', () => {
  test('can pay where the venue has one, with the venue’s cashback', async () => {
    const quote = await ask({ bonusAccount: 'privateReward', bonusesMinor: 999_999 }, true);
    expect(quote.privateReward).toEqual({
      availableMinor: 120_000,
      maxUsagePercentage: 50,
      cashbackPercentage: 7,
    });
    // 50 % of 2,000.
    expect(quote.sum).toMatchObject({ mostBonusesMinor: 100_000, toPayMinor: 100_000 });
  });

  test('is not asked for where the venue has none', async () => {
    setVenue({ private_reward_enabled: false });
    expect((await ask({}, true)).privateReward).toBeNull();
    expect(platform.calls.some(({ path }) => path === PATHS.reward)).toBe(false);
  });

  test('is all that can be spent where the general balance is hidden', async () => {
    setVenue({ disable_chocobalance_button: true });
    const quote = await ask({}, true);
    expect(quote.bonuses?.availableMinor).toBe(0);
    expect(quote.sum).toMatchObject({ mostBonusesMinor: 0, earnedMinor: 14_000 });
  });
});

describe('a promo code', () => {
  test('takes its discount off the goods, and everything else looks at what is left', async () => {
    const quote = await ask({ promoCode: 'NAURYZ26', service: 'express', bonusesMinor: 999_999 }, true);
    // 2,000 − 560 = 1,440; 10 % service; 30 % bonuses.
    expect(partsOf(quote)).toEqual([
      ['goods', 250_000],
      ['saving', -50_000],
      ['discount', -56_000],
      ['service', 14_400],
      ['bonuses', -43_200],
    ]);
    expect(quote.promo).toMatchObject({ kind: 'applied', code: 'NAURYZ26' });
  });

  test('makes delivery free', async () => {
    const data = { ...schemas.PromoCodeResult.example, discount_type: 'free_delivery', discount: 0 };
    platform.answer({ json: { error_code: 200, data } }, PATHS.promo);
    const quote = await ask({ promoCode: 'ZHETKIZU', service: 'delivery', destination: DESTINATION });
    expect(quote.sum.parts).toContainEqual({
      kind: 'delivery',
      amountMinor: 0,
      from: 'promo',
      thresholdMinor: 0,
    });
  });

  test('that is refused says why and changes nothing', async () => {
    platform.answer(
      { json: { error_code: 422, code: 'promo_code_invalid', message: '', data: null } },
      PATHS.promo,
    );
    const quote = await ask({ promoCode: 'OTKEN' });
    expect(quote.promo).toEqual({ kind: 'refused', reason: 'invalid', message: null });
    expect(quote.sum.toPayMinor).toBe(200_000);
  });

  test('that nobody typed is not asked for', async () => {
    expect((await ask()).promo).toBeNull();
    expect(platform.calls.some(({ path }) => path === PATHS.promo)).toBe(false);
  });
});

describe('what an order is here, and how it is paid', () => {
  test.each<[object, object, string, string[]]>([
    [{}, {}, 'takeaway', ['cash', 'online', 'kaspi']],
    [{ service: 'express' }, { disable_online_payment: true }, 'express', ['cash']],
    [{}, { is_micromarket: true }, 'micromarket', ['online', 'kaspi']],
    [
      { service: 'delivery' },
      { vendor_delivery_enabled: true },
      'vendorDelivery',
      ['cash', 'online', 'kaspi'],
    ],
  ])('asked for %j at %j is %s by %j', async (part, venue, kind, payments) => {
    setVenue(venue);
    expect(await ask(part)).toMatchObject({ kind, venue: { payments, isOrderingOff: false } });
  });

  test('is nothing where the venue takes no orders', async () => {
    setVenue({ disable_payment_button: true });
    expect(await ask()).toMatchObject({ venue: { payments: [], isOrderingOff: true } });
  });
});

describe('the limits of a day', () => {
  const asked = () => platform.calls.filter(({ path }) => path === PATHS.stopList);

  test('are asked for as the diner', async () => {
    await ask({}, true);
    await ask();
    expect(asked().map(({ headers }) => headers.authorization)).toEqual(['Bearer token', undefined]);
  });

  test('of a session that has ended are those of everybody', async () => {
    const ended = () => Promise.reject(new AppError('auth/required'));
    const request = quoteRequestSchema.parse({ venueId: 3107, lines: [LINE] });
    const quote = await server.quoteCart(
      { site: SITE, deviceId: undefined, signedIn: { ...signedIn, post: ended } },
      request,
    );
    expect(quote.lines[0]?.issues).toEqual([]);
    expect(asked().map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });
});

describe('a delivery', () => {
  const deliver = (part: object = {}) => ask({ service: 'delivery', destination: DESTINATION, ...part });

  test('costs its tariff less the subsidy that is met', async () => {
    platform.answer({ json: { data: [{ ...ITEM, price: 7000, old_price: undefined }] } }, PATHS.stopList);
    const quote = await deliver();
    expect(quote.delivery).toMatchObject({ kind: 'platform', tariff: { id: 'foot-standard' } });
    expect(partsOf(quote)).toEqual([
      ['goods', 700_000],
      ['delivery', 69_000],
      ['subsidy', -30_000],
    ]);
  });

  test('is asked for with the venue, the destination, and its coordinates in the headers', async () => {
    await deliver();
    expect(platform.calls.find(({ path }) => path === PATHS.tariffs)?.body).toEqual({
      origin: schemas.Filial.example.coordinates,
      destination: DESTINATION,
      terminal_id: 3107,
    });
    expect(platform.calls.find(({ path }) => path === PATHS.zone)?.headers).toMatchObject({
      latitude: '43.25',
      longitude: '76.9',
    });
  });

  test('is by the tariff that was chosen, or by the first', async () => {
    const car = { ...schemas.Tariff.example, id: 'car', transport_type: 'CAR', price: 990 };
    platform.answer({ json: { data: [schemas.Tariff.example, car] } }, PATHS.tariffs);
    expect(await deliver({ tariffId: 'car' })).toMatchObject({ delivery: { tariff: { id: 'car' } } });
    expect(await deliver({ tariffId: 'gone' })).toMatchObject({
      delivery: { tariff: { id: 'foot-standard' } },
    });
    expect(await deliver({ tariffSort: 'footLast' })).toMatchObject({ delivery: { tariff: { id: 'car' } } });
  });

  test.each<[string, object, () => void, string]>([
    ['nobody knows where to', { destination: null }, () => undefined, 'noDestination'],
    [
      'the place is outside of the zone',
      {},
      () => platform.answer({ json: { data: { is_in_delivery_zone: false, delivery_cost: 0 } } }, PATHS.zone),
      'outOfZone',
    ],
    ['nobody can deliver', {}, () => platform.answer({ json: { data: [] } }, PATHS.tariffs), 'noTariffs'],
    [
      'the tariffs fail',
      {},
      () =>
        platform.answer(
          { json: { errors: [{ status: '422', code: 'delivery_zone_unserved', title: 'No' }] } },
          PATHS.tariffs,
        ),
      'noTariffs',
    ],
    ['the venue has stopped it', {}, () => setVenue({ delivery_state: 'closed' }), 'suspended'],
  ])('is unavailable where %s', async (_what, part, prepare, reason) => {
    prepare();
    const quote = await deliver(part);
    expect(quote.delivery).toEqual({ kind: 'unavailable', reason });
    expect(quote.sum.toPayMinor).toBe(200_000);
  });

  test('whose zone nobody can tell is left to the tariffs', async () => {
    platform.answer({ status: 500, json: { errors: [] } }, PATHS.zone);
    expect((await deliver()).delivery?.kind).toBe('platform');
  });

  test('by the venue itself has its one price and its bounds, and asks for no tariffs', async () => {
    setVenue({
      vendor_delivery_enabled: true,
      vendor_delivery_cost: 600,
      vendor_min_sum: 3000,
      vendor_max_sum: null,
    });
    const quote = await deliver();
    expect(quote.delivery).toEqual({ kind: 'vendor', costMinor: 60_000, minMinor: 300_000, maxMinor: null });
    expect(quote.sum.toPayMinor).toBe(260_000);
    expect(platform.calls.some(({ path }) => path === PATHS.tariffs)).toBe(false);
  });

  test('by the venue itself goes to its zone only; without an address it tells its terms', async () => {
    setVenue({ vendor_delivery_enabled: true });
    platform.answer({ json: { data: { is_in_delivery_zone: false, delivery_cost: 0 } } }, PATHS.zone);
    expect((await deliver()).delivery).toEqual({ kind: 'unavailable', reason: 'outOfZone' });
    expect((await deliver({ destination: null })).delivery?.kind).toBe('vendor');
    platform.answer({ status: 500, json: { errors: [] } }, PATHS.zone);
    expect((await deliver()).delivery?.kind).toBe('vendor');
  });

  test('can be asked for no sooner than its tariff brings it, a takeaway once it is cooked', async () => {
    const minutesTo = ({ times: [first] }: { times: string[] }) =>
      (new Date(first ?? '').getTime() - Date.now()) / 60_000;
    setVenue({ opening_hours: OPEN_ALWAYS });
    // The contract's tariff brings it in 35 to 50 minutes; steps of 15.
    expect(minutesTo(await deliver())).toBeGreaterThanOrEqual(49.9);
    const takeaway = minutesTo(await ask());
    expect(takeaway).toBeGreaterThanOrEqual(24.9);
    expect(takeaway).toBeLessThan(45);
  });
});
