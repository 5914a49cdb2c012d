/** @jest-environment node */
import type { Menu } from './menu';
import { menuPromos } from './menu-promos';
import { testProduct, testPromotedProduct } from './test-product';

const menuOf = (...products: Menu['categories'][number]['products']): Menu => ({
  categories: [{ id: 1, externalId: null, name: 'Ас', isPhotoShown: true, imageUrl: null, products }],
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
    const menu = menuOf(...[1, 2, 3, 4, 5, 6].map((id) => testProduct({ id })));
    const [offered] = menuPromos(menu, [promo(11, [6, 1, 99, 2, 3, 4])]);
    expect(offered?.products.map(({ id }) => id)).toEqual([6, 1, 2, 3]);
    expect(offered).toMatchObject({ id: 11, name: 'Акция 11', discountPercent: 20 });
    expect(offered).not.toHaveProperty('productIds');
  });

  test('say what is paid for a dish now', () => {
    const [offered] = menuPromos(menuOf(testPromotedProduct({ id: 5 })), [promo(11, [5])]);
    expect(offered?.products).toEqual([{ id: 5, name: 'Плов', imageUrl: null, priceMinor: 180_000 }]);
  });

  test('the promotions of a menu without a dish on the menu are left out', () => {
    const offered = menuPromos(menuOf(testProduct({ id: 1 })), [
      promo(11, [99]),
      promo(12, []),
      promo(13, [1]),
    ]);
    expect(offered.map(({ id }) => id)).toEqual([13]);
  });
});
