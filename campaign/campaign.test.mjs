/** @jest-environment node */
import { judge } from './judge.mjs';
import { EVENTS, FAULTS, KINDS, planRun } from './plan.mjs';

const KEY = 'cart-00000001';
const ORDER = { key: KEY, sumMinor: 5000, bonusesMinor: 1000, paidByCardMinor: 0, toPayMinor: 4000 };
const SENT = [
  { key: KEY, hash: 'a' },
  { key: KEY, hash: 'a' },
];
const RUN = { key: KEY, isTold: true, isCartEmpty: true, isOpen: false };

describe('a run that holds', () => {
  test.each([
    ['one order, told', RUN, [ORDER]],
    ['none, the cart kept', { ...RUN, isTold: false, isCartEmpty: false }, []],
    ['one order, its tab killed', { ...RUN, isCartEmpty: null }, [ORDER]],
    ['orders of others beside it', RUN, [ORDER, { ...ORDER, key: 'cart-00000002' }]],
  ])('is %s', (_what, run, ledger) => {
    expect(judge(run, ledger, SENT)).toEqual([]);
  });
});

describe('a run that is broken', () => {
  test.each([
    ['two orders', RUN, [ORDER, ORDER], SENT, '2 orders of one intent'],
    ['told of nothing', { ...RUN, isCartEmpty: false }, [], SENT, 'told of an order that does not exist'],
    ['an untold order', { ...RUN, isTold: false }, [ORDER], SENT, 'an order that the diner was not told of'],
    ['two bodies', RUN, [ORDER], [...SENT, { key: KEY, hash: 'b' }], '2 bodies under one key'],
    ['an open intent', { ...RUN, isOpen: true }, [ORDER], SENT, 'nobody knows what became of it'],
    ['an emptied cart', { ...RUN, isTold: false }, [], SENT, 'the cart is empty without an order'],
    ['a full cart', { ...RUN, isCartEmpty: false }, [ORDER], SENT, 'the cart is full beside its order'],
    ['lost money', RUN, [{ ...ORDER, toPayMinor: 3999 }], SENT, 'bonuses and money make 4999, not 5000'],
  ])('tells of %s', (_what, run, ledger, sent, sentence) => {
    expect(judge(run, ledger, sent)).toEqual([sentence]);
  });
});

describe('the plan', () => {
  test('is the same for the same seed, and another for another', () => {
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
