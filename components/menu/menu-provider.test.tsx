import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { Toaster } from '@/components/ui/toaster.client';
import { toasts } from '@/components/ui/toasts';
import { queryClient } from '@/lib/bff/query-client';
import type { CartLine } from '@/lib/cart/cart';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import { testLine } from '@/lib/cart/test-cart';
import { KZT_FORMAT } from '@/lib/money/money';
import { setAgeConfirmed } from '@/lib/menu/age-confirmation';
import { EVERYWHERE } from '@/lib/menu/test-product';
import { productDetailsSchema } from '@/lib/menu/product-details';
import messages from '@/messages/ru.json';
import { addableProducts } from './addable-product';
import { KnownProducts } from './known-products.client';
import { MenuProvider } from './menu-provider.client';
import { ProductCard, ProductRow } from './product-card';

const t = createTranslator({ locale: 'ru', messages, namespace: 'menu' });
const VENUE = { id: 3107, name: 'Ақ Дастархан', moneyFormat: KZT_FORMAT };
const DETAILS = productDetailsSchema.parse({
  product: {
    id: 50340,
    venueId: 3107,
    name: 'Плов',
    kind: 'dish',
    description: null,
    priceMinor: 240_000,
    promoPriceMinor: 180_000,
    promoId: 7,
    promoLimit: 9999,
    promoDayLimit: 9999,
    sizes: null,
    imageUrl: null,
    cookingMinutes: 25,
    weight: '350 г',
    isFavourite: false,
    hasAdditives: false,
    isUnavailable: false,
    unavailableServices: [],
    minAge: null,
  },
  groups: [],
});
const PLOV = DETAILS.product;

function show(part: Partial<typeof PLOV> = {}, Shown: typeof ProductCard | typeof ProductRow = ProductCard) {
  const product = { ...PLOV, ...part };
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <MenuProvider venue={VENUE} services={EVERYWHERE}>
        <Shown product={product} moneyFormat={KZT_FORMAT} services={EVERYWHERE} />
        <KnownProducts products={addableProducts([product], EVERYWHERE)} />
      </MenuProvider>
      <Toaster label="" />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
const card = () => screen.getByRole('article');
const plus = (name: string) => screen.getByRole('button', { name });
const fillWith = ({ venueId, ...part }: Partial<CartLine> & { venueId: number }) =>
  dispatchCart({
    type: 'lineAdded',
    venue: { ...VENUE, id: venueId, name: 'Навруз' },
    line: testLine({ name: 'Манты', priceMinor: 1000, ...part }),
    newCartId: 'cart-00000009',
  });
const fillWithOther = () => fillWith({ productId: 1, venueId: 3108, count: 3 });

beforeEach(() => {
  window.history.replaceState(null, '', '/filials/3107');
  sessionStorage.clear();
  setAgeConfirmed(false);
  dispatchCart({ type: 'cleared' });
  queryClient().clear();
  for (const { id } of toasts.current()) toasts.dismiss(id);
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(DETAILS)));
});

