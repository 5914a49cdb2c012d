/** @jest-environment node */
import { BroadcastChannel as NodeChannel } from 'node:worker_threads';
import { KZT_FORMAT } from '@/lib/core/money/money';
import type { Cart } from './cart';
import { openCartChannel } from './cart-channel';
import { testLine } from './test-cart';

const cartOf = (id: string): Cart => ({
  version: 2,
  id,
  venue: { id: 3107, name: 'Ақ Дастархан', moneyFormat: KZT_FORMAT },
  lines: [testLine()],
});

const open: { close: () => void }[] = [];
/** A tab with a cart or without one. */
function tab(cart: Cart | null = null) {
  const state = { cart, changes: 0 };
  const channel = openCartChannel({
    current: () => state.cart,
    onChange: (changed) => {
      state.cart = changed;
      state.changes += 1;
    },
  });
  open.push(channel);
  return { state, channel };
}
/** Messages of a channel arrive in turn: one that is sent after all others shows that they have arrived. */
async function settle() {
  const [one, other] = [new NodeChannel('cart'), new NodeChannel('cart')];
  for (let turn = 0; turn < 3; turn += 1) {
    const received = new Promise<void>((resolve) => {
      other.onmessage = ({ data }) => {
        if (data === turn) resolve();
      };
    });
    one.postMessage(turn);
    await received;
  }
  one.close();
  other.close();
}

afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
});

describe('tabs that are open side by side', () => {
  test('have the cart of the one that changed it, also that it was emptied', async () => {
    const [first, second] = [tab(cartOf('cart-000001')), tab(cartOf('cart-000001'))];
    const changed = { ...cartOf('cart-000001'), lines: [testLine({ count: 5 })] };
    first.channel.tell(changed, 'cart-000001');
    await settle();
    expect(second.state.cart).toEqual(changed);
    expect(first.state.changes).toBe(0);
    second.channel.tell(null, 'cart-000001');
    await settle();
    expect(first.state.cart).toBeNull();
  });

  test('give their cart to one that opens without', async () => {
    tab(cartOf('cart-000001'));
    const opened = tab();
    await settle();
    expect(opened.state.cart).toEqual(cartOf('cart-000001'));
  });

  test('have the latest copy of their cart also where one opens with an older copy', async () => {
    const latest = { ...cartOf('cart-000001'), lines: [testLine({ count: 5 })] };
    const [first, opened] = [tab(latest), tab(cartOf('cart-000001'))];
    await settle();
    expect(opened.state.cart).toEqual(latest);
    expect(first.state.changes).toBe(0);
  });

  test('keep what they have changed since they opened, whatever an older copy answers then', async () => {
    const changed = { ...cartOf('cart-000001'), lines: [testLine({ count: 5 })] };
    const first = tab(changed);
    first.channel.tell(changed, 'cart-000001');
    const foreign = new NodeChannel('cart');
    foreign.postMessage({ type: 'told', cart: cartOf('cart-000001') });
    await settle();
    foreign.close();
    expect(first.state).toEqual({ cart: changed, changes: 0 });
  });

  test('keep the prices of their own check where one opens with the same pieces', async () => {
    const dearer = { ...cartOf('cart-000001'), lines: [testLine({ priceMinor: 190_000 })] };
    const [, opened] = [tab(cartOf('cart-000001')), tab(dearer)];
    await settle();
    expect(opened.state).toEqual({ cart: dearer, changes: 0 });
  });

  test('keep their own cart when one that never heard of it begins another', async () => {
    const [first, second] = [tab(cartOf('cart-000001')), tab()];
    second.channel.tell(cartOf('cart-000002'), null);
    await settle();
    expect(first.state).toEqual({ cart: cartOf('cart-000001'), changes: 0 });
  });

  test('have the cart that takes the place of theirs', async () => {
    const [first, second] = [tab(cartOf('cart-000001')), tab(cartOf('cart-000001'))];
    first.channel.tell(cartOf('cart-000002'), 'cart-000001');
    await settle();
    expect(second.state.cart).toEqual(cartOf('cart-000002'));
  });

  test('have the cart of one of an earlier release, which does not say what it has changed', async () => {
    const one = tab(cartOf('cart-000001'));
    const foreign = new NodeChannel('cart');
    foreign.postMessage({ type: 'changed', cart: cartOf('cart-000002') });
    await settle();
    foreign.close();
    expect(one.state.cart).toEqual(cartOf('cart-000002'));
  });

  test('keep their own cart when another requests one', async () => {
    const [, second] = [tab(cartOf('cart-000001')), tab(cartOf('cart-000002'))];
    tab();
    await settle();
    expect(second.state).toEqual({ cart: cartOf('cart-000002'), changes: 0 });
  });

  test.each([
    ['nothing', undefined],
    ['a text', 'cart'],
    ['a cart of another version', { type: 'changed', cart: { ...cartOf('cart-000009'), version: 1 } }],
    ['a cart without lines', { type: 'changed', cart: { ...cartOf('cart-000009'), lines: [] } }],
    ['an unknown type', { type: 'stolen', cart: null }],
  ])('are not moved by %s on the channel', async (_what, message) => {
    const one = tab(cartOf('cart-000001'));
    const foreign = new NodeChannel('cart');
    foreign.postMessage(message);
    await settle();
    foreign.close();
    expect(one.state).toEqual({ cart: cartOf('cart-000001'), changes: 0 });
  });
});
