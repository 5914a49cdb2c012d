import { act, screen, waitFor } from '@testing-library/react';
import { settled } from '@/components/ui/test-settled';
import { BffError } from '@/lib/core/bff/client';
import { readCart } from '@/lib/cart/cart-store';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import messages from '@/messages/ru.json';
import { ORDER, saveDraft, orderButton, show, t } from './test-checkout';
import { beginForm, cartText, showCart } from './test-checkout-form';

beforeEach(beginForm);

const SENT = testOrderRequest();

describe('when something fails', () => {
  test('a refused order says why', async () => {
    await showCart({ placing: { kind: 'refused', error: new BffError('venue/closed'), request: SENT } });
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
    await showCart({ placing: { kind: 'refused', error, request } });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(cartText('refused_exceeded', { name: 'Плов' }));
    expect(alert).not.toHaveTextContent(cartText('refused_stopped', { name: 'Плов' }));
  });

  test('a total that the platform counts otherwise is shown with the difference, and ordered at its price', async () => {
    const error = new BffError('order/price-changed', { sumMinor: 200_000 });
    const { onPlace, user } = await showCart({ placing: { kind: 'refused', error, request: SENT } });
    expect((await screen.findByRole('alert')).textContent).toMatch(/2.000.₸, у нас было 1.800.₸/);
    expect((await screen.findByText(cartText('difference'))).parentElement?.textContent).toMatch(/200.₸/);
    expect(orderButton().textContent).toMatch(/2.000.₸/);
    await user.click(orderButton());
    expect(onPlace).toHaveBeenCalledWith('cart-00000001', expect.objectContaining({ sumMinor: 200_000 }));
  });

  test('a cart whose id was ordered with other lines says so and leads to that order', async () => {
    await showCart({
      placing: { kind: 'conflict', made: { orderId: 90032, venueId: 3107, paymentAddress: null } },
    });
    expect(screen.getByText(t('alreadyOrdered'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('openOrder') })).toHaveAttribute(
      'href',
      '/typ/3107/order/90032',
    );
    expect(orderButton()).toBeEnabled();
  });

  test('a delivery that cannot be checked is not ordered as a takeaway', async () => {
    saveDraft({ service: 'delivery' });
    const { onPlace } = await showCart({ quote: null });
    await screen.findByText(cartText('checkFailed'));
    expect(screen.getByText(t('notChecked'))).toBeVisible();
    expect(screen.getByRole('button', { name: t('checkAgain') })).toBeVisible();
    expect(screen.queryByRole('button', { name: ORDER })).not.toBeInTheDocument();
    expect(onPlace).not.toHaveBeenCalled();
  });

  test.each([
    ['a promo code', { promoCode: 'NAURYZ26' }],
    ['bonuses', { bonusesMinor: 50_000 }],
    ['another way to pay', { payment: 'kaspi' }],
  ] as const)('a cart that cannot be checked is not ordered where %s was chosen', async (_what, draft) => {
    saveDraft(draft);
    const { onPlace } = await showCart({ quote: null });
    await screen.findByText(cartText('checkFailed'));
    expect(screen.getByRole('button', { name: t('checkAgain') })).toBeVisible();
    expect(screen.queryByRole('button', { name: ORDER })).not.toBeInTheDocument();
    expect(onPlace).not.toHaveBeenCalled();
  });

  // Holds PAY-12.
  test('a cart that cannot be checked shows the way to pay that was chosen by hand', async () => {
    saveDraft({ payment: 'kaspi' });
    await showCart({ quote: null });
    await screen.findByText(cartText('checkFailed'));
    expect(screen.getByText(t('kaspi'))).toBeVisible();
    expect(screen.queryByText(t('cash_takeaway'))).not.toBeInTheDocument();
  });

  test('a cart that cannot be checked says so and can still be ordered', async () => {
    const { onPlace, user } = await showCart({ quote: null });
    await screen.findByText(cartText('checkFailed'));
    await waitFor(() => orderButton());
    await user.click(orderButton());
    expect(onPlace).toHaveBeenCalledTimes(1);
  });

  test('a cart that is changed without a connection keeps the ways to pay that it was checked with', async () => {
    const { user } = await show({});
    const kaspi = () => screen.queryByRole('radio', { name: /kaspi/i });
    expect(kaspi()).toBeVisible();
    act(() => void window.dispatchEvent(new Event('offline')));
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await user.click(screen.getByRole('button', { name: messages.menu.more }));
    await waitFor(() => expect(readCart().cart?.lines[0]?.count).toBe(2));
    await settled();
    expect(kaspi()).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
  });
});
