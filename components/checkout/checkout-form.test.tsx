import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { keepUnsaved } from '@/lib/addresses/stored-address';
import { FIELDS } from '@/lib/addresses/test-address';
import { sessionInfoSchema } from '@/lib/auth/session';
import { markSignedIn } from '@/lib/session/test-mark';
import { queryClient } from '@/lib/bff/query-client';
import type { Cart, CartLine } from '@/lib/cart/cart';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import type { Quote } from '@/lib/cart/quote.schema';
import { testLine, testQuote, testQuotedLine, testSum } from '@/lib/cart/test-cart';
import { useCart } from '@/components/cart/use-cart';
import { BffError } from '@/lib/bff/client';
import { KZT_FORMAT } from '@/lib/money/money';
import { orderRequestSchema } from '@/lib/orders/order-request.schema';
import { testOrderRequest } from '@/lib/orders/test-order-request';
import { watchLeaving } from '@/lib/paths/test-location';
import { EMPTY_DRAFT } from '@/lib/checkout/draft';
import { setAgeConfirmed } from '@/lib/menu/age-confirmation';
import { SERVICES as SITE_SERVICES } from '@/lib/site/site';
import messages from '@/messages/ru.json';
import { CheckoutForm } from './checkout-form.client';
import type { Placing } from './use-place-order';

const t = createTranslator({ locale: 'ru', messages, namespace: 'checkout' });
const cartText = createTranslator({ locale: 'ru', messages, namespace: 'cart' });
const SENT = testOrderRequest();
const DOCUMENTS = [
  { code: 'offer', version: '2.1' },
  { code: 'personal_data_consent', version: '1.4' },
  { code: 'marketing_consent', version: '1.0' },
];
const SERVICES = ['delivery', 'express', 'takeaway'] as const;
const VENUE = { id: 3107, name: 'Ақ Дастархан', moneyFormat: KZT_FORMAT };
const line = (productId: number, name: string, part: Partial<CartLine> = {}) =>
  testLine({ productId, name, ...part });
const [FIRST_TIME, SECOND_TIME] = testQuote([]).times;

function FormOfCart({ placing, onPlace }: { placing: Placing; onPlace: jest.Mock }) {
  const { cart } = useCart();
  return cart ? (
    <CheckoutForm cart={cart} services={SERVICES} documents={DOCUMENTS} placing={placing} onPlace={onPlace} />
  ) : null;
}

interface Shown {
  lines?: CartLine[];
  /** null: the check fails. */
  quote?: Quote | null;
  isSignedIn?: boolean;
  name?: string | null;
  placing?: Placing;
}

async function show({
  lines = [line(1, 'Плов')],
  quote,
  isSignedIn = true,
  name = null,
  placing = { kind: 'idle' },
}: Shown) {
  markSignedIn(isSignedIn);
  for (const added of lines)
    dispatchCart({ type: 'lineAdded', venue: VENUE, line: added, newCartId: 'cart-00000001' });
  const checked = testQuote(
    lines.map(() => testQuotedLine()),
    { sum: testSum(lines) },
  );
  const answer = quote === undefined ? checked : quote;
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    if (address === '/api/session')
      return Promise.resolve(
        Response.json(sessionInfoSchema.parse({ isSignedIn, name, dinerId: null, bonusesMinor: 0 })),
      );
    return Promise.resolve(
      answer
        ? Response.json(answer)
        : Response.json({ error: { code: 'upstream/unavailable' } }, { status: 503 }),
    );
  });
  const onPlace = jest.fn();
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <QueryClientProvider client={queryClient()}>
        <FormOfCart placing={placing} onPlace={onPlace} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  if (answer) await screen.findByText(answer.venue.address);
  return { onPlace, fetched, user: userEvent.setup() };
}
const orderButton = (label: string = t('order')) =>
  screen.getByRole('button', { name: new RegExp(`^${label}`) });
const consent = () => screen.getByRole('checkbox', { name: /обработку персональных данных/ });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setAgeConfirmed(false);
  queryClient().clear();
  queryClient().setDefaultOptions({ queries: { retry: false } });
  dispatchCart({ type: 'cleared' });
});

