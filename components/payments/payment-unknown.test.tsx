import { act, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import { findUnshownOrder, orderIntents } from '@/lib/pages/checkout/order-intent';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import type { OrderPayment } from '@/lib/orders/payment/payment.schema';
import { testPayment } from '@/lib/orders/payment/test-payment';
import en from '@/messages/en.json';
import ka from '@/messages/ka.json';
import kk from '@/messages/kk.json';
import ru from '@/messages/ru.json';
import { PaymentReturn } from './payment-return.client';

const mockRouter = { replace: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

const PAID = testPayment({ paymentStatus: 'paid', toPayMinor: 0, types: [] });

let isAnswered: boolean;
const show = (locale: string, messages: typeof ru, payment: OrderPayment | null = null) =>
  render(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <PaymentReturn orderId={90031} payment={payment} />
    </NextIntlClientProvider>,
  );

beforeEach(() => {
  localStorage.clear();
  queryClient().clear();
  isAnswered = false;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      isAnswered ? Promise.resolve(Response.json(PAID)) : Promise.reject(new TypeError('lost')),
    );
});

describe('a payment of which nothing could be read', () => {
  test.each([
    ['kk', kk, 'Ақша алынған болса'],
    ['ru', ru, 'Если деньги списались'],
    ['ka', ka, 'თუ თანხა ჩამოიჭრა'],
    ['en', en, 'If you were charged'],
  ] as const)('shows what is known of the money, and leads on: %s', (locale, messages, money) => {
    const text = messages.payments;
    show(locale, messages);
    expect(screen.getByRole('heading', { name: text.unknownTitle })).toBeVisible();
    expect(screen.getByText(text.unknownText)).toHaveTextContent(money);
    expect(screen.getByRole('link', { name: text.toOrders })).toHaveAttribute('href', '/orders');
    expect(screen.getByRole('button', { name: text.checkAgain })).toBeEnabled();
  });

  test('is polled, and leads to the order once it is known', async () => {
    changeQueryOptions({ retryDelay: 0 });
    orderIntents.begin('cart-00000001', testOrderRequest());
    orderIntents.settle('cart-00000001', {
      orderId: 90031,
      venueId: 3107,
      paymentAddress: 'https://platform.example/pay',
    });
    show('ru', ru);
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    expect(findUnshownOrder()).not.toBeNull();
    isAnswered = true;
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith('/typ/3107/order/90031'), {
      timeout: 4000,
    });
    expect(findUnshownOrder()).toBeNull();
  });

  test('the payment of another diner’s order is left to the server’s page, and not polled', async () => {
    changeQueryOptions({ retryDelay: 0 });
    jest.useFakeTimers();
    const foreign = { error: { code: 'order/not-found', requestId: 'r' } };
    const requested = jest
      .mocked(fetch)
      .mockImplementation(() => Promise.resolve(Response.json(foreign, { status: 404 })));
    show('ru', ru);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(mockRouter.refresh).toHaveBeenCalledTimes(1);
    const questions = requested.mock.calls.length;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(requested).toHaveBeenCalledTimes(questions);
    jest.useRealTimers();
  });
});

test('a pending payment stays so offline and is checked when the connection is back', async () => {
  jest.useFakeTimers();
  show('ru', ru, { ...PAID, paymentStatus: 'pending' });
  act(() => void window.dispatchEvent(new Event('offline')));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('heading', { name: ru.payments.pendingTitle })).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event('online')));
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(fetch).toHaveBeenCalled();
  jest.useRealTimers();
});
