/** @jest-environment node */
import { EVERYWHERE, testProduct } from '@/lib/menu/test-product';
import { addableProducts } from './addable-product';
import { completeProducts } from './short-product';

const USUAL = {
  id: 1,
  name: 'Плов',
  kind: 'dish',
  priceMinor: 180_000,
  fullPriceMinor: 180_000,
  promoId: null,
  pieceLimit: null,
  imageUrl: null,
  minAge: null,
  cookingMinutes: 15,
  unavailableServices: [],
};

describe('a product that one press adds', () => {
  test.each([
    ['a usual one', {}, {}],
    [
      'one with everything',
      {
        kind: 'good' as const,
        priceMinor: 200_000,
        promoPriceMinor: 150_000,
        promoId: 7,
        promoLimit: 3,
        promoDayLimit: 3,
        imageUrl: '/plov.webp',
        minAge: 21,
        unavailableServices: [3],
      },
      {
        kind: 'good',
        priceMinor: 150_000,
        fullPriceMinor: 200_000,
        promoId: 7,
        pieceLimit: 3,
        imageUrl: '/plov.webp',
        minAge: 21,
        unavailableServices: [3],
      },
    ],
  ])('is known wholly from what the page says of %s', (_, part, known) => {
    const short = addableProducts([testProduct(part)], EVERYWHERE);
    expect(completeProducts(short)).toEqual([{ ...USUAL, ...known }]);
  });

  test('is carried without what is usual', () => {
    expect(addableProducts([testProduct()], EVERYWHERE)).toEqual({
      imageUrlStart: '',
      products: [{ id: 1, name: 'Плов', priceMinor: 180_000, cookingMinutes: 15 }],
    });
  });

  test('shares the beginning of its picture’s address with the others', () => {
    const addresses = ['https://store.test/products/plov.webp', 'https://store.test/products/pie.webp', null];
    const products = addresses.map((imageUrl, index) => testProduct({ id: index + 1, imageUrl }));
    const short = addableProducts(products, EVERYWHERE);
    expect(short.imageUrlStart).toBe('https://store.test/products/p');
    expect(short.products.map(({ imageUrl }) => imageUrl)).toEqual(['lov.webp', 'ie.webp', undefined]);
    expect(completeProducts(short).map(({ imageUrl }) => imageUrl)).toEqual(addresses);
  });
});
