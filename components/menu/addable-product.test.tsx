import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { EVERYWHERE, testProduct } from '@/lib/menu/test-product';
import type { Product } from '@/lib/menu/menu';
import { KZT_FORMAT } from '@/lib/core/money/money';
import messages from '@/messages/ru.json';
import { addableFacts } from '@/lib/cart/addable-facts';
import { ProductCard, ProductRow } from './product-card';
import { productOn } from './product-on-card';

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

/** The line that the plus on the product's card, or row, adds. */
function added(part: Partial<Product>, Shown: typeof ProductCard | typeof ProductRow) {
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <Shown product={testProduct(part)} moneyFormat={KZT_FORMAT} services={EVERYWHERE} />
    </NextIntlClientProvider>,
  );
  const plus = screen.getAllByRole('button').find((button) => button.dataset.plus !== undefined);
  return plus && productOn(plus);
}

describe.each([
  ['card', ProductCard],
  ['row', ProductRow],
])('a product that one press adds, on a %s', (_, Shown) => {
  test.each<[what: string, part: Partial<Product>, known: Partial<typeof USUAL> | object]>([
    ['a usual one', {}, {}],
    [
      'one with everything',
      {
        kind: 'good',
        priceMinor: 200_000,
        promoPriceMinor: 150_000,
        promoId: 7,
        promoLimit: 3,
        promoDayLimit: 3,
        imageUrl: 'https://store.test/плов 1.webp',
        minAge: 21,
        unavailableServices: [3],
      },
      {
        kind: 'good',
        priceMinor: 150_000,
        fullPriceMinor: 200_000,
        promoId: 7,
        pieceLimit: 3,
        imageUrl: 'https://store.test/плов 1.webp',
        minAge: 21,
        unavailableServices: [3],
      },
    ],
    ['one with short words', { name: 'Плов с айвой "на двоих"' }, { name: 'Плов с айвой "на двоих"' }],
    [
      'one whose colours are known',
      { imageUrl: 'https://store.test/1.webp#0a1b2c3d4' },
      { imageUrl: 'https://store.test/1.webp#0a1b2c3d4' },
    ],
    [
      'one of a host that is not rewritten',
      { imageUrl: 'https://other.test/1.webp#as-is' },
      { imageUrl: 'https://other.test/1.webp#as-is' },
    ],
  ])('is known wholly from the page: %s', (_what, part, known) => {
    expect(added(part, Shown)).toEqual({ ...USUAL, ...known });
  });

  test('is none where something has to be chosen', () => {
    expect(added({ hasAdditives: true }, Shown)).toBeNull();
  });
});

test('what is usual is not said', () => {
  expect(addableFacts(testProduct(), true)).toBe('180000,15');
});
