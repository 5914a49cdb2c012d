/** @jest-environment node */
import { z } from 'zod';
import type { RunningSandbox } from '../../server';
import { sendTo, control, newKey } from '../../testing/send-to';
import { DEMO_PHONE_GEORGIA, signIn } from '../../testing/browser';
import { startOver, openBeforeTests } from '../../testing/hooks';
import { placeOrder, plainOrder, PRODUCTS, SAMAL, SUPRA } from '../../testing/orders';

const product = z.object({ id: z.number(), is_favorite: z.boolean() });
const productList = z.object({ data: z.array(product) });
const groups = z.object({
  data: z.array(
    z.object({
      attributes: z.object({ is_active: z.boolean() }),
      relationships: z.object({ products: z.array(product).optional() }),
    }),
  ),
});

let running: RunningSandbox;
let token: string;
openBeforeTests(1, (opened) => (running = opened));
beforeEach(async () => {
  token = await startOver(running.app);
});

async function list(url: string, as?: string) {
  return productList.parse((await sendTo(running.app, { url, token: as })).body).data;
}
async function ids(url: string, as?: string) {
  return (await list(url, as)).map(({ id }) => id);
}
const favourites = (venue: number, query = '') => `/menu/v3/favourite/products?filial_id=${venue}${query}`;

async function addFavourite(id: number, venue = SAMAL): Promise<number> {
  const url = '/menu/v3/favourite/products';
  const body = { filial_id: venue, product_id: id };
  return (await sendTo(running.app, { method: 'POST', url, body, token, key: newKey() })).status;
}
async function unmark(id: number, venue = SAMAL): Promise<number> {
  const url = `/menu/v3/favourite/products/${id}?filial_id=${venue}`;
  return (await sendTo(running.app, { method: 'DELETE', url, token, key: newKey() })).status;
}

describe('favourites of a diner', () => {
  const AT_START = [PRODUCTS.kuyrdak, PRODUCTS.samsa, PRODUCTS.ribeye, PRODUCTS.besbarmaq];

  it('are the marked products of the venue, latest first', async () => {
    expect(await ids(favourites(SAMAL), token)).toEqual(AT_START);
    await control(running.app, 'POST', 'clock', { advanceMinutes: 1 });
    expect(await addFavourite(PRODUCTS.flatbread)).toBe(204);
    expect(await ids(favourites(SAMAL), token)).toEqual([PRODUCTS.flatbread, ...AT_START]);
    expect(await ids(favourites(SAMAL, '&limit=2'), token)).toEqual([PRODUCTS.flatbread, PRODUCTS.kuyrdak]);
    expect(await ids(favourites(SUPRA), token)).toEqual([]);
  });

  it('are had from the start in both countries, and again after a reset', async () => {
    const georgian = await signIn(running.app, DEMO_PHONE_GEORGIA);
    expect(await ids(favourites(SUPRA), georgian)).toEqual([4107008, 4107002, 4107011]);
    for (const id of AT_START) await unmark(id);
    expect(await ids(favourites(SAMAL), token)).toEqual([]);
    await control(running.app, 'POST', 'reset');
    expect(await ids(favourites(SAMAL), await signIn(running.app))).toEqual(AT_START);
  });

  it('are marked once however often they are marked, and taken off for good', async () => {
    expect([await addFavourite(PRODUCTS.samsa), await addFavourite(PRODUCTS.samsa)]).toEqual([204, 204]);
    expect(await ids(favourites(SAMAL), token)).toEqual(AT_START);
    expect([await unmark(PRODUCTS.samsa), await unmark(PRODUCTS.samsa)]).toEqual([204, 204]);
    expect(await ids(favourites(SAMAL), token)).not.toContain(PRODUCTS.samsa);
  });

  it('stay when one is removed at another venue', async () => {
    expect(await unmark(PRODUCTS.samsa, SUPRA)).toBe(204);
    expect(await ids(favourites(SAMAL), token)).toContain(PRODUCTS.samsa);
  });

  it('leave out a product that is gone, and it cannot be added', async () => {
    await control(running.app, 'POST', `products/${PRODUCTS.samsa}`, { deleted: true });
    expect(await ids(favourites(SAMAL), token)).not.toContain(PRODUCTS.samsa);
    expect(await addFavourite(PRODUCTS.samsa)).toBe(404);
  });

  it('leave out a hidden category, as every list of products does', async () => {
    const menu = await sendTo(running.app, { url: `/menu/v2/category/products?filial_id=${SAMAL}` });
    const hidden = groups
      .parse(menu.body)
      .data.filter(({ attributes }) => !attributes.is_active)
      .flatMap(({ relationships }) => relationships.products ?? [])
      .map(({ id }) => id);
    expect(hidden).toHaveLength(3);
    for (const id of hidden) await addFavourite(id);
    const lists = [
      await ids(favourites(SAMAL), token),
      await ids(favourites(SAMAL, '&limit=100')),
      await ids(`/menu/v3/popular/products?filial_id=${SAMAL}&limit=100`),
      await ids(`/menu/v3/recommended/products?filial_id=${SAMAL}&limit=100`),
      await ids(`/takeaway/v1/filial/${SAMAL}/products/frequent/?limit=100`),
    ];
    expect(lists.flat().filter((id) => hidden.includes(id))).toEqual([]);
  });

  it('belong to one diner alone', async () => {
    const other = await signIn(running.app, '+7 702 000 00 01');
    expect(await list(favourites(SAMAL), other)).toEqual([]);
    const menu = await sendTo(running.app, {
      url: `/menu/v2/category/products?filial_id=${SAMAL}`,
      token: other,
    });
    expect(menu.text).not.toContain('"is_favorite":true');
  });
});

