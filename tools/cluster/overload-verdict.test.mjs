/** @jest-environment node */
import { shortcomings } from './overload-verdict.mjs';

const MB = 1024 * 1024;
const of = (name, answered, { withoutWait = 0, others = [] } = {}) => ({
  name,
  asked: 100,
  answered,
  withoutWait,
  others,
});
const classes = (page, press, read, picture, { withoutWait, kept = 100, lostPresses, lostReads } = {}) => [
  of('page', page),
  of('kept picture', kept),
  of('press', press, { withoutWait, others: lostPresses }),
  of('read', read, { others: lostReads }),
  of('picture', picture),
];
const good = { classes: classes(100, 90, 60, 30), recoveredMs: 2000, heaps: [120 * MB, 130 * MB] };

test('nothing is said of an overload in which what matters more is answered more often', () => {
  expect(shortcomings({ overloads: [good, good] })).toEqual([]);
});

test.each([
  [{ classes: classes(80, 90, 60, 30) }, 'cached pages and pictures do not go on'],
  [{ classes: classes(100, 90, 60, 30, { kept: 80 }) }, 'cached pages and pictures do not go on'],
  [{ classes: classes(100, 50, 60, 30) }, 'orders do not come before reads before pictures'],
  [{ classes: classes(100, 90, 60, 70) }, 'orders do not come before reads before pictures'],
  [{ classes: classes(100, 90, 60, 30, { withoutWait: 1 }) }, 'a 503 names no wait'],
  [
    { classes: classes(100, 90, 60, 30, { lostPresses: [502] }) },
    'requests end otherwise than answered or refused with 503',
  ],
  [
    { classes: classes(100, 90, 60, 30, { lostReads: [504] }) },
    'requests end otherwise than answered or refused with 503',
  ],
  [{ recoveredMs: 10_500 }, 'it is not as before within ten seconds'],
  [{ recoveredMs: undefined }, 'it is not as before within ten seconds'],
])('%j is said once, in whichever overload it was', (bad, sentence) => {
  for (const overloads of [
    [{ ...good, ...bad }, good],
    [good, { ...good, ...bad }],
    [
      { ...good, ...bad },
      { ...good, ...bad },
    ],
  ])
    expect(shortcomings({ overloads })).toEqual([sentence]);
});

test('memory that a second overload has grow is said, and none that the first has filled', () => {
  const after = (...megabytes) => ({ ...good, heaps: megabytes.map((one) => one * MB) });
  expect(shortcomings({ overloads: [after(200, 300), after(205, 290)] })).toEqual([]);
  expect(shortcomings({ overloads: [after(200, 300), after(205, 330)] })).toEqual([
    'a second overload has the memory grow',
  ]);
});
