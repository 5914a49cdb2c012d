/** @jest-environment node */
import { z } from 'zod';
import type { RunningSandbox } from './server';
import type { World } from './testing/contract/contract-call';
import { callByContract, makeWorld } from './testing/contract/contract-caller';
import { openBeforeTests } from './testing/hooks';
import { readProducts, type Product } from './testing/orders';

let running: RunningSandbox;
let world: World;

openBeforeTests(1, (opened) => (running = opened));
beforeAll(async () => {
  world = await makeWorld(running.app);
});

describe('the menu of every brand', () => {
  it('keeps the contract and its invariants', async () => {
    const venueOfBrand = new Map<number, number>();
    for (let page = 1; page <= 3; page += 1) {
      const answer = await callByContract(world, 'listLocations', { query: `limit=100&page=${page}` });
      for (const venue of venueList.parse(answer.body).data)
        venueOfBrand.set(venue.brand_id, venue.filial_id);
    }
    expect(venueOfBrand.size).toBeGreaterThanOrEqual(42);
    for (const venue of venueOfBrand.values()) {
      const menu = menuAnswer.parse(
        (await callByContract(world, 'getMenu', { query: `filial_id=${venue}` })).body,
      ).data;
      const ids = menu.flatMap((category) => category.relationships.products.map((product) => product.id));
      for (const some of [ids.slice(0, 100), ids.slice(100)].filter((list) => list.length > 0)) {
        const query = `filial_id=${venue}&${some.map((id) => `products[]=${id}`).join('&')}`;
        await callByContract(world, 'listProductsWithAdditives', { query });
        const products = await readProducts(running.app, venue, some);
        expect(products).toHaveLength(some.length);
        expect(products.filter(isBroken)).toEqual([]);
      }
    }
  });
});

/** Whether the product breaks one of the contract's invariants. */
function isBroken(product: Product): boolean {
  const { price, old_price: oldPrice, reward_id: reward, sizes, additive_categories: groups } = product;
  const hasLimit = product.promo_limit !== null || product.promo_day_limit !== null;
  return (
    (oldPrice !== undefined && oldPrice <= price) ||
    (hasLimit && reward === null) ||
    (sizes !== null && !sizes.some((size) => size.price === price)) ||
    groups.some(({ attributes, items }) => {
      const least = items.reduce((sum, item) => sum + item.min, 0);
      return (
        attributes.min > attributes.max ||
        least > attributes.max ||
        items.some(({ min, max }) => min > (max ?? min))
      );
    })
  );
}

const venueList = z.object({ data: z.array(z.object({ filial_id: z.number(), brand_id: z.number() })) });
const menuAnswer = z.object({
  data: z.array(z.object({ relationships: z.object({ products: z.array(z.object({ id: z.number() })) }) })),
});
