/** @jest-environment node */
import { listedProduct, listedProductsSchema, wholeProduct } from './listed-product';
import { testProduct } from './test-product';

describe('a product in the list of all', () => {
  test.each([
    ['a usual one', {}],
    [
      'one on promotion that is sold out',
      { promoPriceMinor: 90_000, promoId: 7, promoLimit: 2, isUnavailable: true, minAge: 21 },
    ],
    [
      'one with sizes and services',
      {
        sizes: [{ id: 1, name: 'S', priceMinor: 1, promoPriceMinor: null, isUnavailable: false }],
        unavailableServices: [3],
        hasAdditives: true,
      },
    ],
  ])('is whole again after the way: %s', (_what, part) => {
    const product = { ...testProduct(part), description: null, isFavourite: false };
    const sent = listedProductsSchema.parse(
      JSON.parse(JSON.stringify({ products: [listedProduct(product)] })),
    );
    expect(sent.products.map((one) => wholeProduct(one, product.venueId))).toEqual([product]);
  });

  test('does not say what is so of most', () => {
    const { id, name, priceMinor, cookingMinutes } = testProduct();
    const plain = testProduct({ imageUrl: null, weight: null });
    expect(listedProduct(plain)).toEqual({ id, name, priceMinor, cookingMinutes });
  });
});
