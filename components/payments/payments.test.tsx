import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ban, Banknote, CircleCheck, CircleX, CloudOff, Hourglass, type IconNode } from 'lucide';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Icon } from '@/components/ui/icon';
import { settled } from '@/components/ui/test-settled';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import { findUnshownOrder, orderIntents } from '@/lib/pages/checkout/order-intent';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import { watchLeaving } from '@/lib/core/paths/test-location';
import type { OrderPayment } from '@/lib/orders/payment/payment.schema';
import { orderPaymentQuery } from '@/lib/orders/payment/payments.api';
import { testPayment } from '@/lib/orders/payment/test-payment';
import messages from '@/messages/ru.json';
import { PayAgain } from './pay-again.client';
import { PaymentReturn } from './payment-return.client';

const mockRouter = { replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

const t = createTranslator({ locale: 'ru', messages, namespace: 'payments' });
const ADDRESS = 'https://platform.example/payment-page?payment_url=x';
const drawing = (icon: IconNode) => renderToStaticMarkup(<Icon of={icon} />);

let payment: OrderPayment;
let attempts: (() => Promise<Response>)[];
let fetched: jest.SpiedFunction<typeof fetch>;
let leaving: jest.Mock;
/** Key and body of every attempt to pay. */
const sent = () =>
  fetched.mock.calls
    .filter(([, init]) => init?.method === 'POST')
    .map(([address, init]) => [address, new Headers(init?.headers).get('Idempotency-Key'), init?.body]);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  queryClient().clear();
  mockRouter.replace.mockReset();
  document.documentElement.dataset.paymentOrigin = 'https://platform.example';
  payment = testPayment();
  attempts = [() => Promise.resolve(Response.json({ paymentAddress: ADDRESS }))];
  fetched = jest.spyOn(globalThis, 'fetch').mockImplementation((_address, init) => {
    if (init?.method !== 'POST') return Promise.resolve(Response.json(payment));
    return ((attempts.length > 1 ? attempts.shift() : attempts[0]) as () => Promise<Response>)();
  });
  leaving = watchLeaving();
});

const inRussian = (element: React.ReactElement) => (
  <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
    {element}
  </NextIntlClientProvider>
);
const show = (element: React.ReactElement) => {
  render(inRussian(element));
  return userEvent.setup();
};
const payAgain = (part: Partial<OrderPayment> = {}) => {
  payment = testPayment(part);
  const { orderStatus: status, orderId, paymentStatus, toPayMinor } = payment;
  return show(<PayAgain {...{ status, orderId, paymentStatus, toPayMinor }} />);
};
const button = (label: string = t('payAgain')) =>
  screen.findByRole('button', { name: new RegExp(`^${label}`) });