describe('the consent', () => {
  test('is required: without it nothing is sent and the reason is said', async () => {
    const { onPlace, user } = await show({});
    await user.click(orderButton());
    expect(consent()).toHaveAccessibleDescription(t('consentRequired'));
    expect(consent()).toBeInvalid();
    expect(consent()).toHaveFocus();
    expect(onPlace).not.toHaveBeenCalled();
  });

  test('leads to the texts that it is about', async () => {
    await show({});
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/legal/personal_data_consent', '/legal/offer']));
  });

  test('given, the order goes out as the server reads it', async () => {
    const { onPlace, user } = await show({
      lines: [
        line(1, 'Плов', {
          count: 2,
          additives: [{ additiveId: 7, name: 'Ачичук', priceMinor: 5000, count: 1 }],
        }),
      ],
    });
    await user.type(screen.getByRole('textbox', { name: t('name') }), '  Айгерім ');
    await user.type(screen.getByRole('textbox', { name: t('comment') }), 'Без лука');
    await user.click(consent());
    await user.click(orderButton());
    const order = {
      type: 'takeaway',
      venueId: 3107,
      lines: [
        {
          productId: 1,
          sizeId: null,
          additives: [{ additiveId: 7, count: 1 }],
          count: 2,
          priceMinor: 180_000,
          promoId: null,
        },
      ],
      comment: 'Без лука',
      customerName: 'Айгерім',
      wantedAt: null,
      payment: 'cash',
      bonusesMinor: 0,
      bonusAccount: 'general',
      promoCode: null,
      sumMinor: 370_000,
      hasConsented: true,
      acceptsMarketing: false,
      consents: { givenAt: expect.any(String) as unknown, documents: DOCUMENTS.slice(0, 2) },
      isAgeConfirmed: false,
      source: null,
    };
    expect(onPlace).toHaveBeenCalledWith('cart-00000001', order);
    const [[, request]] = onPlace.mock.calls as [[string, unknown]];
    expect(orderRequestSchema.parse(request)).toEqual(order);
  });

  test('is the very same when it is pressed again later: the consent is as old as its box', async () => {
    const { onPlace, user } = await show({});
    await user.click(consent());
    await user.click(orderButton());
    await new Promise((resolve) => setTimeout(resolve, 5));
    await user.click(orderButton());
    const [[, first], [, second]] = onPlace.mock.calls as [[string, unknown], [string, unknown]];
    expect(second).toEqual(first);
  });

  test('and what was typed survive a reload of the visit', async () => {
    const { user } = await show({});
    await user.type(screen.getByRole('textbox', { name: t('comment') }), 'Без лука');
    await user.click(consent());
    expect(sessionStorage.getItem('checkout')).toContain('Без лука');
    expect(sessionStorage.getItem('checkout')).toMatch(/"consentedAt":"\d{4}-/);
  });
});

describe('the name', () => {
  test('is optional', async () => {
    const { onPlace, user } = await show({});
    await user.click(consent());
    await user.click(orderButton());
    expect(onPlace).toHaveBeenCalledWith('cart-00000001', expect.objectContaining({ customerName: null }));
  });

  test('is the known one where none is typed', async () => {
    const { onPlace, user } = await show({ name: 'Данияр' });
    await user.click(consent());
    await user.click(orderButton());
    expect(onPlace).toHaveBeenCalledWith(
      'cart-00000001',
      expect.objectContaining({ customerName: 'Данияр' }),
    );
  });
});

describe('the age', () => {
  const beer = line(2, 'Пиво', { minAge: 21 });
  const ageBox = () => screen.queryByRole('checkbox', { name: t('age', { age: 21 }) });

  test('is asked for where something has one, and is required', async () => {
    const { onPlace, user } = await show({ lines: [line(1, 'Плов'), beer] });
    await user.click(consent());
    await user.click(orderButton());
    expect(ageBox()).toHaveAccessibleDescription(t('ageRequired', { age: 21 }));
    expect(onPlace).not.toHaveBeenCalled();
    await user.click(ageBox() ?? consent());
    await user.click(orderButton());
    expect(onPlace).toHaveBeenCalledWith('cart-00000001', expect.objectContaining({ isAgeConfirmed: true }));
  });

  test('that the menu has asked for is not asked for again', async () => {
    setAgeConfirmed(true);
    const { onPlace, user } = await show({ lines: [beer] });
    expect(ageBox()).toBeChecked();
    await user.click(consent());
    await user.click(orderButton());
    expect(onPlace).toHaveBeenCalledWith('cart-00000001', expect.objectContaining({ isAgeConfirmed: true }));
  });

  test('is not asked for otherwise', async () => {
    await show({});
    expect(ageBox()).not.toBeInTheDocument();
  });

  test('is not asked for something that cannot be ordered anyway', async () => {
    await show({
      lines: [line(1, 'Плов'), beer],
      quote: testQuote([testQuotedLine(), testQuotedLine({ issues: ['stopped'] })]),
    });
    expect(ageBox()).not.toBeInTheDocument();
  });
});

describe('a line that cannot be ordered', () => {
  const two = [line(1, 'Плов'), line(2, 'Манты')];

  test.each([
    ['stopped', cartText('issue_stopped')],
    ['unavailable', cartText('unavailable_takeaway')],
    ['deleted', cartText('issue_deleted')],
    ['additives', cartText('issue_additives')],
    ['unknown', cartText('issue_unknown')],
  ] as const)('(%s) says so, stops the order, and one tap mends it', async (issue, text) => {
    const quote = testQuote([testQuotedLine(), testQuotedLine({ issues: [issue] })]);
    const { onPlace, user } = await show({ lines: two, quote });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(t('blocked', { names: 'Манты' }))).toBeVisible();
    expect(screen.queryByRole('button', { name: new RegExp(`^${t('order')}`) })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: t('mendByRemoval', { count: 1 }) }));
    expect(readCart().cart?.lines.map(({ name }) => name)).toEqual(['Плов']);
    expect(onPlace).not.toHaveBeenCalled();
  });

  test('is taken out by its button', async () => {
    const { user } = await show({
      lines: two,
      quote: testQuote([testQuotedLine(), testQuotedLine({ issues: ['stopped'] })]),
    });
    const stopped = screen.getByText(cartText('issue_stopped')).closest('li') ?? document.body;
    await user.click(within(stopped).getByRole('button', { name: cartText('removeLine') }));
    expect(readCart().cart?.lines.map(({ name }) => name)).toEqual(['Плов']);
  });

  test('because there are fewer can be had in that number, by its own button and by the one that mends', async () => {
    const shown = {
      lines: [line(1, 'Плов', { count: 5 })],
      quote: testQuote([testQuotedLine({ issues: ['exceeded'], availableCount: 2 })]),
    };
    const { user } = await show(shown);
    expect(screen.getByText(cartText('issue_exceeded', { count: 2 }))).toBeVisible();
    expect(screen.getByRole('button', { name: t('mend', { count: 1 }) })).toBeVisible();
    await user.click(screen.getByRole('button', { name: cartText('takeFewer', { count: 2 }) }));
    expect(readCart().cart?.lines[0]?.count).toBe(2);
  });

  test('together with another of its product keeps what the limit leaves of both', async () => {
    const spiced = line(1, 'Плов', {
      count: 3,
      additives: [{ additiveId: 7, name: 'Ачичук', priceMinor: 5000, count: 1 }],
    });
    const word = testQuotedLine({ issues: ['exceeded'], availableCount: 3 });
    const { user } = await show({
      lines: [line(1, 'Плов', { count: 3 }), spiced],
      quote: testQuote([word, word]),
    });
    await user.click(screen.getByRole('button', { name: t('mend', { count: 2 }) }));
    expect(readCart().cart?.lines.map(({ count }) => count)).toEqual([3]);
  });

  test('whose additives are wrong leads to its choice', async () => {
    await show({ quote: testQuote([testQuotedLine({ issues: ['additives'] })]) });
    expect(screen.getByRole('link', { name: cartText('chooseAnew') })).toHaveAttribute(
      'href',
      '/filials/3107?product=1',
    );
  });
});

