import { act, renderHook, waitFor } from '@testing-library/react';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import {
  beginIntent,
  findIntent,
  findOpenIntent,
  markShown,
  settleIntent,
} from '@/lib/checkout/order-intent';
import { loadDraft, saveDraft, EMPTY_DRAFT } from '@/lib/checkout/draft';
import { testLine } from '@/lib/cart/test-cart';
import { markSignedIn } from '@/lib/session/test-mark';
import { KZT_FORMAT } from '@/lib/money/money';
import { placedOrderSchema } from '@/lib/orders/order-request.schema';
import { testOrderRequest } from '@/lib/orders/test-order-request';
import { watchLeaving } from '@/lib/paths/test-location';
import { usePlaceOrder } from './use-place-order';

const mockRouter = { replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

const KEY = 'cart-00000001';
const PLACED = placedOrderSchema.parse({ orderId: 90032, venueId: 3107, paymentAddress: null });
const THANKS = '/typ/3107/order/90032';
const VENUE = { id: 3107, name: 'Ak Dastarkhan', moneyFormat: KZT_FORMAT };
const LINE = testLine();
const request = () => testOrderRequest();
const [LINE_ASKED] = request().lines;

const fillCart = (newCartId = KEY) =>
  dispatchCart({ type: 'lineAdded', venue: VENUE, line: LINE, newCartId });
const placed = () => Promise.resolve(Response.json(PLACED));
const refused = (code: string, status: number) => () =>
  Promise.resolve(Response.json({ error: { code, requestId: 'r' } }, { status }));
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

let fetched: jest.SpiedFunction<typeof fetch>;
/** Answers of our server for the orders that arrive, in order; the last one stays. */
function answer(...answers: (() => Promise<Response>)[]) {
  fetched.mockImplementation(() => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? lost());
}
/** What was sent: address, key and body of each order. */
const sent = () =>
  fetched.mock.calls.map(([address, init]) => [
    address,
    new Headers(init?.headers).get('Idempotency-Key'),
    init?.body,
  ]);
const sentOnce = ['/api/orders', KEY, JSON.stringify(request())];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  mockRouter.replace.mockReset();
  dispatchCart({ type: 'cleared' });
  markSignedIn(false);
  fetched = jest.spyOn(globalThis, 'fetch');
  answer(placed);
});

async function mount() {
  const hook = renderHook(() => usePlaceOrder());
  // What an earlier visit left behind is looked for right after the first paint.
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  return { ...hook, kind: () => hook.result.current.placing.kind };
}

describe('pressing Order', () => {
  test('sends the order with the cart’s key, empties the cart and leads to the order', async () => {
    fillCart();
    saveDraft({ ...EMPTY_DRAFT, comment: 'No onions' });
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    expect(kind()).toBe('sending');
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS));
    expect(sent()).toEqual([sentOnce]);
    expect(kind()).toBe('placed');
    expect(readCart().cart).toBeNull();
    expect(loadDraft()).toEqual(EMPTY_DRAFT);
    expect(findIntent(KEY)).toMatchObject({ state: 'placed', placed: PLACED });
  });

  test('keeps what is added while the order is on its way', async () => {
    fillCart();
    const { result } = await mount();
    let finish: (response: Response) => void = () => undefined;
    answer(() => new Promise((resolve) => (finish = resolve)));
    act(() => result.current.place(KEY, request()));
    act(() =>
      dispatchCart({
        type: 'lineAdded',
        venue: VENUE,
        line: testLine({ productId: 2 }),
        newCartId: 'cart-other',
      }),
    );
    finish(Response.json(PLACED));
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS));
    expect(readCart().cart?.lines).toEqual([testLine({ productId: 2 })]);
    expect(readCart().cart?.id).not.toBe(KEY);
  });

  test('writes the intent down before anything is sent', async () => {
    const { result } = await mount();
    let writtenFirst: unknown;
    answer(() => {
      writtenFirst = findOpenIntent();
      return placed();
    });
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalled());
    expect(writtenFirst).toMatchObject({ key: KEY, state: 'open', request: request() });
  });

  test.each([2, 20])('%i times sends one order', async (presses) => {
    const { result } = await mount();
    let finish: (response: Response) => void = () => undefined;
    answer(() => new Promise((resolve) => (finish = resolve)));
    act(() => {
      for (let press = 0; press < presses; press += 1) result.current.place(KEY, request());
    });
    for (let press = 0; press < presses; press += 1) act(() => result.current.place(KEY, request()));
    finish(Response.json(PLACED));
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledTimes(1));
    act(() => result.current.place(KEY, request()));
    expect(sent()).toEqual([sentOnce]);
    expect(mockRouter.replace).toHaveBeenCalledTimes(1);
  });

  test('of a cart that was ordered already leads to that order, unsent', async () => {
    beginIntent(KEY, request());
    settleIntent(KEY, PLACED);
    fillCart();
    const { result } = await mount();
    act(() => result.current.place(KEY, request()));
    expect(mockRouter.replace).toHaveBeenCalledWith(THANKS);
    expect(fetched).not.toHaveBeenCalled();
    expect(readCart().cart).toBeNull();
  });
});

