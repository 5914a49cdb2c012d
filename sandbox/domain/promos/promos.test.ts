/** @jest-environment node */
import { z } from 'zod';
import type { RunningSandbox } from '../../server';
import { sendTo, control } from '../../testing/send-to';
import { openBeforeTests } from '../../testing/hooks';
import { SAMAL, SUPRA } from '../../testing/orders';

const promoList = z.object({
  data: z.array(
    z.object({
      id: z.number(),
      attributes: z.object({
        name: z.string(),
        image_url: z.string(),
        is_active: z.boolean(),
        starts_at: z.string(),
        ends_at: z.string().nullable(),
        discount_percentage: z.number().nullable(),
        filial_ids: z.array(z.number()),
      }),
      relationships: z.object({
        products: z
          .array(
            z.object({
              id: z.number(),
              reward_id: z.number().nullable(),
              old_price: z.number(),
              price: z.number(),
            }),
          )
          .optional(),
      }),
    }),
  ),
});
const menu = z.object({
  data: z.array(
    z.object({
      relationships: z.object({
        products: z.array(z.object({ id: z.number(), reward_id: z.number().nullable() })),
      }),
    }),
  ),
});
const subsidies = z.object({
  data: z.array(
    z.object({
      terminal_id: z.number(),
      is_active: z.boolean(),
      thresholds: z.array(
        z.object({
          amount: z.number(),
          discount: z.number(),
          from: z.number(),
          to: z.number().nullable(),
          delivery_cost: z.number(),
        }),
      ),
    }),
  ),
});

let running: RunningSandbox;
openBeforeTests(1, (opened) => (running = opened));

async function promos(venue: number, query = '') {
  const url = `/menu-promos/api/v2/promos?filter[filial_id]=${venue}&include=products${query}`;
  return promoList.parse((await sendTo(running.app, { url })).body).data;
}

async function readSubsidies(venues: number[], query = '') {
  const ids = venues.map((id) => `terminal_ids[]=${id}`).join('&');
  const url = `/menu-promos/v1/promos/subsidies?${ids}${query}`;
  return subsidies.parse((await sendTo(running.app, { url })).body).data;
}

async function venueIds(query: string): Promise<number[]> {
  const { body } = await sendTo(running.app, { url: `/takeaway/v2/locations?limit=100&${query}` });
  return z
    .object({ data: z.array(z.object({ filial_id: z.number() })) })
    .parse(body)
    .data.map((venue) => venue.filial_id);
}

describe('promotions of a venue', () => {
  it.each([SAMAL, SUPRA])(
    '%d: those that run have the products whose price comes from them',
    async (venue) => {
      const { data } = menu.parse(
        (await sendTo(running.app, { url: `/menu/v2/category/products?filial_id=${venue}` })).body,
      );
      const promoted = data
        .flatMap(({ relationships }) => relationships.products)
        .filter((product) => product.reward_id !== null);
      const active = await promos(venue, '&filter[onlyActive]=1');
      const listed = active.flatMap(({ id, relationships }) =>
        (relationships.products ?? []).map((product) => {
          expect(product.reward_id).toBe(id);
          expect(product.old_price).toBeGreaterThan(product.price);
          return product.id;
        }),
      );
      expect(promoted.length).toBeGreaterThan(3);
      expect(listed.sort()).toEqual(promoted.map(({ id }) => id).sort());
      expect(active.every(({ attributes }) => attributes.is_active)).toBe(true);
      expect(active.every(({ attributes }) => attributes.filial_ids.includes(venue))).toBe(true);
    },
  );

  it('are newest first: one to come, one of the month, one taken back, one past, one with an open end', async () => {
    const all = await promos(SAMAL);
    const starts = all.map(({ attributes }) => attributes.starts_at);
    expect(starts).toEqual([...starts].sort().reverse());
    expect(all.map(({ attributes }) => attributes.is_active)).toEqual([false, true, false, false, true]);
    const now = new Date().toISOString();
    const [toCome, ofTheMonth, , past, lasting] = all.map(({ attributes }) => attributes);
    expect(toCome && toCome.starts_at > now).toBe(true);
    expect(past?.ends_at && past.ends_at < now).toBe(true);
    expect(ofTheMonth?.ends_at && ofTheMonth.ends_at > now).toBe(true);
    expect(lasting?.ends_at).toBeNull();
  });

  it('move on with the time: at the turn of the month in the town the next begins', async () => {
    const before = await promos(SAMAL, '&filter[onlyActive]=1');
    await control(running.app, 'POST', 'clock', { at: '2030-02-28T18:57:00Z' });
    const february = await promos(SAMAL, '&filter[onlyActive]=1');
    await control(running.app, 'POST', 'clock', { at: '2030-02-28T19:00:00Z' });
    const march = await promos(SAMAL, '&filter[onlyActive]=1');
    await control(running.app, 'POST', 'clock', { reset: true });
    const starts = (list: typeof before) => list[0]?.attributes.starts_at;
    expect([starts(february), starts(march)]).toEqual([
      '2030-01-31T19:00:00.000Z',
      '2030-02-28T19:00:00.000Z',
    ]);
    expect(before.map(({ id }) => id)).toEqual(march.map(({ id }) => id));
  });

  it('leave the products out where they are not asked for', async () => {
    const url = `/menu-promos/api/v2/promos?filter[filial_id]=${SAMAL}`;
    const { data } = promoList.parse((await sendTo(running.app, { url })).body);
    expect(data.every(({ relationships }) => relationships.products === undefined)).toBe(true);
  });

  it('promise no more percent than each of their products gives', async () => {
    for (const venue of await venueIds('town_id=1')) {
      for (const { attributes, relationships } of await promos(venue, '&filter[onlyActive]=1')) {
        for (const product of relationships.products ?? []) {
          const given = ((product.old_price - product.price) * 100) / product.old_price;
          expect(given).toBeGreaterThanOrEqual(attributes.discount_percentage ?? 0);
        }
      }
    }
  });

  it('have wide tiles', async () => {
    const [first] = await promos(SAMAL);
    const { pathname } = new URL(first?.attributes.image_url ?? '');
    expect(pathname).toMatch(/^\/images\/promos\/[a-z]+\.webp$/);
    expect((await sendTo(running.app, { url: pathname })).headers['content-type']).toBe('image/webp');
  });
});

