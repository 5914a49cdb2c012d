/** @jest-environment node */
import { timedOrder } from './quote';
import { DESTINATION, ITEM, partsOf, PATHS, schemas, startQuoting, type Quoting } from './test-quoting';

let testbed: Quoting;
beforeAll(async () => {
  testbed = await startQuoting();
});
afterAll(() => testbed.platform.close());
beforeEach(() => testbed.startOver());

describe('a delivery', () => {
  const deliver = (part: object = {}) =>
    testbed.send({ service: 'delivery', destination: DESTINATION, ...part });

  // Holds DLV-14.
  test('costs its tariff less the subsidy that is met', async () => {
    testbed.platform.answer(
      { json: { data: [{ ...ITEM, price: 7000, old_price: undefined }] } },
      PATHS.stopList,
    );
    const quote = await deliver();
    expect(quote.delivery).toMatchObject({ kind: 'platform', tariff: { id: 'foot-standard' } });
    expect(partsOf(quote)).toEqual([
      ['goods', 700_000],
      ['delivery', 69_000],
      ['subsidy', -30_000],
    ]);
  });

  // Holds VEN-46.
  test('requests the venue’s card with the destination, and caches no answer to it', async () => {
    await deliver();
    await deliver();
    const cards = testbed.platform.calls.filter(({ path }) => path === PATHS.card);
    expect(cards.map(({ headers }) => [headers.latitude, headers.longitude])).toEqual([
      [String(DESTINATION.latitude), String(DESTINATION.longitude)],
      [String(DESTINATION.latitude), String(DESTINATION.longitude)],
    ]);
    await testbed.send({ service: 'takeaway', destination: DESTINATION });
    const last = testbed.platform.calls.findLast(({ path }) => path === PATHS.card);
    expect(last?.headers.latitude).toBeUndefined();
  });

  // Holds DLV-02, DLV-19.
  test('is requested with the venue, the destination, and its coordinates in the headers', async () => {
    await deliver();
    expect(testbed.platform.calls.find(({ path }) => path === PATHS.tariffs)?.body).toEqual({
      origin: schemas.Filial.example.coordinates,
      destination: DESTINATION,
      terminal_id: 3107,
    });
    expect(testbed.platform.calls.find(({ path }) => path === PATHS.zone)?.headers).toMatchObject({
      latitude: '43.25',
      longitude: '76.9',
    });
  });

  // Holds DLV-31.
  test('is by the tariff that was chosen, or by the fastest, in whatever order they are', async () => {
    const car = {
      ...schemas.Tariff.example,
      ...{ id: 'car', transport_type: 'CAR', price: 990, time_range: { from: 20, to: 30 } },
    };
    testbed.platform.answer({ json: { data: [schemas.Tariff.example, car] } }, PATHS.tariffs);
    const tariff = async (wanted: Parameters<typeof deliver>[0]) => {
      const { delivery } = await deliver(wanted);
      return delivery?.kind === 'platform' && delivery.tariff.id;
    };
    expect(await tariff({ tariffId: 'foot-standard' })).toBe('foot-standard');
    expect(await tariff({ tariffId: 'gone' })).toBe('car');
    expect(await tariff({ tariffSort: 'footLast' })).toBe('car');
  });

  // Holds DLV-07, DLV-30.
  test.each<[string, object, () => void, string]>([
    ['no destination is known', { destination: null }, () => undefined, 'noDestination'],
    [
      'the place is outside of the zone',
      {},
      () =>
        testbed.platform.answer(
          { json: { data: { is_in_delivery_zone: false, delivery_cost: 0 } } },
          PATHS.zone,
        ),
      'outOfZone',
    ],
    [
      'no tariff is offered',
      {},
      () => testbed.platform.answer({ json: { data: [] } }, PATHS.tariffs),
      'noTariffs',
    ],
    [
      'the tariffs fail',
      {},
      () =>
        testbed.platform.answer(
          { json: { errors: [{ status: '422', code: 'delivery_zone_unserved', title: 'No' }] } },
          PATHS.tariffs,
        ),
      'noTariffs',
    ],
    ['the venue has stopped it', {}, () => testbed.setVenue({ delivery_state: 'closed' }), 'suspended'],
  ])('is unavailable where %s', async (_what, part, prepare, reason) => {
    prepare();
    const quote = await deliver(part);
    expect(quote.delivery).toEqual({ kind: 'unavailable', reason });
    expect(quote.sum.toPayMinor).toBe(200_000);
  });

  test('a delivery whose zone is unknown is left to the tariffs', async () => {
    testbed.platform.answer({ status: 500, json: { errors: [] } }, PATHS.zone);
    expect((await deliver()).delivery?.kind).toBe('platform');
  });

  // Holds DLV-26, DLV-27.
  test('a delivery by the venue itself has its one price and its bounds, and requests no tariffs', async () => {
    testbed.setVenue({
      vendor_delivery_enabled: true,
      vendor_delivery_cost: 600,
      vendor_min_sum: 3000,
      vendor_max_sum: null,
    });
    const quote = await deliver();
    expect(quote.delivery).toEqual({ kind: 'vendor', costMinor: 60_000, minMinor: 300_000, maxMinor: null });
    expect(quote.sum.toPayMinor).toBe(260_000);
    expect(testbed.platform.calls.some(({ path }) => path === PATHS.tariffs)).toBe(false);
  });

  test('a delivery by the venue itself is offered in its zone only; without an address it has the venue’s terms', async () => {
    testbed.setVenue({ vendor_delivery_enabled: true });
    testbed.platform.answer({ json: { data: { is_in_delivery_zone: false, delivery_cost: 0 } } }, PATHS.zone);
    expect((await deliver()).delivery).toEqual({ kind: 'unavailable', reason: 'outOfZone' });
    expect((await deliver({ destination: null })).delivery?.kind).toBe('vendor');
    testbed.platform.answer({ status: 500, json: { errors: [] } }, PATHS.zone);
    expect((await deliver()).delivery?.kind).toBe('vendor');
  });

  test('can be ordered for the time that its tariff needs at the soonest, a takeaway once it is cooked', async () => {
    // The contract's tariff delivers it in 35 to 50 minutes.
    expect(timedOrder(await deliver(), 0)).toEqual({ nowMs: 0, cookingMinutes: 25, waitMinutes: 50 });
    expect(timedOrder(await testbed.send(), 0)).toEqual({ nowMs: 0, cookingMinutes: 25, waitMinutes: 25 });
  });
});
