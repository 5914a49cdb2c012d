import { turns } from '@/lib/core/concurrency/test-turns';
import type { PressView } from '@/lib/core/intents/press-types';
import { runPress, type PressUse } from '@/lib/core/intents/press-runner';
import type { OrderRequest, PlacedOrder } from '@/lib/orders/placing/order-request.schema';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import { orderIntents } from './order-intent';

const CART = 'cart-00000001';
type OrderUse = PressUse<OrderRequest, PlacedOrder>;

/** A button of which something throws once. */
function button(part: Partial<OrderUse>) {
  const sent: boolean[] = [];
  let view: PressView<OrderRequest, PlacedOrder> = { kind: 'idle' };
  const use: OrderUse = {
    lock: 'order',
    isMadeOnce: true,
    intents: orderIntents,
    send: (_intent, isRepetition) => {
      sent.push(isRepetition);
      return Promise.resolve({ orderId: 90032, venueId: 3107, paymentAddress: null });
    },
    subject: () => CART,
    open: () => orderIntents.findOpen(),
    doneElsewhere: () => null,
    unseen: () => null,
    expect: () => () => true,
    follow: () => false,
    signIn: () => undefined,
    renew: () => undefined,
    refresh: () => undefined,
    ...part,
  };
  const runner = runPress(
    use,
    (shown) => {
      view = shown;
    },
    () => Promise.resolve(),
  );
  return {
    sent,
    view: () => view,
    press: () => (runner.press(CART, testOrderRequest()), turns()),
    resume: () => (runner.resume(), turns()),
  };
}

function throwOnce() {
  return jest.fn().mockImplementationOnce(() => {
    throw new Error('broken');
  });
}

beforeEach(() => {
  localStorage.clear();
  window.reportError = jest.fn();
});

describe('a press during which something throws', () => {
  test('can be pressed again, and leads to what was made', async () => {
    const follow = throwOnce().mockReturnValue(false);
    const { press, view, sent } = button({ follow });
    await press();
    expect(view()).toEqual({ kind: 'idle' });
    expect(window.reportError).toHaveBeenCalledTimes(1);
    await press();
    expect(view()).toEqual({ kind: 'made' });
    expect(follow).toHaveBeenCalledTimes(2);
    expect(sent).toEqual([false]);
  });

  test('is repeated while its intent is open', async () => {
    const settle = throwOnce().mockImplementation(orderIntents.settle);
    const { press, resume, view, sent } = button({ intents: { ...orderIntents, settle } });
    await press();
    expect(view()).toMatchObject({ kind: 'unknown', nextAtMs: expect.any(Number) as number });
    await resume();
    expect(view()).toEqual({ kind: 'made' });
    expect(sent).toEqual([false, true]);
  });
});
