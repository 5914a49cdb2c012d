import { render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { settled } from '@/components/ui/test-settled';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import { testLine } from '@/lib/cart/test-cart';
import { KZT_FORMAT } from '@/lib/core/money/money';
import messages from '@/messages/ru.json';
import { LeaveOtherCartLoader } from './leave-other-cart-loader.client';

/** The menu of another branch than the cart's, opened under this address. */
function openMenu(search: string, page: (menu: ReactNode) => ReactNode) {
  window.history.replaceState(null, '', `/filials/3107${search}`);
  dispatchCart({ type: 'cleared' });
  dispatchCart({
    type: 'lineAdded',
    venue: { id: 3108, name: 'Навруз', moneyFormat: KZT_FORMAT },
    line: testLine(),
    newCartId: 'cart-00000009',
  });
  render(
    page(
      <>
        <p>menu</p>
        <LeaveOtherCartLoader venueId={3107} />
      </>,
    ),
  );
}
afterEach(() => window.history.replaceState(null, '', '/'));

describe('what leaves the cart of another branch', () => {
  test('is loaded where a code may have led to the menu', async () => {
    openMenu('?source=QR', (menu) => (
      <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
        {menu}
      </NextIntlClientProvider>
    ));
    await waitFor(() => expect(readCart().cart).toBeNull());
  });

  test('is not loaded for any other address', async () => {
    // Without texts it would break the page.
    openMenu('?product=7', (menu) => menu);
    await settled();
    expect(screen.getByText('menu')).toBeVisible();
    expect(readCart().cart?.id).toBe('cart-00000009');
  });
});
