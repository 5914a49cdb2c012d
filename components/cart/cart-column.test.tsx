import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { FIRST_PAINT_SCRIPT } from '@/lib/core/page-scripts/first-paint.mjs';
import { dispatchCart } from '@/lib/cart/cart-store';
import { testLine } from '@/lib/cart/test-cart';
import { KZT_FORMAT } from '@/lib/core/money/money';
import { emptyStorage } from '@/lib/core/storage/test-storage';
import messages from '@/messages/ru.json';
import { CartColumn } from './cart-column.client';

const root = document.documentElement;
const add = () =>
  dispatchCart({
    type: 'lineAdded',
    venue: { id: 3107, name: 'Ақ Дастархан', moneyFormat: KZT_FORMAT },
    line: testLine({ productId: 1, name: 'Плов', count: 2 }),
    newCartId: 'cart-00000001',
  });
const show = () =>
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <CartColumn minWidth={768} />
    </NextIntlClientProvider>,
  );
const inWindow = (width: number) => jest.replaceProperty(window, 'innerWidth', width);

beforeAll(() => import('./cart-parts'));
beforeEach(() => {
  dispatchCart({ type: 'cleared' });
  emptyStorage();
  delete root.dataset.cart;
  inWindow(768);
});

// Holds LAY-42.
describe('the column of the cart', () => {
  test('is decided before the first paint: a page without a cart has none', () => {
    window.eval(FIRST_PAINT_SCRIPT);
    expect(root).not.toHaveAttribute('data-cart');
    add();
    window.eval(FIRST_PAINT_SCRIPT);
    expect(root).toHaveAttribute('data-cart');
  });

  test('shows a cart that the page began with, and stays when that is emptied', async () => {
    add();
    show();
    expect(root).toHaveAttribute('data-cart');
    expect(await screen.findByText('Плов')).toBeVisible();
    act(() => dispatchCart({ type: 'cleared' }));
    expect(screen.getByText(messages.menu.cartEmpty)).toBeVisible();
    expect(root).toHaveAttribute('data-cart');
  });

  test('does not come while the page is shown, because all under it would move', () => {
    show();
    act(add);
    expect(root).not.toHaveAttribute('data-cart');
    expect(screen.queryByText('Плов')).toBeNull();
  });

  test('goes with the next page of a visit once the cart is empty', () => {
    root.dataset.cart = '';
    show();
    expect(root).not.toHaveAttribute('data-cart');
  });

  test('is not loaded in a narrow window', async () => {
    inWindow(767);
    add();
    show();
    await act(() => import('./cart-parts'));
    expect(screen.queryByText('Плов')).toBeNull();
  });
});