describe('a price that moved', () => {
  test('is taken over and said once, and the sum is the new one, though it is said again and again', async () => {
    await show({ quote: testQuote([testQuotedLine({ issues: ['priceChanged'], priceMinor: 200_000 })]) });
    await screen.findByText(cartText('newsPrice', { name: 'Плов' }));
    expect(screen.getByText(/Была 1.800.₸, стала 2.000.₸/)).toBeVisible();
    expect(readCart().cart?.lines[0]?.priceMinor).toBe(200_000);
    expect(orderButton().textContent).toMatch(/2.000.₸/);
  });
});

describe('the order button', () => {
  test('leads a guest to sign in and back to the cart', async () => {
    const leaving = watchLeaving();
    const { onPlace, user } = await show({ isSignedIn: false });
    await user.click(consent());
    await user.click(orderButton(t('signInAndOrder')));
    expect(leaving).toHaveBeenCalledWith('/api/auth/sign-in?return=%2Fcart');
    expect(onPlace).not.toHaveBeenCalled();
    expect(readCart().cart?.lines).toHaveLength(1);
  });

  test.each([
    ['sells nothing in this way', { services: [] }, {}, t('notOffered')],
    ['has no way to pay', { payments: [] }, {}, t('noPayment')],
    ['takes no orders (disable_payment_button)', { isOrderingOff: true, payments: [] }, {}, t('orderingOff')],
    ['is closed and has no later time', {}, { isOpen: false, times: [] }, t('noTimes')],
  ])('rests where the venue %s', async (_what, venue, part, reason) => {
    const quote = testQuote([testQuotedLine()], part);
    await show({ quote: { ...quote, venue: { ...quote.venue, ...venue } } });
    expect(screen.getAllByText(reason).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: new RegExp(`^${t('order')}`) })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: cartText('toVenues') })).toHaveAttribute('href', '/filials');
  });

  test('is busy while an order is on its way', async () => {
    const { onPlace, user } = await show({ placing: { kind: 'sending' } });
    await user.click(consent());
    await user.click(orderButton());
    expect(orderButton()).toHaveAttribute('aria-busy', 'true');
    expect(onPlace).not.toHaveBeenCalled();
  });

  test('orders for the first time that is to be had while the venue is closed', async () => {
    const { onPlace, user } = await show({ quote: testQuote([testQuotedLine()], { isOpen: false }) });
    await user.click(consent());
    await user.click(orderButton());
    expect(onPlace).toHaveBeenCalledWith('cart-00000001', expect.objectContaining({ wantedAt: FIRST_TIME }));
  });

  test('orders for the time that was chosen', async () => {
    const { onPlace, user } = await show({});
    await user.selectOptions(screen.getByRole('combobox', { name: t('time_takeaway') }), SECOND_TIME ?? '');
    await user.click(consent());
    await user.click(orderButton());
    expect(onPlace).toHaveBeenCalledWith('cart-00000001', expect.objectContaining({ wantedAt: SECOND_TIME }));
  });
});

