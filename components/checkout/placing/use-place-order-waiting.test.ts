import { act, waitFor } from '@testing-library/react';
import { settled } from '@/components/ui/test-settled';
import { orderIntents, UNSENT_ORDER_LIFE_MS } from '@/lib/pages/checkout/order-intent';
import { withTabLock } from '@/lib/core/intents/tab-lock';
import { grantOneByOne, takeLocksAway } from '@/lib/core/intents/test-locks';
import { deviceMs } from '@/lib/core/time/now';
import {
  answer,
  answerLater,
  startOver,
  fillCart,
  KEY,
  lost,
  mockRouter,
  mount,
  PLACED,
  refused,
  request,
  sent,
  notifyOfIntents,
  THANKS,
} from './test-placing';

beforeEach(() => {
  startOver();
  grantOneByOne();
});
afterEach(takeLocksAway);

/** Another tab holds the lock until it is released, and this one waits for it. */
async function waitBehindTab() {
  let letGo: () => void = () => undefined;
  void withTabLock('order', () => new Promise((resolve) => (letGo = resolve)));
  fillCart();
  const { result } = await mount();
  act(() => result.current.place(KEY, request()));
  expect(result.current.placing).toEqual({ kind: 'sending' });
  return { result, letGo: () => act(async () => letGo()) };
}

describe('a long wait for another tab', () => {
  test('is reported, and ends when the lock is acquired', async () => {
    const { result, letGo } = await waitBehindTab();
    await waitFor(() => expect(result.current.placing).toEqual({ kind: 'sending', waitsForTab: true }), {
      timeout: 3000,
    });
    await letGo();
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS));
    expect(result.current.placing).toEqual({ kind: 'made' });
  });

  test('is not reported once that tab has ordered this very cart', async () => {
    jest.useFakeTimers();
    const { result, letGo } = await waitBehindTab();
    orderIntents.begin(KEY, request());
    orderIntents.settle(KEY, PLACED);
    notifyOfIntents();
    expect(result.current.placing).toEqual({ kind: 'made' });
    await act(() => jest.advanceTimersByTimeAsync(1_600));
    jest.useRealTimers();
    expect(result.current.placing).toEqual({ kind: 'made' });
    await letGo();
    await settled();
    expect(fetch).not.toHaveBeenCalled();
  });
});

test('an answer that demands a longer wait delays the next check of the order', async () => {
  const busy = { error: { code: 'order/unknown-outcome', requestId: 'r' } };
  answer(() => Promise.resolve(Response.json(busy, { status: 502, headers: { 'Retry-After': '7' } })));
  fillCart();
  const { result } = await mount();
  jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
  act(() => result.current.place(KEY, request()));
  await settled();
  expect(result.current.placing).toEqual({
    kind: 'unknown',
    nextAtMs: 1_800_000_007_000,
    needsSignIn: false,
  });
});

// Holds OFF-08, OFF-15.
describe('an order that is pressed without network', () => {
  const online = (is: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
  /** Order was pressed, and nothing has left the device. */
  const pressedOffline = async () => {
    online(false);
    answer(lost);
    fillCart();
    const hook = await mount();
    act(() => hook.result.current.place(KEY, request()));
    await waitFor(() => expect(hook.result.current.placing).toHaveProperty('isUnsent'));
    return hook;
  };

  test('shows as unsent, also after a reload, until an attempt may have left the device', async () => {
    online(false);
    answer(lost);
    fillCart();
    const { result, unmount } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(result.current.placing).toMatchObject({ kind: 'unknown', isUnsent: true }));
    unmount();

    const again = await mount();
    expect(again.result.current.placing).toMatchObject({ kind: 'unknown', isUnsent: true });
    online(true);
    act(() => again.result.current.resume());
    await waitFor(() => expect(orderIntents.isUnsent(KEY)).toBe(false));
    await waitFor(() => expect(again.result.current.placing).not.toHaveProperty('isUnsent'));
    expect(again.kind()).toBe('unknown');
    // An order that may have arrived is not called unsent by the next attempt without network.
    online(false);
    act(() => again.result.current.resume());
    await settled();
    expect(again.result.current.placing).not.toHaveProperty('isUnsent');
  });

  test('no longer shows as unsent during an attempt', async () => {
    const { result, kind } = await pressedOffline();
    const finish = answerLater();
    online(true);
    act(() => result.current.resume());
    await settled();
    expect(kind()).toBe('unknown');
    expect(result.current.placing).not.toHaveProperty('isUnsent');
    await act(async () => finish());
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS));
  });

  test('never shows as unsent after an attempt with a network', async () => {
    answer(lost);
    fillCart();
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(kind()).toBe('unknown'));
    online(false);
    act(() => result.current.resume());
    await settled();
    expect(result.current.placing).not.toHaveProperty('isUnsent');
  });

  test('is dropped where its diner does not want it any more, and the cart can be changed', async () => {
    const { result, kind } = await pressedOffline();
    const attempts = sent().length;
    act(() => result.current.withdraw());
    await waitFor(() => expect(kind()).toBe('idle'));
    expect(orderIntents.find(KEY)).toBeNull();
    online(true);
    act(() => result.current.resume());
    await settled();
    expect(sent()).toHaveLength(attempts);
  });

  test('cannot be withdrawn once an attempt may have left the device', async () => {
    const { result, kind } = await pressedOffline();
    // Another tab has sent it.
    orderIntents.noteUnsent(KEY, false);
    const finish = answerLater();
    online(true);
    act(() => result.current.withdraw());
    await settled();
    expect(kind()).toBe('unknown');
    expect(result.current.placing).not.toHaveProperty('isUnsent');
    await act(async () => finish());
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS));
  });

  test.each([
    ['is not sent a quarter of an hour later, when its diner has eaten elsewhere', true, 0],
    ['is checked a quarter of an hour later where it may have left the device', false, 1],
  ])('%s', async (_what, isUnsent, requests) => {
    orderIntents.begin(KEY, request());
    orderIntents.noteUnsent(KEY, isUnsent);
    jest.spyOn(Date, 'now').mockReturnValue(deviceMs() + UNSENT_ORDER_LIFE_MS);
    const { kind } = await mount();
    await settled();
    expect(sent()).toHaveLength(requests);
    expect(kind()).toBe(requests === 0 ? 'idle' : 'made');
    // A kiosk that starts again must not take it for a press that was lost.
    expect(orderIntents.findStored(KEY)).not.toBeNull();
  });

  test('an order that is pressed without network that expires on its open page shows as unsent', async () => {
    const { result } = await pressedOffline();
    jest.spyOn(Date, 'now').mockReturnValue(deviceMs() + UNSENT_ORDER_LIFE_MS);
    act(() => result.current.resume());
    await settled();
    expect(result.current.placing).toEqual({ kind: 'idle', wasUnsent: true });
  });

  test('keeps its outcome for as long as any other order', async () => {
    orderIntents.begin(KEY, request());
    orderIntents.noteUnsent(KEY, true);
    orderIntents.settle(KEY, PLACED);
    jest.spyOn(Date, 'now').mockReturnValue(deviceMs() + UNSENT_ORDER_LIFE_MS);
    expect(orderIntents.find(KEY)).toMatchObject({ state: 'made' });
  });

  test('does not show as unsent after an answer, even if the device is offline', async () => {
    online(false);
    answer(refused('order/unknown-outcome', 502));
    fillCart();
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(kind()).toBe('unknown'));
    expect(result.current.placing).not.toHaveProperty('isUnsent');
  });
});
