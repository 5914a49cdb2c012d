/** @jest-environment node */
import { AppError } from '@/lib/core/errors/errors';
import type { Site } from '@/lib/core/site/site';
import { DAY_MS } from '@/lib/core/time/duration';
import { timeRefusal } from '@/lib/core/time/order-times';
import { setClock } from '@/lib/core/time/test-clock';
import { isBlocking, timedOrder } from './quote';
import { quoteRequestSchema, quoteSchema, type Quote } from './quote.schema';
import {
  ADDITIVE_ID,
  ITEM,
  LINE,
  partsOf,
  PATHS,
  PRODUCT,
  PRODUCT_ID,
  schemas,
  SITE,
  startQuoting,
  type Quoting,
} from './test-quoting';

let testbed: Quoting;
beforeAll(async () => {
  testbed = await startQuoting();
});
afterAll(() => testbed.platform.close());
beforeEach(() => testbed.startOver());

describe('a quote', () => {
  // Holds CART-29.
  test('has the platform’s prices, not those that the browser has sent', async () => {
    const additives = [{ additiveId: ADDITIVE_ID, count: 2 }];
    const quote = await testbed.send({ lines: [{ ...LINE, additives, count: 3 }] });
    expect(quoteSchema.parse(quote)).toEqual(quote);
    // (2,500 − 500 + 2 × 150) × 3
    expect(quote.sum).toMatchObject({ goodsMinor: 690_000, toPayMinor: 690_000 });
    expect(partsOf(quote)).toEqual([
      ['goods', 840_000],
      ['saving', -150_000],
    ]);
    expect(quote).toMatchObject({ cookingMinutes: 25, delivery: null, bonuses: null });
  });

  test('sends the service, and refetches products and zones', async () => {
    await testbed.send({ service: 'express' });
    const requested = testbed.platform.calls.find(({ path }) => path === PATHS.stopList);
    expect(requested?.body).toMatchObject({ filial_id: 3107, service_type: 3 });
    expect(testbed.platform.calls.find(({ path }) => path === PATHS.products)?.query).toBe(
      `?filial_id=3107&products[]=${PRODUCT_ID}`,
    );
  });

  // Holds CART-28.
  test('requests how long its products are cooked at the venue', async () => {
    await testbed.send({ lines: [{ ...LINE, count: 3 }] });
    expect(testbed.platform.calls.find(({ path }) => path === PATHS.cooking)).toMatchObject({
      method: 'POST',
      path: '/takeaway/order/cooking_time',
      body: { filial_id: 3107, products: [{ product_id: PRODUCT_ID, count: 3 }] },
    });
  });

  test('leaves what cannot be ordered out of the sum', async () => {
    testbed.platform.answer(
      { json: { data: [ITEM, { ...ITEM, issues: ['product_stopped'] }] } },
      PATHS.stopList,
    );
    const quote = await testbed.send({ lines: [LINE, { ...LINE, sizeId: 9 }] });
    expect(quote.lines.map(({ issues }) => issues)).toEqual([[], ['stopped']]);
    expect(quote.sum.goodsMinor).toBe(200_000);
  });

  test.each([
    ['more of an additive than may be', [{ additiveId: ADDITIVE_ID, count: 9 }]],
    ['an unknown additive', [{ additiveId: 1, count: 1 }]],
  ])('refuses %s by our own rules too', async (_what, additives) => {
    const request = { venueId: 3107, lines: [{ ...LINE, additives }] };
    expect((await testbed.send(request)).lines[0]?.issues).toEqual(['additives']);
    expect(await testbed.server.findLineFaults(SITE, request)).toEqual([
      { index: 0, issue: 'additives', availableCount: null },
    ]);
  });

  test('refuses more pieces than a promotion gives, all lines of the product together', async () => {
    const promo = { ...PRODUCT, reward_id: 340, promo_limit: 3, promo_day_limit: 9999 };
    testbed.platform.answer({ json: { data: [promo] } }, PATHS.products);
    testbed.platform.answer({ json: { data: [ITEM, ITEM] } }, PATHS.stopList);
    const lines = [
      { ...LINE, count: 2 },
      { ...LINE, count: 2, additives: [{ additiveId: ADDITIVE_ID, count: 1 }] },
    ];
    const quote = await testbed.send({ lines });
    expect(quote.lines.map(({ issues, availableCount }) => [issues, availableCount])).toEqual([
      [['exceeded'], 3],
      [['exceeded'], 3],
    ]);
  });

  test('a quote without the menu’s answer leaves the lines to the platform', async () => {
    testbed.platform.answer({ status: 500, json: { errors: [] } }, PATHS.products);
    const lines = [{ ...LINE, additives: [{ additiveId: 1, count: 1 }] }];
    expect((await testbed.send()).lines[0]?.issues).toEqual([]);
    expect(await testbed.server.findLineFaults(SITE, { venueId: 3107, lines })).toEqual([]);
  });

  test('fails without the prices of additives', async () => {
    testbed.platform.answer({ status: 500, json: { errors: [] } }, PATHS.products);
    const lines = [{ ...LINE, additives: [{ additiveId: ADDITIVE_ID, count: 1 }] }];
    await expect(testbed.send({ lines })).rejects.toMatchObject({ status: 503 });
  });

  // Holds CART-28.
  test('requests how long its products take at the venue', async () => {
    expect((await testbed.send({ lines: [{ ...LINE, count: 2 }] })).cookingMinutes).toBe(25);
    const requested = testbed.platform.calls.find(({ path }) => path === PATHS.cooking);
    expect(requested).toMatchObject({
      method: 'POST',
      body: { filial_id: 3107, products: [{ product_id: PRODUCT_ID, count: 2 }] },
    });
  });

  test('takes the usual time if the platform gives none', async () => {
    testbed.platform.answer(
      { json: { error_code: 422, code: 'product_deleted', message: '', data: null } },
      PATHS.cooking,
    );
    expect((await testbed.send()).cookingMinutes).toBe(20);
  });

  test.each(['kz', 'ge'])('names the country where the venue stands: %s', async (country) => {
    const { town } = schemas.Filial.example as { town: { config: { meta: object } } };
    const meta = { ...town.config.meta, country_code: country.toUpperCase() };
    testbed.setVenue({ town: { ...town, config: { ...town.config, meta } } });
    expect(await testbed.send()).toMatchObject({ venue: { country } });
  });

  test('fails for an unknown venue', async () => {
    testbed.platform.answer(
      { status: 404, json: { errors: [{ status: '404', code: 'terminal_not_found' }] } },
      PATHS.card,
    );
    await expect(testbed.send()).rejects.toMatchObject({ code: 'venue/not-found' });
  });

  // Holds CHK-18.
  test('adds the service charge in the restaurant only', async () => {
    expect(partsOf(await testbed.send({ service: 'express' }))).toContainEqual(['service', 20_000]);
    expect(partsOf(await testbed.send())).not.toContainEqual(['service', 20_000]);
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
  ])('requested for %j at %j is %s by %j', async (part, venue, kind, payments) => {
    testbed.setVenue(venue);
    expect(await testbed.send(part)).toMatchObject({ kind, venue: { payments, isOrderingOff: false } });
  });

  test('says which balances the header may show', async () => {
    testbed.setVenue({ brand_id: 26, private_reward_enabled: true, disable_chocobalance_button: true });
    expect((await testbed.send()).venue.balanceFlags).toEqual({
      brandId: 26,
      hasPrivateReward: true,
      isGeneralHidden: true,
    });
  });

  test('is nothing where the venue takes no orders', async () => {
    testbed.setVenue({ disable_payment_button: true });
    expect(await testbed.send()).toMatchObject({ venue: { payments: [], isOrderingOff: true } });
  });
});

