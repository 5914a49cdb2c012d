import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { useCart } from '@/components/cart/use-cart';
import { MenuContext, type MenuActions } from '@/components/menu/use-menu';
import { BffError } from '@/lib/core/bff/client';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import { answeredBy } from '@/lib/core/bff/test-server';
import { lineInput } from '@/lib/cart/quote.api';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import { sumOf } from '@/lib/cart/sum';
import { testLine, testQuote, testQuotedLine, testWindow } from '@/lib/cart/test-cart';
import { beginGuest, changeGuest, readGuest } from '@/lib/kiosk/guest';
import { formatMoney, KZT_FORMAT } from '@/lib/core/money/money';
import type { OrderRequest } from '@/lib/orders/placing/order-request.schema';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import { readTabletSession } from '@/lib/kiosk-session/tablet-session';
import messages from '@/messages/ru.json';
import { setClock } from '@/lib/core/time/test-clock';
import { CheckoutScreen } from './checkout-screen.client';
import type { GuestScreensProps, KioskVenue } from './kiosk-props';
import { useGuest } from './use-guest';

const t = createTranslator({ locale: 'ru', messages, namespace: 'kiosk' });
const cartText = createTranslator({ locale: 'ru', messages, namespace: 'cart' });
const checkoutText = createTranslator({ locale: 'ru', messages, namespace: 'checkout' });
const VENUE = { id: 3107, name: 'Самал', moneyFormat: KZT_FORMAT };
const SHOWN: KioskVenue = {
  venue: VENUE,
  categories: [],
  popular: [],
  hits: [],
  stories: [],
  offered: ['takeaway'],
  documents: [],
  language: 'ru',
  countryLanguage: 'kk',
  languages: [],
};
const MENU: Partial<MenuActions> = { venue: VENUE, services: { chosen: 'takeaway', offered: ['takeaway'] } };
const DISHES = ['Plov', 'Tea'] as const;
const SOLD_OUT = testQuotedLine({ issues: ['stopped'] });

let placing: GuestScreensProps['placing'];
const onPlace = jest.fn();
/** The order of the cart has been refused for one of its lines. */
function refuse(index: number, issue: string) {
  const lines = readCart().cart?.lines.map(lineInput) ?? [];
  const error = new BffError('order/positions', { lines: [{ index, issue }] });
  placing = { kind: 'refused', error, request: { lines } as OrderRequest };
}

function Checkout() {
  const { cart } = useCart();
  const guest = useGuest();
  if (cart === null || guest === null || guest.step === 'menu') return null;
  return (
    <CheckoutScreen
      guest={guest}
      shown={SHOWN}
      cart={cart}
      step={guest.step}
      placing={placing}
      onStep={(step) => changeGuest({ step })}
      onPlace={onPlace}
      onEnd={() => undefined}
    />
  );
}

/** The server's answers to a check of the cart, one after another, at a step of the guest. */
async function showAt(step: 'review' | 'pay', ...quotes: ReturnType<typeof testQuote>[]) {
  const session = { session: 'session-000001' };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(answeredBy({ 'POST /api/cart/quote': quotes, 'POST /api/kiosk/session': session }));
  beginGuest(VENUE.id, 'takeaway');
  changeGuest({ step });
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <QueryClientProvider client={queryClient()}>
        <MenuContext value={MENU as MenuActions}>
          <Checkout />
        </MenuContext>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  await act(() => Promise.resolve());
}
const showPayment = (...quotes: ReturnType<typeof testQuote>[]) => showAt('pay', ...quotes);
const askAgain = () => act(() => queryClient().invalidateQueries({ queryKey: ['quote'] }));
const counterButton = { name: t('pay_cash') };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  dispatchCart({ type: 'cleared' });
  for (const [place, name] of DISHES.entries())
    dispatchCart({
      type: 'lineAdded',
      venue: VENUE,
      line: testLine({ productId: place + 1, name, count: 3 }),
      newCartId: 'cart-00000001',
    });
  placing = { kind: 'idle' };
  onPlace.mockClear();
  queryClient().clear();
  changeQueryOptions({ retry: false });
});

const OPEN = testQuote([testQuotedLine(), testQuotedLine()]);

