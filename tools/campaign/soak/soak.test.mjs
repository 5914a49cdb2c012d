/** @jest-environment node */
import { randomOf } from '../random.mjs';
import {
  answersTable,
  growthOf,
  growthTable,
  heldTable,
  isGrowing,
  judgeAnswers,
  judgeGrowth,
} from './judging.mjs';
import { ledgerViolations } from './soak.mjs';
import { isMadeUp, visitAt, VISITS } from './visits.mjs';

const MB = 1024 * 1024;
const MINUTES = 60;
const BOUND = 5;

/** Two samples a minute of an hour. @param valueOf megabytes at a minute */
const hourOf = (valueOf) =>
  Array.from({ length: MINUTES * 2 }, (_, index) => ({ atMinutes: index / 2, value: valueOf(index / 2) }));
const growth = (valueOf) => growthOf(hourOf(valueOf), ({ value }) => value);

/** Between -1 and 1, another for each seed. */
const noiseOf = (seed) => {
  const random = randomOf(seed);
  return () => random() * 2 - 1;
};
const SEEDS = Array.from({ length: 50 }, (_, index) => index + 1);

describe('what grows', () => {
  test.each([
    ['a leak of a megabyte a minute', (minute) => 200 + minute],
    ['a leak of ten megabytes an hour', (minute) => 200 + minute / 6],
  ])('is found: %s, whatever the noise', (_what, leak) => {
    for (const seed of SEEDS) {
      const noise = noiseOf(seed);
      expect(
        isGrowing(
          growth((minute) => leak(minute) + 4 * noise()),
          BOUND,
        ),
      ).toBe(true);
    }
  });

  test.each([
    ['noise', () => 200],
    ['a cache that fills in the first quarter', (minute) => 200 + 80 * Math.min(1, minute / 15)],
    ['what is filled for five minutes and then let go', (minute) => 200 + 4 * (minute % 5)],
    ['what shrinks', (minute) => 300 - minute],
    ['what is within the bound', (minute) => 200 + minute / 15],
  ])('is not found in %s', (_what, held) => {
    for (const seed of SEEDS) {
      const noise = noiseOf(seed);
      expect(
        isGrowing(
          growth((minute) => held(minute) + 8 * noise()),
          BOUND,
        ),
      ).toBe(false);
    }
  });

  test('is told by its slope, an hour', () => {
    const { perHour, error } = growth((minute) => 200 + minute);
    expect(perHour).toBeCloseTo(60);
    expect(error).toBeCloseTo(0);
  });
});

/** What the parts hold at a minute; `change` is put into the first app, Redis or nginx. */
const sampleAt = (atMinutes, { app = {}, redis = {}, nginx = {} } = {}) => {
  const calm = {
    heap: 150 * MB,
    pages: 50 * MB,
    code: 8 * MB,
    buffers: 30 * MB,
    packed: 10 * MB,
    contexts: 34,
    rss: 400 * MB,
    descriptors: 60,
    timers: 20,
    pictures: 9 * MB,
  };
  return {
    atMinutes,
    apps: [{ ...calm, ...app }, calm],
    nginx: { bytes: 30 * MB, zones: 4 * MB, descriptors: 80, ...nginx },
    redis: { bytes: 8 * MB, keys: 300, descriptors: 14, ...redis },
    sandbox: { rss: 900 * MB },
    logs: 0,
    load: 1.5,
  };
};
const samplesWith = (changeAt) =>
  Array.from({ length: MINUTES * 2 }, (_, index) => sampleAt(index / 2, changeAt(index / 2)));
const growing = (changeAt) =>
  judgeGrowth(samplesWith(changeAt))
    .filter(({ grows }) => grows)
    .map(({ name }) => name);

