import { act, waitFor } from '@testing-library/react';
import { settled } from '@/components/ui/test-settled';
import { readCart } from '@/lib/cart/cart-store';
import { markShown, orderIntents } from '@/lib/pages/checkout/order-intent';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import { watchLeaving } from '@/lib/core/paths/test-location';
import {
  answer,
  startOver,
  fillCart,
  KEY,
  lost,
  mockRouter,
  mount,
  placed,
  PLACED,
  refused,
  request,
  sent,
  sentOnce,
  THANKS,
} from './test-placing';

beforeEach(startOver);

describe('a lost answer', () => {
  test('becomes unknown, is retried with the same key and body, and ends at the order', async () => {
    fillCart();
    answer(lost, refused('order/unknown-outcome', 502), placed);
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(kind()).toBe('unknown'));
    expect(orderIntents.findOpen()?.key).toBe(KEY);
    expect(readCart().cart).not.toBeNull();
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS), { timeout: 5000 });
    expect(sent()).toEqual([sentOnce, sentOnce, sentOnce]);
    expect(readCart().cart).toBeNull();
  });

  test('keeps the sent body, whatever the cart says since', async () => {
    answer(lost, placed);
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(kind()).toBe('unknown'));
    act(() => result.current.place(KEY, { ...request(), comment: 'changed since' }));
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalled());
    expect(sent()).toEqual([sentOnce, sentOnce]);
  });

  test('is checked at once on request or when the connection is back', async () => {
    answer(lost, lost, placed);
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(kind()).toBe('unknown'));
    act(() => result.current.resume());
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    await settled();
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS));
    expect(sent()).toEqual([sentOnce, sentOnce, sentOnce]);
  });

  test('followed by an ended session offers to sign in and keeps the intent', async () => {
    answer(lost, refused('auth/required', 401));
    const leaving = watchLeaving();
    const { result } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(
      () => expect(result.current.placing).toEqual({ kind: 'unknown', nextAtMs: null, needsSignIn: true }),
      { timeout: 3000 },
    );
    expect(leaving).not.toHaveBeenCalled();
    expect(orderIntents.findOpen()?.key).toBe(KEY);
  });
});

describe('coming back', () => {
  test('a page with an open intent finds out its outcome by itself, with its key and body', async () => {
    orderIntents.begin(KEY, request());
    fillCart();
    const { kind } = await mount();
    expect(kind()).not.toBe('idle');
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS));
    expect(sent()).toEqual([sentOnce]);
    expect(readCart().cart).toBeNull();
  });

  test('an open intent of another cart leaves the cart of today alone', async () => {
    orderIntents.begin(KEY, request());
    fillCart('cart-00000002');
    await mount();
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS));
    expect(readCart().cart?.id).toBe('cart-00000002');
  });

  test('an order whose page was never seen is shown to the diner who comes back', async () => {
    orderIntents.begin(KEY, request());
    orderIntents.settle(KEY, PLACED);
    await mount();
    expect(mockRouter.replace).toHaveBeenCalledWith(THANKS);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('a page without an open intent sends nothing', async () => {
    fillCart();
    const { kind } = await mount();
    expect(kind()).toBe('idle');
    expect(fetch).not.toHaveBeenCalled();
  });

  test('is not sent as another diner’s who has signed in since', async () => {
    localStorage.setItem('dinerId', '700431');
    orderIntents.begin(KEY, request());
    signInForTest(true);
    const other = { isSignedIn: true, name: 'Yerlan', dinerId: 700432, bonusesMinor: 0 };
    jest
      .mocked(fetch)
      .mockImplementation((address) =>
        address === '/api/session' ? Promise.resolve(Response.json(other)) : placed(),
      );
    const { kind } = await mount();
    await waitFor(() => expect(kind()).toBe('idle'));
    expect(sent().filter(([address]) => address === '/api/orders')).toEqual([]);
    expect(orderIntents.findStored(KEY)).toBeNull();
    expect(mockRouter.replace).not.toHaveBeenCalled();
  });

  test('the polling stops once the screen is left', async () => {
    answer(lost);
    const { result, unmount, kind } = await mount();
    jest.useFakeTimers();
    act(() => result.current.place(KEY, request()));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(kind()).toBe('unknown');
    unmount();
    await jest.advanceTimersByTimeAsync(1200);
    jest.useRealTimers();
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('the page brought back by the browser', () => {
  test('can order again when its order was seen elsewhere meanwhile', async () => {
    fillCart();
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(kind()).toBe('made'));
    markShown(PLACED.orderId);
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(kind()).toBe('idle');
    act(() => result.current.place('cart-00000003', request()));
    await waitFor(() => expect(orderIntents.findStored('cart-00000003')).toMatchObject({ state: 'placed' }));
  });
});