// Holds CHK-21.
describe('a venue open from 09:00 to 23:00 that takes no orders in its last 30 minutes', () => {
  const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  const inAlmaty = (time: string) => Date.parse(`2026-11-18T${time}:00+05:00`);
  const quoteAt = (time: string, surface: Site['surface'] = 'web') => {
    setClock(new Date(inAlmaty(time)).toISOString());
    testbed.setVenue({
      opening_hours: WEEK.map((weekday) => ({ weekday, from: '09:00', to: '23:00' })),
      relationships: { filial_settings: { close_in_advance_minutes: 30 } },
    });
    return testbed.send({}, false, surface);
  };
  const soonestAt = (quote: Quote, time: string) =>
    timeRefusal(quote.windows, null, timedOrder(quote, inAlmaty(time)))?.kind ?? null;

  test.each([
    ['08:59', 'closed'],
    ['09:00', null],
    ['22:29', null],
    ['22:30', 'closed'],
  ])(
    'a venue open from 09:00 to 23:00 that takes no orders in its last 30 minutes at %s says of an order as soon as possible: %s',
    async (time, expected) => {
      expect(soonestAt(await quoteAt(time), time)).toBe(expected);
    },
  );

  // Holds CHK-22.
  test('tells its hours of seven days in less than a kilobyte, and a kiosk only those of now', async () => {
    const quote = await quoteAt('12:00');
    expect(JSON.stringify(quote.windows).length).toBeLessThan(1000);
    expect(quote.windows.at(-1)?.opensMs).toBe(inAlmaty('09:00') + 7 * DAY_MS);
    const window = {
      opensMs: inAlmaty('09:00'),
      lastOrderMs: inAlmaty('22:30'),
      closesMs: inAlmaty('23:00'),
    };
    expect((await quoteAt('12:00', 'kiosk')).windows).toEqual([window]);
    expect((await quoteAt('23:30', 'kiosk')).windows).toEqual([]);
  });
});

