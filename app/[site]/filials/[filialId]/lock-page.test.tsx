import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { inBrowser } from '@/components/layout/test-in-browser';
import { settled } from '@/components/ui/test-settled';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import { testLine } from '@/lib/cart/test-cart';
import { KZT_FORMAT } from '@/lib/core/money/money';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import messages from '@/messages/ru.json';

const SHOP = 90_001;
const { schemas } = readContract() as { schemas: { Filial: { example: Record<string, unknown> } } };
const VENUE = { ...schemas.Filial.example, filial_id: SHOP, name: 'Shelf' };

jest.mock('next/root-params', () => ({ site: () => Promise.resolve('kz-ru-web') }));
jest.mock('next/server', () => ({ connection: () => Promise.resolve() }));
jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));
jest.mock('next-intl/server', () => ({ getTranslations: () => Promise.resolve((key: string) => key) }));

let platform: FakePlatform;
let LockPage: typeof import('./lock-page').LockPage;
beforeAll(async () => {
  platform = await startFakePlatform();
  platform.answer({ json: { data: VENUE } }, `/takeaway/locations/card/terminal/${SHOP}`);
  ({ LockPage } = await import('./lock-page'));
});
afterAll(() => platform.close());

// Holds CART-20.
test.each([
  ['its code clears the cart', `?code=FR-${SHOP}-02`, undefined],
  ['its printed address clears the cart', '?source=FRIDGE', undefined],
  ['a link of its menu keeps the cart', '', 'cart-00000009'],
])('a fridge that is opened by %s of another branch', async (_what, search, cartId) => {
  window.history.replaceState(null, '', `/filials/${SHOP}/fridge${search}`);
  dispatchCart({
    type: 'lineAdded',
    venue: { id: 3108, name: 'Samal', moneyFormat: KZT_FORMAT },
    line: testLine(),
    newCartId: 'cart-00000009',
  });
  const page = await LockPage({ filialId: String(SHOP), kind: 'fridge' });
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      {inBrowser(page)}
    </NextIntlClientProvider>,
  );
  // The code that tells one code from another is imported meanwhile.
  await settled();
  expect(screen.getByText(VENUE.name)).toBeVisible();
  expect(readCart().cart?.id).toBe(cartId);
});
