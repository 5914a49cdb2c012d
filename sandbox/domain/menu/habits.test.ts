/** @jest-environment node */
import { z } from 'zod';
import type { RunningSandbox } from '../../server';
import { sendTo, control } from '../../testing/send-to';
import { signIn } from '../../testing/browser';
import { startOver, openBeforeTests } from '../../testing/hooks';
import {
  orderBody,
  placeOrder,
  positionOf,
  PRODUCTS,
  readOrder,
  readProduct,
  SAMAL,
} from '../../testing/orders';

/** Of the same brand as 3107. */
const SISTER = 3138;

let running: RunningSandbox;
let token: string;
openBeforeTests(1, (opened) => (running = opened));
beforeEach(async () => {
  token = await startOver(running.app, { at: '2030-03-13T08:00:00Z' });
});

/** Orders so many of the product, with the additives by place in its only group; gives the order's id. */
async function order(id: number, count: number, counts: number[] = [], as = token): Promise<number> {
  const product = await readProduct(running.app, id);
  const items = product.additive_categories[0]?.items ?? [];
  const chosen = items.flatMap((item, place) => {
    const pieces = counts[place] ?? 0;
    return pieces > 0 ? [{ additive_id: item.id, count: pieces, price: item.price }] : [];
  });
  const extra = chosen.reduce((sum, additive) => sum + additive.count * additive.price, 0);
  const additives = chosen.map(({ additive_id, count: pieces }) => ({ additive_id, count: pieces }));
  const body = orderBody([positionOf(product, { count, additives })], {
    filial_id: Math.floor(id / 1000),
    sum: count * (product.price + extra),
  });
  return readOrder(await placeOrder(running.app, as, body)).id;
}

async function frequent(as?: string, query = ''): Promise<number[]> {
  const url = `/takeaway/v1/filial/${SAMAL}/products/frequent/${query}`;
  const { body } = await sendTo(running.app, { url, token: as });
  return z
    .object({ data: z.array(z.object({ id: z.number() })) })
    .parse(body)
    .data.map(({ id }) => id);
}

describe('frequent products', () => {
  it('frequent products of a diner are their own orders here, by pieces, then by date', async () => {
    expect(await frequent(token)).toEqual([]);
    await order(PRODUCTS.flatbread, 1);
    await order(PRODUCTS.mantyOneSize, 3);
    await order(PRODUCTS.ribeye, 1);
    expect(await frequent(token)).toEqual([PRODUCTS.mantyOneSize, PRODUCTS.ribeye, PRODUCTS.flatbread]);
    await order(PRODUCTS.besbarmaq, 1, [1], await signIn(running.app, '+7 702 000 00 01'));
    await order(PRODUCTS.flatbread, 4);
    expect(await frequent(token)).toEqual([PRODUCTS.flatbread, PRODUCTS.mantyOneSize, PRODUCTS.ribeye]);
    expect(await frequent(token, '?limit=2')).toEqual([PRODUCTS.flatbread, PRODUCTS.mantyOneSize]);
  });

  it('do not count a canceled order, nor what is gone', async () => {
    const id = await order(PRODUCTS.flatbread, 5);
    await order(PRODUCTS.mantyOneSize, 1);
    await order(PRODUCTS.ribeye, 1);
    await control(running.app, 'POST', `orders/${id}/status`, { status: 'canceled' });
    await control(running.app, 'POST', `products/${PRODUCTS.ribeye}`, { deleted: true });
    expect(await frequent(token)).toEqual([PRODUCTS.mantyOneSize]);
  });

  it('frequent products of guests are everybody’s orders, then popular products', async () => {
    const atFirst = await frequent();
    expect(atFirst).toHaveLength(20);
    expect(atFirst).not.toContain(PRODUCTS.flatbread);
    await order(PRODUCTS.mantyOneSize, 1);
    await order(PRODUCTS.flatbread, 1);
    await order(PRODUCTS.flatbread, 1, [], await signIn(running.app, '+7 702 000 00 01'));
    const others = atFirst.filter((id) => id !== PRODUCTS.mantyOneSize);
    expect((await frequent()).slice(0, 10)).toEqual([
      PRODUCTS.flatbread,
      PRODUCTS.mantyOneSize,
      ...others.slice(0, 8),
    ]);
  });
});

describe('the last choice of additives', () => {
  const categories = z.object({
    data: z.array(
      z.object({
        items: z.array(z.object({ id: z.number() })),
        last_selected: z.array(z.object({ additive_id: z.number(), count: z.number() })),
      }),
    ),
  });

  /** Counts of the last choice by place in the product's only group. */
  async function chosen(id: number, path = 'favourite-product/additives', as = token) {
    const query = `filial_id=${Math.floor(id / 1000)}&product_id=${id}&service_type=1`;
    const { body } = await sendTo(running.app, { url: `/menu/v2/${path}?${query}`, token: as });
    const [group] = categories.parse(body).data;
    return group?.items.map(
      (item) => group.last_selected.find((one) => one.additive_id === item.id)?.count ?? 0,
    );
  }

  it('is that of the latest order of the product', async () => {
    expect(await chosen(PRODUCTS.ribeye)).toEqual([0, 0, 0, 0, 0]);
    await order(PRODUCTS.ribeye, 1, [3]);
    await order(PRODUCTS.ribeye, 2, [0, 2, 1]);
    await order(PRODUCTS.besbarmaq, 1, [2, 1]);
    expect(await chosen(PRODUCTS.ribeye)).toEqual([0, 2, 1, 0, 0]);
    expect(await chosen(PRODUCTS.besbarmaq)).toEqual([2, 1, 0]);
  });

  it('is known in every venue of the brand', async () => {
    await order(PRODUCTS.ribeye, 1, [1, 1]);
    expect(await chosen(SISTER * 1000 + 48)).toEqual([1, 1, 0, 0, 0]);
  });

  it('is not shown to other diners, nor by the call for everybody', async () => {
    await order(PRODUCTS.ribeye, 1, [1]);
    const other = await signIn(running.app, '+7 702 000 00 01');
    expect(await chosen(PRODUCTS.ribeye, undefined, other)).toEqual([0, 0, 0, 0, 0]);
    expect(await chosen(PRODUCTS.ribeye, 'product/additives')).toEqual([0, 0, 0, 0, 0]);
  });
});
