/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { sendTo, codesOf, type Answer } from '../../testing/send-to';
import { startOver, openBeforeTests } from '../../testing/hooks';
import {
  orderBody,
  placeOrder,
  positionOf,
  PRODUCTS,
  readOrder,
  readProduct,
  SAMAL,
  type Position,
} from '../../testing/orders';

/** 10:00 of a Wednesday in Almaty. */
const WEDNESDAY_MORNING = '2030-03-13T05:00:00.000Z';

let app: FastifyInstance;
let token: string;

openBeforeTests(0.2, (running) => ({ app } = running));
beforeEach(async () => {
  token = await startOver(app, { at: WEDNESDAY_MORNING });
});

const place = (body: Record<string, unknown>) => placeOrder(app, token, body);

async function placePositions(...positions: Position[]): Promise<Answer> {
  return place(orderBody(positions, { age_confirmed: true }));
}

describe('additives', () => {
  /** Orders the product with so many of each additive, given by group and place in it. */
  async function placeWith(id: number, counts: number[][], unknown: number[] = []): Promise<Answer> {
    const product = await readProduct(app, id);
    const chosen = product.additive_categories.flatMap(({ items }, group) =>
      items.flatMap((item, place) => {
        const count = counts[group]?.[place] ?? 0;
        return count > 0 ? [{ additive_id: item.id, count, price: item.price }] : [];
      }),
    );
    const additives = [
      ...chosen.map(({ additive_id, count }) => ({ additive_id, count })),
      ...unknown.map((additive_id) => ({ additive_id, count: 1 })),
    ];
    const extra = chosen.reduce((sum, { count, price }) => sum + count * price, 0);
    return place(orderBody([positionOf(product, { additives })], { sum: product.price + extra }));
  }

  // Бешбармак: 1 to 6, of them broth at least 1. Стейк из конины: 2 of 5, each once. Стейк рибай: 0 to 6, a sauce at most 3 times.
  it.each<[string, number, number[][]]>([
    ['nothing of a required group', PRODUCTS.horseSteak, []],
    ['fewer than the group asks for', PRODUCTS.horseSteak, [[1]]],
    ['none of the one that has a minimum of its own', PRODUCTS.besbarmaq, [[0, 2]]],
    ['more than the group allows', PRODUCTS.horseSteak, [[1, 1, 1]]],
    ['more than the group allows in all', PRODUCTS.ribeye, [[3, 3, 1]]],
    ['more of one than it may be taken', PRODUCTS.ribeye, [[4]]],
    ['one twice that may be taken once', PRODUCTS.horseSteak, [[2]]],
  ])('are refused with %s', async (_what, id, counts) => {
    expect(codesOf(await placeWith(id, counts))).toEqual(['additives_invalid']);
  });

  it.each<[string, number, number[][]]>([
    ['the least', PRODUCTS.besbarmaq, [[1]]],
    ['two of five', PRODUCTS.horseSteak, [[0, 0, 1, 1]]],
    ['none without a request for one', PRODUCTS.ribeye, []],
    ['the most, some of them many times', PRODUCTS.ribeye, [[3, 3]]],
  ])('are taken with %s', async (_what, id, counts) => {
    const answer = await placeWith(id, counts);
    expect(codesOf(answer)).toEqual([]);
    expect(readOrder(answer).attributes.status).toBe('created');
  });

  it('are refused when the product does not have them', async () => {
    expect(codesOf(await placeWith(PRODUCTS.flatbread, [], [10002]))).toEqual(['additives_invalid']);
    expect(codesOf(await placeWith(PRODUCTS.besbarmaq, [[1]], [999]))).toEqual(['additives_invalid']);
  });

  it('count together when one comes twice', async () => {
    const product = await readProduct(app, PRODUCTS.ribeye);
    const sauce = product.additive_categories[0]?.items[0];
    if (!sauce) throw new Error('The steak has no sauce');
    const twice = (count: number) => [1, 2].map(() => ({ additive_id: sauce.id, count }));
    const fine = orderBody([positionOf(product, { additives: twice(1) })], {
      sum: product.price + 2 * sauce.price,
    });
    expect(codesOf(await place(fine))).toEqual([]);
    const tooMany = orderBody([positionOf(product, { additives: twice(2) })], {
      sum: product.price + 4 * sauce.price,
    });
    expect(codesOf(await place(tooMany))).toEqual(['additives_invalid']);
  });
});

describe('the check of a basket', () => {
  it('reports the same faults as the order, as data', async () => {
    const [kuyrdak, salad, toyPlov] = await Promise.all(
      [PRODUCTS.kuyrdak, PRODUCTS.beetSalad, PRODUCTS.toyPlov].map((id) => readProduct(app, id)),
    );
    if (!kuyrdak || !salad || !toyPlov) throw new Error('A product is missing');
    const positions = [
      positionOf(kuyrdak, { count: 6 }),
      positionOf(salad, { price: 1 }),
      positionOf(toyPlov),
      { product_id: 999_999, count: 1, price: 1 },
    ];
    const expected = [
      ['menu.productsExceeded'],
      ['product_unavailable', 'price_changed'],
      ['product_stopped'],
      ['product_deleted'],
    ];
    const check = await sendTo(app, {
      method: 'POST',
      url: '/menu/v2/stop_list/order_items/check',
      body: { filial_id: SAMAL, service_type: 1, products: positions },
    });
    expect(check.body).toMatchObject({ data: expected.map((issues) => ({ issues })) });
    expect(codesOf(await placePositions(...positions))).toEqual(expected.flat());
  });
});