describe('the judging of a run', () => {
  test('finds nothing where all stays as it is', () => {
    expect(growing(() => ({}))).toEqual([]);
  });

  test.each([
    ['app 1: heap beside pages and code', (minute) => ({ app: { heap: (150 + minute) * MB } })],
    ['app 1: compiled code', (minute) => ({ app: { heap: (150 + minute) * MB, code: (8 + minute) * MB } })],
    [
      'app 1: resident memory beside pages and packed answers',
      (minute) => ({ app: { rss: (400 + minute) * MB } }),
    ],
    ['app 1: open descriptors', (minute) => ({ app: { descriptors: 60 + minute } })],
    ['nginx: memory beside its zones', (minute) => ({ nginx: { bytes: (30 + minute) * MB } })],
    ['Redis: keys', (minute) => ({ redis: { keys: 300 + minute * 5 } })],
  ])('names what grows: %s', (name, changeAt) => {
    expect(growing(changeAt)).toEqual([name]);
    expect(growthTable(judgeGrowth(samplesWith(changeAt)))).toMatch(new RegExp(`${name} .*✗`));
  });

  test('takes what fills the packed answers for no leak', () => {
    const filling = (minute) => ({
      app: { buffers: (30 + minute) * MB, packed: (10 + minute) * MB, rss: (400 + minute) * MB },
    });
    expect(growing(filling)).toEqual([]);
  });

  test('takes what fills the page cache for no leak', () => {
    const filling = (minute) => ({
      app: { heap: (150 + minute) * MB, pages: (50 + minute) * MB, rss: (400 + minute) * MB },
    });
    expect(growing(filling)).toEqual([]);
  });

  test('takes what fills the zones of nginx for no leak', () => {
    expect(growing((minute) => ({ nginx: { zones: (4 + minute / 5) * MB } }))).toEqual([]);
  });

  test('names a class of which one in a hundred was not answered', () => {
    const classes = [
      { name: 'page', asked: 10_000, good: 9_990 },
      { name: 'read', asked: 1000, good: 990 },
    ];
    expect(judgeAnswers(classes)).toEqual(['10 of 1000 of the class read were not answered']);
  });
});

describe('the ledger', () => {
  const press = (key, code, sentKeys = [key]) => ({
    key,
    mark: key,
    code,
    tab: { isConfirmed: code === 'made', isOpen: code === 'network', isCartEmpty: null },
    sent: sentKeys.map((one) => ({ key: one, hash: 'a' })),
  });
  const entry = (id, key) => ({ id, key });

  test('holds where each cart has the order that its diner was told of', () => {
    const carts = [[press('a', 'made')], [press('b', 'upstream/busy'), press('b', 'made')]];
    expect(ledgerViolations(carts, [entry(1, 'a'), entry(2, 'b')])).toEqual([]);
  });

  test.each([
    ['lost', [[press('a', 'made')]], [], ['confirmed, and not made']],
    ['doubled', [[press('a', 'made')]], [entry(1, 'a'), entry(2, 'a')], ['2 made of one press']],
    ['made by nobody', [], [entry(1, 'x')], ['1 made that nobody pressed']],
    [
      'pressed in vain',
      [[press('a', 'order/closed')]],
      [],
      ['pressed in vain, the last answer was order/closed'],
    ],
  ])('does not hold where an order was %s', (_what, carts, made, sentences) => {
    expect(ledgerViolations(carts, made)).toEqual(sentences);
  });
});

describe('the visits', () => {
  test('come in their shares, evenly', () => {
    const names = Array.from({ length: 100 }, (_, number) => visitAt(number).name);
    for (const { name, share } of VISITS) expect(names.filter((one) => one === name)).toHaveLength(share);
    expect(names.slice(0, 25).filter((name) => name === 'orders').length).toBeGreaterThan(3);
  });

  test.each([
    ['/made-up-12', true],
    ['/api/made-up-12', true],
    ['/filials/70123456', true],
    ['/filials/3107', false],
    ['/orders/12', false],
  ])('may be told that there is no %s: %s', (path, may) => {
    expect(isMadeUp(path)).toBe(may);
  });
});

describe('the tables', () => {
  const cells = (table) => table.split('\n').map((line) => line.trim().split(/ {2,}/));

  test('say by windows of time what was held', () => {
    const [, first, second] = cells(heldTable([sampleAt(0), sampleAt(4), sampleAt(5)], 5));
    expect(first).toEqual([
      '0',
      '150 150',
      '50 50',
      '8 8',
      '30 30',
      '10 10',
      '400 400',
      '60 60',
      '30',
      '4.0',
      '8.0',
      '300',
      '9 9',
      '0.0',
      '900',
      '1.5',
    ]);
    expect(second[0]).toBe('5');
  });

  test('say by windows of time how it was answered', () => {
    const window = {
      atMinutes: 5,
      seconds: 10,
      classes: [{ name: 'page', asked: 40, good: 39, ms: [1, 2, 90] }],
    };
    const [head, row] = cells(answersTable([window], ['page', 'press']));
    expect(head).toEqual([
      'from minute',
      'requests/s',
      'answered',
      'page p50 / p99 ms',
      'press p50 / p99 ms',
    ]);
    expect(row).toEqual(['5', '4', '97.50 %', '2 / 90']);
  });
});