describe.each([
  ['a card', ProductCard],
  ['a row', ProductRow],
])('%s of the menu', (_what, Shown) => {
  test('adds one piece a press, at the price that is paid', async () => {
    const user = show({}, Shown);
    await user.click(plus(t('add', { name: 'Плов' })));
    expect(readCart().cart).toMatchObject({
      venue: VENUE,
      lines: [
        {
          productId: 50340,
          priceMinor: 180_000,
          fullPriceMinor: 240_000,
          promoId: 7,
          minAge: null,
          count: 1,
        },
      ],
    });
    await user.click(plus(t('addMore', { name: 'Плов', count: 1 })));
    expect(readCart().cart?.lines).toMatchObject([{ count: 2 }]);
  });

  test('shows how many pieces are in the cart, and the plus again when none are', async () => {
    const user = show({}, Shown);
    await user.click(plus(t('add', { name: 'Плов' })));
    const button = plus(t('addMore', { name: 'Плов', count: 1 }));
    expect(within(card()).getByText('1')).toHaveAttribute('aria-live', 'polite');
    act(() => dispatchCart({ type: 'cleared' }));
    expect(button).toHaveAccessibleName(t('add', { name: 'Плов' }));
    expect(within(card()).queryByText('1')).not.toBeInTheDocument();
    expect(button).toBeVisible();
  });

  test('takes a piece off by the minus, and the minus away with the last one', async () => {
    fillWith({ productId: 50340, venueId: 3107, count: 2 });
    const user = show({}, Shown);
    await user.click(plus(t('takeOne', { name: 'Плов', count: 2 })));
    expect(readCart().cart?.lines).toMatchObject([{ count: 1 }]);
    expect(screen.queryByText(t('taken', { name: 'Манты' }))).not.toBeInTheDocument();
    await user.click(plus(t('takeOne', { name: 'Плов', count: 1 })));
    expect(readCart().cart).toBeNull();
    expect(plus(t('add', { name: 'Плов' }))).toHaveFocus();
    // Another press on the same place belongs to the minus that was there.
    await user.click(screen.getByRole('link', { name: 'Плов' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('takes off the variant that was added last, and brings it back by the message', async () => {
    fillWith({ productId: 50340, venueId: 3107, count: 1, size: { id: 1, name: 'S' } });
    fillWith({ productId: 50340, venueId: 3107, count: 1, size: { id: 2, name: 'L' } });
    const user = show({ hasAdditives: true }, Shown);
    await user.click(plus(t('takeOne', { name: 'Плов', count: 2 })));
    expect(readCart().cart?.lines).toMatchObject([{ size: { name: 'S' }, count: 1 }]);
    expect(await screen.findByText(t('taken', { name: 'Манты, L' }))).toBeVisible();
    await user.click(screen.getByRole('button', { name: messages.layout.undo }));
    expect(readCart().cart?.lines).toMatchObject([
      { size: { name: 'S' } },
      { size: { name: 'L' }, count: 1 },
    ]);
  });

  test('shows what was in the cart before, not what another venue’s cart holds', () => {
    fillWith({ productId: 50340, venueId: 3107, count: 4 });
    show({}, Shown);
    expect(plus(t('addMore', { name: 'Плов', count: 4 }))).toBeVisible();
    act(() => {
      dispatchCart({ type: 'cleared' });
      fillWith({ productId: 50340, venueId: 3108, count: 4 });
    });
    expect(plus(t('add', { name: 'Плов' }))).toBeVisible();
  });

  test('counts a dish that must be chosen too, and opens it for another', async () => {
    fillWith({ productId: 50340, venueId: 3107, count: 2 });
    const user = show({ hasAdditives: true }, Shown);
    await user.click(plus(t('chooseMore', { name: 'Плов', count: 2 })));
    expect(await screen.findByRole('dialog', { name: 'Плов' })).toBeVisible();
    expect(readCart().cart?.lines).toMatchObject([{ count: 2 }]);
  });

  test('shows the price before the discount and what is paid, and from what age it is', () => {
    show({ minAge: 21 }, Shown);
    const words = card().textContent.replace(/\s/g, ' ');
    expect(words).toContain('2 400 ₸');
    expect(words).toContain('1 800 ₸');
    expect(words).toContain('21+');
  });

  test('shows where the price begins when sizes differ', () => {
    const size = { id: 1, name: 'L', priceMinor: 180_000, promoPriceMinor: null, isUnavailable: false };
    show({ promoPriceMinor: null, priceMinor: 180_000, sizes: [size] }, Shown);
    expect(card().textContent.replace(/\s/g, ' ')).toContain('от 1 800 ₸');
  });

  // Holds MENU-26.
  test.each([
    [{ isUnavailable: true }, t('soldOut')],
    [{ unavailableServices: [1] }, t('available_delivery_express')],
  ])('offers no plus for %j and says %s', (part, words) => {
    show(part, Shown);
    for (const press of ['add', 'choose'] as const)
      expect(screen.queryByRole('button', { name: t(press, { name: 'Плов' }) })).not.toBeInTheDocument();
    expect(card()).toHaveTextContent(words);
  });
});

describe('a product of the menu', () => {
  test('says once that no more of it can be had at its price', async () => {
    const user = show({ promoLimit: 1 });
    await user.click(plus(t('add', { name: 'Плов' })));
    await user.tripleClick(plus(t('addMore', { name: 'Плов', count: 1 })));
    expect(await screen.findAllByText(t('limitReached', { limit: 1 }))).toHaveLength(1);
    expect(readCart().cart?.lines).toMatchObject([{ count: 1 }]);
  });

  // Holds MENU-20.
  test('shows how much less it costs', () => {
    show();
    expect(card().textContent).toMatch(/−25%/);
  });

  test('opens from its name, and from its plus where something must be chosen', async () => {
    const user = show({ hasAdditives: true });
    await user.click(plus(t('choose', { name: 'Плов' })));
    expect(await screen.findByRole('dialog', { name: 'Плов' })).toBeVisible();
    expect(readCart().cart).toBeNull();
    expect(globalThis.fetch).toHaveBeenCalledWith(
      '/api/menu/product?venueId=3107&productId=50340&service=takeaway',
      expect.anything(),
    );
  });

  test('opens from an address that names it, and leaves the plain address when closed', async () => {
    window.history.replaceState(null, '', '/filials/3107?product=50340');
    const user = show();
    await screen.findByRole('dialog', { name: 'Плов' });
    await user.click(screen.getByRole('button', { name: messages.layout.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
    expect(window.location.search).toBe('');
  });

  test.each(['abc', '-1', '0', '1e9', '12345678901'])(
    'is none for the address ?product=%s',
    async (asked) => {
      window.history.replaceState(null, '', `/filials/3107?product=${asked}`);
      show();
      await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(globalThis.fetch).not.toHaveBeenCalled();
    },
  );

  test('that is gone says so', async () => {
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() =>
        Promise.resolve(Response.json({ error: { code: 'menu/product-not-found' } }, { status: 404 })),
      );
    window.history.replaceState(null, '', '/filials/3107?product=50340');
    show();
    expect(await screen.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent(t('productMissing'));
  });
});

describe('a cart of another venue', () => {
  test('stays when the diner chooses to keep it', async () => {
    fillWithOther();
    const user = show();
    await user.click(plus(t('add', { name: 'Плов' })));
    await screen.findByText(t('otherVenueText', { venue: 'Навруз' }));
    expect(readCart().cart?.venue.id).toBe(3108);
    await user.click(screen.getByRole('button', { name: t('keep') }));
    expect(readCart().cart).toMatchObject({ venue: { id: 3108 }, lines: [{ name: 'Манты', count: 3 }] });
  });

  test('is replaced when the diner confirms', async () => {
    fillWithOther();
    const user = show();
    await user.click(plus(t('add', { name: 'Плов' })));
    await user.click(await screen.findByRole('button', { name: t('startNew') }));
    const { cart } = readCart();
    expect(cart).toMatchObject({ venue: { id: 3107 }, lines: [{ name: 'Плов', count: 1 }] });
    expect(cart?.id).not.toBe('cart-00000009');
  });
});

describe('a product for grown-ups', () => {
  const gate = () => screen.findByRole('dialog', { name: t('ageQuestion', { age: 21 }) });
  const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const add = () => plus(t('add', { name: 'Плов' }));

  // Holds MENU-54, MENU-55.
  test('is added after a yes, which is kept: no question follows in the session', async () => {
    const user = show({ minAge: 21 });
    await user.click(add());
    await gate();
    expect(readCart().cart).toBeNull();
    await user.click(screen.getByRole('button', { name: t('ageYes', { age: 21 }) }));
    await isGone();
    expect(readCart().cart?.lines).toMatchObject([{ name: 'Плов', minAge: 21, count: 1 }]);
    expect(sessionStorage.getItem('ageRestrictionConfirm')).toBe('true');
    await user.click(plus(t('addMore', { name: 'Плов', count: 1 })));
    expect(readCart().cart?.lines).toMatchObject([{ count: 2 }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  // Holds MENU-56.
  test.each([
    ['a no', t('ageNo')],
    ['closing the question', messages.layout.close],
  ])('is not added after %s, and asked for again', async (_what, button) => {
    const user = show({ minAge: 21 });
    await user.click(add());
    await gate();
    await user.click(screen.getByRole('button', { name: button }));
    await isGone();
    expect(readCart().cart).toBeNull();
    expect(sessionStorage.getItem('ageRestrictionConfirm')).toBeNull();
    await user.click(add());
    await gate();
  });

  test('is asked about over its own sheet, which stays with its choice after a no', async () => {
    const details = { ...DETAILS, product: { ...PLOV, minAge: 21 } };
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(details)));
    window.history.replaceState(null, '', '/filials/3107?product=50340');
    const user = show({ minAge: 21 });
    await screen.findByRole('dialog', { name: 'Плов' });
    await user.click(screen.getByRole('button', { name: new RegExp(t('addToCart')) }));
    await gate();
    await user.click(screen.getByRole('button', { name: t('ageNo') }));
    await waitFor(() => expect(screen.queryByText(t('ageText', { age: 21 }))).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'Плов' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: new RegExp(t('addToCart')) }));
    await user.click(await screen.findByRole('button', { name: t('ageYes', { age: 21 }) }));
    await isGone();
    expect(readCart().cart?.lines).toMatchObject([{ name: 'Плов', minAge: 21 }]);
  });
});
