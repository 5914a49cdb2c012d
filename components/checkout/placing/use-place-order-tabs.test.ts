import { act, waitFor } from '@testing-library/react';
import { settled } from '@/components/ui/test-settled';
import { readCart } from '@/lib/cart/cart-store';
import { orderIntents } from '@/lib/pages/checkout/order-intent';
import { withTabLock } from '@/lib/core/intents/tab-lock';
import { grantOneByOne, takeLocksAway } from '@/lib/core/intents/test-locks';
import {
  answer,
  startOver,
  fillCart,
  KEY,
  lost,
  mockRouter,
  mount,
  PLACED,
  request,
  sent,
  notifyOfIntents,
  THANKS,
} from './test-placing';

const bodies = () => sent().map(([, , body]) => body);

beforeEach(startOver);

describe('an outcome that another tab has heard', () => {
  const unknown = async () => {
    answer(lost);
    const hook = await mount();
    act(() => hook.result.current.place(KEY, request()));
    await waitFor(() => expect(hook.kind()).toBe('unknown'));
    return hook;
  };

  test('and which is refused ends the polling at once', async () => {
    const { kind } = await unknown();
    orderIntents.drop(KEY);
    notifyOfIntents();
    expect(kind()).toBe('idle');
  });

  test('ends the polling here on the next check, where the browser did not report it', async () => {
    const { result, kind } = await unknown();
    orderIntents.drop(KEY);
    act(() => result.current.resume());
    expect(kind()).toBe('idle');
  });
});

describe('an order that another tab has retried without success', () => {
  const unsettled = (isKeyReused: boolean) => ({ kind: 'unsettled', subject: KEY, isKeyReused });

  test.each([
    ['unsettled', false],
    ['keyReused', true],
  ] as const)(
    'and left %s shows that here too, where its outcome was unknown',
    async (state, isKeyReused) => {
      answer(lost);
      const { result, kind } = await mount();
      act(() => result.current.place(KEY, request()));
      await waitFor(() => expect(kind()).toBe('unknown'));
      orderIntents.giveUp(KEY, state);
      notifyOfIntents();
      expect(result.current.placing).toEqual(unsettled(isKeyReused));
    },
  );

  test('is reported where its cart is ready to be ordered, until it is refused there', async () => {
    fillCart();
    const { result, kind } = await mount();
    orderIntents.begin(KEY, request());
    orderIntents.giveUp(KEY, 'unsettled');
    notifyOfIntents();
    expect(result.current.placing).toEqual(unsettled(false));
    orderIntents.begin(KEY, request());
    notifyOfIntents();
    expect(kind()).toBe('unsettled');
    orderIntents.drop(KEY);
    notifyOfIntents();
    expect(kind()).toBe('idle');
  });

  test('is not reported for another cart', async () => {
    fillCart('cart-00000002');
    const { kind } = await mount();
    orderIntents.begin(KEY, request());
    orderIntents.giveUp(KEY, 'unsettled');
    notifyOfIntents();
    expect(kind()).toBe('idle');
  });
});

describe('an order that another tab is sending', () => {
  /** Another tab takes the lock and holds it until it is released. */
  const holdTabLock = () => {
    let letGo: () => void = () => undefined;
    void withTabLock('order', () => new Promise((resolve) => (letGo = resolve)));
    return () => act(async () => letGo());
  };
  beforeEach(grantOneByOne);
  afterEach(takeLocksAway);

  test('is waited for by a press: nothing is stored and nothing sent before the lock is released', async () => {
    const letGo = holdTabLock();
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    await settled();
    expect(kind()).toBe('sending');
    expect(orderIntents.findStored(KEY)).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
    await letGo();
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS));
    expect(bodies()).toEqual([JSON.stringify(request())]);
  });

  test('is followed by a press that waited for it, and not sent again', async () => {
    fillCart();
    const letGo = holdTabLock();
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    await settled();
    orderIntents.begin(KEY, request());
    orderIntents.settle(KEY, PLACED);
    await letGo();
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS));
    expect(fetch).not.toHaveBeenCalled();
    await waitFor(() => expect(kind()).toBe('made'));
    expect(readCart().cart).toBeNull();
  });

  test('is waited for by a retry: nothing is sent before the lock is released', async () => {
    orderIntents.begin(KEY, request());
    const letGo = holdTabLock();
    const { kind } = await mount();
    await settled();
    expect(kind()).toBe('unknown');
    expect(fetch).not.toHaveBeenCalled();
    await letGo();
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS));
    expect(bodies()).toEqual([JSON.stringify(request())]);
  });

  test('is followed by a pending retry, and not sent again', async () => {
    fillCart();
    orderIntents.begin(KEY, request());
    const letGo = holdTabLock();
    const { kind } = await mount();
    await settled();
    orderIntents.settle(KEY, PLACED);
    notifyOfIntents();
    await letGo();
    await settled();
    expect(fetch).not.toHaveBeenCalled();
    expect(mockRouter.replace).toHaveBeenCalledWith(THANKS);
    expect(kind()).toBe('made');
    expect(readCart().cart).toBeNull();
  });
});

describe('another tab', () => {
  test('another tab that placed the order of the same cart finishes this one too', async () => {
    fillCart();
    answer(lost);
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(kind()).toBe('unknown'));
    orderIntents.settle(KEY, PLACED);
    notifyOfIntents();
    expect(kind()).toBe('made');
    expect(mockRouter.replace).toHaveBeenCalledWith(THANKS);
    expect(readCart().cart).toBeNull();
  });

  test('another tab that placed the order of another cart does not', async () => {
    fillCart();
    const { kind } = await mount();
    orderIntents.begin('cart-00000002', request());
    orderIntents.settle('cart-00000002', PLACED);
    notifyOfIntents();
    expect(kind()).toBe('idle');
    expect(mockRouter.replace).not.toHaveBeenCalled();
    expect(readCart().cart?.id).toBe(KEY);
  });
});
