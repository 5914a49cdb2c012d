/** @jest-environment node */
import { z } from 'zod';
import type { RunningSandbox } from './server';
import { sendTo } from './testing/send-to';
import { openBeforeTests } from './testing/hooks';
import { readProducts, SAMAL, SUPRA, type Product } from './testing/orders';

/* The cases of menus that the README lists. */

const menu = z.object({
  data: z.array(
    z.object({
      external_id: z.number().nullable(),
      attributes: z.object({
        name: z.string(),
        is_active: z.boolean(),
        is_show_photo: z.boolean(),
        image_url: z.string().nullable(),
      }),
      relationships: z.object({
        products: z.array(
          z.object({
            id: z.number(),
            product_name: z.string(),
            product_type: z.string(),
            images: z.array(z.unknown()),
            age_restriction: z.object({ kind: z.string() }).nullable(),
          }),
        ),
      }),
    }),
  ),
});
type Category = z.output<typeof menu>['data'][number];

let running: RunningSandbox;
const categories = new Map<number, Category[]>();

openBeforeTests(1, (opened) => (running = opened));
beforeAll(async () => {
  for (const id of [SAMAL, SUPRA]) categories.set(id, await readMenu(id, 'ru'));
});

async function readMenu(id: number, language: string): Promise<Category[]> {
  const headers = { 'accept-language': language };
  const answer = await sendTo(running.app, { url: `/menu/v2/category/products?filial_id=${id}`, headers });
  return menu.parse(answer.body).data;
}

const inMenu = (id: number) =>
  (categories.get(id) ?? []).flatMap((category) => category.relationships.products);

/** The product whose Russian name begins so. */
async function productOf(id: number, name: string): Promise<Product> {
  const listed = inMenu(id).find((product) => product.product_name.startsWith(name));
  const [product] = listed ? await readProducts(running.app, id, [listed.id]) : [];
  if (!product) throw new Error(`${id} does not sell ${name}`);
  return product;
}

const groupsOf = (product: Product) =>
  product.additive_categories.map(({ attributes: { min, max } }) => [min, max]);

describe('takeaway categories', () => {
  it.each([
    [SAMAL, [134, 132]],
    [SUPRA, [132, 134]],
    [3106, [132, 133, 134]],
    [3131, [132]],
    [3130, [132]],
    [4112, [132, 133, 134]],
    [90001, [134, 133]],
  ])('takeaway categories of %d are %j, each with a picture', async (id, externalIds) => {
    const own = (await readMenu(id, 'ru')).filter((category) => category.external_id !== null);
    expect(own.map((category) => category.external_id)).toEqual(externalIds);
    for (const { attributes } of own) expect(attributes.image_url).toMatch(/\/images\/products\/.+\.webp$/);
  });

  it('alone have pictures', async () => {
    const others = (categories.get(SAMAL) ?? []).filter((category) => category.external_id === null);
    expect(others.length).toBeGreaterThan(10);
    expect(others.filter(({ attributes }) => attributes.image_url !== null)).toEqual([]);
  });
});

describe('the shop 90001', () => {
  it('sells goods only', async () => {
    const goods = (await readMenu(90001, 'ru')).flatMap((category) => category.relationships.products);
    expect(goods.length).toBeGreaterThan(30);
    expect(new Set(goods.map((product) => product.product_type))).toEqual(new Set(['good']));
  });
});

describe('products', () => {
  it.each([
    [SAMAL, 'Кеспе', 9999, 9999],
    [SAMAL, 'Куырдак', 5, 10],
    [SAMAL, 'Самса тандырная', 2, 2],
    [SAMAL, 'Вафли', 1, 9999],
    [SUPRA, 'Хинкали с сыром', 9999, 9999],
    [SUPRA, 'Хачапури по-имеретински', 5, 10],
  ])(
    'products of %d: %s is promoted %d times an order and %d times a day',
    async (id, name, limit, dayLimit) => {
      const product = await productOf(id, name);
      expect(product).toMatchObject({ promo_limit: limit, promo_day_limit: dayLimit });
      expect(product.reward_id).not.toBeNull();
      expect(product.old_price).toBeGreaterThan(product.price);
    },
  );

  it.each([
    [SAMAL, 'Той-плов'],
    [SAMAL, 'Шелпеки'],
    [SAMAL, 'Медовик'],
    [SUPRA, 'Лобиани по-рачински'],
    [SUPRA, 'Оджахури'],
  ])('products of %d: %s is on the stop list', async (id, name) => {
    expect((await productOf(id, name)).is_unavailable).toBe(true);
  });

  it.each(['Салат из свёклы', 'Картофель в углях', 'Fanta'])('%s is not sold for takeaway', async (name) => {
    expect((await productOf(SAMAL, name)).unavailable_service_types).toContain(1);
  });

  it.each([
    [SAMAL, 'Манты с бараниной'],
    [SAMAL, 'Лагман'],
    [SAMAL, 'Плов праздничный'],
    [SUPRA, 'Хачапури по-аджарски'],
  ])('products of %d: %s has sizes', async (id, name) => {
    expect((await productOf(id, name)).sizes?.length).toBeGreaterThan(1);
  });

  it.each([
    [SAMAL, 'Бешбармак', 3107002, [1, 1]],
    [SAMAL, 'Лагман', 3107007, [1, 1]],
    [SAMAL, 'Стейк из конины', 3107049, [2, 2]],
    [SAMAL, 'Стейк рибай', 3107048, [0, 6]],
    [SUPRA, 'Хинкали поштучно', 4107008, [5, 30]],
  ])('products of %d: %s (%d) requires a choice of %j', async (id, name, product, bounds) => {
    const [found] = await readProducts(running.app, id, [product]);
    expect(inMenu(id).find((listed) => listed.id === product)?.product_name).toContain(name);
    expect(found && groupsOf(found)).toContainEqual(bounds);
  });

  it.each([
    [SAMAL, 'Бешбармак «Самал»'],
    [SUPRA, 'Большое ассорти'],
  ])('products of %d: %s has an additive with a minimum of its own', async (id, name) => {
    const product = await productOf(id, name);
    expect(product.additive_categories.flatMap(({ items }) => items).some(({ min }) => min > 0)).toBe(true);
  });

  it('are for adults only: beer and wine, and energy drinks', () => {
    const kinds = new Set(inMenu(SAMAL).map((product) => product.age_restriction?.kind));
    expect(kinds).toEqual(new Set([undefined, 'alcohol', 'energy_drink']));
    const energy = inMenu(SAMAL).find(({ product_name: name }) => name.includes('Кыран'));
    expect(energy?.age_restriction?.kind).toBe('energy_drink');
  });

  it('come without a picture, and without a text in Kazakh', async () => {
    expect(inMenu(SAMAL).find(({ product_name: name }) => name === 'Ашлям-фу')?.images).toEqual([]);
    const kazakh = (await readMenu(SAMAL, 'kk')).flatMap((category) => category.relationships.products);
    expect(kazakh.map((product) => product.product_name)).toContain('Курица в сливочном соусе');
  });

  it('are in a hidden category, and in compact ones', () => {
    const own = categories.get(SAMAL) ?? [];
    const named = (is: (category: Category) => boolean) =>
      own.filter(is).map(({ attributes }) => attributes.name);
    expect(named(({ attributes }) => !attributes.is_active)).toEqual(['Новогоднее меню']);
    expect(named(({ attributes }) => !attributes.is_show_photo)).toEqual(['Напитки', 'Бар', 'Соусы']);
  });
});