describe('an order that was seen already', () => {
  test('is not what is pressed now, though its lines be the same: that is said, and its cart becomes another', async () => {
    beginIntent(KEY, request());
    settleIntent(KEY, PLACED);
    markShown(PLACED.orderId);
    fillCart();
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(kind()).toBe('ordered'));
    expect(fetched).not.toHaveBeenCalled();
    expect(mockRouter.replace).not.toHaveBeenCalled();
    expect(readCart().cart?.lines).toEqual([LINE]);
    expect(readCart().cart?.id).not.toBe(KEY);
  });
});

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
      seen.push(readCart().cart, findIntent(KEY)?.state),
    );
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(leaving).toHaveBeenCalledWith(ADDRESS));
    expect(seen).toEqual([null, 'placed']);
    expect(kind()).toBe('placed');
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

  test('is shown to whoever comes back without having paid, and not ordered or paid again by itself', async () => {
    beginIntent(KEY, request());
    settleIntent(KEY, UNPAID);
    const leaving = watchLeaving();
    await mount();
    expect(mockRouter.replace).toHaveBeenCalledWith(ORDER);
    expect(leaving).not.toHaveBeenCalled();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('is shown when the step back brings this page back as it was left', async () => {
    fillCart();
    watchLeaving();
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(kind()).toBe('placed'));
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(mockRouter.replace).toHaveBeenCalledWith(ORDER);
    expect(sent()).toHaveLength(1);
  });

  test('of another tab is followed to its page, and paid by one tab only', async () => {
    fillCart();
    const leaving = watchLeaving();
    await mount();
    beginIntent(KEY, request());
    settleIntent(KEY, UNPAID);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'orderIntents' }));
    });
    expect(mockRouter.replace).toHaveBeenCalledWith(ORDER);
    expect(leaving).not.toHaveBeenCalled();
    expect(readCart().cart).toBeNull();
  });
});

describe('a cart under whose id other lines were ordered', () => {
  test('says so, becomes a cart of its own, and is ordered by the next press', async () => {
    beginIntent(KEY, { ...request(), lines: LINE_ASKED ? [{ ...LINE_ASKED, count: 5 }] : [] });
    settleIntent(KEY, PLACED);
    markShown(PLACED.orderId);
    fillCart();
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    expect(kind()).toBe('ordered');
    expect(sent()).toEqual([]);
    const { cart } = readCart();
    expect(cart?.id).not.toBe(KEY);
    expect(cart?.lines).toHaveLength(1);
    answer(placed);
    act(() => result.current.place(cart?.id ?? '', request()));
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS));
    expect(sent().map(([, key]) => key)).toEqual([cart?.id]);
  });
});

describe('an order on its way', () => {
  test('stays on its way when the connection comes and goes', async () => {
    const { result, kind } = await mount();
    let finish: (response: Response) => void = () => undefined;
    answer(() => new Promise((resolve) => (finish = resolve)));
    act(() => result.current.place(KEY, request()));
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(kind()).toBe('sending');
    finish(Response.json(PLACED));
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledTimes(1));
  });
});

describe('a lost answer', () => {
  test('is unknown, is asked again with the same key and body, and ends at the order', async () => {
    fillCart();
    answer(lost, refused('order/unknown-outcome', 502), placed);
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(kind()).toBe('unknown'));
    expect(findOpenIntent()?.key).toBe(KEY);
    expect(readCart().cart).not.toBeNull();
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS), { timeout: 5000 });
    expect(sent()).toEqual([sentOnce, sentOnce, sentOnce]);
    expect(readCart().cart).toBeNull();
  });

  test('keeps what was sent, whatever the cart says since', async () => {
    answer(lost, placed);
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(kind()).toBe('unknown'));
    act(() => result.current.place(KEY, { ...request(), comment: 'changed since' }));
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalled());
    expect(sent()).toEqual([sentOnce, sentOnce]);
  });

  test('is asked about at once when the diner says so or the connection is back', async () => {
    answer(lost, lost, placed);
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(kind()).toBe('unknown'));
    act(() => result.current.resume());
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
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
    expect(findOpenIntent()?.key).toBe(KEY);
  });
});

