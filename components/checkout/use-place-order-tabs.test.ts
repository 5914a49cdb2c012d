import { act, renderHook, waitFor } from '@testing-library/react';
import { testLine } from '@/lib/cart/test-cart';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import { beginIntent, dropIntent, findIntent, settleIntent } from '@/lib/checkout/order-intent';
import { inTurn } from '@/lib/checkout/order-turn';
import { grantOneByOne, takeLocksAway } from '@/lib/checkout/test-locks';
import { KZT_FORMAT } from '@/lib/money/money';
import { placedOrderSchema } from '@/lib/orders/order-request.schema';
import { testOrderRequest } from '@/lib/orders/test-order-request';
import { markSignedIn } from '@/lib/session/test-mark';
import { usePlaceOrder } from './use-place-order';

const mockRouter = { replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

const KEY = 'cart-00000001';
const PLACED = placedOrderSchema.parse({ orderId: 90032, venueId: 3107, paymentAddress: null });
const THANKS = '/typ/3107/order/90032';
const VENUE = { id: 3107, name: 'Ak Dastarkhan', moneyFormat: KZT_FORMAT };
const request = () => testOrderRequest();

let fetched: jest.SpiedFunction<typeof fetch>;
const bodies = () => fetched.mock.calls.map(([, init]) => init?.body);
const fillCart = () => dispatchCart({ type: 'lineAdded', venue: VENUE, line: testLine(), newCartId: KEY });
/** The intents were changed in another tab, and the browser tells of it. */
const tell = () =>
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'orderIntents' }));
  });
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  mockRouter.replace.mockReset();
  dispatchCart({ type: 'cleared' });
  markSignedIn(false);
  fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(PLACED)));
});

async function mount() {
  const hook = renderHook(() => usePlaceOrder());
  // What an earlier visit left behind is looked for right after the first paint.
  await settled();
  return { ...hook, kind: () => hook.result.current.placing.kind };
}

describe('an outcome that another tab has heard', () => {
  const unknown = async () => {
    fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    const hook = await mount();
    act(() => hook.result.current.place(KEY, request()));
    await waitFor(() => expect(hook.kind()).toBe('unknown'));
    return hook;
  };

  test('is looked for no more, at once', async () => {
    const { kind } = await unknown();
    dropIntent(KEY);
    tell();
    expect(kind()).toBe('idle');
  });

  test('is looked for no more when it is asked for, where the browser did not tell', async () => {
    const { result, kind } = await unknown();
    dropIntent(KEY);
    act(() => result.current.resume());
    expect(kind()).toBe('idle');
  });
});

describe('an order that another tab is sending', () => {
  /** Another tab takes its turn and keeps it until it is let go. */
  const holdTurn = () => {
    let letGo: () => void = () => undefined;
    void inTurn(() => new Promise((resolve) => (letGo = resolve)));
    return () => act(async () => letGo());
  };
  beforeEach(grantOneByOne);
  afterEach(takeLocksAway);

  test('is waited for by a press: nothing is written down and nothing sent before its turn', async () => {
    const letGo = holdTurn();
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    await settled();
    expect(kind()).toBe('sending');
    expect(findIntent(KEY)).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
    await letGo();
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS));
    expect(bodies()).toEqual([JSON.stringify(request())]);
  });

  test('is followed by a press that waited for it, and not sent again', async () => {
    fillCart();
    const letGo = holdTurn();
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    await settled();
    beginIntent(KEY, request());
    settleIntent(KEY, PLACED);
    await letGo();
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS));
    expect(fetched).not.toHaveBeenCalled();
    expect(kind()).toBe('placed');
    expect(readCart().cart).toBeNull();
  });

  test('is waited for by what is asked again: nothing is sent before its turn', async () => {
    beginIntent(KEY, request());
    const letGo = holdTurn();
    const { kind } = await mount();
    await settled();
    expect(kind()).toBe('unknown');
    expect(fetched).not.toHaveBeenCalled();
    await letGo();
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS));
    expect(bodies()).toEqual([JSON.stringify(request())]);
  });

  test('is followed by what was to be asked again, and not sent again', async () => {
    fillCart();
    beginIntent(KEY, request());
    const letGo = holdTurn();
    const { kind } = await mount();
    await settled();
    settleIntent(KEY, PLACED);
    tell();
    await letGo();
    await settled();
    expect(fetched).not.toHaveBeenCalled();
    expect(mockRouter.replace).toHaveBeenCalledWith(THANKS);
    expect(kind()).toBe('placed');
    expect(readCart().cart).toBeNull();
  });
});
