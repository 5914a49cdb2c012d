/** @jest-environment node */
import { EVERYWHERE, testProduct } from '@/lib/menu/test-product';
import { addableProducts } from './addable-product';
import { completeProduct } from './short-product';

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
    const [short] = addableProducts([testProduct(part)], EVERYWHERE);
    expect(short && completeProduct(short)).toEqual({ ...USUAL, ...known });
  });

  test('is carried without what is usual', () => {
    expect(addableProducts([testProduct()], EVERYWHERE)).toEqual([
      { id: 1, name: 'Плов', priceMinor: 180_000, cookingMinutes: 15 },
    ]);
  });
});
