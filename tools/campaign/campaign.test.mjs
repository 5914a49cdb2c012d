/** @jest-environment node */
import { findPressInVain, findViolations } from './checker.mjs';
import { EVENTS } from './events.mjs';
import { KINDS } from './kinds/kinds.mjs';
import { FAULTS, planRun } from './plan.mjs';
import { campaignTable } from './report.mjs';

const KEY = 'cart-00000001';
const ORDER = { key: KEY, sumMinor: 5000, bonusesMinor: 1000, paidByCardMinor: 0, toPayMinor: 4000 };
const SENT = [
  { key: KEY, hash: 'a' },
  { key: KEY, hash: 'a' },
];
const CONFIRMED = { isConfirmed: true, isCartEmpty: true, isOpen: false };
const UNCONFIRMED = { isConfirmed: false, isCartEmpty: false, isOpen: false };
const runOf = (...tabs) => ({ key: KEY, mark: KEY, tabs });
/** Of what has a key of each press: no cart goes with it. */
const confirmed = { isConfirmed: true, isCartEmpty: null, isOpen: false };
const unconfirmed = { isConfirmed: false, isCartEmpty: null, isOpen: false };
const pressOf = (...tabs) => ({ key: null, mark: 'run-1', tabs });
const OWN = { key: 'waiter-1', hash: 'a' };
const OTHER = { key: 'waiter-2', hash: 'b' };

describe('a press without a fault', () => {
  const alone = { faults: [], event: 'double press' };
  test('is in vain where nothing was made', () => {
    expect(findPressInVain(alone, [])).toHaveLength(1);
    expect(findPressInVain(alone, [ORDER])).toEqual([]);
  });

  test('may make nothing where something failed or came in between', () => {
    expect(findPressInVain({ ...alone, faults: ['503'] }, [])).toEqual([]);
    expect(findPressInVain({ ...alone, event: 'tab killed' }, [])).toEqual([]);
  });

  test('is the event of some of the gate’s runs', () => {
    const plans = Array.from({ length: 11 }, (_, number) => planRun(1, number));
    expect(plans.filter((plan) => findPressInVain(plan, []).length > 0).length).toBeGreaterThan(0);
  });
});

describe('a run that holds', () => {
  test.each([
    ['one order, shown to the diner', runOf(CONFIRMED), [ORDER]],
    ['one order, shown in both tabs', runOf(CONFIRMED, CONFIRMED), [ORDER]],
    ['no order, the cart unchanged', runOf(UNCONFIRMED), []],
    ['one order, its tab killed', runOf({ ...CONFIRMED, isCartEmpty: null }), [ORDER]],
    ['one order, paid by card', runOf(CONFIRMED), [{ ...ORDER, paidByCardMinor: 4000, toPayMinor: 0 }]],
  ])('is %s', (_what, run, orders) => {
    expect(findViolations(run, orders, SENT)).toEqual([]);
  });

  test.each([
    ['one opening, under the key that was sent', pressOf(confirmed), [{ key: OWN.key }], [OWN, OWN]],
    ['one call, with the mark of its run', pressOf(confirmed), [{ key: null, isOf: 'run-1' }], [OWN]],
    [
      'one call by the second of two tabs, the first of which was refused',
      pressOf(confirmed, confirmed),
      [{ key: OTHER.key }],
      [OWN, OTHER],
    ],
    ['a press that was refused', pressOf(unconfirmed), [], [OWN]],
    [
      'one order of a guest who was sent to the staff',
      runOf({ ...CONFIRMED, isConfirmed: null }),
      [ORDER],
      SENT,
    ],
    [
      'no order of a guest who was sent to the staff',
      pressOf({ ...confirmed, isConfirmed: null }),
      [],
      [OWN],
    ],
    ['a press that never left the phone', pressOf(unconfirmed), [], []],
  ])('is %s', (_what, run, made, sent) => {
    expect(findViolations(run, made, sent)).toEqual([]);
  });
});