describe('paying an order again', () => {
  test('begins an attempt of that order in the chosen way, and leaves for its page', async () => {
    const user = payAgain();
    expect((await button()).textContent.replace(/\s/g, ' ')).toContain('5 790 ₸');
    await user.click(screen.getByRole('radio', { name: t('kaspi') }));
    await user.click(await button());
    await waitFor(() => expect(leaving).toHaveBeenCalledWith(ADDRESS));
    expect(sent()).toEqual([
      ['/api/orders/90031/payment', expect.stringMatching(/^pay-90031-/), '{"payment":"kaspi"}'],
    ]);
  });

  // Holds PAY-12.
  test('paying an order again in a way chosen by hand stays so when the ways are loaded again', async () => {
    const user = payAgain();
    await button();
    await user.click(screen.getByRole('radio', { name: t('kaspi') }));
    const isKnownAs = (types: OrderPayment['types']) =>
      act(() => void queryClient().setQueryData(orderPaymentQuery(90031).queryKey, { ...payment, types }));
    isKnownAs(['kaspi']);
    await waitFor(() => expect(screen.queryByRole('radio')).not.toBeInTheDocument());
    isKnownAs(['online', 'kaspi']);
    expect(await screen.findByRole('radio', { name: t('kaspi') })).toBeChecked();
  });

  test('paying an order again with a silent bank is only offered, with a warning for diners who have paid', async () => {
    payAgain({ paymentStatus: 'pending' });
    expect(await button(t('openPayment'))).toBeVisible();
    expect(screen.getByText(t('paidAlready'))).toBeVisible();
    expect(screen.queryByText(t('noSecondOrder'))).not.toBeInTheDocument();
  });

  test('paying an order again after a failed attempt promises that no second order is made', async () => {
    payAgain({ paymentStatus: 'failed' });
    await button();
    expect(screen.getByText(t('noSecondOrder'))).toBeVisible();
  });

  test('paying an order again before the order is received says nothing of a second order', async () => {
    payAgain({ paymentStatus: 'onReceipt' });
    await button(t('payNow'));
    expect(screen.queryByText(t('noSecondOrder'))).not.toBeInTheDocument();
  });

  test('pressed twice is one attempt', async () => {
    const user = payAgain();
    await user.dblClick(await button());
    await waitFor(() => expect(leaving).toHaveBeenCalled());
    expect(sent()).toHaveLength(1);
  });

  test('paying an order again whose answer was lost is checked with its key; another press later has another', async () => {
    attempts = [
      () => Promise.reject(new TypeError('lost')),
      () => Promise.resolve(Response.json({ paymentAddress: ADDRESS })),
    ];
    const user = payAgain();
    await user.click(await button());
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.errors.network);
    await user.click(await button());
    await waitFor(() => expect(leaving).toHaveBeenCalledTimes(1));
    // Back from the payment page, the diner tries once more.
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await user.click(await button());
    await waitFor(() => expect(leaving).toHaveBeenCalledTimes(2));
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
  ])('paying an order again that %s says so and leads nowhere', async (_what, answer, text) => {
    attempts = [() => Promise.resolve(answer)];
    const user = payAgain();
    await user.click(await button());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(leaving).not.toHaveBeenCalled();
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
    expect(fetched).not.toHaveBeenCalled();
  });

  test('is not offered where the venue takes nothing online', async () => {
    payAgain({ types: [] });
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    await settled();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('coming back from the payment page', () => {
  const comeBack = (part: Partial<OrderPayment>) => {
    payment = testPayment(part);
    return show(<PaymentReturn orderId={payment.orderId} payment={payment} />);
  };

  test('paid leads to the order', async () => {
    comeBack({ paymentStatus: 'paid', toPayMinor: 0 });
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith('/typ/3107/order/90031'));
  });

  test('unpaid offers to pay this order again, and ends what led here', async () => {
    orderIntents.begin('cart-00000001', testOrderRequest());
    orderIntents.settle('cart-00000001', { orderId: 90031, venueId: 3107, paymentAddress: ADDRESS });
    comeBack({});
    expect(screen.getByRole('heading', { name: t('failedTitle') })).toBeVisible();
    expect(await button()).toBeEnabled();
    expect(mockRouter.replace).not.toHaveBeenCalled();
    expect(findUnshownOrder()).toBeNull();
  });

  test.each<[string, Partial<OrderPayment>, IconNode]>([
    ['paid', { paymentStatus: 'paid', toPayMinor: 0 }, CircleCheck],
    ['waited for', { paymentStatus: 'pending' }, Hourglass],
    ['failed', {}, CircleX],
    ['in cash after all', { paymentStatus: 'onReceipt' }, Banknote],
    ['of a canceled order', { orderStatus: 'canceled', toPayMinor: 0 }, Ban],
  ])('%s has a picture of its own', (_what, part, icon) => {
    comeBack(part);
    expect(document.querySelector('.empty-state__art')).toContainHTML(drawing(icon));
  });

  test('coming back from the payment page with an unknown outcome says so, and not that the bank is silent', async () => {
    changeQueryOptions({ retryDelay: 0 });
    payment = testPayment({ paymentStatus: 'pending' });
    fetched.mockImplementation(() => Promise.reject(new TypeError('lost')));
    show(<PaymentReturn orderId={payment.orderId} payment={payment} />);
    expect(await screen.findByRole('heading', { name: t('unknownTitle') }, { timeout: 4000 })).toBeVisible();
    expect(document.querySelector('.empty-state__art')).toContainHTML(drawing(CloudOff));
    expect(screen.getByText(t('unknownText'))).toBeVisible();
    expect(screen.queryByText(t('stale'))).not.toBeInTheDocument();
    expect(screen.queryByText(t('pendingText'))).not.toBeInTheDocument();
  });

  test('coming back from the payment page with a silent bank waits, and continues by itself once the money has arrived', async () => {
    comeBack({ paymentStatus: 'pending', openUntil: '2026-03-14T08:40:00Z' });
    expect(screen.getByRole('heading', { name: t('pendingTitle') })).toBeVisible();
    // An attempt is open already: another one is only offered.
    expect(await button(t('openPayment'))).toHaveClass('button--tint');
    expect(screen.getByText(t('paidAlready'))).toBeVisible();
    expect(screen.getByText(t('pendingUntil', { time: '13:40' }))).toBeVisible();
    payment = testPayment({ paymentStatus: 'paid', toPayMinor: 0 });
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith('/typ/3107/order/90031'), {
      timeout: 4000,
    });
  });

  test('coming back from the payment page to an order that was canceled says why, and offers nothing to pay', async () => {
    comeBack({
      orderStatus: 'canceled',
      paymentStatus: 'expired',
      declineMessage: 'Оплата не поступила вовремя',
    });
    expect(screen.getByText('Оплата не поступила вовремя')).toBeVisible();
    expect(screen.getByText(new RegExp(t('canceledText')))).toBeVisible();
    await settled();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('coming back from the payment page to an order in cash says that the order is valid', () => {
    comeBack({ paymentStatus: 'onReceipt' });
    expect(screen.getByRole('heading', { name: t('cashTitle') })).toBeVisible();
  });
});

describe('a page that the server has drawn', () => {
  test.each<[string, Partial<OrderPayment>]>([
    ['can be paid', {}],
    ['waits for the bank', { paymentStatus: 'pending', openUntil: '2026-03-14T08:40:00Z' }],
    ['is paid', { paymentStatus: 'paid', toPayMinor: 0 }],
  ])(
    'a page that the server has drawn of an order that %s is the same in the browser',
    async (_what, part) => {
      payment = testPayment(part);
      const page = inRussian(<PaymentReturn orderId={payment.orderId} payment={payment} />);
      const container = document.createElement('div');
      container.innerHTML = renderToString(page);
      const drawn = container.innerHTML;
      // The server's own result stays.
      queryClient().clear();
      const mismatches: unknown[] = [];
      await act(async () => {
        const root = hydrateRoot(container, page, { onRecoverableError: (error) => mismatches.push(error) });
        await Promise.resolve();
        return () => root.unmount();
      });
      expect(mismatches).toEqual([]);
      expect(drawn).toContain(part.paymentStatus === undefined ? t('payAgain') : '<h2');
    },
  );
});

describe('an attempt that the bank has not answered', () => {
  const OPEN = { paymentStatus: 'pending', openUntil: '2026-03-14T07:45:00.000Z' } as const;
  const until = t('pendingUntil', { time: '12:45' });
  const open = (part: Partial<OrderPayment>) => {
    payment = testPayment({ ...OPEN, ...part });
    show(<PaymentReturn orderId={payment.orderId} payment={payment} />);
  };

  test('is said to end with the order where the kitchen waits for the money', async () => {
    open({});
    expect(await screen.findByText(until)).toBeVisible();
  });

  const makeInCash = () => {
    orderIntents.begin('cart-00000001', testOrderRequest());
    orderIntents.settle('cart-00000001', { orderId: 90031, venueId: 3107, paymentAddress: null });
  };
  test.each<[string, () => void, Partial<OrderPayment>]>([
    ['the kitchen has begun without it', () => undefined, { orderStatus: 'cooking' }],
    ['the order was made in cash', makeInCash, {}],
  ])('is not where %s', async (_where, arrange, part) => {
    arrange();
    open(part);
    expect(await screen.findByText(t('pendingText'))).toBeVisible();
    expect(screen.queryByText(until)).not.toBeInTheDocument();
  });
});
