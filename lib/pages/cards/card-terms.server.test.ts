/** @jest-environment node */
import { createTranslator } from 'next-intl';
import { waitRange } from '@/lib/cart/quote';
import { testTariff } from '@/lib/delivery/test-tariff';
import { MINUTE_MS } from '@/lib/core/time/duration';
import { halfHourAhead, halfHoursAhead } from '@/lib/core/time/half-hours';
import { WEEKDAY_CODES } from '@/lib/core/time/weekday';
import { toWall } from '@/lib/core/time/zone';
import messages from '@/messages/ru.json';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const SITE = { country: 'kz', language: 'ru', surface: 'web' } as const;
const texts: Parameters<typeof createTranslator>[0]['messages'] = messages;
const t = createTranslator({ locale: 'ru', messages: texts, namespace: 'venues' });
const TARIFFS = '/dr-delivery/api/v1/tariffs';
const SUBSIDIES = '/menu-promos/v1/promos/subsidies';
const MENU = '/menu/v2/category/products';
const contract = readContract() as {
  schemas: Record<
    'Filial' | 'Tariff' | 'Subsidy' | 'MenuCategory' | 'Product',
    { example: Record<string, unknown> }
  >;
};
const { Filial, Tariff, Subsidy, MenuCategory, Product } = contract.schemas;
const card = (id: number) => `/takeaway/locations/card/terminal/${id}`;
const zone = (id: number) => `/brandy/api/v1/locations/${id}/delivery-zones/check`;

let platform: FakePlatform;
let listCardTerms: typeof import('./card-terms.server').listCardTerms;
beforeAll(async () => {
  platform = await startFakePlatform();
  ({ listCardTerms } = await import('./card-terms.server'));
});
afterAll(() => platform.close());

/** Venues stay cached: each test has its own. */
let id = 5000;
const POINT = { latitude: 43.2401, longitude: 76.9189 };

beforeEach(() => {
  id += 1;
  platform.reset();
  platform.answer({ json: { data: { ...Filial.example, filial_id: id, services: [1, 4] } } }, card(id));
  platform.answer({ json: { data: { is_in_delivery_zone: true, delivery_cost: 690 } } }, zone(id));
  platform.answer({ json: { data: [Tariff.example] } }, TARIFFS);
  platform.answer({ json: { data: [{ ...Subsidy.example, terminal_id: id }] } }, SUBSIDIES);
  cooks(40);
});

function cooks(minutes: number) {
  const product = {
    ...Product.example,
    cooking_time: minutes,
    unavailable_service_types: [],
    is_unavailable: false,
    age_restriction: null,
  };
  platform.answer(
    { json: { data: [{ ...MenuCategory.example, relationships: { products: [product] } }] } },
    MENU,
  );
}
const send = async (point = POINT, ids = [id], withFar = false) =>
  (await listCardTerms({ site: SITE, brandId: undefined, t, withFar }, ids, point)).map(
    ({ time, terms, offer, bounds }) => ({
      time,
      terms: terms
        ? [...terms, offer, bounds]
            .filter((fact) => fact !== null)
            .join(' · ')
            .replaceAll('\u00a0', ' ')
        : undefined,
    }),
  );
const tariffCalls = () => platform.calls.filter(({ path }) => path === TARIFFS).length;

