import { act, waitFor } from '@testing-library/react';
import { orderIntents } from '@/lib/checkout/order-intent';
import { withTabLock } from '@/lib/intents/tab-lock';
import { grantOneByOne, takeLocksAway } from '@/lib/intents/test-locks';
import {
  answer,
  startOver,
  fillCart,
  KEY,
  mockRouter,
  mount,
  PLACED,
  request,
  settled,
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
    const { result, letGo } = await waitBehindTab();
    orderIntents.begin(KEY, request());
    orderIntents.settle(KEY, PLACED);
    notifyOfIntents();
    expect(result.current.placing).toEqual({ kind: 'made' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_600)));
    expect(result.current.placing).toEqual({ kind: 'made' });
    await letGo();
    await settled();
    expect(fetch).not.toHaveBeenCalled();
  });
});

test('an answer that asks for a longer wait gets it before the order is asked about again', async () => {
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
