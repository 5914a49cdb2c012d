import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { settled } from '@/components/ui/test-settled';
import { CART_VERSION } from '@/lib/cart/cart';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import { testLine } from '@/lib/cart/test-cart';
import { MAX_COUNT, MAX_LINES } from '@/lib/ground/ordering/limits';
import messages from '@/messages/ru.json';
import { ProductCard, ProductRow } from './product-card';
import { useMenu } from './use-menu';
import {
  answerWith,
  card,
  fillWith,
  openMenu,
  plus,
  plusInCart,
  requested,
  show,
  t,
  VENUE,
} from './test-menu';

const fillWithOther = () => fillWith({ productId: 1, venueId: 3108, count: 3 });

let added: boolean | undefined;
/** Adds a line by no press on a card, as the scanner does. */
function AddByCode() {
  const { addLine } = useMenu();
  const add = async () => {
    added = await addLine(testLine());
  };
  return (
    <button type="button" onClick={() => void add()}>
      by code
    </button>
  );
}

beforeEach(openMenu);

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
    await user.click(await plusInCart(t('addMore', { name: 'Плов', count: 1 })));
    expect(readCart().cart?.lines).toMatchObject([{ count: 2 }]);
  });

  test('shows how many pieces are in the cart, and the plus again when none are', async () => {
    const user = show({}, Shown);
    await user.click(plus(t('add', { name: 'Плов' })));
    const button = await plusInCart(t('addMore', { name: 'Плов', count: 1 }));
    expect(within(card()).getByText('1')).toHaveAttribute('aria-live', 'polite');
    act(() => dispatchCart({ type: 'cleared' }));
    expect(button).toHaveAccessibleName(t('add', { name: 'Плов' }));
    expect(within(card()).queryByText('1')).not.toBeInTheDocument();
    expect(button).toBeVisible();
  });

  test('takes a piece off by the minus, and the minus away with the last one', async () => {
    fillWith({ productId: 50340, venueId: 3107, count: 2 });
    const user = show({}, Shown);
    await user.click(await plusInCart(t('takeOne', { name: 'Плов', count: 2 })));
    expect(readCart().cart?.lines).toMatchObject([{ count: 1 }]);
    expect(screen.queryByText(t('taken', { name: 'Манты' }))).not.toBeInTheDocument();
    await user.click(await plusInCart(t('takeOne', { name: 'Плов', count: 1 })));
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
    await user.click(await plusInCart(t('takeOne', { name: 'Плов', count: 2 })));
    expect(readCart().cart?.lines).toMatchObject([{ size: { name: 'S' }, count: 1 }]);
    expect(await screen.findByText(t('taken', { name: 'Манты, L' }))).toBeVisible();
    await user.click(screen.getByRole('button', { name: messages.layout.undo }));
    expect(readCart().cart?.lines).toMatchObject([
      { size: { name: 'S' } },
      { size: { name: 'L' }, count: 1 },
    ]);
  });

  test('shows what was in the cart before, not what another venue’s cart holds', async () => {
    fillWith({ productId: 50340, venueId: 3107, count: 4 });
    show({}, Shown);
    expect(await plusInCart(t('addMore', { name: 'Плов', count: 4 }))).toBeVisible();
    act(() => {
      dispatchCart({ type: 'cleared' });
      fillWith({ productId: 50340, venueId: 3108, count: 4 });
    });
    expect(plus(t('add', { name: 'Плов' }))).toBeVisible();
  });

  test('counts a dish that must be chosen too, and opens it for another', async () => {
    fillWith({ productId: 50340, venueId: 3107, count: 2 });
    const user = show({ hasAdditives: true }, Shown);
    await user.click(await plusInCart(t('chooseMore', { name: 'Плов', count: 2 })));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Плов' })).toBeVisible());
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
    cleanup();
    show({ promoPriceMinor: 180_000, priceMinor: 240_000, sizes: [size] }, Shown);
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
  test('says that it is on its way, from the press until its sheet is open', async () => {
    const user = show();
    const link = screen.getByRole('link', { name: 'Плов' });
    const marks: (string | null)[] = [];
    const observer = new MutationObserver(() => marks.push(link.ariaBusy));
    observer.observe(link, { attributeFilter: ['aria-busy'] });
    await user.click(link);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Плов' })).toBeVisible());
    observer.disconnect();
    expect(marks).toEqual(['true', null]);
  });

  test('says once that no more of it can be had at its price', async () => {
    const user = show({ promoLimit: 1 });
    await user.click(plus(t('add', { name: 'Плов' })));
    await user.tripleClick(await plusInCart(t('addMore', { name: 'Плов', count: 1 })));
    expect(await screen.findAllByText(t('limitReached', { limit: 1 }))).toHaveLength(1);
    expect(readCart().cart?.lines).toMatchObject([{ count: 1 }]);
  });

  test.each([
    [
      'pieces of a line',
      [testLine({ productId: 50340, count: MAX_COUNT })],
      t('addMore', { name: 'Плов', count: MAX_COUNT }),
      t('piecesReached', { limit: MAX_COUNT }),
    ],
    [
      'lines',
      Array.from({ length: MAX_LINES }, (_, index) => testLine({ productId: index + 1 })),
      t('add', { name: 'Плов' }),
      t('linesReached', { limit: MAX_LINES }),
    ],
  ])('says that the cart has the most %s', async (_what, lines, label, words) => {
    dispatchCart({
      type: 'restored',
      cart: { version: CART_VERSION, id: 'cart-00000009', venue: VENUE, lines },
    });
    const user = show();
    await user.click(await plusInCart(label));
    expect(await screen.findByText(words)).toBeVisible();
    expect(readCart().cart?.lines.map(({ productId, count }) => [productId, count])).toEqual(
      lines.map(({ productId, count }) => [productId, count]),
    );
  });

  // Holds MENU-20.
  test('shows how much less it costs', () => {
    show();
    expect(card().textContent).toMatch(/−25%/);
  });

  test('opens from its name, and from its plus where something must be chosen', async () => {
    const user = show({ hasAdditives: true });
    await user.click(plus(t('choose', { name: 'Плов' })));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Плов' })).toBeVisible());
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
    await settled();
    expect(window.location.search).toBe('');
  });

  // Holds KIOSK-08.
  test('leaves the address of a kiosk a kiosk’s', async () => {
    window.history.replaceState(null, '', '/kiosk/filials/3107?product=50340');
    show();
    await screen.findByRole('dialog', { name: 'Плов' });
    expect(window.location.pathname).toBe('/kiosk/filials/3107');
    window.history.replaceState(null, '', '/');
  });

  test.each(['abc', '-1', '0', '1e9', '12345678901'])(
    'is none for the address ?product=%s',
    async (asked) => {
      window.history.replaceState(null, '', `/filials/3107?product=${asked}`);
      show();
      await settled();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(requested()).toEqual([]);
    },
  );

  test('a product of the menu that is gone says so', async () => {
    answerWith(() => Response.json({ error: { code: 'menu/product-not-found' } }, { status: 404 }));
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

  test.each([
    ['keep', false],
    ['startNew', true],
  ] as const)('is confirmed before a line counts as added (%s)', async (answer, isAdded) => {
    fillWithOther();
    added = undefined;
    const user = show({}, AddByCode);
    await user.click(screen.getByRole('button', { name: 'by code' }));
    const button = await screen.findByRole('button', { name: t(answer) });
    expect(added).toBeUndefined();
    await user.click(button);
    await waitFor(() => expect(added).toBe(isAdded));
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