describe('when something fails', () => {
  test('a refused order says why', async () => {
    await show({ placing: { kind: 'refused', error: new BffError('venue/closed'), request: SENT } });
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.errors.venueClosed);
  });

  test('a refused order names the lines that are the reason, as they were sent', async () => {
    const error = new BffError('order/positions', {
      lines: [
        { index: 0, issue: 'stopped' },
        { index: 1, issue: 'exceeded' },
      ],
    });
    const [sent] = SENT.lines;
    const request = { ...SENT, lines: sent ? [{ ...sent, productId: 9 }, sent] : [] };
    await show({ placing: { kind: 'refused', error, request } });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(cartText('refused_exceeded', { name: 'Плов' }));
    expect(alert).not.toHaveTextContent(cartText('refused_stopped', { name: 'Плов' }));
  });

  test('a total that the platform counts otherwise is shown with the difference, and ordered at its price', async () => {
    const error = new BffError('order/price-changed', { sumMinor: 200_000 });
    const { onPlace, user } = await show({ placing: { kind: 'refused', error, request: SENT } });
    expect((await screen.findByRole('alert')).textContent).toMatch(/2.000.₸, у нас было 1.800.₸/);
    expect(screen.getByText(cartText('difference')).parentElement?.textContent).toMatch(/200.₸/);
    expect(orderButton().textContent).toMatch(/2.000.₸/);
    await user.click(consent());
    await user.click(orderButton());
    expect(onPlace).toHaveBeenCalledWith('cart-00000001', expect.objectContaining({ sumMinor: 200_000 }));
  });

  test('a cart whose id was ordered with other lines says so and leads to that order', async () => {
    await show({
      placing: { kind: 'ordered', placed: { orderId: 90032, venueId: 3107, paymentAddress: null } },
    });
    expect(screen.getByText(t('alreadyOrdered'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('openOrder') })).toHaveAttribute(
      'href',
      '/typ/3107/order/90032',
    );
    expect(orderButton()).toBeEnabled();
  });

  test('a delivery that cannot be checked is not ordered as a takeaway', async () => {
    sessionStorage.setItem('checkout', JSON.stringify({ ...EMPTY_DRAFT, service: 'delivery' }));
    const { onPlace } = await show({ quote: null });
    await screen.findByText(cartText('checkFailed'));
    expect(screen.getByText(t('notChecked'))).toBeVisible();
    expect(screen.getByRole('button', { name: t('checkAgain') })).toBeVisible();
    expect(screen.queryByRole('button', { name: new RegExp(`^${t('order')}`) })).not.toBeInTheDocument();
    expect(onPlace).not.toHaveBeenCalled();
  });

  test('a cart that cannot be checked says so and can still be ordered', async () => {
    const { onPlace, user } = await show({ quote: null });
    await screen.findByText(cartText('checkFailed'));
    await waitFor(() => orderButton());
    await user.click(consent());
    await user.click(orderButton());
    expect(onPlace).toHaveBeenCalledTimes(1);
  });
});

describe('the cart is checked', () => {
  test('with every line and the price that was seen', async () => {
    const cart: Cart['lines'] = [
      line(1, 'Плов', { promoId: 7 }),
      line(2, 'Манты', { size: { id: 5, name: 'L' } }),
    ];
    const { fetched } = await show({ lines: cart });
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

  test('for a delivery with the point of the diner’s address, and nothing else of it', async () => {
    keepUnsaved(FIELDS);
    sessionStorage.setItem('checkout', JSON.stringify({ ...EMPTY_DRAFT, service: 'delivery' }));
    const quote = testQuote([testQuotedLine()], { sum: testSum([line(1, 'Плов')]) });
    const { fetched } = await show({
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
