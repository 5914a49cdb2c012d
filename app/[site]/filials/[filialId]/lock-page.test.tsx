import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { settled } from '@/components/ui/test-settled';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import { testLine } from '@/lib/cart/test-cart';
import { KZT_FORMAT } from '@/lib/money/money';
import messages from '@/messages/ru.json';
import { LockPage } from './lock-page';

const mockShop = { id: 90_001, name: 'Shelf' };

jest.mock('@/lib/menu/menu-frame.server', () => ({
  loadMenuFrame: () => Promise.resolve({ venue: mockShop }),
}));
jest.mock('next/root-params', () => ({}));
jest.mock('next-intl/server', () => ({ getTranslations: () => Promise.resolve((key: string) => key) }));
/* The frame and the texts are given by the server. */
jest.mock('@/components/layout/plain-shell', () => ({
  PlainShell: ({ children }: { children: ReactNode }) => children,
}));
jest.mock('@/components/layout/client-messages', () => ({
  ClientMessages: ({ children }: { children: ReactNode }) => children,
}));
jest.mock('@/components/lock/lock-screen.client', () => ({ LockScreen: () => null }));

// Holds CART-20.
test.each([
  ['its code clears the cart', `?code=FR-${mockShop.id}-02`, undefined],
  ['its printed address clears the cart', '?source=FRIDGE', undefined],
  ['a link of its menu keeps the cart', '', 'cart-00000009'],
])('a fridge that is opened by %s of another branch', async (_what, search, cartId) => {
  window.history.replaceState(null, '', `/filials/${mockShop.id}/fridge${search}`);
  dispatchCart({
    type: 'lineAdded',
    venue: { id: 3108, name: 'Samal', moneyFormat: KZT_FORMAT },
    line: testLine(),
    newCartId: 'cart-00000009',
  });
  const page = await LockPage({ filialId: String(mockShop.id), kind: 'fridge' });
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      {page}
    </NextIntlClientProvider>,
  );
  // What tells one code from another is imported meanwhile.
  await settled();
  expect(readCart().cart?.id).toBe(cartId);
});
