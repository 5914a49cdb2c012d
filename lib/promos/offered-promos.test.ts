/** @jest-environment node */
import { offeredPromos } from './offered-promos';
import type { PromoProduct } from './promos.schema';

const product = (id: number): PromoProduct => ({
  id,
  name: `Тағам ${id}`,
  imageUrl: null,
  priceMinor: id * 100,
});
const promo = (id: number, productIds: number[]) => ({
  id,
  name: `Акция ${id}`,
  description: null,
  imageUrl: null,
  discountPercent: 20,
  productIds,
});

describe('the promotions of a menu', () => {
  test('have the dishes they are for, in the promotion’s order, four at most', () => {
    const menu = [1, 2, 3, 4, 5, 6].map(product);
    const [offered] = offeredPromos([promo(11, [6, 1, 99, 2, 3, 4])], menu);
    expect(offered?.products.map(({ id }) => id)).toEqual([6, 1, 2, 3]);
    expect(offered).toMatchObject({ id: 11, name: 'Акция 11', discountPercent: 20 });
    expect(offered).not.toHaveProperty('productIds');
  });

  test('without a dish on the menu are left out', () => {
    expect(
      offeredPromos([promo(11, [99]), promo(12, []), promo(13, [1])], [product(1)]).map(({ id }) => id),
    ).toEqual([13]);
  });
});
