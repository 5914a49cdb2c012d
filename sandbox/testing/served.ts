import { z } from 'zod';
import { sendTo, newKey, type Answer, type Target } from './send-to';
import { orderBody, positionOf, PRODUCTS, readOrder, readProduct, SAMAL } from './orders';

/** Percent of 3107. */
const SERVICE_PERCENTAGE = 12;

function place(app: Target, token: string, kind: string, body: Record<string, unknown>): Promise<Answer> {
  return sendTo(app, {
    method: 'POST',
    url: `/takeaway/v1/${kind}/order`,
    headers: { 'x-country-code': 'kz' },
    body,
    token,
    key: newKey(),
  });
}

/** An order of two flatbreads served at a table of 3107. */
export async function placeExpress(
  app: Target,
  token: string,
  changes: Record<string, unknown> = {},
): Promise<Answer> {
  const position = positionOf(await readProduct(app, PRODUCTS.flatbread), { count: 2 });
  const goods = position.price * 2;
  const sum = goods + Math.floor((goods * SERVICE_PERCENTAGE) / 100);
  return place(app, token, 'express', orderBody([position], { table_id: 812, sum, ...changes }));
}

/** Улица Гоголя, 120: more than two kilometres from 3107. */
export const DESTINATION = { latitude: 43.260178, longitude: 76.932889 };

const tariffs = z.object({ data: z.array(z.object({ id: z.string(), transport_type: z.string() })) });
const costChanged = z.object({
  errors: z.tuple([
    z.object({ code: z.literal('delivery_cost_changed'), meta: z.object({ delivery_cost: z.number() }) }),
  ]),
});

/** An order of flatbreads that a courier brings from 3107 by the first tariff. */
export async function placeDelivery(app: Target, token: string): Promise<Answer> {
  const position = positionOf(await readProduct(app, PRODUCTS.flatbread), { count: 20 });
  const goods = position.price * 20;
  const { body } = await sendTo(app, {
    method: 'POST',
    url: '/dr-delivery/api/v1/tariffs',
    body: { origin: DESTINATION, destination: DESTINATION, terminal_id: SAMAL },
  });
  const [tariff] = tariffs.parse(body).data;
  const address = { city: 'Алматы', street: 'улица Гоголя', building: '120', ...DESTINATION };
  const parts = { address, tariff_id: tariff?.id, transport_type: tariff?.transport_type };
  const withCost = (cost: number) =>
    place(
      app,
      token,
      'delivery',
      orderBody([position], { ...parts, delivery_cost: cost, sum: goods + cost }),
    );
  const refused = costChanged.parse((await withCost(99_999)).body);
  return withCost(refused.errors[0].meta.delivery_cost);
}

const courier = z.object({
  data: z
    .object({
      name: z.string(),
      phone: z.string(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
    })
    .nullable(),
});

export const fetchCourier = (app: Target, token: string, orderId: number, language = 'en'): Promise<Answer> =>
  sendTo(app, {
    url: `/dr-delivery/api/v1/courier?takeaway_order_id=${orderId}`,
    token,
    headers: { 'accept-language': language },
  });

export async function readCourier(app: Target, token: string, orderId: number, language = 'en') {
  return courier.parse((await fetchCourier(app, token, orderId, language)).body).data;
}

/** Number of a new order. */
export const orderIdOf = (answer: Answer): number => readOrder(answer).id;
