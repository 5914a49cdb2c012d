import { screen, waitFor } from '@testing-library/react';
import { readCart } from '@/lib/cart/cart-store';
import { ProductCard, ProductRow } from './product-card';
import { answerWith, openMenu, requested, show, t } from './test-menu';

beforeEach(openMenu);

describe.each([
  ['a card', ProductCard],
  ['a row', ProductRow],
])('the heart of %s', (_what, Shown) => {
  const heart = () => screen.getByRole('button', { name: t('favouriteNamed', { name: 'Плов' }) });

  // Holds MENU-27.
  test('marks the dish as a favourite, and no longer by the next press', async () => {
    answerWith(() => Response.json({ venueId: 3107, productId: 50340, isFavourite: true }));
    const user = show({}, Shown);
    expect(requested()).toEqual([]);
    await user.click(heart());
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(heart()).not.toHaveAttribute('aria-busy'));
    await user.click(heart());
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'));
    expect(requested()).toHaveLength(2);
    expect(readCart().cart).toBeNull();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('asks a guest to sign in, and stays empty', async () => {
    answerWith(() => Response.json({ error: { code: 'auth/required' } }, { status: 401 }));
    const user = show({}, Shown);
    await user.click(heart());
    expect(await screen.findByText(t('favouriteNeedsSignIn'))).toBeVisible();
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
  });
});
