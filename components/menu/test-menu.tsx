import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { Toaster } from '@/components/ui/toaster.client';
import { toasts } from '@/components/ui/toasts';
import { queryClient } from '@/lib/core/bff/query-client';
import type { CartLine } from '@/lib/cart/cart';
import { dispatchCart } from '@/lib/cart/cart-store';
import { testLine } from '@/lib/cart/test-cart';
import { KZT_FORMAT } from '@/lib/core/money/money';
import { setAgeConfirmed } from '@/lib/menu/age-confirmation';
import { productDetailsSchema } from '@/lib/menu/product-details';
import { EVERYWHERE, testPromotedProduct } from '@/lib/menu/test-product';
import messages from '@/messages/ru.json';
import { MenuProvider } from './menu-provider.client';
import { ProductCard, type ProductRow } from './product-card';

export const t = createTranslator({ locale: 'ru', messages, namespace: 'menu' });
export const VENUE = { id: 3107, name: 'Ақ Дастархан', moneyFormat: KZT_FORMAT };
/** The answer of the server when the product is opened. */
export const DETAILS = productDetailsSchema.parse({
  product: testPromotedProduct({ cookingMinutes: 25 }),
  groups: [],
});
export const PLOV = DETAILS.product;

const LATE_TEXTS = '/api/texts/menu';
/** Our server has the texts of what comes late, once for all tests of a file, and answers everything else like this. */
export const answerWith = (answer: (address: string) => Response) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const isTexts = address === LATE_TEXTS;
    return Promise.resolve(isTexts ? Response.json({ texts: messages }) : answer(address as string));
  });
/** The addresses that were requested, but for those texts. */
export const requested = () =>
  jest
    .mocked(globalThis.fetch)
    .mock.calls.map(([address]) => address)
    .filter((address) => address !== LATE_TEXTS);

/** One product of a menu as a card, or as a row, and what differs in it. */
export function show(
  part: Partial<typeof PLOV> = {},
  Shown: typeof ProductCard | typeof ProductRow = ProductCard,
) {
  const product = { ...PLOV, ...part };
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <MenuProvider venue={VENUE} services={EVERYWHERE} hits={[]}>
        <Shown product={product} moneyFormat={KZT_FORMAT} services={EVERYWHERE} />
      </MenuProvider>
      <Toaster label="" />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
export const card = () => screen.getByRole('article');
export const plus = (name: string) => screen.getByRole('button', { name });
/** A button whose name says what is in the cart: what writes it comes with the cart. */
export const plusInCart = (name: string) => screen.findByRole('button', { name });
/** Puts a line into a cart of that venue. */
export const fillWith = ({ venueId, ...part }: Partial<CartLine> & { venueId: number }) =>
  dispatchCart({
    type: 'lineAdded',
    venue: { ...VENUE, id: venueId, name: 'Навруз' },
    line: testLine({ name: 'Манты', priceMinor: 1000, ...part }),
    newCartId: 'cart-00000009',
  });

/** An empty cart on the page of the menu, an unconfirmed age, and a server that knows the product. */
export function openMenu(): void {
  window.history.replaceState(null, '', '/filials/3107');
  sessionStorage.clear();
  setAgeConfirmed(false);
  dispatchCart({ type: 'cleared' });
  queryClient().clear();
  for (const { id } of toasts.current()) toasts.dismiss(id);
  answerWith(() => Response.json(DETAILS));
}