describe('the limits of a day', () => {
  const requested = () => testbed.platform.calls.filter(({ path }) => path === PATHS.stopList);

  test('are requested as the diner', async () => {
    await testbed.send({}, true);
    await testbed.send();
    expect(requested().map(({ headers }) => headers.authorization)).toEqual(['Bearer token', undefined]);
  });

  // Holds CART-27.
  test('refuse more pieces than are left of them: the day’s, less what the diner has bought today', async () => {
    const promo = { ...PRODUCT, reward_id: 340, promo_limit: 9999, promo_day_limit: 2 };
    testbed.platform.answer({ json: { data: [promo] } }, PATHS.products);
    const take = async (count: number) =>
      (await testbed.send({ lines: [{ ...LINE, count }] }, true)).lines[0];
    expect(await take(2)).toMatchObject({ issues: [] });
    expect(await take(3)).toMatchObject({ issues: ['exceeded'], availableCount: 2 });
    expect(
      await testbed.server.findLineFaults(SITE, { venueId: 3107, lines: [{ ...LINE, count: 3 }] }),
    ).toEqual([{ index: 0, issue: 'exceeded', availableCount: 2 }]);
    const oneLeft = { ...ITEM, issues: ['menu.productsExceeded'], available_count: 1 };
    testbed.platform.answer({ json: { data: [oneLeft] } }, PATHS.stopList);
    const refused = await take(2);
    expect(refused).toMatchObject({ issues: ['exceeded'], availableCount: 1 });
    expect(refused && isBlocking(refused)).toBe(true);
  });

  test('the limits in a session that has ended are those of everybody', async () => {
    const ended = () => Promise.reject(new AppError('auth/required'));
    const request = quoteRequestSchema.parse({ venueId: 3107, lines: [LINE] });
    const quote = await testbed.server.quoteCart(
      { site: SITE, deviceId: undefined, signedIn: { ...testbed.signedIn, post: ended } },
      request,
    );
    expect(quote.lines[0]?.issues).toEqual([]);
    expect(requested().map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });
});