describe('the heart of a product', () => {
  const both = `products[]=${PRODUCTS.samsa}&products[]=${PRODUCTS.flatbread}`;

  it.each([
    ['popular', `/menu/v3/popular/products?filial_id=${SAMAL}&limit=100`],
    ['recommended', `/menu/v3/recommended/products?filial_id=${SAMAL}&limit=100`],
    ['favourite', favourites(SAMAL)],
    ['cross-sell', `/menu/v3/cross-sell/products?filial_id=${SAMAL}&products[]=${PRODUCTS.besbarmaq}`],
    ['with additives', `/menu/v2/products/with/additives/?filial_id=${SAMAL}&${both}`],
    ['frequent', `/takeaway/v1/filial/${SAMAL}/products/frequent/`],
  ])('is full for the diner and empty for guests: %s', async (_what, url) => {
    await placeOrder(running.app, token, await plainOrder(running.app));
    await addFavourite(PRODUCTS.flatbread);
    const shown = await list(url, token);
    const marked = new Set(await ids(favourites(SAMAL), token));
    expect(shown.some(({ id }) => marked.has(id))).toBe(true);
    expect(shown.filter((one) => one.is_favorite !== marked.has(one.id))).toEqual([]);
    expect((await list(url)).filter((one) => one.is_favorite)).toEqual([]);
  });

  it.each([
    ['menu', `/menu/v2/category/products?filial_id=${SAMAL}`],
    ['promotions', `/menu-promos/api/v2/promos?filter[filial_id]=${SAMAL}&include=products`],
  ])('is full in the %s too', async (_what, url) => {
    const full = async (as?: string) =>
      groups
        .parse((await sendTo(running.app, { url, token: as })).body)
        .data.flatMap(({ relationships }) => relationships.products ?? [])
        .filter((one) => one.is_favorite)
        .map(({ id }) => id);
    expect(await full(token)).toContain(PRODUCTS.kuyrdak);
    expect(await full()).toEqual([]);
  });
});

describe('favourites of everybody', () => {
  it.each([SAMAL, SUPRA])(
    '%d: are other products, in another order, than the popular ones',
    async (venue) => {
      const marked = await ids(favourites(venue));
      const popular = await ids(`/menu/v3/popular/products?filial_id=${venue}`);
      expect(marked).toHaveLength(20);
      expect(new Set([...marked, ...popular]).size).toBeGreaterThan(30);
      expect(await ids(favourites(venue))).toEqual(marked);
    },
  );

  it('rise with the marks of diners', async () => {
    const place = async (id: number) => (await ids(favourites(SAMAL, '&limit=100'))).indexOf(id);
    const before = await place(PRODUCTS.flatbread);
    for (let n = 1; n <= 4; n += 1) {
      token = await signIn(running.app, `+7 702 000 00 1${n}`);
      await addFavourite(PRODUCTS.flatbread);
    }
    expect(await place(PRODUCTS.flatbread)).toBeLessThan(before);
  });
});
