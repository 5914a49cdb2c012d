import { BffError } from '@/lib/core/bff/client';
import { orderQuery } from '@/lib/orders/order-reading.api';
import { payAgain } from '@/lib/orders/payment/payments.api';
import { sendOrder } from '@/lib/orders/placing/place-order.api';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import { receiptQuery } from '@/lib/orders/receipt.api';
import { openTabletSession } from '@/lib/kiosk-session/tablet-session.api';
import { bindTabletSession, readTabletSession } from '@/lib/kiosk-session/tablet-session';

const KEY = 'cart-00000001';
const REQUEST = testOrderRequest('takeaway', { customerName: 'Әсел' });
const PLACED = { orderId: 90031, venueId: 3107, paymentAddress: null };

interface Sent {
  address: string;
  headers: Record<string, string>;
}
let sent: Sent[];
let answers: Map<string, { status: number; body: unknown }>;
let sessions: number;

const over = { status: 403, body: { error: { code: 'kiosk/session-over' } } };
const sentTo = (address: string) => sent.filter((one) => one.address === address);

beforeEach(() => {
  sent = [];
  sessions = 0;
  answers = new Map([['/api/orders', { status: 200, body: PLACED }]]);
  document.documentElement.className = 'kiosk';
  sessionStorage.clear();
  localStorage.clear();
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = typeof input === 'string' ? input : '';
    sent.push({ address, headers: Object.fromEntries(new Headers(init?.headers)) });
    if (address === '/api/kiosk/session') sessions += 1;
    const opened = { session: `ts_000000000000000${sessions}` };
    const { status, body } =
      address === '/api/kiosk/session'
        ? { status: 200, body: opened }
        : (answers.get(address) ?? { status: 404, body: { error: { code: 'order/not-found' } } });
    return Promise.resolve(Response.json(body, { status }));
  });
});

// Holds KIOSK-10.
test('an opened session is in session storage, with its venue', async () => {
  await openTabletSession(3107);
  expect(JSON.parse(sessionStorage.getItem('tablet-session') ?? '')).toEqual({
    session: 'ts_0000000000000001',
    venueId: 3107,
    orderKey: null,
  });
});

test.each(['{', '"ts"', '{"session":5,"venueId":3107}', 'x'.repeat(4096)])(
  'a stored %j is rejected',
  (text) => {
    sessionStorage.setItem('tablet-session', text);
    expect(readTabletSession()).toBeNull();
  },
);

test('orders, readings, payments and receipts of a kiosk go in its session', async () => {
  await openTabletSession(3107);
  await sendOrder(KEY, REQUEST, false);
  const { signal } = new AbortController();
  await orderQuery(90031)
    .queryFn({ signal })
    .catch(() => undefined);
  await receiptQuery(90031)
    .queryFn({ signal })
    .catch(() => undefined);
  await payAgain(90031, 'pay-00000001', 'online').catch(() => undefined);
  for (const { headers } of sent.slice(1)) expect(headers['x-tablet-session']).toBe('ts_0000000000000001');
  expect(sent).toHaveLength(5);
});

test.each(['', 'webview'])(
  'on a page of the class %j nothing goes in a session that is stored',
  async (name) => {
    await openTabletSession(3107);
    document.documentElement.className = name;
    await sendOrder(KEY, REQUEST, false);
    const { signal } = new AbortController();
    await orderQuery(90031)
      .queryFn({ signal })
      .catch(() => undefined);
    for (const { headers } of sent) expect(headers).not.toHaveProperty('x-tablet-session');
  },
);

test('a first attempt that finds the session over opens another, and the guest presses again', async () => {
  await openTabletSession(3107);
  answers.set('/api/orders', over);
  await expect(sendOrder(KEY, REQUEST, false)).rejects.toMatchObject({ code: 'kiosk/session-over' });
  expect(readTabletSession()).toMatchObject({
    session: 'ts_0000000000000002',
    venueId: 3107,
    orderKey: null,
  });
  answers.set('/api/orders', { status: 200, body: PLACED });
  await expect(sendOrder(KEY, REQUEST, false)).resolves.toEqual(PLACED);
  expect(sentTo('/api/orders').map(({ headers }) => headers['x-tablet-session'])).toEqual([
    'ts_0000000000000001',
    'ts_0000000000000002',
  ]);
});

test('a repetition goes in the session of its first attempt', async () => {
  await openTabletSession(3107);
  bindTabletSession(KEY);
  answers.set('/api/orders', { status: 502, body: { error: { code: 'order/unknown-outcome' } } });
  await expect(sendOrder(KEY, REQUEST, false)).rejects.toMatchObject({ code: 'order/unknown-outcome' });
  answers.set('/api/orders', { status: 200, body: PLACED });
  await expect(sendOrder(KEY, REQUEST, true)).resolves.toEqual(PLACED);
  const keys = sentTo('/api/orders').map(({ headers }) => [
    headers['idempotency-key'],
    headers['x-tablet-session'],
  ]);
  expect(keys).toEqual([
    [KEY, 'ts_0000000000000001'],
    [KEY, 'ts_0000000000000001'],
  ]);
});

// Of a press whose first attempt did not leave the device: the session is bound before, so it was made for no other key.
test('a repetition of what was never sent goes in the session that its press has bound', async () => {
  await openTabletSession(3107);
  bindTabletSession(KEY);
  // The tablet is started again: its tab has forgotten all.
  sessionStorage.clear();
  await expect(sendOrder(KEY, REQUEST, true)).resolves.toEqual(PLACED);
  expect(sentTo('/api/orders').map(({ headers }) => headers['x-tablet-session'])).toEqual([
    'ts_0000000000000001',
  ]);
});

test('a repetition is never sent in the next guest’s session: that would be a second order', async () => {
  await openTabletSession(3107);
  bindTabletSession(KEY);
  answers.set('/api/orders', { status: 502, body: { error: { code: 'order/unknown-outcome' } } });
  await sendOrder(KEY, REQUEST, false).catch(() => undefined);
  await openTabletSession(3107);
  const before = sentTo('/api/orders').length;
  await expect(sendOrder(KEY, REQUEST, true)).rejects.toEqual(new BffError('kiosk/session-over'));
  expect(sentTo('/api/orders')).toHaveLength(before);
});

test('a repetition that finds its session over opens none: its order may have been made', async () => {
  await openTabletSession(3107);
  bindTabletSession(KEY);
  await sendOrder(KEY, REQUEST, false);
  answers.set('/api/orders', over);
  await expect(sendOrder(KEY, REQUEST, true)).rejects.toMatchObject({ code: 'kiosk/session-over' });
  expect(sentTo('/api/kiosk/session')).toHaveLength(1);
});
