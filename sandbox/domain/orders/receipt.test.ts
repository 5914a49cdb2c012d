/** @jest-environment node */
import { z } from 'zod';
import type { RunningSandbox } from '../../server';
import { sendTo, codesOf, control, type Answer } from '../../testing/send-to';
import { signIn } from '../../testing/browser';
import { settle } from '../../testing/hall';
import { OPEN_TIMEOUT_MS, openSandbox } from '../../testing/open';
import { orderBody, placeOrder, plainOrder, positionOf, PRODUCTS, readProduct } from '../../testing/orders';
import { orderIdOf, placeDelivery, placeExpress } from '../../testing/served';

const receipt = z.object({
  data: z.object({
    number: z.string(),
    order_number: z.string(),
    title: z.string(),
    seller: z.object({ name: z.string(), tax_number: z.string(), address: z.string() }),
    lines: z.array(z.object({ name: z.string(), count: z.number(), price: z.number(), sum: z.number() })),
    positions_sum: z.number(),
    discount: z.number(),
    service_charge: z.number(),
    delivery_cost: z.number(),
    sum: z.number(),
    bonuses_spent: z.number(),
    paid: z.number(),
    payment_type: z.string(),
    issued_at: z.string(),
  }),
});
const placed = z.object({
  data: z.object({
    attributes: z.object({ number: z.string() }),
    relationships: z.object({ payment: z.object({ id: z.string() }) }),
  }),
});

let running: RunningSandbox;
let token: string;
beforeAll(async () => {
  running = await openSandbox(0.2);
  token = await signIn(running.app);
}, OPEN_TIMEOUT_MS);
afterAll(() => running.close());

const askReceipt = (order: number, by: string | undefined = token, language = 'ru'): Promise<Answer> =>
  sendTo(running.app, {
    url: `/takeaway/v1/order/${order}/receipt`,
    token: by,
    headers: { 'accept-language': language },
  });
const read = async (order: number, language?: string) =>
  receipt.parse((await askReceipt(order, token, language)).body).data;
const moveTo = (order: number, status: string) =>
  control(running.app, 'POST', `orders/${order}/status`, { status });

describe('the receipt of an order', () => {
  it('the receipt of an order in cash is a slip until it is completed, then the receipt', async () => {
    const order = orderIdOf(await placeOrder(running.app, token, await plainOrder(running.app)));
    expect(await read(order)).toMatchObject({ title: 'Заказ', paid: 0, payment_type: 'cash' });
    await moveTo(order, 'ready');
    expect((await read(order)).paid).toBe(0);
    await moveTo(order, 'completed');
    const { title, paid, sum } = await read(order);
    expect([title, paid]).toEqual(['Чек', sum]);
  });

  it('paid online is the receipt from then on', async () => {
    const urls = { success_url: 'http://localhost:3000/a', failure_url: 'http://localhost:3000/b' };
    const body = await plainOrder(running.app, { payment_type: 'online', ...urls });
    const answer = await placeOrder(running.app, token, body);
    const order = orderIdOf(answer);
    const { relationships, attributes } = placed.parse(answer.body).data;
    const slip = await read(order);
    expect(slip).toMatchObject({ title: 'Заказ', paid: 0, order_number: attributes.number });
    await control(running.app, 'POST', 'clock', { advanceMinutes: 3 });
    await settle(running.app, relationships.payment.id, 'paid');
    const paid = await read(order);
    expect(paid).toMatchObject({ title: 'Чек', paid: paid.sum, number: slip.number });
    expect(Date.parse(paid.issued_at) - Date.parse(slip.issued_at)).toBeGreaterThanOrEqual(3 * 60_000);
  });

  it('has a line for each position, with its size and additives in the price', async () => {
    const manty = await readProduct(running.app, PRODUCTS.manty);
    const flatbread = await readProduct(running.app, PRODUCTS.flatbread);
    const positions = [positionOf(manty, { count: 2 }), positionOf(flatbread, { count: 3 })];
    const answer = await placeOrder(running.app, token, orderBody(positions));
    const { lines, positions_sum: goods } = await read(orderIdOf(answer), 'en');
    expect(lines.map(({ count }) => count)).toEqual([2, 3]);
    expect(lines[0]?.name).toMatch(/^.+, .+$/);
    for (const { count, price, sum } of lines) expect(sum).toBe(count * price);
    expect(lines.reduce((total, { sum }) => total + sum, 0)).toBe(goods);
  });

  it.each([
    ['an order at a table', placeExpress],
    ['a delivery', placeDelivery],
  ])('the receipt of an order of %s adds up', async (_what, place) => {
    const order = orderIdOf(await place(running.app, token));
    const found = await read(order);
    expect(found.service_charge + found.delivery_cost).toBeGreaterThan(0);
    expect(found.positions_sum - found.discount + found.service_charge + found.delivery_cost).toBe(found.sum);
  });

  it('names the seller and speaks the diner’s language', async () => {
    const order = orderIdOf(await placeOrder(running.app, token, await plainOrder(running.app)));
    const [kazakh, georgian] = [await read(order, 'kk'), await read(order, 'ka')];
    expect(kazakh.seller.tax_number).toMatch(/^\d{12}$/);
    expect(kazakh.seller.address).toMatch(/^Алматы, /);
    expect([kazakh.title, georgian.title]).toEqual(['Тапсырыс', 'შეკვეთა']);
  });

  it('is the diner’s alone', async () => {
    const order = orderIdOf(await placeOrder(running.app, token, await plainOrder(running.app)));
    const other = await signIn(running.app, '+7 702 000 00 09');
    const answer = await askReceipt(order, other);
    expect([answer.status, ...codesOf(answer)]).toEqual([404, 'order_not_found']);
  });
});
