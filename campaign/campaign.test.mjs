/** @jest-environment node */
import { findViolations } from './checker.mjs';
import { EVENTS, FAULTS, KINDS, planRun } from './plan.mjs';
import { campaignTable } from './report.mjs';

const KEY = 'cart-00000001';
const ORDER = { key: KEY, sumMinor: 5000, bonusesMinor: 1000, paidByCardMinor: 0, toPayMinor: 4000 };
const SENT = [
  { key: KEY, hash: 'a' },
  { key: KEY, hash: 'a' },
];
const TOLD = { isTold: true, isCartEmpty: true, isOpen: false };
const UNTOLD = { isTold: false, isCartEmpty: false, isOpen: false };
const runOf = (...tabs) => ({ key: KEY, tabs });

describe('a run that holds', () => {
  test.each([
    ['one order, shown to the diner', runOf(TOLD), [ORDER]],
    ['one order, shown in both tabs', runOf(TOLD, TOLD), [ORDER]],
    ['no order, the cart unchanged', runOf(UNTOLD), []],
    ['one order, its tab killed', runOf({ ...TOLD, isCartEmpty: null }), [ORDER]],
    ['one order, paid by card', runOf(TOLD), [{ ...ORDER, paidByCardMinor: 4000, toPayMinor: 0 }]],
  ])('is %s', (_what, run, orders) => {
    expect(findViolations(run, orders, SENT)).toEqual([]);
  });
});

describe('a run that is broken', () => {
  const other = { ...ORDER, key: 'cart-00000002' };
  test.each([
    ['two orders', runOf(TOLD), [ORDER, ORDER], SENT, ['2 orders of one intent']],
    [
      'a second order under a key of its own',
      runOf(TOLD),
      [ORDER, other],
      [...SENT, { key: other.key, hash: 'a' }],
      ['2 orders of one intent', 'an order under another key', 'sent under 2 keys'],
    ],
    [
      'an order shown that does not exist',
      runOf({ ...TOLD, isCartEmpty: false }),
      [],
      SENT,
      ['told of an order that does not exist'],
    ],
    [
      'an order that was not shown',
      runOf({ ...TOLD, isTold: false }),
      [ORDER],
      SENT,
      ['an order that the diner was not told of'],
    ],
    [
      'a tab that shows no order beside one that does',
      runOf(TOLD, UNTOLD),
      [ORDER],
      SENT,
      ['an order that the diner was not told of', 'the cart is full beside its order'],
    ],
    ['two bodies', runOf(TOLD), [ORDER], [...SENT, { key: KEY, hash: 'b' }], ['2 bodies under one key']],
    ['an open intent', runOf({ ...TOLD, isOpen: true }), [ORDER], SENT, ['nobody knows what became of it']],
    ['an emptied cart', runOf({ ...TOLD, isTold: false }), [], SENT, ['the cart is empty without an order']],
    [
      'a full cart',
      runOf({ ...TOLD, isCartEmpty: false }),
      [ORDER],
      SENT,
      ['the cart is full beside its order'],
    ],
    [
      'lost money',
      runOf(TOLD),
      [{ ...ORDER, toPayMinor: 3999 }],
      SENT,
      ['bonuses and money make 4999, not 5000'],
    ],
  ])('reports %s', (_what, run, orders, sent, sentences) => {
    expect(findViolations(run, orders, sent)).toEqual(sentences);
  });
});

describe('the plan', () => {
  test('is the same for the same seed, and another for another seed', () => {
    const plan = (seed) => Array.from({ length: 40 }, (_, number) => planRun(seed, number));
    expect(plan(7)).toEqual(plan(7));
    expect(plan(7)).not.toEqual(plan(8));
  });

  test('meets every kind and every event in its first runs, and every fault in two hundred', () => {
    const runs = Array.from({ length: 200 }, (_, number) => planRun(1, number));
    const first = runs.slice(0, EVENTS.length);
    expect(new Set(first.map(({ event }) => event))).toEqual(new Set(EVENTS));
    expect(new Set(first.map(({ kind }) => kind))).toEqual(new Set(Object.keys(KINDS)));
    expect(new Set(runs.flatMap(({ faults }) => faults))).toEqual(new Set(Object.keys(FAULTS)));
  });
});

describe('the table', () => {
  const byCard = { ...ORDER, bonusesMinor: 0, paidByCardMinor: 5000, toPayMinor: 0 };
  const ran = (kind, faults, orders, attempts, broken = []) => ({
    plan: { kind, event: 'reload', faults },
    orders,
    attempts,
    broken,
  });
  const results = [
    ran('takeaway', [], [byCard], 1),
    ran('delivery', ['garbage', 'garbage'], [ORDER], 3),
    ran('delivery', ['garbage', 'reset before commit'], [], 2, ['nobody knows what became of it']),
  ];
  const [head, ...rows] = campaignTable(results)
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/));

  test('counts runs, orders, attempts, those with bonuses, by card and broken, by what happened', () => {
    expect(head).toEqual(['runs', 'orders', 'attempts', 'with bonuses', 'paid by card', 'broken']);
    expect(rows).toEqual([
      ['order: delivery', '2', '1', '5', '1', '0', '1'],
      ['order: takeaway', '1', '1', '1', '0', '1', '0'],
      ['event: reload', '3', '2', '6', '1', '1', '1'],
      ['fault: garbage', '2', '1', '5', '1', '0', '1'],
      ['fault: reset before commit', '1', '0', '2', '0', '0', '1'],
      ['all', '3', '2', '6', '1', '1', '1'],
    ]);
  });
});
