/** @jest-environment node */
import { z } from 'zod';
import type { RunningSandbox } from '../../server';
import { sendTo, control } from '../../testing/send-to';
import { OPEN_TIMEOUT_MS, openSandbox } from '../../testing/open';
import { PRODUCTS, SAMAL, SUPRA } from '../../testing/orders';

const product = z.object({
  id: z.number(),
  product_name: z.string(),
  category_id: z.number(),
  is_unavailable: z.boolean(),
  age_restriction: z.unknown(),
});
type Product = z.output<typeof product>;
const menu = z.object({
  data: z.array(
    z.object({
      id: z.number(),
      attributes: z.object({ name: z.string(), is_active: z.boolean() }),
      relationships: z.object({ products: z.array(product) }),
    }),
  ),
});
type Category = z.output<typeof menu>['data'][number];

let running: RunningSandbox;
const menus = new Map<number, Category[]>();
beforeAll(async () => {
  running = await openSandbox(1);
  for (const venue of [SAMAL, SUPRA]) {
    const { body } = await sendTo(running.app, { url: `/menu/v2/category/products?filial_id=${venue}` });
    menus.set(venue, menu.parse(body).data);
  }
}, OPEN_TIMEOUT_MS);
afterEach(() => control(running.app, 'POST', 'reset'));
afterAll(() => running.close());

async function offered(venue: number, basket: number[]): Promise<Product[]> {
  const query = basket.map((id) => `products[]=${id}`).join('&');
  const url = `/menu/v3/cross-sell/products?filial_id=${venue}&${query}`;
  return z.object({ data: z.array(product) }).parse((await sendTo(running.app, { url })).body).data;
}

const categoriesOf = (venue: number) => menus.get(venue) ?? [];
const headingOf = (venue: number, { category_id: id }: Product) =>
  categoriesOf(venue).find((category) => category.id === id)?.attributes.name;
const inHeading = (venue: number, heading: string): number[] =>
  categoriesOf(venue)
    .filter(({ attributes }) => attributes.name === heading)
    .flatMap(({ relationships }) => relationships.products.map(({ id }) => id));

describe('products that go with a basket', () => {
  it.each<[string, number, string, string[]]>([
    ['a dish', SAMAL, 'Main dishes', ['Traditional drinks', 'Sauces', 'Breads']],
    ['a soup', SAMAL, 'Soups', ['Breads', 'Traditional drinks', 'Starters and salads']],
    ['a cake', SAMAL, 'Cakes', ['Traditional drinks', 'Traditional sweets', 'Traditional drinks']],
    ['khinkali', SUPRA, 'Khinkali', ['Drinks', 'Sauces', 'Khachapuri']],
    ['sweets', SUPRA, 'Traditional sweets', ['Tea', 'Drinks', 'Traditional sweets']],
  ])(
    'products that go with a basket to %s of %d (%s) begin with %j',
    async (_what, venue, heading, first) => {
      const products = await offered(venue, inHeading(venue, heading).slice(0, 1));
      expect(products.slice(0, 3).map((one) => headingOf(venue, one))).toEqual(first);
    },
  );

  it('begin with a course that the basket has none of', async () => {
    const [dish] = inHeading(SAMAL, 'Main dishes');
    const [drink] = inHeading(SAMAL, 'Drinks');
    const headings = async (...basket: (number | undefined)[]) =>
      (
        await offered(
          SAMAL,
          basket.flatMap((id) => id ?? []),
        )
      ).map((one) => headingOf(SAMAL, one));
    expect((await headings(dish)).indexOf('Traditional drinks')).toBe(0);
    expect((await headings(dish, drink)).slice(0, 5)).not.toContain('Traditional drinks');
  });

  it('are at most twelve, the same every time', async () => {
    const basket = [PRODUCTS.besbarmaq, PRODUCTS.ribeye];
    const products = await offered(SAMAL, basket);
    expect(products).toHaveLength(12);
    expect(new Set(products.map(({ id }) => id)).size).toBe(12);
    expect(await offered(SAMAL, basket)).toEqual(products);
  });

  it.each([SAMAL, SUPRA])(
    'products that go with a basket of %d can be had, are for everyone and not in the basket',
    async (venue) => {
      const hidden = categoriesOf(venue)
        .filter(({ attributes }) => !attributes.is_active)
        .map(({ id }) => id);
      for (const { relationships } of categoriesOf(venue)) {
        const basket = relationships.products.slice(0, 3).map(({ id }) => id);
        const products = await offered(venue, basket);
        expect(products.length).toBeGreaterThan(5);
        for (const one of products) {
          expect(one).toMatchObject({ is_unavailable: false, age_restriction: null });
          expect(basket).not.toContain(one.id);
          expect(hidden).not.toContain(one.category_id);
        }
      }
    },
  );

  it('leave out products that are stopped or gone now', async () => {
    const [first, second, third] = await offered(SAMAL, [PRODUCTS.besbarmaq]);
    await control(running.app, 'POST', `products/${first?.id ?? 0}`, { stopped: true });
    await control(running.app, 'POST', `products/${second?.id ?? 0}`, { deleted: true });
    const ids = (await offered(SAMAL, [PRODUCTS.besbarmaq])).map(({ id }) => id);
    expect(ids).not.toContain(first?.id);
    expect(ids).not.toContain(second?.id);
    expect(ids).toContain(third?.id);
  });

  it('are for everyone even where only an energy drink is left to drink', async () => {
    const drinks = [...inHeading(SAMAL, 'Drinks'), ...inHeading(SAMAL, 'Traditional drinks')];
    for (const id of drinks.filter((one) => one !== PRODUCTS.energyDrink)) {
      await control(running.app, 'POST', `products/${id}`, { stopped: true });
    }
    const ids = (await offered(SAMAL, [PRODUCTS.besbarmaq])).map(({ id }) => id);
    expect(ids).toHaveLength(12);
    expect(ids.filter((id) => drinks.includes(id))).toEqual([]);
  });

  it('are empty for products of other venues', async () => {
    expect(await offered(SAMAL, [4107001, 5])).toEqual([]);
  });
});