describe('a refusal', () => {
  test.each([
    ['order/positions', 422],
    ['order/price-changed', 422],
    ['venue/closed', 422],
    ['upstream/unavailable', 503],
    ['upstream/busy', 429],
  ])('%s keeps the cart, forgets the intent, and can be tried anew', async (code, status) => {
    fillCart();
    answer(refused(code, status), placed);
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(kind()).toBe('refused'));
    expect(result.current.placing).toMatchObject({ error: { code } });
    expect(readCart().cart?.lines).toHaveLength(1);
    expect(findIntent(KEY)).toBeNull();
    expect(mockRouter.replace).not.toHaveBeenCalled();

    act(() => result.current.place(KEY, { ...request(), sumMinor: 200_000 }));
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS));
    expect(sent()[1]?.[2]).toContain('200000');
  });

  test('by an unavailable platform says nothing of an order that was sent before', async () => {
    answer(lost, refused('upstream/unavailable', 503), placed);
    const { result } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2), { timeout: 3000 });
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    expect(result.current.placing.kind).toBe('unknown');
    expect(findOpenIntent()?.key).toBe(KEY);
  });

  test('because nobody is signed in leads to sign in, without an intent and with the cart', async () => {
    fillCart();
    answer(refused('auth/required', 401));
    const leaving = watchLeaving();
    const { result } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(leaving).toHaveBeenCalledWith('/api/auth/sign-in?return=%2Fcart'));
    expect(findIntent(KEY)).toBeNull();
    expect(readCart().cart?.id).toBe(KEY);
  });
});

describe('coming back', () => {
  test('with an open intent finds out by itself, with its key and body', async () => {
    beginIntent(KEY, request());
    fillCart();
    const { kind } = await mount();
    expect(kind()).not.toBe('idle');
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS));
    expect(sent()).toEqual([sentOnce]);
    expect(readCart().cart).toBeNull();
  });

  test('with an open intent of another cart leaves the cart of today alone', async () => {
    beginIntent(KEY, request());
    fillCart('cart-00000002');
    await mount();
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS));
    expect(readCart().cart?.id).toBe('cart-00000002');
  });

  test('to an order whose page was never seen leads there', async () => {
    beginIntent(KEY, request());
    settleIntent(KEY, PLACED);
    await mount();
    expect(mockRouter.replace).toHaveBeenCalledWith(THANKS);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('with nothing open sends nothing', async () => {
    fillCart();
    const { kind } = await mount();
    expect(kind()).toBe('idle');
    expect(fetched).not.toHaveBeenCalled();
  });

  test('is not sent as another diner’s who has signed in since', async () => {
    localStorage.setItem('dinerId', '700431');
    beginIntent(KEY, request());
    markSignedIn(true);
    const other = { isSignedIn: true, name: 'Yerlan', dinerId: 700432, bonusesMinor: 0 };
    fetched.mockImplementation((address) =>
      address === '/api/session' ? Promise.resolve(Response.json(other)) : placed(),
    );
    const { kind } = await mount();
    await waitFor(() => expect(kind()).toBe('idle'));
    expect(sent().filter(([address]) => address === '/api/orders')).toEqual([]);
    expect(findIntent(KEY)).toBeNull();
    expect(mockRouter.replace).not.toHaveBeenCalled();
  });

  test('after leaving the screen asks no more', async () => {
    answer(lost);
    const { result, unmount, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(kind()).toBe('unknown'));
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('the page brought back by the browser', () => {
  test('can order anew when its order was seen elsewhere meanwhile', async () => {
    fillCart();
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(kind()).toBe('placed'));
    markShown(PLACED.orderId);
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(kind()).toBe('idle');
    act(() => result.current.place('cart-00000003', request()));
    await waitFor(() => expect(findIntent('cart-00000003')).toMatchObject({ state: 'placed' }));
  });
});

describe('another tab', () => {
  test('that placed the order of the same cart finishes this one too', async () => {
    fillCart();
    answer(lost);
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(kind()).toBe('unknown'));
    settleIntent(KEY, PLACED);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'orderIntents' }));
    });
    expect(kind()).toBe('placed');
    expect(mockRouter.replace).toHaveBeenCalledWith(THANKS);
    expect(readCart().cart).toBeNull();
  });

  test('that placed the order of another cart does not', async () => {
    fillCart();
    const { kind } = await mount();
    beginIntent('cart-00000002', request());
    settleIntent('cart-00000002', PLACED);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'orderIntents' }));
    });
    expect(kind()).toBe('idle');
    expect(mockRouter.replace).not.toHaveBeenCalled();
    expect(readCart().cart?.id).toBe(KEY);
  });
});