const FEWER = testQuote([testQuotedLine(), testQuotedLine({ issues: ['exceeded'], availableCount: 2 })]);
const toPayment = () => screen.getByRole('button', { name: new RegExp(`^${t('toPayment')}`) });

describe('a guest who is about to pay', () => {
  // Holds CART-12, CART-13, CHK-26.
  test.each([
    ['every dish has sold out', testQuote([SOLD_OUT, SOLD_OUT]), t('blocked', { count: 2 })],
    ['one dish of several has sold out', testQuote([testQuotedLine(), SOLD_OUT]), t('blocked', { count: 1 })],
    [
      'one dish of several cannot be taken away',
      testQuote([testQuotedLine({ issues: ['unavailable'] }), testQuotedLine()]),
      cartText('unavailable_takeaway'),
    ],
    ['of one dish there are fewer pieces', FEWER, cartText('issue_exceeded', { count: 2 })],
    [
      'the venue has closed',
      testQuote([testQuotedLine(), testQuotedLine()], { windows: [] }),
      t('closedText'),
    ],
    [
      'the doors close before it would be ready',
      testQuote([testQuotedLine(), testQuotedLine()], {
        windows: [testWindow('2030-03-14 10:00', '2030-03-14 13:40')],
      }),
      t('doorsClose', { time: '13:40' }),
    ],
    [
      'the venue takes no orders any more',
      testQuote([testQuotedLine(), testQuotedLine()], { venue: { isOrderingOff: true, payments: [] } }),
      t('closedText'),
    ],
  ])('is led back to the order where %s', async (_what, quote, said) => {
    setClock('2030-03-14T08:20:00.000Z');
    await showPayment(OPEN, quote);
    expect(await screen.findByRole('button', counterButton)).toBeVisible();
    await askAgain();
    expect(await screen.findByRole('heading', { level: 1, name: t('order') })).toBeVisible();
    expect(screen.getByText(said)).toBeVisible();
    expect(screen.queryByRole('button', counterButton)).not.toBeInTheDocument();
    expect(toPayment()).toBeDisabled();
    expect(readGuest()?.step).toBe('review');
  });

  test.each([
    ['takes as many as there are', FEWER, cartText('takeFewer', { count: 2 }), [3, 2]],
    ['takes it out', testQuote([testQuotedLine(), SOLD_OUT]), cartText('removeLine'), [3]],
  ])('can pay after the review when the guest %s', async (_what, quote, button, counts) => {
    await showAt('review', quote, testQuote(counts.map(() => testQuotedLine())));
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(readCart().cart?.lines.map(({ count }) => count)).toEqual(counts);
    expect(toPayment()).toBeEnabled();
  });

  // Holds KIOSK-25.
  test('gets a session before the press if the start had none', async () => {
    expect(readTabletSession()).toBeNull();
    await showPayment(OPEN);
    await screen.findByRole('button', counterButton);
    await waitFor(() => expect(readTabletSession()).toMatchObject({ venueId: VENUE.id, orderKey: null }));
  });

  test('sees at each payment type what its press agrees to', async () => {
    await showPayment(
      testQuote([testQuotedLine(), testQuotedLine()], { venue: { payments: ['cash', 'kaspi'] } }),
    );
    const consent = checkoutText.markup('consent', { doc: (chunks) => chunks, offer: (chunks) => chunks });
    expect(await screen.findByRole('button', counterButton)).toHaveAccessibleDescription(consent);
    expect(screen.getByRole('button', { name: t('pay_kaspi') })).toHaveAccessibleDescription(consent);
  });

  test('sees a message if no payment type is available', async () => {
    await showPayment(testQuote([testQuotedLine(), testQuotedLine()], { venue: { payments: [] } }));
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.checkout.noPayment);
    expect(screen.queryByRole('button', counterButton)).not.toBeInTheDocument();
  });
});

test.each(['review', 'pay'] as const)(
  'the share of the service is written as the language writes it: %s',
  async (step) => {
    const sum = sumOf([testLine()], {
      servicePercentage: 12.5,
      delivery: null,
      bonuses: null,
      wantedBonusesMinor: 0,
      rounding: KZT_FORMAT.rounding,
    });
    await showAt(step, testQuote([testQuotedLine(), testQuotedLine()], { sum }));
    const texts = cartText('service', { percentage: '12,5' }).replace(/\s/g, ' ');
    expect(await screen.findByText(texts)).toBeVisible();
  },
);

