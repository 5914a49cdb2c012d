import { act, waitFor } from '@testing-library/react';
import { settled } from '@/components/ui/test-settled';
import { readCart } from '@/lib/cart/cart-store';
import { orderIntents } from '@/lib/pages/checkout/order-intent';
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
  notifyOfIntents,
  THANKS,
} from './test-placing';

beforeEach(startOver);

const REFUSED = refused('request/invalid', 400);
const ALREADY_SENT = refused('order/already-sent', 409);
const UNSETTLED = { kind: 'unsettled', subject: KEY, isKeyReused: false };
const TAKEN = { kind: 'unsettled', subject: KEY, isKeyReused: true };
/** The same cart as it is sent later. */
const changed = () => ({ ...request(), sumMinor: 200_000 });
const repetitionOf = ([, init]: Parameters<typeof fetch>) => new Headers(init?.headers).get('X-Repetition');

type Hook = Awaited<ReturnType<typeof mount>>;

async function askAgain({ result }: Hook, times: number) {
  for (let time = 0; time < times; time += 1) {
    act(() => result.current.resume());
    await settled();
  }
}

/** An order whose response was lost, and which then gets the same response the given number of times. */
async function requestInVain(times: number, said = REFUSED) {
  answer(lost, said);
  const hook = await mount();
  act(() => hook.result.current.place(KEY, request()));
  await waitFor(() => expect(hook.kind()).toBe('unknown'));
  await askAgain(hook, times);
  return hook;
}

describe('a lost answer, after which our server no longer reads the order', () => {
  test('stays unknown three times, with its intent, its key and its body', async () => {
    fillCart();
    const { kind } = await requestInVain(3);
    expect(kind()).toBe('unknown');
    expect(orderIntents.findOpen()?.key).toBe(KEY);
    expect(sent()).toEqual([sentOnce, sentOnce, sentOnce, sentOnce]);
  });

  test('is then reported as unknown, not as refused, and the cart keeps its key', async () => {
    fillCart();
    const { result } = await requestInVain(4);
    expect(result.current.placing).toEqual(UNSETTLED);
    expect(orderIntents.findOpen()).toBeNull();
    expect(readCart().cart?.id).toBe(KEY);
    expect(mockRouter.replace).not.toHaveBeenCalled();
  });

  test('is still reported after a reload, and not retried automatically', async () => {
    fillCart();
    const { unmount } = await requestInVain(4);
    unmount();
    const { result } = await mount();
    expect(result.current.placing).toEqual(UNSETTLED);
    expect(sent()).toHaveLength(5);
  });

  test('can be ordered again under the same key, so that an order which was made after all is found', async () => {
    fillCart();
    const { result } = await requestInVain(4);
    answer(placed);
    act(() => result.current.place(readCart().cart?.id ?? '', request()));
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS));
    expect(sent().at(-1)).toEqual(sentOnce);
  });

  test('is pressed again as a repetition with what the cart says now, which our own rules do not refuse', async () => {
    fillCart();
    const { result } = await requestInVain(4);
    const startedAt = orderIntents.findStored(KEY)?.startedAt;
    answer(lost, placed);
    act(() => result.current.place(KEY, changed()));
    await waitFor(() =>
      expect(orderIntents.findStored(KEY)).toMatchObject({ state: 'open', request: changed(), startedAt }),
    );
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS), { timeout: 3000 });
    expect(jest.mocked(fetch).mock.calls.slice(5).map(repetitionOf)).toEqual(['1', '1']);
    expect(
      sent()
        .slice(5)
        .map(([, key, body]) => [key, body]),
    ).toEqual([
      [KEY, JSON.stringify(changed())],
      [KEY, JSON.stringify(changed())],
    ]);
  });

  test('shows as placed if the platform knows its key, and never as failed', async () => {
    fillCart();
    const hook = await requestInVain(4);
    answer(ALREADY_SENT);
    act(() => hook.result.current.place(KEY, changed()));
    await waitFor(() => expect(hook.kind()).toBe('unknown'));
    await askAgain(hook, 3);
    expect(hook.result.current.placing).toEqual(TAKEN);
    expect(readCart().cart?.id).toBe(KEY);
  });

  test('begins its count again when something else is answered in between', async () => {
    fillCart();
    const { result, kind } = await requestInVain(3);
    answer(refused('order/unknown-outcome', 502), refused('request/invalid', 400));
    for (let time = 0; time < 4; time += 1) {
      act(() => result.current.resume());
      await settled();
    }
    expect(kind()).toBe('unknown');
    expect(orderIntents.findOpen()?.key).toBe(KEY);
  });
});

describe('an order whose key the platform has with another body', () => {
  test('is retried three times more, and then reported as sent before; the cart keeps its key', async () => {
    fillCart();
    const hook = await requestInVain(3, ALREADY_SENT);
    expect(hook.kind()).toBe('unknown');
    await askAgain(hook, 1);
    expect(hook.result.current.placing).toEqual(TAKEN);
    expect(readCart().cart?.id).toBe(KEY);
    expect(orderIntents.findOpen()).toBeNull();
  });

  test('is not ordered by the next press, nor after a reload', async () => {
    fillCart();
    const { result, unmount } = await requestInVain(4, ALREADY_SENT);
    answer(placed);
    act(() => result.current.place(KEY, changed()));
    await waitFor(() => expect(result.current.placing).toEqual(TAKEN));
    unmount();
    const again = await mount();
    expect(again.result.current.placing).toEqual(TAKEN);
    act(() => again.result.current.place(KEY, changed()));
    await waitFor(() => expect(again.result.current.placing).toEqual(TAKEN));
    expect(sent()).toHaveLength(5);
    expect(mockRouter.replace).not.toHaveBeenCalled();
  });

  test('is ordered once more under a key of its own when the diner says so', async () => {
    fillCart();
    const { result, kind } = await requestInVain(4, ALREADY_SENT);
    act(() => result.current.startOver());
    expect(kind()).toBe('idle');
    notifyOfIntents();
    expect(kind()).toBe('idle');
    const key = readCart().cart?.id ?? '';
    expect(key).not.toBe(KEY);
    answer(placed);
    act(() => result.current.place(key, request()));
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS));
    expect(sent().at(-1)?.[1]).toBe(key);
    expect(jest.mocked(fetch).mock.calls.slice(-1).map(repetitionOf)).toEqual([null]);
  });
});

test('an order that another tab hears of during the last asking is followed', async () => {
  fillCart();
  const { result, kind } = await requestInVain(3);
  let finish: (response: Response) => void = () => undefined;
  answer(() => new Promise((resolve) => (finish = resolve)));
  act(() => result.current.resume());
  await settled();
  orderIntents.settle(KEY, PLACED);
  notifyOfIntents();
  finish(await REFUSED());
  await settled();
  expect(kind()).toBe('made');
  expect(orderIntents.findStored(KEY)).toMatchObject({ state: 'placed', placed: PLACED });
});

test.each([
  ['an unknown outcome', REFUSED],
  ['was sent before', ALREADY_SENT],
])('an order that %s resets the count: another one gets as many checks', async (_what, said) => {
  const hook = await requestInVain(4, said);
  orderIntents.begin('cart-00000009', request());
  await askAgain(hook, 3);
  expect(hook.kind()).toBe('unknown');
  expect(orderIntents.findOpen()?.key).toBe('cart-00000009');
});