describe('subsidies', () => {
  it('are had by some of the venues that deliver, and a few have lapsed', async () => {
    const delivering = await venueIds('town_id=1&filter[service]=8');
    const all = await readSubsidies(delivering);
    const active = await readSubsidies(delivering, '&only_active=1');
    expect(all.length).toBeGreaterThan(active.length);
    expect(all.length).toBeLessThan(delivering.length);
    expect(active.every((subsidy) => subsidy.is_active)).toBe(true);
    expect(active.map((subsidy) => subsidy.terminal_id)).toContain(SAMAL);
  });

  it('are less than a tenge at one venue', async () => {
    const [small] = await readSubsidies([3133]);
    expect(small?.thresholds.map(({ amount, discount }) => [amount, discount])).toEqual([[0.1, 0.1]]);
  });

  it('rise in tiers without a gap, and what is given and what is paid stay one sum', async () => {
    const delivering = await venueIds('filter[service]=8');
    const all = await readSubsidies(delivering.filter((id) => id !== 3133));
    expect(all.length).toBeGreaterThan(10);
    for (const { thresholds } of all) {
      thresholds.forEach((tier, n) => {
        const next = thresholds[n + 1];
        expect(tier.from).toBe(tier.amount);
        expect(tier.to).toBe(next?.from ?? null);
        if (next) expect(next.discount).toBeGreaterThan(tier.discount);
      });
      expect(new Set(thresholds.map((tier) => tier.discount + tier.delivery_cost)).size).toBe(1);
      expect(thresholds.at(-1)?.delivery_cost).toBe(0);
    }
  });

  it('are not had by a venue that does not deliver', async () => {
    expect(await readSubsidies([3105, 3120, 3148])).toEqual([]);
  });
});

describe('recommended products', () => {
  const recommended = async (query: string) => {
    const { body } = await sendTo(running.app, { url: `/menu/v3/recommended/products?${query}` });
    return z
      .object({
        data: z.array(
          z.object({
            id: z.number(),
            category_id: z.number(),
            is_unavailable: z.boolean(),
            images: z.array(z.unknown()),
            age_restriction: z.unknown(),
            unavailable_service_types: z.array(z.number()),
          }),
        ),
      })
      .parse(body).data;
  };

  it('can be had, have a picture, are for everyone, and come from many categories', async () => {
    const products = await recommended(`filial_id=${SAMAL}&limit=8`);
    expect(products).toHaveLength(8);
    for (const product of products) {
      expect(product).toMatchObject({ is_unavailable: false, age_restriction: null });
      expect(product.images.length).toBeGreaterThan(0);
    }
    expect(new Set(products.map((product) => product.category_id)).size).toBe(8);
  });

  it.each([1, 3, 4])('are sold for service %d', async (service) => {
    const products = await recommended(`filial_id=${SAMAL}&service_type=${service}&limit=100`);
    expect(products.length).toBeGreaterThan(30);
    expect(products.flatMap((product) => product.unavailable_service_types)).not.toContain(service);
  });
});
