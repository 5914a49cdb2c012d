/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { FAULTS } from './faults.mjs';
import { planRun } from './plan.mjs';
import { violationsOf } from './run.mjs';

const stateOf = (code) => ({ isConfirmed: code === 'made', isOpen: code === 'open', isCartEmpty: null });
const press = (tag, code, key = null) => ({
  key,
  tag: key ?? tag,
  tab: stateOf(code),
  sent: [{ key: key ?? `key-${tag}`, hash: 'a' }],
});
const entry = (tag) => ({ id: `id-${tag}`, key: null, isOf: tag });
const order = (id, key) => ({ id, key });

test.each([
  ['made', [press(1, 'made')], [entry(1)], []],
  ['refused, and pressed again', [press(1, 'refused'), press(2, 'made')], [entry(2)], []],
  ['a cart pressed again', [press(1, 'refused', 'cart'), press(2, 'made', 'cart')], [order(1, 'cart')], []],
  ['lost: confirmed, and not there', [press(1, 'made')], [], ['confirmed, and not made']],
  ['doubled', [press(1, 'made')], [entry(1), entry(1)], ['2 made of one press']],
  [
    'made though it was refused',
    [press(1, 'refused'), press(2, 'made')],
    [entry(1), entry(2)],
    ['made, and not confirmed to the diner'],
  ],
  ['open at the end', [press(1, 'open')], [], ['its outcome is unknown']],
  ['made without a press', [press(1, 'made')], [entry(1), entry(7)], ['1 made without a press']],
  [
    'ordered under another key',
    [press(1, 'made', 'cart')],
    [order(1, 'cart'), order(2, 'other')],
    ['2 made of one press', 'made under another key'],
  ],
])('presses are judged that are %s', (_what, presses, made, sentences) => {
  expect(violationsOf(presses, made)).toEqual(sentences);
});

test('the plan is the same for the same seed, and meets every fault in its first runs, and two now and then', () => {
  const plan = (seed) => Array.from({ length: 200 }, (_, number) => planRun(seed, number));
  expect(plan(7)).toEqual(plan(7));
  expect(plan(7)).not.toEqual(plan(8));
  const names = Object.keys(FAULTS);
  const runs = plan(1).map(({ faults }) => faults.map(({ name }) => name));
  expect(runs.slice(0, names.length).flat()).toEqual(names);
  const twice = runs.filter(({ length }) => length === 2);
  expect(twice.length).toBeGreaterThan(20);
  for (const [one, other] of twice) expect(one).not.toBe(other);
});

test('a fault that meets a service which another one has ended goes on', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  await expect(
    FAULTS['Redis frozen']({ cluster: { redis: { child: { pid } } } }, { lastsMs: 1 }),
  ).resolves.toBeUndefined();
});
