import { screen, within } from '@testing-library/react';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import { t } from './test-menu';
import { categoryOf, productOf, showSections } from './test-sections';

beforeEach(() => dispatchCart({ type: 'cleared' }));

describe('a menu', () => {
  // Holds MENU-39.
  test('shows what is popular above its categories, and adds it from there', async () => {
    const user = showSections([categoryOf(1, 2)], [productOf(9)]);
    await user.click(screen.getByRole('button', { name: t('add', { name: 'Блюдо 9' }) }));
    expect(readCart().cart?.lines).toMatchObject([{ productId: 9 }]);
  });

  // Holds MENU-58.
  test.each([
    [6, [5, 6, 8]],
    [5, [4, 5, 8]],
    [4, [4, 8]],
    [2, [8]],
  ])(
    'a menu with %i popular dishes has a favourite on the second shelf where the first may hide it',
    (count, ids) => {
      const dishes = Array.from({ length: count }, (_, place) => productOf(place + 1));
      showSections([categoryOf(1, 2)], dishes, [], [...dishes, productOf(8)]);
      const names = within(screen.getByRole('region', { name: t('favourites') })).getAllByRole('heading', {
        level: 3,
      });
      expect(names.map(({ textContent }) => textContent)).toEqual(ids.map((id) => productOf(id).name));
    },
  );
});
