/** @jest-environment node */
import { type FakePlatform } from '@/lib/core/upstream/test-platform';
import { fakePauses } from '@/lib/core/time/test-timers';
import { ORDER_REFUSALS } from './test-order-refusals';
import { fault, KEY, placedWith, startPlacing, type Placing } from './test-place-order';

let testbed: Placing;
beforeAll(async () => {
  testbed = await startPlacing();
});
beforeEach(() => testbed.platform.reset());
afterAll(() => testbed.platform.close());

describe('ordering a takeaway', () => {
  // Holds CHK-20.
  test('sends the payload with the diner’s key and the country', async () => {
    testbed.platform.answer(placedWith(null));
    await expect(testbed.place()).resolves.toEqual({
      orderId: expect.any(Number) as unknown,
      venueId: 3107,
      paymentAddress: null,
      order: expect.objectContaining({ number: 'A-127', status: 'created' }) as unknown,
    });
    const [order, ...repetitions] = testbed.platform.calls.filter(({ method }) => method === 'POST');
    expect(repetitions).toEqual([]);
    expect(order).toMatchObject({
      path: '/takeaway/v1/takeaway/order',
      headers: { 'idempotency-key': KEY, 'x-country-code': 'kz', authorization: 'Bearer token' },
      body: {
        filial_id: 3107,
        positions: [
          {
            product_id: 1,
            size_id: 5,
            additives: [{ additive_id: 7, count: 2 }],
            count: 3,
            price: 1990.5,
            reward_id: null,
          },
        ],
        comment: 'Пиязсыз',
        customer_name: 'Айгерім',
        phone: null,
        time: '2026-03-14T09:10:00.000Z',
        payment_type: 'cash',
        bonuses: 0,
        bonus_account: 'general',
        promo_code: null,
        sum: 5971.5,
        personal_data_consent: true,
        offer_consent: true,
        marketing_consent: false,
        age_confirmed: false,
        source: null,
      },
    });
  });

  test('an order of which only its existence can be read is made, and not shown', async () => {
    const { json } = placedWith(null);
    const attributes = { number: 127 };
    testbed.platform.answer({ json: { data: { ...json.data, attributes } } });
    const answer = await testbed.place();
    expect(answer).toMatchObject({ venueId: 3107, paymentAddress: null });
    expect(answer.order).toBeUndefined();
  });

  const refusals = Object.entries(ORDER_REFUSALS)
    .filter(([, { issue }]) => issue === undefined)
    .map(([code, { status, ours }]): [string, number, string] => [code, status, ours]);
  test.each([
    ...refusals,
    ['validation_failed', 422, 'order/refused'],
    ['idempotency_key_reused', 422, 'order/already-sent'],
    ['a_code_of_tomorrow', 422, 'order/refused'],
    ['unauthorized', 401, 'auth/required'],
    ['idempotency_in_flight', 409, 'order/unknown-outcome'],
    ['internal', 500, 'order/unknown-outcome'],
    ['unavailable', 503, 'order/unknown-outcome'],
    ['rate_limited', 429, 'upstream/busy'],
  ])('reads %s with HTTP %i as %s, after one request', async (code, status, ours) => {
    testbed.platform.answer(fault(status, code));
    await expect(testbed.place()).rejects.toMatchObject({ name: 'AppError', code: ours });
    expect(testbed.platform.calls).toHaveLength(1);
  });

  test('has an unknown outcome and passes on the wait that the platform demands', async () => {
    testbed.platform.answer({ status: 503, headers: { 'Retry-After': '7' }, json: { errors: [] } });
    await expect(testbed.place()).rejects.toMatchObject({
      code: 'order/unknown-outcome',
      options: { retryAfterSeconds: 7 },
    });
  });

  test.each<[string, Parameters<FakePlatform['answer']>[0]]>([
    ['breaks off', (response) => response.destroy()],
    ['is no JSON', { text: '<html>' }],
    ['is no order', { json: { data: {} } }],
  ])('has an unknown outcome when the answer %s', async (_what, answer) => {
    testbed.platform.answer(answer);
    await expect(testbed.place()).rejects.toMatchObject({ code: 'order/unknown-outcome' });
    expect(testbed.platform.calls).toHaveLength(1);
  });

  // Of a repetition such an answer says nothing: an earlier attempt may have made the order.
  test.each<[string, Parameters<FakePlatform['answer']>[0]]>([
    ['a page', { status: 404, text: '<html>' }],
    ['a refusal', { status: 403, json: { message: 'no route' } }],
  ])('is turned away by %s of a gateway before the platform', async (_what, answer) => {
    testbed.platform.answer(answer);
    await expect(testbed.place()).rejects.toMatchObject({ code: 'upstream/unavailable' });
  });

  test('names the refused positions, and their current prices', async () => {
    testbed.platform.answer({
      status: 422,
      json: {
        errors: [
          { code: 'product_stopped', source: { pointer: '/positions/0' } },
          { code: 'price_changed', source: { pointer: '/positions/2/price' }, meta: { new_price: 2100.5 } },
          {
            code: 'menu.productsExceeded',
            source: { pointer: '/positions/11' },
            meta: { available_count: 2 },
          },
        ],
      },
    });
    await expect(testbed.place()).rejects.toMatchObject({
      code: 'order/positions',
      options: {
        details: {
          lines: [
            { index: 0, issue: 'stopped', newPriceMinor: null, availableCount: null },
            { index: 2, issue: 'priceChanged', newPriceMinor: 210_050, availableCount: null },
            { index: 11, issue: 'exceeded', newPriceMinor: null, availableCount: 2 },
          ],
        },
      },
    });
  });

  // Holds UP-21.
  test('waits 30 s for the answer, longer than for anything else', async () => {
    const realSetTimeout = setTimeout;
    const pause = () => new Promise((resolve) => realSetTimeout(resolve, 50));
    fakePauses();
    testbed.platform.answer(() => undefined);
    let failure: unknown;
    const order = testbed.place().catch((error: unknown) => (failure = error));
    for (let tries = 0; testbed.platform.calls.length === 0 && tries < 20; tries += 1) await pause();
    await jest.advanceTimersByTimeAsync(29_999);
    await pause();
    expect(failure).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    await order;
    jest.useRealTimers();
    expect(failure).toMatchObject({ code: 'order/unknown-outcome' });
    expect(testbed.platform.calls).toHaveLength(1);
  });

  test('passes on how long to wait', async () => {
    testbed.platform.answer({ ...fault(429, 'rate_limited'), headers: { 'Retry-After': '9' } });
    await expect(testbed.place()).rejects.toMatchObject({ options: { retryAfterSeconds: 9 } });
  });
});

describe('the cause of a refusal', () => {
  test.each([
    ['sum_changed', { sum: 6000 }, { sumMinor: 600_000 }],
    ['delivery_cost_changed', { delivery_cost: 990 }, { deliveryMinor: 99_000 }],
    ['min_sum_not_reached', { min_sum: 3000 }, { minMinor: 300_000 }],
    ['max_sum_exceeded', { max_sum: 50_000.5 }, { maxMinor: 5_000_050 }],
    ['bonuses_exceeded', { max_bonuses: 120 }, { maxBonusesMinor: 12_000 }],
    ['bonuses_exceeded', { max_bonuses: 'many' }, {}],
  ])('%s with %j is reported as %j', async (code, meta, details) => {
    testbed.platform.answer(fault(422, code, { meta }));
    await expect(testbed.place()).rejects.toMatchObject({
      options: { details: { message: 'No', ...details } },
    });
  });
});
