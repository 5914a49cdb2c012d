import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { settled } from '@/components/ui/test-settled';
import { answeredBy } from '@/lib/core/bff/test-server';
import { dispatchCart } from '@/lib/cart/cart-store';
import { testLine } from '@/lib/cart/test-cart';
import { KZT_FORMAT } from '@/lib/core/money/money';
import en from '@/messages/en.json';
import ka from '@/messages/ka.json';
import kk from '@/messages/kk.json';
import ru from '@/messages/ru.json';
import { CartScreen } from '@/components/checkout/cart-screen.client';
import type { Placing } from './use-place-order';

let mockPlacing: Placing;
const mockStartOver = jest.fn();
const mockWithdraw = jest.fn();
jest.mock('./use-place-order', () => ({
  usePlaceOrder: () => ({
    placing: mockPlacing,
    place: jest.fn(),
    resume: jest.fn(),
    startOver: mockStartOver,
    withdraw: mockWithdraw,
  }),
}));
jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const KEY = 'cart-00000001';
const VENUE = { id: 3107, name: 'Ak Dastarkhan', moneyFormat: KZT_FORMAT };
const unsettled = (subject: string, isKeyReused: boolean): Placing => ({
  kind: 'unsettled',
  subject,
  isKeyReused,
});

beforeEach(() => {
  // The sums of the cart, whose content is tested elsewhere, do not come.
  jest.spyOn(globalThis, 'fetch').mockImplementation(answeredBy({}));
  mockStartOver.mockReset();
  mockWithdraw.mockReset();
  dispatchCart({ type: 'cleared' });
  dispatchCart({ type: 'lineAdded', venue: VENUE, line: testLine(), newCartId: KEY });
});

const LANGUAGES = Object.entries({ kk, ru, ka, en });

async function show(placing: Placing, [language, messages]: [string, typeof ru]) {
  mockPlacing = placing;
  render(
    <NextIntlClientProvider locale={language} messages={messages} timeZone="UTC">
      <CartScreen services={['takeaway']} documents={[]} />
    </NextIntlClientProvider>,
  );
  await settled();
  return messages;
}

describe.each(LANGUAGES)('in %s', (...language) => {
  test('an order that has not left the device says that, and that a press is safe', async () => {
    const unknown = { kind: 'unknown', nextAtMs: null, needsSignIn: false } as const;
    const { checkout } = await show({ ...unknown, isUnsent: true }, language);
    expect(screen.getByRole('heading', { name: checkout.unsentTitle })).toBeVisible();
    expect(screen.getByText(checkout.unsentText.replace('{minutes}', '15'))).toBeVisible();
    expect(screen.getByRole('button', { name: checkout.sendNow })).toBeEnabled();
    expect(screen.queryByText(checkout.unknownText)).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: checkout.doNotSend }));
    expect(mockWithdraw).toHaveBeenCalledTimes(1);
  });

  test('an order that was unsent for too long shows as dropped above its cart', async () => {
    const { checkout } = await show({ kind: 'idle', wasUnsent: true }, language);
    expect(screen.getByText(checkout.notSentTitle)).toBeVisible();
    expect(screen.getByText(checkout.notSentText)).toBeVisible();
  });

  test('an order that waits for another tab says so and for how long, politely', async () => {
    await show({ kind: 'sending', waitsForTab: true }, language);
    const said = screen.getByRole('status');
    expect(said).toHaveTextContent(/20/);
    expect(said).not.toHaveTextContent(/[{}]|sending|waitingForTab/);
  });

  test('an order on its way says only that', async () => {
    const { checkout } = await show({ kind: 'sending', waitsForTab: false }, language);
    expect(screen.getByRole('status')).toHaveTextContent(checkout.sending);
  });

  test.each([
    ['order', { kind: 'made' }, 'openingOrder'],
    ['payment', { kind: 'made', isLeaving: true }, 'openingPayment'],
  ] as const)('an order that was made says at once that its %s is opened', async (_what, placing, text) => {
    const { checkout, cart } = await show(placing, language);
    const said = screen.getByRole('status');
    expect(said).toHaveTextContent(checkout[text]);
    // Not after a delay: nothing else is on the screen.
    expect(said).not.toHaveClass('delayed');
    expect(screen.queryByText(cart.emptyTitle)).not.toBeInTheDocument();
  });

  test('a cart whose order was made is not shown empty before it is known whose order that is', async () => {
    dispatchCart({ type: 'cleared' });
    const { cart } = await show({ kind: 'found' }, language);
    expect(screen.getByRole('status')).toHaveTextContent(cart.checking);
    expect(screen.queryByText(cart.emptyTitle)).not.toBeInTheDocument();
  });

  test('an order that stays unknown leads to the orders, and says that this cart makes one only', async () => {
    const { checkout, errors } = await show(unsettled(KEY, false), language);
    const notice = screen.getByText(errors.unknownOutcome).closest('[role="status"]');
    for (const texts of [checkout.unsettledText, checkout.unsettledAgain])
      expect(notice).toHaveTextContent(texts);
    expect(screen.getByRole('link', { name: checkout.toOrders })).toHaveAttribute('href', '/orders');
    expect(screen.queryByText(checkout.refused)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: checkout.beginAnew })).not.toBeInTheDocument();
  });

  test('an order that was sent before is not called refused, leads to the orders, and can be started over', async () => {
    const { checkout, errors } = await show(unsettled(KEY, true), language);
    const notice = screen.getByText(errors.alreadySent).closest('[role="status"]');
    for (const texts of [checkout.alreadySentText, checkout.alreadySentAgain])
      expect(notice).toHaveTextContent(texts);
    expect(screen.getByRole('link', { name: checkout.toOrders })).toHaveAttribute('href', '/orders');
    expect(screen.queryByText(checkout.refused)).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: checkout.beginAnew }));
    expect(mockStartOver).toHaveBeenCalledTimes(1);
  });

  test('of another cart than the one here, nothing of the kind is promised', async () => {
    const { checkout } = await show(unsettled('cart-00000002', false), language);
    expect(screen.getByText(checkout.unsettledText, { exact: false })).toBeVisible();
    expect(screen.queryByText(checkout.unsettledAgain)).not.toBeInTheDocument();
  });

  test('another cart than the one here, sent before, is not started over', async () => {
    const { checkout } = await show(unsettled('cart-00000002', true), language);
    expect(screen.getByText(checkout.alreadySentText, { exact: false })).toBeVisible();
    expect(screen.queryByText(checkout.alreadySentAgain)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: checkout.beginAnew })).not.toBeInTheDocument();
  });
});
