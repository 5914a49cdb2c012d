import { z } from 'zod';
import { sendTo, newKey, type Answer, type Target } from './send-to';

/** The venues that show everything, and some of their products. */
export const SAMAL = 3107;
export const SUPRA = 4107;

const idsOf = (venue: number, product: number) => venue * 1000 + product;

export const PRODUCTS = {
  besbarmaq: idsOf(SAMAL, 1),
  kuyrdak: idsOf(SAMAL, 4),
  manty: idsOf(SAMAL, 5),
  mantyOneSize: idsOf(SAMAL, 6),
  toyPlov: idsOf(SAMAL, 9),
  beetSalad: idsOf(SAMAL, 23),
  samsa: idsOf(SAMAL, 33),
  flatbread: idsOf(SAMAL, 36),
  ribeye: idsOf(SAMAL, 48),
  horseSteak: idsOf(SAMAL, 49),
  energyDrink: idsOf(SAMAL, 87),
  beer: idsOf(SAMAL, 88),
} as const;

const additive = z.object({
  id: z.number(),
  name: z.string(),
  price: z.number(),
  min: z.number(),
  max: z.number().optional(),
});
const product = z.object({
  id: z.number(),
  product_name: z.string(),
  price: z.number(),
  old_price: z.number().optional(),
  reward_id: z.number().nullable(),
  promo_limit: z.number().nullable(),
  promo_day_limit: z.number().nullable(),
  is_unavailable: z.boolean(),
  unavailable_service_types: z.array(z.number()),
  sizes: z.array(z.object({ id: z.number(), price: z.number(), is_unavailable: z.boolean() })).nullable(),
  additive_categories: z.array(
    z.object({
      attributes: z.object({ name: z.string(), min: z.number(), max: z.number() }),
      items: z.array(additive).min(1),
    }),
  ),
});
export type Product = z.output<typeof product>;

/** The products as the venue sells them now, with their additives. */
export async function readProducts(app: Target, venue: number, ids: number[]): Promise<Product[]> {
  const query = ids.map((id) => `products[]=${id}`).join('&');
  const answer = await sendTo(app, { url: `/menu/v2/products/with/additives/?filial_id=${venue}&${query}` });
  return z.object({ data: z.array(product) }).parse(answer.body).data;
}

export async function readProduct(app: Target, id: number): Promise<Product> {
  const [only] = await readProducts(app, Math.floor(id / 1000), [id]);
  if (!only) throw new Error(`The venue has no product ${id}`);
  return only;
}

export interface Position {
  product_id: number;
  size_id?: number;
  additives?: { additive_id: number; count: number }[];
  count: number;
  /** Of one piece, without additives. */
  price: number;
  reward_id?: number | null;
}

/** A position of the product as it is now. */
export function positionOf(
  { id, price, reward_id, sizes }: Product,
  changes: Partial<Position> = {},
): Position {
  const [size] = sizes ?? [];
  return {
    product_id: id,
    count: 1,
    price: size?.price ?? price,
    reward_id,
    ...(size ? { size_id: size.id } : {}),
    ...changes,
  };
}

/** Body of a takeaway order in cash; `sum` is that of the positions unless `changes` has one. */
export function orderBody(
  positions: Position[],
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    filial_id: SAMAL,
    positions,
    comment: '',
    customer_name: 'Айгерім',
    phone: '+77011234567',
    payment_type: 'cash',
    sum: positions.reduce((sum, { count, price }) => sum + Math.round(count * price * 100), 0) / 100,
    personal_data_consent: true,
    offer_consent: true,
    age_confirmed: false,
    ...changes,
  };
}

/** Body of an order that nothing stands against: one flatbread. */
export async function plainOrder(app: Target, changes: Record<string, unknown> = {}) {
  return orderBody([positionOf(await readProduct(app, PRODUCTS.flatbread))], changes);
}

export function placeOrder(
  app: Target,
  token: string,
  body: Record<string, unknown>,
  key = newKey(),
  signal?: AbortSignal,
): Promise<Answer> {
  return sendTo(app, {
    method: 'POST',
    url: '/takeaway/v1/takeaway/order',
    headers: { 'x-country-code': 'kz' },
    body,
    token,
    key,
    signal,
  });
}

const order = z.object({
  data: z.object({
    id: z.number(),
    attributes: z.object({
      status: z.string(),
      sum: z.number(),
      to_pay: z.number(),
      payment_status: z.string(),
    }),
    current_order_status: z.object({
      status: z.string(),
      next_status: z.string().nullable(),
      next_average_time: z.number().nullable(),
      next_status_time: z.string().nullable(),
    }),
  }),
});

export function readOrder(answer: Answer): z.output<typeof order>['data'] {
  return order.parse(answer.body).data;
}

export function sendOrder(app: Target, token: string, id: number): Promise<Answer> {
  return sendTo(app, { url: `/takeaway/v2/user/order?order_id=${id}`, token });
}
