/** @jest-environment node */
import { ORDER_KINDS } from '@/lib/ground/ordering/order-kind';
import { dishesOf } from './order-text';
import {
  awaitsPayment,
  expectedAt,
  isDelivery,
  isJustMade,
  isOver,
  isToBeFetched,
  splitOrders,
  statusLabel,
  stepsOf,
} from './orders';
import { testOrder } from './test-order';

describe('the label of a status', () => {
  test.each([
    ['created', 'paid', 'takeaway', 'paid'],
    ['created', 'onReceipt', 'takeaway', 'accepted'],
    ['created', 'pending', 'takeaway', 'waitingForPayment'],
    ['created', 'failed', 'delivery', 'waitingForPayment'],
    ['created', 'expired', 'delivery', 'waitingForPayment'],
    ['cooking', 'paid', 'takeaway', 'cooking'],
    ['ready', 'onReceipt', 'takeaway', 'ready'],
    ['delivery', 'paid', 'delivery', 'delivery'],
    ['completed', 'paid', 'takeaway', 'pickedUp'],
    ['completed', 'paid', 'micromarket', 'pickedUp'],
    ['completed', 'paid', 'delivery', 'delivered'],
    ['completed', 'paid', 'vendorDelivery', 'delivered'],
    ['completed', 'paid', 'express', 'served'],
    ['canceled', 'paid', 'takeaway', 'canceled'],
  ] as const)('%s, %s, %s reads %s', (status, paymentStatus, type, label) => {
    expect(statusLabel({ status, paymentStatus, type })).toBe(label);
  });
});

describe('the steps of an order', () => {
  test.each([
    ['takeaway', 'created cooking ready completed'],
    ['express', 'created cooking ready completed'],
    ['delivery', 'created cooking delivery completed'],
    ['vendorDelivery', 'created cooking delivery completed'],
    ['micromarket', 'created completed'],
  ] as const)('the steps of an order of a %s are %s', (type, steps) => {
    expect(stepsOf({ type, status: 'created' }).join(' ')).toBe(steps);
  });

  test('include a status that its kind never reaches, in its place', () => {
    expect(stepsOf({ type: 'delivery', status: 'ready' })).toEqual([
      'created',
      'cooking',
      'ready',
      'delivery',
      'completed',
    ]);
  });

  test('never hold the cancellation', () => {
    for (const type of ORDER_KINDS) expect(stepsOf({ type, status: 'canceled' })).not.toContain('canceled');
  });
});

test('only completed and canceled orders are over', () => {
  const statuses = ['created', 'cooking', 'ready', 'delivery', 'completed', 'canceled'] as const;
  expect(statuses.filter((status) => isOver({ status }))).toEqual(['completed', 'canceled']);
});

test('only a takeaway that is not over is to be fetched', () => {
  const types = ['takeaway', 'express', 'delivery', 'vendorDelivery', 'micromarket'] as const;
  expect(types.filter((type) => isToBeFetched({ type, status: 'cooking' }))).toEqual(['takeaway']);
  expect(isToBeFetched({ type: 'takeaway', status: 'completed' })).toBe(false);
  expect(isToBeFetched({ type: 'takeaway', status: 'canceled' })).toBe(false);
});

test('deliveries of the platform and of the venue count as deliveries', () => {
  expect(ORDER_KINDS.filter((type) => isDelivery({ type }))).toEqual(['delivery', 'vendorDelivery']);
});

test.each([
  ['created', 'pending', true],
  ['created', 'failed', true],
  ['created', 'paid', false],
  ['created', 'onReceipt', false],
  ['canceled', 'expired', false],
] as const)('an order that is %s and %s waits for its payment: %p', (status, paymentStatus, awaits) => {
  expect(awaitsPayment({ status, paymentStatus })).toBe(awaits);
});

describe('the expected time of an order', () => {
  const nextAt = '2026-03-14T08:50:00.000Z';
  test.each([
    ['the wanted time goes before all', { wantedAt: '2026-03-14T09:10:00.000Z' }, '2026-03-14T09:10:00.000Z'],
    ['a takeaway: when it is ready', { status: 'cooking', nextStatus: 'ready', nextAt }, nextAt],
    ['a takeaway: not when cooking begins', { nextStatus: 'cooking', nextAt }, null],
    ['a delivery: when it is there', { type: 'delivery', nextStatus: 'completed', nextAt }, nextAt],
    ['a delivery: not when it leaves', { type: 'delivery', nextStatus: 'delivery', nextAt }, null],
    ['an unknown time', { nextStatus: 'ready', nextAt: null }, null],
  ] as const)('%s', (_what, part, at) => {
    expect(expectedAt(testOrder(part))?.toISOString() ?? null).toBe(at);
  });
});

test.each([
  ['paid', { paymentStatus: 'paid' }, true],
  ['for cash', { paymentStatus: 'onReceipt' }, true],
  ['unpaid', { paymentStatus: 'pending' }, false],
  ['in the kitchen', { status: 'cooking' }, false],
] as const)('an order that is %s is just made or not', (_what, part, isMade) => {
  expect(isJustMade(testOrder(part))).toBe(isMade);
});

test('orders under way come before those that are over, each in their own order', () => {
  const [a, b, c, d] = (['completed', 'cooking', 'canceled', 'created'] as const).map((status, id) =>
    testOrder({ id, status }),
  );
  const orders = [a, b, c, d].filter((order) => order !== undefined);
  expect(splitOrders(orders)).toEqual({ active: [b, d], past: [a, c] });
});

test('the summary names the first dishes, their pieces, and how many more there are', () => {
  const order = testOrder();
  expect(dishesOf(order, 3)).toEqual({ text: 'Плов\u00a0×\u00a02, Чай', more: 0 });
  expect(dishesOf(order, 1)).toEqual({ text: 'Плов\u00a0×\u00a02', more: 1 });
});
