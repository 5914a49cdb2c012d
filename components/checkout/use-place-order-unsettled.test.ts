import { act, waitFor } from '@testing-library/react';
import { readCart } from '@/lib/cart/cart-store';
import { findIntent, findOpenIntent } from '@/lib/checkout/order-intent';
import {
  answer,
  beginAnew,
  fillCart,
  KEY,
  lost,
  mockRouter,
  mount,
  placed,
  refused,
  request,
  sent,
  sentOnce,
  settled,
  THANKS,
} from './test-placing';

beforeEach(beginAnew);

/** An order whose answer was lost, and which our server then refuses to read, so many times. */
async function askInVain(times: number) {
  answer(lost, refused('request/invalid', 400));
  const hook = await mount();
  act(() => hook.result.current.place(KEY, request()));
  await waitFor(() => expect(hook.kind()).toBe('unknown'));
  for (let time = 0; time < times; time += 1) {
    act(() => hook.result.current.resume());
    await settled();
  }
  return hook;
}

describe('a lost answer, after which our server no longer reads the order', () => {
  test('stays unknown three times, with its intent, its key and its body', async () => {
    fillCart();
    const { kind } = await askInVain(3);
    expect(kind()).toBe('unknown');
    expect(findOpenIntent()?.key).toBe(KEY);
    expect(sent()).toEqual([sentOnce, sentOnce, sentOnce, sentOnce]);
  });

  test('is then told as what nobody knows, not as refused, and the cart keeps its key', async () => {
    fillCart();
    const { result } = await askInVain(4);
    expect(result.current.placing).toEqual({ kind: 'unsettled', isThisCart: true });
    expect(findIntent(KEY)).toBeNull();
    expect(readCart().cart?.id).toBe(KEY);
    expect(mockRouter.replace).not.toHaveBeenCalled();
  });

  test('of a cart that is no longer here promises nothing of the cart of today', async () => {
    fillCart('cart-00000002');
    const { result } = await askInVain(4);
    expect(result.current.placing).toEqual({ kind: 'unsettled', isThisCart: false });
  });

  test('can be ordered again under the same key, so that an order which was made after all is found', async () => {
    fillCart();
    const { result } = await askInVain(4);
    answer(placed);
    act(() => result.current.place(readCart().cart?.id ?? '', request()));
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS));
    expect(sent().at(-1)).toEqual(sentOnce);
  });

  test('begins its count anew when something else is answered in between', async () => {
    fillCart();
    const { result, kind } = await askInVain(3);
    answer(refused('order/unknown-outcome', 502), refused('request/invalid', 400));
    for (let time = 0; time < 4; time += 1) {
      act(() => result.current.resume());
      await settled();
    }
    expect(kind()).toBe('unknown');
    expect(findOpenIntent()?.key).toBe(KEY);
  });
});
