import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { settled } from '@/components/ui/test-settled';
import { queryClient } from '@/lib/core/bff/query-client';
import type { OrderPayment } from '@/lib/orders/payment/payment.schema';
import { orderPaymentQuery } from '@/lib/orders/payment/payments.api';
import { testPayment } from '@/lib/orders/payment/test-payment';
import messages from '@/messages/ru.json';
import { PayAgain } from './pay-again.client';
import { ADDRESS, beginPayments, button, show, t } from './test-payments';

jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: jest.fn() }) }));

let world: ReturnType<typeof beginPayments>;
beforeEach(() => {
  world = beginPayments();
});

/** Address, key and body of every attempt to pay. */
const sent = () =>
  world.fetched.mock.calls
    .filter(([, init]) => init?.method === 'POST')
    .map(([address, init]) => [address, new Headers(init?.headers).get('Idempotency-Key'), init?.body]);
const payAgain = (part: Partial<OrderPayment> = {}) => {
  world.payment = testPayment(part);
  const { orderStatus: status, orderId, paymentStatus, toPayMinor } = world.payment;
  return show(<PayAgain {...{ status, orderId, paymentStatus, toPayMinor }} />);
};

describe('paying an order again', () => {
  test('begins an attempt of that order in the chosen way, and leaves for its page', async () => {
    const user = payAgain();
    expect((await button()).textContent.replace(/\s/g, ' ')).toContain('5 790 ₸');
    await user.click(screen.getByRole('radio', { name: t('kaspi') }));
    await user.click(await button());
    await waitFor(() => expect(world.leaving).toHaveBeenCalledWith(ADDRESS));
    expect(sent()).toEqual([
      ['/api/orders/90031/payment', expect.stringMatching(/^pay-90031-/), '{"payment":"kaspi"}'],
    ]);
  });

  // Holds PAY-12.
  test('a way to pay chosen by hand stays chosen when the ways are loaded again', async () => {
    const user = payAgain();
    await button();
    await user.click(screen.getByRole('radio', { name: t('kaspi') }));
    const isKnownAs = (types: OrderPayment['types']) =>
      act(
        () => void queryClient().setQueryData(orderPaymentQuery(90031).queryKey, { ...world.payment, types }),
      );
    isKnownAs(['kaspi']);
    await waitFor(() => expect(screen.queryByRole('radio')).not.toBeInTheDocument());
    isKnownAs(['online', 'kaspi']);
    expect(await screen.findByRole('radio', { name: t('kaspi') })).toBeChecked();
  });

  test('a silent bank’s payment is only offered, with a warning for diners who have paid', async () => {
    payAgain({ paymentStatus: 'pending' });
    expect(await button(t('openPayment'))).toBeVisible();
    expect(screen.getByText(t('paidAlready'))).toBeVisible();
    expect(screen.queryByText(t('noSecondOrder'))).not.toBeInTheDocument();
  });

  test('a card after a failed attempt promises that no second order is made', async () => {
    payAgain({ paymentStatus: 'failed' });
    await button();
    expect(screen.getByText(t('noSecondOrder'))).toBeVisible();
  });

  test('a card of an early payment says nothing of a second order', async () => {
    payAgain({ paymentStatus: 'onReceipt' });
    await button(t('payNow'));
    expect(screen.queryByText(t('noSecondOrder'))).not.toBeInTheDocument();
  });

  test('pressed twice is one attempt', async () => {
    const user = payAgain();
    await user.dblClick(await button());
    await waitFor(() => expect(world.leaving).toHaveBeenCalled());
    expect(sent()).toHaveLength(1);
  });

  test('an attempt whose answer was lost is checked with its key; another press later has another', async () => {
    world.attempts = [
      () => Promise.reject(new TypeError('lost')),
      () => Promise.resolve(Response.json({ paymentAddress: ADDRESS })),
    ];
    const user = payAgain();
    await user.click(await button());
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.errors.network);
    await user.click(await button());
    await waitFor(() => expect(world.leaving).toHaveBeenCalledTimes(1));
    // Back from the payment page, the diner tries once more.
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await user.click(await button());
    await waitFor(() => expect(world.leaving).toHaveBeenCalledTimes(2));
    const [first, second, third] = sent().map(([, key]) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  const refused = (code: string, status: number) =>
    Response.json({ error: { code, requestId: 'r' } }, { status });
  // Holds PAY-10.
  test.each([
    ['is refused', refused('payment/failed', 502), messages.errors.paymentFailed],
    ['is of a paid order', refused('order/already-paid', 409), messages.errors.alreadyPaid],
    [
      'has a foreign address',
      Response.json({ paymentAddress: 'https://evil.example/' }),
      messages.errors.paymentFailed,
    ],
  ])('an attempt that %s says so and leads nowhere', async (_what, answer, text) => {
    world.attempts = [() => Promise.resolve(answer)];
    const user = payAgain();
    await user.click(await button());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(world.leaving).not.toHaveBeenCalled();
  });

  test('is offered for an order in cash too', async () => {
    payAgain({ paymentStatus: 'onReceipt' });
    expect(await button(t('payNow'))).toHaveClass('button--tint');
    cleanup();
    payAgain({ paymentStatus: 'onReceipt', orderStatus: 'ready' });
    expect(await button(t('payNow'))).toHaveClass('button--main');
  });

  test.each<[string, Partial<OrderPayment>]>([
    ['is paid', { paymentStatus: 'paid', toPayMinor: 0 }],
    ['is canceled', { orderStatus: 'canceled' }],
    ['is completed', { orderStatus: 'completed' }],
  ])('is not offered when the order %s, and nothing is requested', async (_what, part) => {
    payAgain(part);
    await settled();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(world.fetched).not.toHaveBeenCalled();
  });

  test('is not offered where the venue takes nothing online', async () => {
    payAgain({ types: [] });
    await waitFor(() => expect(world.fetched).toHaveBeenCalled());
    await settled();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
