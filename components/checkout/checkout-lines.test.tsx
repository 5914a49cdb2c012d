import { screen, waitFor, within } from '@testing-library/react';
import { MAIN_ID } from '@/components/layout/skip-link';
import { saveUnsavedAddress } from '@/lib/ground/addresses/stored-address';
import { FIELDS } from '@/lib/ground/addresses/test-address';
import { queryClient } from '@/lib/core/bff/query-client';
import type { Cart } from '@/lib/cart/cart';
import { readCart } from '@/lib/cart/cart-store';
import { testQuote, testQuotedLine, testSum } from '@/lib/cart/test-cart';
import { crossSellQuery } from '@/lib/menu/cross-sell.api';
import { testProduct } from '@/lib/menu/test-product';
import { SERVICES as SITE_SERVICES } from '@/lib/core/site/service-names';
import messages from '@/messages/ru.json';
import { ORDER, saveDraft, orderButton, t, VENUE } from './test-checkout';
import { beginForm, cartText, line, showCart } from './test-checkout-form';

const { menu: menuTexts } = messages;

beforeEach(beginForm);

// Holds DLV-29.
test('the button of a delivery offers no sum before its price, minimum and maximum are known', async () => {
  saveDraft({ service: 'delivery' });
  await showCart({ quote: null });
  const dock = screen.getByRole('region', { name: t('order') });
  expect(dock).not.toHaveTextContent('₸');
  await waitFor(() => expect(dock).toHaveTextContent('₸'));
});

describe('a line that cannot be ordered', () => {
  const two = [line(1, 'Плов'), line(2, 'Манты')];

  // Holds CART-12 to CART-15, CART-18, CART-19.
  test.each([
    ['stopped', cartText('issue_stopped')],
    ['unavailable', cartText('unavailable_takeaway')],
    ['deleted', cartText('issue_deleted')],
    ['additives', cartText('issue_additives')],
    ['unknown', cartText('issue_unknown')],
  ] as const)('(%s) says so, stops the order, and one tap fixes it', async (issue, text) => {
    const quote = testQuote([testQuotedLine(), testQuotedLine({ issues: [issue] })]);
    const { onPlace, user } = await showCart({ lines: two, quote });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(t('blocked', { names: 'Манты' }))).toBeVisible();
    expect(screen.queryByRole('button', { name: ORDER })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: t('fixByRemoval', { count: 1 }) }));
    expect(readCart().cart?.lines.map(({ name }) => name)).toEqual(['Плов']);
    expect(onPlace).not.toHaveBeenCalled();
  });

  test('is removed by its button', async () => {
    const { user } = await showCart({
      lines: two,
      quote: testQuote([testQuotedLine(), testQuotedLine({ issues: ['stopped'] })]),
    });
    const stopped = screen.getByText(cartText('issue_stopped')).closest('li') ?? document.body;
    await user.click(within(stopped).getByRole('button', { name: cartText('removeLine') }));
    expect(readCart().cart?.lines.map(({ name }) => name)).toEqual(['Плов']);
  });

  // Holds CART-21.
  test('because there are fewer can be had in that number, by its own button and by the one that fixes', async () => {
    const shown = {
      lines: [line(1, 'Плов', { count: 5 })],
      quote: testQuote([testQuotedLine({ issues: ['exceeded'], availableCount: 2 })]),
    };
    const { user } = await showCart(shown);
    expect(screen.getByText(cartText('issue_exceeded', { count: 2 }))).toBeVisible();
    expect(screen.getByRole('button', { name: t('fix', { count: 1 }) })).toBeVisible();
    await user.click(screen.getByRole('button', { name: cartText('takeFewer', { count: 2 }) }));
    expect(readCart().cart?.lines[0]?.count).toBe(2);
  });

  test('together with another of its product keeps what the limit leaves of both', async () => {
    const spiced = line(1, 'Плов', {
      count: 3,
      additives: [{ additiveId: 7, name: 'Ачичук', priceMinor: 5000, count: 1 }],
    });
    const quotedLine = testQuotedLine({ issues: ['exceeded'], availableCount: 3 });
    const { user } = await showCart({
      lines: [line(1, 'Плов', { count: 3 }), spiced],
      quote: testQuote([quotedLine, quotedLine]),
    });
    await user.click(screen.getByRole('button', { name: t('fix', { count: 2 }) }));
    expect(readCart().cart?.lines.map(({ count }) => count)).toEqual([3]);
  });

  test('a line that cannot be ordered whose additives are wrong leads to its choice', async () => {
    await showCart({ quote: testQuote([testQuotedLine({ issues: ['additives'] })]) });
    expect(screen.getByRole('link', { name: cartText('chooseAnew') })).toHaveAttribute(
      'href',
      '/filials/3107?product=1',
    );
  });
});

describe('a price that moved', () => {
  // Holds CART-17.
  test('is applied and shown once, and the sum is the new one, though each quote repeats it', async () => {
    await showCart({ quote: testQuote([testQuotedLine({ issues: ['priceChanged'], priceMinor: 200_000 })]) });
    await screen.findByText(cartText('newsPrice', { name: 'Плов' }));
    expect(screen.getByText(/Была 1.800.₸, стала 2.000.₸/)).toBeVisible();
    expect(readCart().cart?.lines[0]?.priceMinor).toBe(200_000);
    expect(orderButton().textContent).toMatch(/2.000.₸/);
  });
});

