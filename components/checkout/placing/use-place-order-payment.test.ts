import { act, waitFor } from '@testing-library/react';
import { readCart } from '@/lib/cart/cart-store';
import { orderIntents } from '@/lib/pages/checkout/order-intent';
import { placedOrderSchema } from '@/lib/orders/placing/order-request.schema';
import { watchLeaving } from '@/lib/core/paths/test-location';
import {
  answer,
  startOver,
  fillCart,
  KEY,
  mockRouter,
  mount,
  PLACED,
  request,
  sent,
  notifyOfIntents,
} from './test-placing';

beforeEach(startOver);

describe('an order that is paid on the hosted page', () => {
  const ADDRESS = 'https://platform.example/payment-page?payment_url=x';
  const UNPAID = placedOrderSchema.parse({ ...PLACED, paymentAddress: ADDRESS });
  const ORDER = '/orders/90032';
  beforeEach(() => {
    document.documentElement.dataset.paymentOrigin = 'https://platform.example';
    answer(() => Promise.resolve(Response.json(UNPAID)));
  });
  afterEach(() => {
    delete document.documentElement.dataset.paymentOrigin;
  });

  test('is settled, with its cart gone, before the page is left for it', async () => {
    fillCart();
    const seen: unknown[] = [];
    const leaving = watchLeaving().mockImplementation(() =>
      seen.push(readCart().cart, orderIntents.findStored(KEY)?.state),
    );
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(leaving).toHaveBeenCalledWith(ADDRESS));
    expect(seen).toEqual([null, 'placed']);
    await waitFor(() => expect(kind()).toBe('made'));
    expect(result.current.placing).toEqual({ kind: 'made', isLeaving: true });
    expect(mockRouter.replace).not.toHaveBeenCalled();
  });

  test.each([
    'https://evil.example/payment-page',
    'javascript:alert(1)',
    'http://platform.example/payment-page',
  ])('is not left for %s, but shown', async (paymentAddress) => {
    answer(() => Promise.resolve(Response.json({ ...UNPAID, paymentAddress })));
    const leaving = watchLeaving();
    const { result } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(ORDER));
    expect(leaving).not.toHaveBeenCalled();
  });

  test('is shown to a diner who comes back without having paid, and not ordered or paid again by itself', async () => {
    orderIntents.begin(KEY, request());
    orderIntents.settle(KEY, UNPAID);
    const leaving = watchLeaving();
    await mount();
    expect(mockRouter.replace).toHaveBeenCalledWith(ORDER);
    expect(leaving).not.toHaveBeenCalled();
    expect(fetch).not.toHaveBeenCalled();
  });

  test('is shown when the step back brings this page back as it was left', async () => {
    fillCart();
    watchLeaving();
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(kind()).toBe('made'));
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(mockRouter.replace).toHaveBeenCalledWith(ORDER);
    expect(sent()).toHaveLength(1);
  });

  test('an order that is paid on the hosted page of another tab is followed to its page, and paid by one tab only', async () => {
    fillCart();
    const leaving = watchLeaving();
    await mount();
    orderIntents.begin(KEY, request());
    orderIntents.settle(KEY, UNPAID);
    notifyOfIntents();
    expect(mockRouter.replace).toHaveBeenCalledWith(ORDER);
    expect(leaving).not.toHaveBeenCalled();
    expect(readCart().cart).toBeNull();
  });
});
