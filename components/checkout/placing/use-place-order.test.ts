import { act, waitFor } from '@testing-library/react';
import { settled } from '@/components/ui/test-settled';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import { markShown, orderIntents } from '@/lib/pages/checkout/order-intent';
import { loadDraft, saveDraft, EMPTY_DRAFT } from '@/lib/pages/checkout/draft';
import { testLine } from '@/lib/cart/test-cart';
import { watchLeaving } from '@/lib/core/paths/test-location';
import {
  answer,
  answerLater,
  startOver,
  fillCart,
  KEY,
  LINE,
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
  VENUE,
} from './test-placing';

beforeEach(startOver);

const [REQUESTED_LINE] = request().lines;

describe('pressing Order', () => {
  test('sends the order with the cart’s key, empties the cart and leads to the order', async () => {
    fillCart();
    saveDraft({ ...EMPTY_DRAFT, comment: 'No onions' });
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    expect(kind()).toBe('sending');
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS));
    expect(sent()).toEqual([sentOnce]);
    await waitFor(() => expect(kind()).toBe('made'));
    expect(readCart().cart).toBeNull();
    expect(loadDraft()).toEqual(EMPTY_DRAFT);
    expect(orderIntents.findStored(KEY)).toMatchObject({ state: 'placed', placed: PLACED });
  });

  // Holds ORD-32.
  test('stores the time that its cart promised; pressed again it repeats the order and moves nothing', async () => {
    fillCart();
    answer(lost);
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request(), 1_000));
    await waitFor(() => expect(kind()).toBe('unknown'));
    act(() => result.current.place(KEY, request(), 2_000));
    await settled();
    expect(orderIntents.findStored(KEY)).toMatchObject({ isRepeated: true, promisedAt: 1_000 });
  });

  // Holds PAY-11.
  test('pressed again on a page of another language it names the site of the first press', async () => {
    fillCart();
    answer(lost);
    document.documentElement.dataset.site = 'kz-ru-web';
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(kind()).toBe('unknown'));
    document.documentElement.dataset.site = 'kz-kk-web';
    act(() => result.current.place(KEY, request()));
    await settled();
    delete document.documentElement.dataset.site;
    const sites = jest
      .mocked(fetch)
      .mock.calls.filter(([address]) => address === '/api/orders')
      .map(([, init]) => new Headers(init?.headers).get('X-Site'));
    expect(sites.length).toBeGreaterThan(1);
    expect(new Set(sites)).toEqual(new Set(['kz-ru-web']));
  });

  test('keeps what is added while the order is on its way', async () => {
    fillCart();
    const { result } = await mount();
    const finish = answerLater();
    act(() => result.current.place(KEY, request()));
    act(() =>
      dispatchCart({
        type: 'lineAdded',
        venue: VENUE,
        line: testLine({ productId: 2 }),
        newCartId: 'cart-other',
      }),
    );
    finish();
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS));
    expect(readCart().cart?.lines).toEqual([testLine({ productId: 2 })]);
    expect(readCart().cart?.id).not.toBe(KEY);
  });

  test('stores the intent before anything is sent', async () => {
    const { result } = await mount();
    let writtenFirst: unknown;
    answer(() => {
      writtenFirst = orderIntents.findOpen();
      return placed();
    });
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalled());
    expect(writtenFirst).toMatchObject({ key: KEY, state: 'open', body: request() });
  });

  test.each([2, 20])('%i times sends one order', async (presses) => {
    const { result } = await mount();
    const finish = answerLater();
    act(() => {
      for (let press = 0; press < presses; press += 1) result.current.place(KEY, request());
    });
    for (let press = 0; press < presses; press += 1) act(() => result.current.place(KEY, request()));
    finish();
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledTimes(1));
    act(() => result.current.place(KEY, request()));
    expect(sent()).toEqual([sentOnce]);
    expect(mockRouter.replace).toHaveBeenCalledTimes(1);
  });

  test('a press of Order on a cart that was ordered already leads to that order, unsent', async () => {
    orderIntents.begin(KEY, request());
    orderIntents.settle(KEY, PLACED);
    fillCart();
    const { result } = await mount();
    act(() => result.current.place(KEY, request()));
    expect(mockRouter.replace).toHaveBeenCalledWith(THANKS);
    expect(fetch).not.toHaveBeenCalled();
    expect(readCart().cart).toBeNull();
  });
});

describe('an order that was seen already', () => {
  test('is not the pressed one even with equal lines: the page says so and the cart gets a new id', async () => {
    orderIntents.begin(KEY, request());
    orderIntents.settle(KEY, PLACED);
    markShown(PLACED.orderId);
    fillCart();
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(kind()).toBe('conflict'));
    expect(fetch).not.toHaveBeenCalled();
    expect(mockRouter.replace).not.toHaveBeenCalled();
    expect(readCart().cart?.lines).toEqual([LINE]);
    expect(readCart().cart?.id).not.toBe(KEY);
  });
});

describe('a cart under whose id other lines were ordered', () => {
  test('says so, becomes a cart of its own, and is ordered by the next press', async () => {
    orderIntents.begin(KEY, { ...request(), lines: REQUESTED_LINE ? [{ ...REQUESTED_LINE, count: 5 }] : [] });
    orderIntents.settle(KEY, PLACED);
    markShown(PLACED.orderId);
    fillCart();
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    expect(kind()).toBe('conflict');
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
    const finish = answerLater();
    act(() => result.current.place(KEY, request()));
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(kind()).toBe('sending');
    finish();
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledTimes(1));
  });
});

describe('a refusal', () => {
  test.each([
    ['order/positions', 422],
    ['order/price-changed', 422],
    ['venue/closed', 422],
    ['upstream/unavailable', 503],
    ['upstream/busy', 429],
  ])('%s keeps the cart, forgets the intent, and can be tried again', async (code, status) => {
    fillCart();
    answer(refused(code, status), placed);
    const { result, kind } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(kind()).toBe('refused'));
    expect(result.current.placing).toMatchObject({ error: { code } });
    expect(readCart().cart?.lines).toHaveLength(1);
    expect(orderIntents.findStored(KEY)).toBeNull();
    expect(mockRouter.replace).not.toHaveBeenCalled();

    act(() => result.current.place(KEY, { ...request(), sumMinor: 200_000 }));
    await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(THANKS));
    expect(sent()[1]?.[2]).toContain('200000');
  });

  test('a refusal by an unavailable platform does not decide about an order sent before', async () => {
    answer(lost, refused('upstream/unavailable', 503), placed);
    const { result } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2), { timeout: 3000 });
    await settled();
    expect(result.current.placing.kind).toBe('unknown');
    expect(orderIntents.findOpen()?.key).toBe(KEY);
  });

  test('a refusal for a missing session leads to sign in, without an intent and with the cart', async () => {
    fillCart();
    answer(refused('auth/required', 401));
    const leaving = watchLeaving();
    const { result } = await mount();
    act(() => result.current.place(KEY, request()));
    await waitFor(() => expect(leaving).toHaveBeenCalledWith('/api/auth/sign-in?return=%2Fcart'));
    expect(orderIntents.findStored(KEY)).toBeNull();
    expect(readCart().cart?.id).toBe(KEY);
  });
});
