import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { dispatchCart } from '@/lib/cart/cart-store';
import { testLine } from '@/lib/cart/test-cart';
import { orderIntents } from '@/lib/pages/checkout/order-intent';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import messages from '@/messages/ru.json';
import { CartPreview } from './cart-preview.client';
import { CartScreen } from './cart-screen.client';
import { serve, startOver, VENUE } from './test-checkout';

jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: jest.fn() }) }));

const { cart: text, menu } = messages;

const inRussian = (screenOfCart: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      {screenOfCart}
    </NextIntlClientProvider>,
  );

beforeEach(() => {
  startOver();
  serve({});
});

const fill = (count = 1) =>
  dispatchCart({
    type: 'lineAdded',
    venue: VENUE,
    line: testLine({ count }),
    newCartId: 'cart-00000001',
  });

describe('a cart whose checkout is still loading', () => {
  test('shows its dishes, and a press of plus and its focus hold when the checkout is there', async () => {
    fill();
    inRussian(<CartScreen services={['takeaway']} documents={[]} />);
    expect(screen.queryByRole('region', { name: messages.checkout.order })).not.toBeInTheDocument();
    const before = screen.getByRole('button', { name: menu.more });
    // At once: the checkout may be there a moment later.
    act(() => {
      before.focus();
      before.click();
    });
    expect(screen.getByText('2')).toBeVisible();
    await screen.findByRole('region', { name: messages.checkout.order }, { timeout: 10_000 });
    expect(screen.getByRole('button', { name: menu.more })).toHaveFocus();
    expect(before).not.toBeInTheDocument();
    expect(screen.getByText('2')).toBeVisible();
  });

  test('says that it is empty where nothing is in it', () => {
    inRussian(<CartPreview services={['takeaway']} />);
    expect(screen.getByRole('heading', { name: text.emptyTitle })).toBeVisible();
  });

  test('shows no dishes of an order whose outcome the diner has not seen', () => {
    fill();
    orderIntents.begin('cart-00000001', testOrderRequest());
    inRussian(<CartPreview services={['takeaway']} />);
    expect(screen.getByRole('status')).toHaveTextContent(text.checking);
    expect(screen.queryByRole('button', { name: menu.more })).not.toBeInTheDocument();
  });
});