// Holds CART-23, CART-25.
describe('a guest whose order was refused', () => {
  test('sees which dish was refused, and why', async () => {
    refuse(1, 'unknown');
    await showPayment(OPEN);
    const [line] = within(await screen.findByRole('alert')).getAllByRole('listitem');
    expect(line).toHaveTextContent(cartText('refused_unknown', { name: DISHES[1] }));
  });

  test('sees which price has changed, from what to what', async () => {
    refuse(0, 'priceChanged');
    await showPayment(OPEN, testQuote([testQuotedLine({ priceMinor: 200_000 }), testQuotedLine()]));
    const from = formatMoney(180_000, KZT_FORMAT, 'ru');
    const to = formatMoney(200_000, KZT_FORMAT, 'ru');
    const texts = `${cartText('newsPrice', { name: DISHES[0] })}. ${cartText('newsText', { from, to })}`;
    const refusal = within(await screen.findByRole('alert'));
    await askAgain();
    expect(await refusal.findByText(texts.replace(/\s/g, ' '))).toBeVisible();
    expect(refusal.getAllByRole('listitem')).toHaveLength(1);
  });

  const refuseTotal = () => {
    const lines = readCart().cart?.lines.map(lineInput) ?? [];
    const request = testOrderRequest('takeaway', { lines, sumMinor: OPEN.sum.totalMinor });
    placing = {
      kind: 'refused',
      error: new BffError('order/price-changed', { sumMinor: 380_000 }),
      request,
    };
  };
  const money = (amountMinor: number) => formatMoney(amountMinor, KZT_FORMAT, 'ru').replace(/\s/g, ' ');

  // As docs/decisions/012 says.
  test('a guest whose order was refused for its total sees the platform’s beside ours, and orders at that with the next press', async () => {
    refuseTotal();
    await showPayment(OPEN);
    const alert = await screen.findByRole('alert');
    await waitFor(() =>
      expect(alert).toHaveTextContent(
        cartText('platformSum', { platform: money(380_000), ours: money(360_000) }),
      ),
    );
    expect(screen.getByText(t('total')).parentElement).toHaveTextContent(money(380_000));
    await userEvent.click(screen.getByRole('button', counterButton));
    expect(onPlace).toHaveBeenCalledWith(
      'cart-00000001',
      expect.objectContaining({ sumMinor: 380_000 }),
      // When the order is promised (KIOSK-41).
      expect.any(Number),
    );
  });

  test('a guest whose order was refused for its total sees the difference in the review too', async () => {
    refuseTotal();
    await showAt('review', OPEN);
    const difference = await screen.findByText(cartText('difference'));
    expect(difference.parentElement).toHaveTextContent(money(20_000));
    expect(toPayment()).toHaveTextContent(money(380_000));
  });
});

// Holds CART-17.
test('a price that is changed and changed back within seconds is the first one, and the screen stays', async () => {
  const at = (priceMinor: number, issues: 'priceChanged'[] = []) =>
    testQuote([testQuotedLine({ priceMinor, issues }), testQuotedLine()]);
  await showPayment(at(200_000, ['priceChanged']), at(180_000, ['priceChanged']), at(180_000));
  const requested = () => jest.mocked(fetch).mock.calls.filter(([address]) => address === '/api/cart/quote');
  await waitFor(() => expect(requested()).toHaveLength(3));
  expect(await screen.findByRole('button', counterButton)).toBeVisible();
  expect(readCart().cart?.lines[0]?.priceMinor).toBe(180_000);
});

// Holds CART-16.
test('a promotion that has changed is named as one, without a price that is the same', async () => {
  await showAt(
    'review',
    testQuote([testQuotedLine({ issues: ['promoChanged'], promoId: 8 }), testQuotedLine()]),
  );
  const notice = await screen.findByText(cartText('newsPromo', { name: DISHES[0] }));
  expect(notice.closest('[role]')?.textContent).toBe(cartText('newsPromo', { name: DISHES[0] }));
});
