import { act, screen, waitFor } from '@testing-library/react';
import { Ban, Banknote, CircleCheck, CircleX, CloudOff, Hourglass, type IconNode } from 'lucide';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Icon } from '@/components/ui/icon';
import { settled } from '@/components/ui/test-settled';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import { findUnshownOrder, orderIntents } from '@/lib/pages/checkout/order-intent';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import type { OrderPayment } from '@/lib/orders/payment/payment.schema';
import { testPayment } from '@/lib/orders/payment/test-payment';
import { PaymentReturn } from './payment-return.client';
import { ADDRESS, beginPayments, button, inRussian, show, t } from './test-payments';

const mockRouter = { replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

let world: ReturnType<typeof beginPayments>;
beforeEach(() => {
  mockRouter.replace.mockReset();
  world = beginPayments();
});

const drawing = (icon: IconNode) => renderToStaticMarkup(<Icon of={icon} />);

describe('coming back from the payment page', () => {
  const comeBack = (part: Partial<OrderPayment>) => {
    world.payment = testPayment(part);
    return show(<PaymentReturn orderId={world.payment.orderId} payment={world.payment} />);
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

  test('an unknown outcome is called so, and not a silent bank', async () => {
    changeQueryOptions({ retryDelay: 0 });
    world.payment = testPayment({ paymentStatus: 'pending' });
    world.fetched.mockImplementation(() => Promise.reject(new TypeError('lost')));
    show(<PaymentReturn orderId={world.payment.orderId} payment={world.payment} />);
    expect(await screen.findByRole('heading', { name: t('unknownTitle') }, { timeout: 4000 })).toBeVisible();
    expect(document.querySelector('.empty-state__art')).toContainHTML(drawing(CloudOff));
    expect(screen.getByText(t('unknownText'))).toBeVisible();
    expect(screen.queryByText(t('stale'))).not.toBeInTheDocument();
    expect(screen.queryByText(t('pendingText'))).not.toBeInTheDocument();
  });

  test('the page of a silent bank waits, and continues by itself once the money has arrived', async () => {
    comeBack({ paymentStatus: 'pending', openUntil: '2026-03-14T08:40:00Z' });
    expect(screen.getByRole('heading', { name: t('pendingTitle') })).toBeVisible();
    // An attempt is open already: another one is only offered.
    expect(await button(t('openPayment'))).toHaveClass('button--tint');
    expect(screen.getByText(t('paidAlready'))).toBeVisible();
    expect(screen.getByText(t('pendingUntil', { time: '13:40' }))).toBeVisible();
    world.payment = testPayment({ paymentStatus: 'paid', toPayMinor: 0 });
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith('/typ/3107/order/90031'), {
      timeout: 4000,
    });
  });

  test('the page of a canceled order says why, and offers nothing to pay', async () => {
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

  test('the page of an order in cash says that the order is valid', () => {
    comeBack({ paymentStatus: 'onReceipt' });
    expect(screen.getByRole('heading', { name: t('cashTitle') })).toBeVisible();
  });
});

describe('a page that the server has drawn', () => {
  test.each<[string, Partial<OrderPayment>]>([
    ['can be paid', {}],
    ['waits for the bank', { paymentStatus: 'pending', openUntil: '2026-03-14T08:40:00Z' }],
    ['is paid', { paymentStatus: 'paid', toPayMinor: 0 }],
  ])('the page of an order that %s is the same from the server and in the browser', async (_what, part) => {
    world.payment = testPayment(part);
    const page = inRussian(<PaymentReturn orderId={world.payment.orderId} payment={world.payment} />);
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
  });
});

describe('an attempt that the bank has not answered', () => {
  const OPEN = { paymentStatus: 'pending', openUntil: '2026-03-14T07:45:00.000Z' } as const;
  const until = t('pendingUntil', { time: '12:45' });
  const open = (part: Partial<OrderPayment>) => {
    world.payment = testPayment({ ...OPEN, ...part });
    show(<PaymentReturn orderId={world.payment.orderId} payment={world.payment} />);
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
