import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { settled } from '@/components/ui/test-settled';
import { Toaster } from '@/components/ui/toaster.client';
import { toasts } from '@/components/ui/toasts';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import { testLine } from '@/lib/cart/test-cart';
import { KZT_FORMAT } from '@/lib/core/money/money';
import messages from '@/messages/ru.json';
import { LeaveOtherCart } from './leave-other-cart.client';

const t = createTranslator({ locale: 'ru', messages, namespace: 'menu' });
const LEFT = t('cartLeft', { venue: 'Навруз' });

function openMenu(venueId: number, search: string, page = '') {
  window.history.replaceState(null, '', `/filials/${venueId}${page}${search}`);
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <LeaveOtherCart venueId={venueId} />
      <Toaster label={messages.layout.messages} />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  dispatchCart({ type: 'cleared' });
  dispatchCart({
    type: 'lineAdded',
    venue: { id: 3108, name: 'Навруз', moneyFormat: KZT_FORMAT },
    line: testLine({ name: 'Манты', count: 3 }),
    newCartId: 'cart-00000009',
  });
});
afterEach(() =>
  act(() => {
    for (const { id } of toasts.current()) toasts.dismiss(id);
  }),
);

describe('a menu opened by a code', () => {
  // Holds CART-20.
  test.each(['QR', 'STANDQR', 'TABLETQR', 'FRIDGE'])(
    'a menu opened by a code of another branch (%s) clears the cart and says so',
    async (source) => {
      openMenu(3107, `?source=${source}`);
      await waitFor(() => expect(readCart().cart).toBeNull());
      expect(screen.getByRole('status')).toHaveTextContent(LEFT);
    },
  );

  // Holds CART-20.
  test('a menu opened by a code of a fridge of another branch clears the cart and says so', async () => {
    openMenu(90_001, '?code=FR-90001-02', '/fridge');
    await waitFor(() => expect(readCart().cart).toBeNull());
    expect(screen.getByRole('status')).toHaveTextContent(LEFT);
  });

  // Holds CART-20.
  test('a menu opened by a code of a table of another branch, which names no source, clears the cart', async () => {
    openMenu(3107, '?filial_id=3107&table_id=812&main_terminal_id=3107');
    await waitFor(() => expect(readCart().cart).toBeNull());
  });

  const menu = () => (
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <LeaveOtherCart venueId={3107} />
      <Toaster label={messages.layout.messages} />
    </NextIntlClientProvider>
  );
  test.each([
    ['a reload', () => undefined],
    [
      'a refresh by the router and a reload',
      (rerender: (menu: ReactElement) => void) => {
        window.history.replaceState(null, '');
        rerender(menu());
      },
    ],
  ])('leaves a cart that was restored alone after %s', async (_what, refresh) => {
    window.history.replaceState(null, '', '/filials/3107?source=QR');
    const { rerender } = render(menu());
    await userEvent.click(await screen.findByRole('button', { name: messages.layout.undo }));
    refresh(rerender);
    cleanup();
    render(menu());
    await settled();
    expect(readCart().cart?.id).toBe('cart-00000009');
  });

  test('restores the cart on request', async () => {
    const user = openMenu(3107, '?source=QR');
    await user.click(await screen.findByRole('button', { name: messages.layout.undo }));
    expect(readCart().cart).toMatchObject({ id: 'cart-00000009', lines: [{ name: 'Манты', count: 3 }] });
  });

  test.each([
    ['of the same branch', 3108, '?source=QR'],
    ['that is no code but a partner’s link', 3107, '?source=2GIS'],
    ['from inside', 3107, ''],
    ['with an unknown source', 3107, '?source=qr'],
    ['with a code that is none of a fridge', 3107, '?code=4870300001375'],
    ['with the code of another venue’s fridge', 3107, '?code=FR-90001-02'],
  ])('%s leaves the cart alone', async (_what, venueId, search) => {
    openMenu(venueId, search);
    // The code that tells one code from another is imported meanwhile.
    await import('@/lib/ground/ordering/visit');
    await new Promise(process.nextTick);
    expect(readCart().cart?.lines).toHaveLength(1);
    expect(screen.queryByText(LEFT)).not.toBeInTheDocument();
  });
});
