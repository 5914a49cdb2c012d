import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { settled } from '@/components/ui/test-settled';
import { sessionInfoSchema } from '@/lib/ground/auth/session';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import { testLine } from '@/lib/cart/test-cart';
import { KZT_FORMAT } from '@/lib/core/money/money';
import { orderIntents } from '@/lib/pages/checkout/order-intent';
import { placedOrderSchema } from '@/lib/orders/placing/order-request.schema';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import messages from '@/messages/ru.json';

const mockRouter = { replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

const { cart: text, checkout } = messages;
const CART = {
  version: 2,
  id: 'cart-00000001',
  venue: { id: 3107, name: 'Ақ Дастархан', moneyFormat: KZT_FORMAT },
  lines: [testLine({ fullPriceMinor: 240_000, promoId: 7, count: 2 })],
};

/** The screen of a page that has just been loaded, with the current storage. */
async function load(
  stored: string | null,
  orders: () => Promise<Response> = () => Promise.reject(new TypeError('lost')),
) {
  signInForTest(true);
  if (stored !== null) sessionStorage.setItem('cart', stored);
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    if (address === '/api/session')
      return Promise.resolve(
        Response.json(
          sessionInfoSchema.parse({
            isSignedIn: true,
            name: null,
            dinerId: 700431,
            bonusesMinor: 481_600,
          }),
        ),
      );
    if (address === '/api/orders') return orders();
    return Promise.resolve(Response.json({ error: { code: 'upstream/unavailable' } }, { status: 503 }));
  });
  const { CartScreen } = await import('./cart-screen.client');
  const { Toaster } = await import('@/components/ui/toaster.client');
  const { HeaderBalance } = await import('@/components/layout/header-balance.client');
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <HeaderBalance label={messages.layout.bonuses} language="ru" venue="announced" />
      <CartScreen services={['delivery', 'express', 'takeaway']} documents={[]} />
      <Toaster label={messages.layout.messages} />
    </NextIntlClientProvider>,
  );
  await settled();
  return userEvent.setup();
}

async function emptyTheTab() {
  sessionStorage.clear();
  localStorage.clear();
  mockRouter.replace.mockReset();
  queryClient().clear();
  changeQueryOptions({ retry: false });
  const { dispatchCart } = await import('@/lib/cart/cart-store');
  dispatchCart({ type: 'cleared' });
}

describe('the cart', () => {
  test('is dropped with a notice when it cannot be read', async () => {
    await load('{"version":0}');
    expect(screen.getByText(text.dropped)).toBeVisible();
    expect(screen.getByRole('heading', { name: text.emptyTitle })).toBeVisible();
    expect(sessionStorage.getItem('cart')).toBeNull();
  });

  test('the cart that is empty leads to the restaurants', async () => {
    await emptyTheTab();
    await load(null);
    expect(screen.getByRole('heading', { name: text.emptyTitle })).toBeVisible();
    // A cloth with a plate that nothing is on.
    const cloth = document.querySelector('.laid-cloth');
    expect(cloth).toHaveAttribute('aria-hidden', 'true');
    expect(cloth?.children).toHaveLength(1);
    expect(cloth?.querySelector('img')).toBeNull();
    expect(screen.getByRole('link', { name: text.toVenues })).toHaveAttribute('href', '/filials');
    // No venue: the general balance.
    expect(screen.getByRole('link', { name: new RegExp(messages.layout.bonuses) })).toHaveTextContent(
      '4 816',
    );
    expect(screen.queryByText(text.dropped)).not.toBeInTheDocument();
  });

  test('shows its lines, why the sum is what it is, and can be emptied', async () => {
    await emptyTheTab();
    const { dispatchCart } = await import('@/lib/cart/cart-store');
    for (const line of CART.lines)
      dispatchCart({ type: 'lineAdded', venue: CART.venue, line, newCartId: CART.id });
    const user = await load(null);
    expect(screen.getByRole('heading', { name: 'Плов' })).toBeVisible();
    const sums = screen.getAllByRole('definition').map((value) => value.textContent.replace(/\s/g, ' '));
    expect(sums).toEqual(['4 800 ₸', '−1 200 ₸', '3 600 ₸']);
    await user.click(screen.getByRole('button', { name: text.clear }));
    expect(screen.getByRole('heading', { name: text.emptyTitle })).toBeVisible();
    expect(sessionStorage.getItem('cart')).toBeNull();
    await user.click(screen.getByRole('button', { name: messages.layout.undo }));
    expect(screen.getByRole('heading', { name: 'Плов' })).toBeVisible();
    expect(JSON.parse(sessionStorage.getItem('cart') ?? '')).toMatchObject(CART);
  });
});

describe('an order with an unknown outcome', () => {
  const begin = () => orderIntents.begin(CART.id, testOrderRequest());

  test('has a screen that says so and checks on request', async () => {
    await emptyTheTab();
    begin();
    let isBack = false;
    const placed = placedOrderSchema.parse({ orderId: 90032, venueId: 3107, paymentAddress: null });
    const user = await load(null, () =>
      isBack ? Promise.resolve(Response.json(placed)) : Promise.reject(new TypeError('lost')),
    );
    expect(screen.getByRole('heading', { name: checkout.unknownTitle })).toBeVisible();
    expect(screen.getByText(checkout.unknownText)).toBeVisible();
    isBack = true;
    await user.click(screen.getByRole('button', { name: checkout.checkNow }));
    expect(mockRouter.replace).toHaveBeenCalledWith('/typ/3107/order/90032');
  });

  test('leads a signed-in diner to the orders and home meanwhile', async () => {
    await emptyTheTab();
    begin();
    await load(null);
    expect(screen.getByRole('link', { name: checkout.toOrders })).toHaveAttribute('href', '/orders');
    expect(screen.getByRole('link', { name: messages.errors.toHome })).toHaveAttribute('href', '/');
  });

  test('offers to sign in where the session has ended', async () => {
    await emptyTheTab();
    begin();
    await load(null, () =>
      Promise.resolve(Response.json({ error: { code: 'auth/required' } }, { status: 401 })),
    );
    expect(screen.getByRole('link', { name: messages.auth.signIn })).toHaveAttribute(
      'href',
      '/api/auth/sign-in?return=%2Fcart',
    );
    expect(screen.queryByRole('link', { name: checkout.toOrders })).not.toBeInTheDocument();
  });
});
