import { act, waitFor } from '@testing-library/react';
import { markShown, orderIntents } from '@/lib/pages/checkout/order-intent';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import {
  answer,
  fillCart,
  KEY,
  lost,
  mockRouter,
  mount,
  notifyOfIntents,
  PLACED,
  refused,
  request,
  sent,
  startOver,
  THANKS,
} from './test-placing';

const DINER = { isSignedIn: true, name: null, dinerId: 700431, bonusesMinor: 0 };
const unavailable = refused('upstream/unavailable', 503);
const known = () => Promise.resolve(Response.json(DINER));

beforeEach(() => {
  startOver();
  signInForTest(true);
  orderIntents.begin(KEY, request());
  orderIntents.settle(KEY, PLACED);
});

const repetition = { kind: 'unknown', nextAtMs: expect.any(Number) as number, needsSignIn: false };

describe('an order that was made and never seen', () => {
  test('is waited for while it is requested who is signed in, and then led to', async () => {
    let finish: (response: Response) => void = () => undefined;
    answer(() => new Promise((resolve) => (finish = resolve)));
    const { kind } = await mount();
    expect(kind()).toBe('found');
    expect(mockRouter.replace).not.toHaveBeenCalled();
    finish(Response.json(DINER));
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS));
    await waitFor(() => expect(kind()).toBe('made'));
  });

  test.each([
    ['an unavailable platform', unavailable],
    ['no connection', lost],
  ])('is checked again after %s and never skipped', async (_cause, failure) => {
    answer(failure, known);
    const { result } = await mount();
    await waitFor(() => expect(result.current.placing).toEqual(repetition));
    expect(mockRouter.replace).not.toHaveBeenCalled();
    act(() => result.current.resume());
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS));
    expect(sent().map(([address]) => address)).toEqual(['/api/session', '/api/session']);
  });

  test('is checked again by itself', async () => {
    answer(unavailable, known);
    await mount();
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS), { timeout: 9000 });
  });

  test('is not checked any more once another tab has shown it', async () => {
    answer(unavailable);
    const { result, kind } = await mount();
    await waitFor(() => expect(result.current.placing).toEqual(repetition));
    markShown(PLACED.orderId);
    notifyOfIntents();
    expect(kind()).toBe('idle');
  });

  test('is led to where another tab has changed something else', async () => {
    answer(unavailable, known);
    const { result } = await mount();
    await waitFor(() => expect(result.current.placing).toEqual(repetition));
    notifyOfIntents();
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS));
  });

  test('leaves a diner at the cart that was filled since', async () => {
    fillCart('cart-00000002');
    const { kind } = await mount();
    expect(kind()).toBe('idle');
    expect(mockRouter.replace).not.toHaveBeenCalled();
  });
});