describe('a run that is broken', () => {
  const other = { ...ORDER, key: 'cart-00000002' };
  test.each([
    ['two orders', runOf(CONFIRMED), [ORDER, ORDER], SENT, ['2 made of one press']],
    [
      'a second order under a key of its own',
      runOf(CONFIRMED),
      [ORDER, other],
      [...SENT, { key: other.key, hash: 'a' }],
      ['2 made of one press', 'made under another key', 'sent under 2 keys'],
    ],
    [
      'an order shown that does not exist',
      runOf({ ...CONFIRMED, isCartEmpty: false }),
      [],
      SENT,
      ['confirmed, and not made'],
    ],
    [
      'an order that was not shown',
      runOf({ ...CONFIRMED, isConfirmed: false }),
      [ORDER],
      SENT,
      ['made, and not confirmed to the diner'],
    ],
    [
      'a tab that shows no order beside one that does',
      runOf(CONFIRMED, UNCONFIRMED),
      [ORDER],
      SENT,
      ['made, and not confirmed to the diner', 'the cart is full beside its order'],
    ],
    ['two bodies', runOf(CONFIRMED), [ORDER], [...SENT, { key: KEY, hash: 'b' }], ['2 bodies under one key']],
    [
      'an open intent',
      runOf({ ...CONFIRMED, isOpen: true }),
      [ORDER],
      SENT,
      ['nobody knows what became of it'],
    ],
    [
      'an emptied cart',
      runOf({ ...CONFIRMED, isConfirmed: false }),
      [],
      SENT,
      ['the cart is empty without an order'],
    ],
    [
      'a full cart',
      runOf({ ...CONFIRMED, isCartEmpty: false }),
      [ORDER],
      SENT,
      ['the cart is full beside its order'],
    ],
    [
      'lost money',
      runOf(CONFIRMED),
      [{ ...ORDER, toPayMinor: 3999 }],
      SENT,
      ['bonuses and money make 4999, not 5000'],
    ],
  ])('reports %s', (_what, run, orders, sent, sentences) => {
    expect(findViolations(run, orders, sent)).toEqual(sentences);
  });

  test.each([
    [
      'two openings',
      pressOf(confirmed),
      [{ key: OWN.key }, { key: OTHER.key }],
      [OWN, OTHER],
      ['2 made of one press', 'sent under 2 keys'],
    ],
    [
      'an opening under a key that nobody sent',
      pressOf(confirmed),
      [{ key: OTHER.key }],
      [OWN],
      ['made under another key'],
    ],
    [
      'a call of another run',
      pressOf(confirmed),
      [{ key: null, isOf: 'run-0' }],
      [OWN],
      ['made under another key'],
    ],
    [
      'two bodies under one of two keys',
      pressOf(confirmed, confirmed),
      [{ key: OTHER.key }],
      [OWN, OTHER, { ...OTHER, hash: 'c' }],
      ['2 bodies under one key'],
    ],
    [
      'a bill whose shares are not the whole',
      pressOf(confirmed),
      [{ key: null, sumMinor: 12_000, bonusesMinor: 1_000, paidByCardMinor: 10_900, toPayMinor: 0 }],
      [OWN],
      ['bonuses and money make 11900, not 12000'],
    ],
  ])('reports %s', (_what, run, made, sent, sentences) => {
    expect(findViolations(run, made, sent)).toEqual(sentences);
  });
});

describe('the plan', () => {
  test('is the same for the same seed, and another for another seed', () => {
    const plan = (seed) => Array.from({ length: 40 }, (_, number) => planRun(seed, number));
    expect(plan(7)).toEqual(plan(7));
    expect(plan(7)).not.toEqual(plan(8));
  });

  test('meets every kind and every event in its first runs, every fault in two hundred, each kind by most events', () => {
    const runs = Array.from({ length: 200 }, (_, number) => planRun(1, number));
    const first = runs.slice(0, EVENTS.length);
    expect(new Set(first.map(({ event }) => event))).toEqual(new Set(EVENTS));
    expect(new Set(first.map(({ kind }) => kind))).toEqual(new Set(Object.keys(KINDS)));
    expect(new Set(runs.flatMap(({ faults }) => faults))).toEqual(new Set(Object.keys(FAULTS)));
    for (const kind of Object.keys(KINDS)) {
      const ofKind = runs.filter((run) => run.kind === kind);
      expect(new Set(ofKind.map(({ event }) => event)).size).toBeGreaterThan(EVENTS.length / 2);
    }
  });

  test.each(Object.entries(KINDS))(
    'strikes and counts the calls of the kind %s',
    (_name, { calls, requests }) => {
      const paths = {
        platform: [
          '/takeaway/v1/takeaway/order',
          '/takeaway/v1/bill/0d1f6c7a-58a0-4c0b-9d7e-3a1b5c7d9e11/payment',
          '/takeaway/v1/filial/3107/waiter-calls',
          '/smart-lock/v1/open-lock',
          '/booking/v1/reservations',
        ],
        ours: [
          '/api/orders',
          '/api/bill/0d1f6c7a-58a0-4c0b-9d7e-3a1b5c7d9e11/payment',
          '/api/bill/waiter-calls',
          '/api/lock/unlock',
          '/api/booking/reservations',
        ],
      };
      const struck = paths.platform.map((path) => new RegExp(calls).test(path));
      expect(struck.filter(Boolean)).toHaveLength(1);
      expect(paths.ours.map((path) => requests.test(path))).toEqual(struck);
    },
  );
});

describe('the table', () => {
  const byCard = { ...ORDER, bonusesMinor: 0, paidByCardMinor: 5000, toPayMinor: 0 };
  const ran = (kind, faults, orders, attempts, broken = []) => ({
    plan: { kind, event: 'reload', faults },
    made: orders,
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

  test('counts runs, what was made, attempts, those with bonuses, by card and broken, by what happened', () => {
    expect(head).toEqual(['runs', 'made', 'attempts', 'with bonuses', 'paid by card', 'broken']);
    expect(rows).toEqual([
      ['kind: delivery', '2', '1', '5', '1', '0', '1'],
      ['kind: takeaway', '1', '1', '1', '0', '1', '0'],
      ['event: reload', '3', '2', '6', '1', '1', '1'],
      ['fault: garbage', '2', '1', '5', '1', '0', '1'],
      ['fault: reset before commit', '1', '0', '2', '0', '0', '1'],
      ['all', '3', '2', '6', '1', '1', '1'],
    ]);
  });
});
