import { z } from 'zod';
import { sendTo, newKey, type Answer, type Target } from './send-to';
import { orderBody, positionOf, PRODUCTS, readProduct, readProducts, SAMAL, type Position } from './orders';

/** Where tests let be delivered to: two kilometres from Samal. */
export const HOME = {
  city: 'Алматы',
  street: 'проспект Абая',
  building: '52',
  entrance: '2',
  floor: '5',
  apartment: '41',
  comment: 'Домофон 41К',
  latitude: 43.2401,
  longitude: 76.93,
};

export const RETURN_URLS = {
  success_url: 'http://localhost:3000/filials/3107/order/{order_id}',
  failure_url: 'http://localhost:3000/filials/3107/cart?order=%7Border_id%7D',
};

/** Body members of an order that is paid on the hosted page. */
export const online = (paymentType: 'online' | 'kaspi' = 'online') => ({
  payment_type: paymentType,
  ...RETURN_URLS,
});

export type Kind = 'takeaway' | 'delivery' | 'express' | 'micromarket' | 'vendor-delivery';

export function placeKind(
  app: Target,
  token: string,
  kind: Kind,
  body: Record<string, unknown>,
  key = newKey(),
): Promise<Answer> {
  return sendTo(app, {
    method: 'POST',
    url: `/takeaway/v1/${kind}/order`,
    headers: { 'x-country-code': 'kz' },
    body,
    token,
    key,
  });
}

/** The venue's self-service shop, and the venue that brings orders by itself. */
export const SHOP = 90001;
export const VENDOR = 3127;

const zone = z.object({
  data: z.object({ coordinates: z.object({ latitude: z.number(), longitude: z.number() }) }),
});

export async function placeOf(app: Target, venue: number) {
  const answer = await sendTo(app, { url: `/takeaway/locations/card/terminal/${venue}` });
  return zone.parse(answer.body).data.coordinates;
}

const tariffs = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      transport_type: z.string(),
      price: z.number(),
      min_order_amount: z.number(),
      next_tier_amount: z.number().nullable(),
      next_tier_cost: z.number().nullable(),
    }),
  ),
});

export async function readTariffs(
  app: Target,
  venue: number,
  destination: { latitude: number; longitude: number } = HOME,
) {
  const { latitude, longitude } = destination;
  const body = {
    origin: await placeOf(app, venue),
    destination: { latitude, longitude },
    terminal_id: venue,
  };
  const answer = await sendTo(app, { method: 'POST', url: '/dr-delivery/api/v1/tariffs', body });
  return tariffs.parse(answer.body).data;
}

/** Of the positions alone, in major units. */
export const sumOf = (positions: readonly Position[]): number =>
  positions.reduce((sum, { count, price }) => sum + Math.round(count * price * 100), 0) / 100;

/** Flatbreads for so much that Samal delivers, below every subsidy and tier: 8 × 390 ₸. */
export async function breads(app: Target, count = 8): Promise<Position[]> {
  return [positionOf(await readProduct(app, PRODUCTS.flatbread), { count })];
}

/** Body of a delivery from Samal by the cheapest tariff; `delivery_cost` is the tariff's unless `changes` has another. */
export async function deliveryBody(
  app: Target,
  positions: Position[],
  changes: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const [cheapest] = await readTariffs(app, SAMAL);
  if (!cheapest) throw new Error('Nothing is delivered there');
  const cost = z.number().parse(changes.delivery_cost ?? cheapest.price);
  return orderBody(positions, {
    sum: sumOf(positions) + cost,
    address: HOME,
    tariff_id: cheapest.id,
    transport_type: cheapest.transport_type,
    delivery_cost: cost,
    ...changes,
  });
}

/** Body of an order in the restaurant at the terrace's table, 12 % service charge in it. */
export function expressBody(positions: Position[], changes: Record<string, unknown> = {}) {
  const goods = sumOf(positions);
  const sum = goods + Math.floor(goods * 0.12);
  return orderBody(positions, { sum, table_id: 812, main_terminal_id: SAMAL, ...changes });
}

/** The first product of a venue's menu that nothing stands against. */
export async function plainProduct(app: Target, venue: number, service: number): Promise<Position> {
  const ids = Array.from({ length: 40 }, (_, index) => venue * 1000 + 1 + index);
  const plain = (await readProducts(app, venue, ids)).find(
    (product) =>
      !product.is_unavailable &&
      product.reward_id === null &&
      product.sizes === null &&
      product.additive_categories.every((group) => group.attributes.min === 0) &&
      !product.unavailable_service_types.includes(service),
  );
  if (!plain) throw new Error(`The venue ${venue} has no plain product`);
  return positionOf(plain);
}

/** Body of goods taken in the shop. */
export async function shopBody(app: Target, changes: Record<string, unknown> = {}) {
  const positions = [await plainProduct(app, SHOP, 1)];
  return orderBody(positions, { filial_id: SHOP, age_confirmed: true, ...online(), ...changes });
}

/** Body of what the venue 3127 brings to its own door, for tomorrow at noon, as it is closed at night. */
export async function vendorBody(app: Target, changes: Record<string, unknown> = {}) {
  const one = await plainProduct(app, VENDOR, 4);
  const positions = [{ ...one, count: Math.ceil(4_000 / one.price) }];
  const place = await placeOf(app, VENDOR);
  return orderBody(positions, {
    filial_id: VENDOR,
    time: await noonTomorrow(app),
    address: { ...HOME, ...place },
    delivery_cost: 800,
    sum: sumOf(positions) + 800,
    ...changes,
  });
}

/** 12:00 of the next day in Almaty by the sandbox's clock, which only a sandbox under control shows. */
async function noonTomorrow(app: Target): Promise<string> {
  const { body } = await sendTo(app, { url: '/control/clock' });
  const day = z.object({ now: z.string() }).parse(body).now.slice(0, 10);
  return new Date(Date.parse(`${day}T07:00:00Z`) + 86_400_000).toISOString();
}

const payment = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number(),
  payment_url: z.string(),
  environment: z.string(),
  success_url: z.string(),
  failure_url: z.string(),
  display_type: z.string(),
  language: z.string(),
  expires_at: z.string(),
});
export type Payment = z.output<typeof payment>;

const paidOrder = z.object({
  data: z.object({ id: z.number(), relationships: z.object({ payment }) }),
});

/** The attempt to pay of an order that has one. */
export const readPayment = ({ body }: Answer): Payment => paidOrder.parse(body).data.relationships.payment;

/** The attempt that paying again begins. */
export const readAttempt = ({ body }: Answer): Payment => z.object({ data: payment }).parse(body).data;

export function payAgain(
  app: Target,
  token: string,
  orderId: number,
  paymentType: 'online' | 'kaspi' = 'online',
): Promise<Answer> {
  return sendTo(app, {
    method: 'POST',
    url: `/takeaway/v1/order/${orderId}/payment`,
    body: online(paymentType),
    token,
    key: newKey(),
  });
}

/** The six values of a payment as the page's query. */
export function pageQuery(one: Payment, changes: Record<string, string> = {}): string {
  const { payment_url, environment, success_url, failure_url, display_type, language } = one;
  return new URLSearchParams({
    payment_url,
    environment,
    success_url,
    failure_url,
    display_type,
    language,
    ...changes,
  }).toString();
}

/** Address of the hosted page of a payment. */
export const pageOf = (one: Payment, changes: Record<string, string> = {}): string =>
  `/payment-page${one.display_type === 'kaspi' ? '/kaspi' : ''}?${pageQuery(one, changes)}`;
