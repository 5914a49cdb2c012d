/** @jest-environment node */
import { signedInOver } from '@/lib/core/session/test-session';
import type { Site } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import { courierAnswerSchema, orderPageSchema, orderSchema } from './orders.schema';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };

/** The contract's own example of an order: a delivery that waits for its payment. */
const contract = readContract() as {
  schemas: {
    Order: { example: { attributes: object; current_order_status: object; relationships: object } };
    Courier: { example: object };
  };
};
const EXAMPLE = contract.schemas.Order.example;
const wireOrder = (attributes: object = {}, relationships: object = {}) => ({
  ...EXAMPLE,
  attributes: { ...EXAMPLE.attributes, ...attributes },
  relationships: { ...EXAMPLE.relationships, ...relationships },
});
const orderWith = (attributes: object = {}, relationships: object = {}) => ({
  json: { data: wireOrder(attributes, relationships) },
});

let platform: FakePlatform;
let server: typeof import('./order-reading.server');
let signedIn: Parameters<typeof server.cancelOrder>[0];

beforeAll(async () => {
  platform = await startFakePlatform();
  server = await import('./order-reading.server');
  const { userUpstream } = await import('@/lib/core/upstream/client');
  signedIn = signedInOver(userUpstream({ ...SITE, accessToken: 'token', deviceId: 'device-0001' }));
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

const read = async (attributes: object = {}, relationships: object = {}) => {
  platform.answer(orderWith(attributes, relationships));
  return server.getOrder(signedIn, 90031);
};

describe('one order', () => {
  // Holds IMG-02.
  test('names the pictures of dishes of other hosts as they are', async () => {
    const [position] = (EXAMPLE.relationships as { positions: object[] }).positions;
    const image_url = 'https://elsewhere.example/1.jpg';
    const order = await read({}, { positions: [{ ...position, image_url }] });
    expect(order?.positions[0]?.imageUrl).toBe(`${image_url}#as-is`);
  });

  // Holds ORD-20.
  test('is requested by its number and read with sums in minor units', async () => {
    const order = await read({
      positions_sum: 5600.5,
      discount: 100.25,
      service_charge: 10,
      delivery_cost: 690,
      sum: 6290.5,
      to_pay: 0,
      paid_by_card: 5790,
      bonuses_spent: 500.5,
      bonuses_earned: 392,
    });
    expect(platform.calls).toHaveLength(1);
    expect(platform.calls[0]).toMatchObject({
      method: 'GET',
      path: '/takeaway/v2/user/order',
      query: '?order_id=90031',
    });
    expect(order).toMatchObject({
      positionsSumMinor: 560_050,
      discountMinor: 10_025,
      serviceChargeMinor: 1000,
      deliveryMinor: 69_000,
      sumMinor: 629_050,
      toPayMinor: 0,
      paidByCardMinor: 579_000,
      bonusesSpentMinor: 50_050,
      bonusesEarnedMinor: 39_200,
      venue: { id: 3107, brandId: 51, brandName: 'Ақ Дастархан', timezone: 'Asia/Almaty' },
    });
    expect(orderSchema.parse(order)).toEqual(order);
  });

  test('has its table, its address with the note to the courier, its attempt to pay and its waiter', async () => {
    await expect(
      read({ table_number: '12' }, { waiter: { id: 205, name: 'Аружан', photo_url: null } }),
    ).resolves.toMatchObject({
      tableNumber: '12',
      address: {
        street: 'проспект Абая',
        building: '52',
        apartment: '41',
        isPrivateHouse: false,
        comment: 'Домофон 41К',
        coordinates: { latitude: 43.2401, longitude: 76.9189 },
      },
      payment: { status: 'pending', amountMinor: 579_000, expiresAt: '2026-03-14T08:40:00Z' },
      waiter: { id: 205, name: 'Аружан' },
    });
  });

  test('has none of them where there are none', async () => {
    await expect(read({}, { address: null, payment: null, waiter: null })).resolves.toMatchObject({
      tableNumber: null,
      address: null,
      payment: null,
      waiter: null,
      rating: null,
      refund: null,
      decline: null,
    });
  });

  // Holds ORD-35.
  test.each([
    ['canceled_by_diner', 'byDiner'],
    ['delivery_failed', 'notDelivered'],
    ['venue_rejected', 'byRestaurant'],
    ['product_stopped', 'byRestaurant'],
    ['product_deleted', 'byRestaurant'],
    ['price_changed', 'byRestaurant'],
    ['payment_expired', 'other'],
    ['a_code_of_tomorrow', 'other'],
  ])('declined for %s has its message, and is %s', async (code, reason) => {
    await expect(
      read({ status: 'canceled', decline_reason: { code, message: 'Нет риса' } }),
    ).resolves.toMatchObject({ status: 'canceled', decline: { reason, message: 'Нет риса' } });
  });

  test('has its refund and its rating', async () => {
    await expect(
      read({
        refund: { state: 'pending', amount: 5790.5, due_at: '2026-03-14T08:55:00Z' },
        rating: { score: 4, tags: ['tasty'], comment: '' },
      }),
    ).resolves.toMatchObject({
      refund: { state: 'pending', amountMinor: 579_050, dueAt: '2026-03-14T08:55:00Z' },
      rating: 4,
    });
  });

  test.each([
    ['ok', 'ok'],
    ['stopped', 'stopped'],
    ['deleted', 'deleted'],
    ['price_changed', 'priceChanged'],
    ['a_state_of_tomorrow', 'unavailable'],
  ])('reads the state %s of a position as %s', async (wire, state) => {
    const [position] = (EXAMPLE.relationships as { positions: object[] }).positions;
    const order = await read({}, { positions: [{ ...position, state: wire }] });
    expect(order?.positions).toMatchObject([{ name: 'Лағман ұйғырша', sizeName: 'Үлкен', state }]);
  });

  test('is read also when its related data cannot be read', async () => {
    await expect(
      read(
        { refund: { state: 'lost' }, decline_reason: 7, rating: { score: 9 } },
        { payment: { status: 'odd' }, address: { city: 'Алматы' }, waiter: 'Аружан' },
      ),
    ).resolves.toMatchObject({
      sumMinor: 629_000,
      refund: null,
      decline: null,
      rating: null,
      payment: null,
      address: null,
      waiter: null,
    });
  });

  test.each([404, 403])('one order that is unknown or another diner’s (HTTP %i) is null', async (status) => {
    platform.answer({ status, json: { errors: [] } });
    await expect(server.getOrder(signedIn, 1)).resolves.toBeNull();
  });

  test('one order that the platform does not answer is a failure, not null', async () => {
    platform.answer({ status: 500, json: { errors: [] } });
    await expect(server.getOrder(signedIn, 1)).rejects.toMatchObject({ name: 'UpstreamError' });
  });
});

describe('the list of orders', () => {
  const page = (data: unknown[]) => ({ json: { data, meta: { current_page: 2, last_page: 3, total: 41 } } });

  // Holds ORD-21, ORD-22.
  test('is requested by page, service and brand', async () => {
    platform.answer(page([wireOrder()]));
    const found = await server.listOrders(signedIn, 2, { service: 'express', brandId: 51 });
    expect(platform.calls).toMatchObject([
      { method: 'GET', path: '/takeaway/v2/user/orders', query: '?page=2&service_type=3&brand_id=51' },
    ]);
    expect(found).toMatchObject({ page: 2, lastPage: 3, total: 41, orders: [{ number: 'A-127' }] });
    expect(orderPageSchema.parse(found)).toEqual(found);
  });

  test('is requested without the filters that are not set', async () => {
    platform.answer(page([]));
    await server.listOrders(signedIn, 1, {});
    expect(platform.calls[0]?.query).toBe('?page=1');
  });

  test('leaves out an order that cannot be read', async () => {
    platform.answer(page([wireOrder({ sum: 'much' }), { ...wireOrder(), id: 5 }, null]));
    const { orders } = await server.listOrders(signedIn, 2, {});
    expect(orders.map(({ id }) => id)).toEqual([5]);
  });
});

describe('cancelling an order', () => {
  const PATH = '/takeaway/v1/order/90031/cancel';
  const CANCELED = { status: 'canceled', is_cancelable: false };
  const refusal = (status: number, code: string) => ({ status, json: { errors: [{ code, title: 'No' }] } });
  const cancel = () => server.cancelOrder(signedIn, 90031);

  test('is requested once, and answers with the new state of the order', async () => {
    platform.answer(orderWith(CANCELED), PATH);
    await expect(cancel()).resolves.toMatchObject({ status: 'canceled', isCancelable: false });
    expect(platform.calls).toMatchObject([{ method: 'POST', path: PATH }]);
  });

  test('is refused once the kitchen has begun', async () => {
    platform.answer(refusal(409, 'order_not_cancelable'), PATH);
    platform.answer(orderWith({ status: 'cooking' }), '/takeaway/v2/user/order');
    await expect(cancel()).rejects.toMatchObject({ code: 'order/not-cancelable' });
  });

  test('a cancellation of a canceled order succeeds', async () => {
    platform.answer(refusal(409, 'order_not_cancelable'), PATH);
    platform.answer(orderWith(CANCELED), '/takeaway/v2/user/order');
    await expect(cancel()).resolves.toMatchObject({ status: 'canceled' });
  });

  test.each([404, 403])('a cancellation of another diner’s order (HTTP %i) is not found', async (status) => {
    platform.answer(refusal(status, 'order_not_found'), PATH);
    await expect(cancel()).rejects.toMatchObject({ code: 'order/not-found' });
  });

  test('a cancellation without an answer is not repeated', async () => {
    platform.answer(refusal(503, 'unavailable'), PATH);
    await expect(cancel()).rejects.toMatchObject({ name: 'UpstreamError', status: 503 });
    expect(platform.calls).toHaveLength(1);
  });
});

describe('the courier', () => {
  const send = (data: object | null) => {
    platform.answer({ json: { data } });
    return server.getCourier(signedIn, 90031);
  };

  // Holds ORD-23.
  test('is requested by the order, and has name, phone and position', async () => {
    const courier = await send(contract.schemas.Courier.example);
    expect(platform.calls).toMatchObject([
      { method: 'GET', path: '/dr-delivery/api/v1/courier', query: '?takeaway_order_id=90031' },
    ]);
    expect(courier).toEqual({
      name: 'Ерлан',
      phone: '+77051112233',
      coordinates: { latitude: 43.2395, longitude: 76.931 },
    });
    expect(courierAnswerSchema.parse({ courier })).toEqual({ courier });
  });

  test('can have an unknown position', async () => {
    const courier = await send({ name: 'Ерлан', phone: '+77051112233', latitude: null, longitude: null });
    expect(courier).toMatchObject({ name: 'Ерлан', coordinates: null });
  });

  test('is null until one has taken the order', async () => {
    await expect(send(null)).resolves.toBeNull();
  });

  test('the courier of another diner’s order is unknown', async () => {
    platform.answer({ status: 404, json: { message: 'No' } });
    await expect(server.getCourier(signedIn, 1)).rejects.toMatchObject({ code: 'order/not-found' });
  });
});