describe('the terms of a card for an address', () => {
  test('promise the minutes that the cart promises: the courier’s, and never less than the kitchen’s', async () => {
    const tariff = testTariff({ minutes: { from: 35, to: 50 } });
    const promised = waitRange(
      { from: 40, to: 40 },
      { kind: 'platform', tariffs: [tariff], tariff, thresholds: [] },
    );
    const [terms] = await send();
    expect(terms?.time).toBe(`${promised.from}–${promised.to}\u00a0мин`);
    expect(promised).toEqual({ from: 40, to: 55 });
  });

  test('the terms of a card for an address for a half hour say until when to order, in place of the minutes', async () => {
    const opening_hours = WEEKDAY_CODES.map((weekday) => ({ weekday, from: '00:00', to: '23:59' }));
    const data = { ...Filial.example, filial_id: id, services: [1, 4], opening_hours };
    platform.answer({ json: { data } }, card(id));
    const wallNowMs = toWall(Date.now(), 'Asia/Almaty');
    const by = halfHoursAhead(wallNowMs)[3] ?? '';
    const untilMs = (halfHourAhead(by, wallNowMs) ?? 0) - 55 * MINUTE_MS;
    const byTime = { by, t: createTranslator({ locale: 'ru', messages: texts, namespace: 'byTime' }) };
    const requested = { site: SITE, brandId: undefined, t, withFar: false, byTime };
    const [terms] = await listCardTerms(requested, [id], POINT);
    expect(terms?.time).toBe(`заказать до ${new Date(untilMs).toISOString().slice(11, 16)}`);
    platform.answer({ json: { data: { is_in_delivery_zone: false, delivery_cost: 0 } } }, zone(id));
    const [unserved] = await listCardTerms(requested, [id], { ...POINT, latitude: 43.26 });
    expect(unserved?.time).toBeNull();
  });

  // Holds DLV-31.
  test('are those of the fastest tariff', async () => {
    const car = {
      ...Tariff.example,
      ...{ id: 'car', transport_type: 'CAR', price: 890, time_range: { from: 20, to: 30 } },
    };
    platform.answer({ json: { data: [Tariff.example, car] } }, TARIFFS);
    cooks(10);
    const [terms] = await send();
    expect(terms?.time).toBe('20–30\u00a0мин');
    expect(terms?.terms).toContain('доставка 890 ₸');
  });

  test('are the price, the distance from the address, what makes it 0, and the minimum', async () => {
    const [terms] = await send();
    expect(terms?.terms).toMatch(/^доставка 690 ₸ · [\d,]+ км · бесплатно от 10 000 ₸ · заказ от 3 000 ₸$/);
  });

  test('outside of the zone say so, and promise nothing', async () => {
    platform.answer({ json: { data: { is_in_delivery_zone: false, delivery_cost: 0 } } }, zone(id));
    expect(await send()).toEqual([{ time: null, terms: 'На ваш адрес не доставляют' }]);
  });

  describe('in another town', () => {
    const ELSEWHERE = { latitude: 51.13, longitude: 71.43 };
    beforeEach(() =>
      platform.answer({ json: { data: { is_in_delivery_zone: false, delivery_cost: 0 } } }, zone(id)),
    );

    test('leave a list’s card as it is, and the platform unasked', async () => {
      expect(await send(ELSEWHERE)).toEqual([{ time: null, terms: undefined }]);
      expect(tariffCalls()).toBe(0);
    });

    test('say on the venue’s own page that it does not deliver there', async () => {
      expect(await send(ELSEWHERE, [id], true)).toEqual([
        { time: null, terms: 'На ваш адрес не доставляют' },
      ]);
    });

    test('are separate from those of this town', async () => {
      const requested = { site: SITE, brandId: undefined, t, withFar: true };
      const isFar = async (point: typeof POINT) => (await listCardTerms(requested, [id], point))[0]?.isFar;
      expect([await isFar(POINT), await isFar(ELSEWHERE)]).toEqual([false, true]);
    });
  });

  test('are cached for the square of an address, and requested again for another', async () => {
    await send();
    await send({ ...POINT, latitude: POINT.latitude + 0.000_01 });
    expect(tariffCalls()).toBe(1);
    await send({ ...POINT, latitude: POINT.latitude + 0.01 });
    expect(tariffCalls()).toBe(2);
  });

  test('leave the card unchanged after a failure, and are requested again by the next reader', async () => {
    platform.answer({ json: { data: [] } }, TARIFFS);
    expect(await send()).toEqual([{ time: null, terms: undefined }]);
    platform.answer({ json: { data: [Tariff.example] } }, TARIFFS);
    expect((await send())[0]?.terms).toContain('690 ₸');
  });

  test.each([
    [
      'the zone',
      () =>
        platform.answer(
          [{ status: 400, json: {} }, { json: { data: { is_in_delivery_zone: false, delivery_cost: 0 } } }],
          zone(id),
        ),
    ],
    [
      'the subsidy',
      () =>
        platform.answer(
          [{ status: 400, json: {} }, { json: { data: [{ ...Subsidy.example, terminal_id: id }] } }],
          SUBSIDIES,
        ),
    ],
  ] as const)('are requested again by the next one after %s without an answer', async (_what, fail) => {
    fail();
    const [first] = await send();
    const [next] = await send();
    expect(next?.terms).not.toBe(first?.terms);
    expect(tariffCalls()).toBe(2);
    await send();
    expect(tariffCalls()).toBe(2);
  });

  test('promise no minutes where the menu does not come', async () => {
    platform.answer({ status: 500, json: {} }, MENU);
    expect(await send()).toMatchObject([{ time: null, terms: expect.stringContaining('690 ₸') as string }]);
  });

  test('leave out a venue that does not deliver or is unknown, and ask for one once', async () => {
    platform.answer({ json: { data: { ...Filial.example, filial_id: id, services: [1] } } }, card(id));
    expect(await send(POINT, [id, id, 4999])).toEqual([]);
    expect(platform.calls.filter(({ path }) => path === card(id))).toHaveLength(1);
    expect(tariffCalls()).toBe(0);
  });
});
