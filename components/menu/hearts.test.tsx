import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { Toaster } from '@/components/ui/toaster.client';
import { queryClient } from '@/lib/bff/query-client';
import { readCart } from '@/lib/cart/cart-store';
import { EVERYWHERE, testProduct } from '@/lib/menu/test-product';
import { KZT_FORMAT } from '@/lib/money/money';
import messages from '@/messages/ru.json';
import { MenuProvider } from './menu-provider.client';
import { ProductCard, ProductRow } from './product-card';

/* What comes late has its texts. */
jest.mock('@/lib/late-texts/late-texts.api', () => ({
  __esModule: true,
  requestTexts: () => Promise.resolve(jest.requireActual('@/messages/ru.json')),
}));

const t = createTranslator({ locale: 'ru', messages, namespace: 'menu' });
const PLOV = testProduct({ id: 50340, name: 'Плов' });

function show(Shown: typeof ProductCard | typeof ProductRow) {
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <MenuProvider
        venue={{ id: 3107, name: 'Самал', moneyFormat: KZT_FORMAT }}
        services={EVERYWHERE}
        hits={[]}
      >
        <Shown product={PLOV} moneyFormat={KZT_FORMAT} services={EVERYWHERE} />
      </MenuProvider>
      <Toaster label="" />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}

beforeEach(() => queryClient().clear());

describe.each([
  ['a card', ProductCard],
  ['a row', ProductRow],
])('the heart of %s', (_what, Shown) => {
  const heart = () => screen.getByRole('button', { name: t('favouriteNamed', { name: 'Плов' }) });
  const answerWith = (body: unknown, status = 200) =>
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json(body, { status })));

  // Holds MENU-27.
  test('marks the dish as a favourite, and no longer by the next press', async () => {
    const fetched = answerWith({ venueId: 3107, productId: 50340, isFavourite: true });
    const user = show(Shown);
    expect(fetched).not.toHaveBeenCalled();
    await user.click(heart());
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(heart()).not.toHaveAttribute('aria-busy'));
    await user.click(heart());
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'));
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(readCart().cart).toBeNull();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('asks a guest to sign in, and stays empty', async () => {
    answerWith({ error: { code: 'auth/required' } }, 401);
    const user = show(Shown);
    await user.click(heart());
    expect(await screen.findByText(t('favouriteNeedsSignIn'))).toBeVisible();
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
  });
});
