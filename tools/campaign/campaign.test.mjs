/** @jest-environment node */
import { findPressInVain, findViolations } from './checker.mjs';
import { EVENTS } from './events.mjs';
import { KINDS } from './kinds/kinds.mjs';
import { FAULTS, planRun } from './plan.mjs';

const KEY = 'cart-00000001';
const order = (part) => ({
  key: KEY,
  sumMinor: 5000,
  bonusesMinor: 1000,
  paidByCardMinor: 0,
  toPayMinor: 4000,
  ...part,
});
const SENT = [KEY, KEY].map((key) => ({ key, hash: 'a' }));
const OWN = { key: 'waiter-1', hash: 'a' };
const OTHER = { key: 'waiter-2', hash: 'b' };
const shown = (part) => ({ isConfirmed: true, isCartEmpty: true, isOpen: false, ...part });
const notShown = { isConfirmed: false, isCartEmpty: false, isOpen: false };
const cart = (...tabs) => ({ key: KEY, tag: KEY, tabs });
/** Of what has a key of each press: no cart goes with it. */
const press = (...tabs) => ({
  key: null,
  tag: 'run-1',
  tabs: tabs.map((tab) => ({ ...tab, isCartEmpty: null })),
});

test.each([
  ['one order, shown in both tabs', cart(shown(), shown()), [order()], SENT],
  ['no order, the cart unchanged', cart(notShown), [], SENT],
  ['one order, its tab killed', cart(shown({ isCartEmpty: null })), [order()], SENT],
  ['one order, paid by card', cart(shown()), [order({ paidByCardMinor: 4000, toPayMinor: 0 })], SENT],
  ['one opening, under the key that was sent', press(shown()), [{ key: OWN.key }], [OWN, OWN]],
  ['one call, with the tag of its run', press(shown()), [{ key: null, isOf: 'run-1' }], [OWN]],
  ['one call by the second of two tabs', press(shown(), shown()), [{ key: OTHER.key }], [OWN, OTHER]],
  ['one order of a guest who was sent to the staff', cart(shown({ isConfirmed: null })), [order()], SENT],
  ['no order of a guest who was sent to the staff', press(shown({ isConfirmed: null })), [], [OWN]],
  ['a press that never left the phone', press(notShown), [], []],
])('a run holds: %s', (_what, run, made, sent) => {
  expect(findViolations(run, made, sent)).toEqual([]);
});

const later = { key: 'cart-00000002', hash: 'a' };
const BODIES = [OWN, OTHER, { ...OTHER, hash: 'c' }];
test.each([
  ['2 made of one press', cart(shown()), [order(), order()], SENT],
  ['made under another key', cart(shown()), [order({ key: later.key })], SENT],
  ['sent under 2 keys', cart(shown()), [order()], [...SENT, later]],
  ['confirmed, and not made', cart(shown({ isCartEmpty: false })), [], SENT],
  ['made, and not confirmed to the diner', cart(shown({ isConfirmed: false })), [order()], SENT],
  ['2 bodies under one key', cart(shown()), [order()], [...SENT, { key: KEY, hash: 'b' }]],
  ['its outcome is unknown', cart(shown({ isOpen: true })), [order()], SENT],
  ['the cart is empty without an order', cart(shown({ isConfirmed: false })), [], SENT],
  ['the cart is full beside its order', cart(shown({ isCartEmpty: false })), [order()], SENT],
  ['bonuses and money make 4999, not 5000', cart(shown()), [order({ toPayMinor: 3999 })], SENT],
  ['sent under 2 keys', press(shown()), [{ key: OWN.key }], [OWN, OTHER]],
  ['made under another key', press(shown()), [{ key: OTHER.key }], [OWN]],
  ['made under another key', press(shown()), [{ key: null, isOf: 'run-0' }], [OWN]],
  ['2 bodies under one key', press(shown(), shown()), [{ key: OTHER.key }], BODIES],
])('a run is broken: %s', (sentence, run, made, sent) => {
  expect(findViolations(run, made, sent)).toEqual([sentence]);
});

test('a press without a fault is in vain where nothing was made, unless something came in between', () => {
  const alone = { faults: [], event: 'double press' };
  expect(findPressInVain(alone, [])).toHaveLength(1);
  expect(findPressInVain(alone, [order()])).toEqual([]);
  expect(findPressInVain({ ...alone, faults: ['503'] }, [])).toEqual([]);
  expect(findPressInVain({ ...alone, event: 'tab killed' }, [])).toEqual([]);
});

test('the plan is the same for the same seed, and meets every kind and event in its first runs, every fault in all', () => {
  const plan = (seed) => Array.from({ length: 200 }, (_, number) => planRun(seed, number));
  const runs = plan(1);
  expect(plan(1)).toEqual(runs);
  expect(plan(2)).not.toEqual(runs);
  const first = runs.slice(0, EVENTS.length);
  expect(new Set(first.map(({ event }) => event))).toEqual(new Set(EVENTS));
  expect(new Set(first.map(({ kind }) => kind))).toEqual(new Set(Object.keys(KINDS)));
  expect(first.some((one) => findPressInVain(one, []).length > 0)).toBe(true);
  expect(new Set(runs.flatMap(({ faults }) => faults))).toEqual(new Set(Object.keys(FAULTS)));
});

const BILL = '0d1f6c7a-58a0-4c0b-9d7e-3a1b5c7d9e11';
const CALLS = [
  ['/takeaway/v1/takeaway/order', '/api/orders'],
  [`/takeaway/v1/bill/${BILL}/payment`, `/api/bill/${BILL}/payment`],
  ['/takeaway/v1/filial/3107/waiter-calls', '/api/bill/waiter-calls'],
  ['/smart-lock/v1/open-lock', '/api/lock/unlock'],
  ['/booking/v1/reservations', '/api/booking/reservations'],
];

test.each(Object.entries(KINDS))(
  'the kind %s has its calls struck and counted',
  (_name, { calls, requests }) => {
    const struck = CALLS.map(([platform]) => new RegExp(calls).test(platform));
    expect(struck.filter(Boolean)).toHaveLength(1);
    expect(CALLS.map(([, ours]) => requests.test(ours))).toEqual(struck);
  },
);