describe('a promotion that changed', () => {
  // Holds CART-16, CART-22.
  test('is shown with its dish, and is the cart’s from then on', async () => {
    await showCart({
      lines: [line(1, 'Плов', { promoId: 7 })],
      quote: testQuote([testQuotedLine({ issues: ['promoChanged'], promoId: 8 })]),
    });
    expect(await screen.findByText(cartText('newsPromo', { name: 'Плов' }))).toBeVisible();
    expect(screen.queryByText(cartText('newsPrice', { name: 'Плов' }))).not.toBeInTheDocument();
    expect(readCart().cart?.lines[0]?.promoId).toBe(8);
  });
});

describe('the cart is checked', () => {
  // Holds CART-09.
  test('the cart is checked with every line and the price that was seen', async () => {
    const cart: Cart['lines'] = [
      line(1, 'Плов', { promoId: 7 }),
      line(2, 'Манты', { size: { id: 5, name: 'L' } }),
    ];
    const { fetched } = await showCart({ lines: cart });
    const [, init] = fetched.mock.calls.find(([address]) => address === '/api/cart/quote') ?? [];
    expect(JSON.parse(typeof init?.body === 'string' ? init.body : '')).toEqual({
      venueId: 3107,
      lines: [
        { productId: 1, sizeId: null, additives: [], count: 1, priceMinor: 180_000, promoId: 7 },
        { productId: 2, sizeId: 5, additives: [], count: 1, priceMinor: 180_000, promoId: null },
      ],
      service: 'takeaway',
      destination: null,
      tariffId: null,
      promoCode: null,
    });
  });

  test('the cart is checked for a delivery with the point of the diner’s address, and nothing else of it', async () => {
    saveUnsavedAddress(FIELDS);
    saveDraft({ service: 'delivery' });
    const quote = testQuote([testQuotedLine()], { sum: testSum([line(1, 'Плов')]) });
    const { fetched } = await showCart({
      isSignedIn: false,
      quote: { ...quote, venue: { ...quote.venue, services: [SITE_SERVICES.delivery.id] } },
    });
    const bodies = fetched.mock.calls.flatMap(([, init]) =>
      typeof init?.body === 'string' ? [init.body] : [],
    );
    expect(JSON.parse(bodies.at(-1) ?? '')).toMatchObject({
      service: 'delivery',
      destination: { latitude: FIELDS.latitude, longitude: FIELDS.longitude },
    });
    expect(bodies.join()).not.toContain(FIELDS.street);
  });
});

describe('the cloth over the lines', () => {
  const dish = (id: number, name: string) =>
    line(id, name, { imageUrl: `https://pictures.example/${id}.webp` });

  // Holds CART-32.
  test('has a plate a line, in the order of adding, as long as the line is there', async () => {
    const { user } = await showCart({ lines: [dish(1, 'Плов'), dish(2, 'Манты'), dish(3, 'Чай')] });
    const dishesLaid = () =>
      [...document.querySelectorAll('[aria-hidden="true"] img')].map(
        (picture) => /(\d)\.webp$/.exec(picture.getAttribute('src') ?? '')?.[1],
      );
    expect(dishesLaid()).toEqual(['1', '2', '3']);
    const group = within(screen.getByRole('group', { name: 'Манты' }));
    await user.click(group.getByRole('button', { name: menuTexts.remove }));
    expect(dishesLaid()).toEqual(['1', '3']);
  });
});

describe('the focus of a control that goes with its press', () => {
  const heading = () => screen.getByRole('heading', { name: VENUE.name });
  const binOf = (name: string) =>
    within(screen.getByRole('group', { name })).getByRole('button', { name: menuTexts.remove });

  test('goes to the heading of the lines when a line is removed, and the new sum is said', async () => {
    const { user } = await showCart({ lines: [line(1, 'Plov'), line(2, 'Manty')], quote: null });
    const dock = within(screen.getByRole('region', { name: t('order') }));
    const said = dock.getByText(new RegExp(`^${cartText('total')}`));
    expect(said).toHaveAttribute('aria-live', 'polite');
    expect(said).toHaveTextContent(/3.600/);
    await user.click(binOf('Manty'));
    expect(heading()).toHaveFocus();
    expect(said).toHaveTextContent(/1.800/);
  });

  test.each([
    ['removeLine', testQuotedLine({ issues: ['stopped'] })],
    ['takeFewer', testQuotedLine({ issues: ['exceeded'], availableCount: 2 })],
  ] as const)('goes there when a line is fixed (%s)', async (fix, quotedLine) => {
    const lines = [line(1, 'Plov', { count: 2 }), line(2, 'Manty', { count: 5 })];
    const { user } = await showCart({ lines, quote: testQuote([testQuotedLine(), quotedLine]) });
    await user.click(screen.getByRole('button', { name: cartText(fix, { count: 2 }) }));
    expect(heading()).toHaveFocus();
  });

  test('goes there when an offer is added', async () => {
    queryClient().setQueryData(crossSellQuery(VENUE.id, [1], 'takeaway').queryKey, [
      testProduct({ id: 9, name: 'Samsa' }),
    ]);
    const { user } = await showCart({ lines: [line(1, 'Plov')] });
    await user.click(await screen.findByRole('button', { name: /^Samsa/ }));
    expect(heading()).toHaveFocus();
    expect(readCart().cart?.lines.map(({ name }) => name)).toEqual(['Plov', 'Samsa']);
  });

  test.each([
    ['its last line is removed', () => binOf('Plov')],
    ['it is emptied', () => screen.getByRole('button', { name: cartText('clear') })],
  ])('goes to the page when the cart is empty, as %s', async (_what, button) => {
    const main = document.body.appendChild(document.createElement('main'));
    Object.assign(main, { id: MAIN_ID, tabIndex: -1 });
    const { user } = await showCart({ lines: [line(1, 'Plov')] });
    await user.click(button());
    expect(readCart().cart).toBeNull();
    expect(main).toHaveFocus();
    main.remove();
  });
});
