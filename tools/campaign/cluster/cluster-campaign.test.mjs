/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FAULTS } from './faults.mjs';
import { planRun } from './plan.mjs';
import { faultRows } from './report.mjs';
import { violationsOf } from './run.mjs';
import { splitProxy } from './split-proxy.mjs';

const told = (code) => ({ isConfirmed: code === 'made', isOpen: code === 'open', isCartEmpty: null });
const press = (mark, code, { key = null, sentKeys = [`key-${mark}`] } = {}) => ({
  key,
  mark: key ?? mark,
  tab: told(code),
  sent: sentKeys.map((one) => ({ key: one, hash: 'a' })),
});
const entry = (mark, part = {}) => ({ id: `id-${mark}`, key: null, isOf: mark, ...part });

describe('presses that hold', () => {
  test.each([
    ['one that was made', [press(1, 'made')], [entry(1)]],
    ['one that was refused, and pressed again', [press(1, 'refused'), press(2, 'made')], [entry(2)]],
    [
      'a cart that was refused, and pressed again under its key',
      [
        press(1, 'refused', { key: 'cart', sentKeys: ['cart'] }),
        press(2, 'made', { key: 'cart', sentKeys: ['cart', 'cart'] }),
      ],
      [{ id: 1, key: 'cart' }],
    ],
  ])('%s', (_what, presses, made) => {
    expect(violationsOf(presses, made)).toEqual([]);
  });
});

describe('presses that do not hold', () => {
  test.each([
    ['lost: told, and not there', [press(1, 'made')], [], ['confirmed, and not made']],
    ['doubled', [press(1, 'made')], [entry(1), entry(1)], ['2 made of one press']],
    [
      'made though it was refused',
      [press(1, 'refused'), press(2, 'made')],
      [entry(1), entry(2)],
      ['made, and not confirmed to the diner'],
    ],
    ['open at the end', [press(1, 'open')], [], ['nobody knows what became of it']],
    ['made by nobody', [press(1, 'made')], [entry(1), entry(7)], ['1 made that nobody pressed']],
    [
      'a second order under another key',
      [press(1, 'made', { key: 'cart', sentKeys: ['cart'] })],
      [
        { id: 1, key: 'cart' },
        { id: 2, key: 'other' },
      ],
      ['2 made of one press', 'made under another key'],
    ],
  ])('%s', (_what, presses, made, sentences) => {
    expect(violationsOf(presses, made)).toEqual(sentences);
  });
});

describe('the plan', () => {
  test('is the same for the same seed, and another for another seed', () => {
    const plan = (seed) => Array.from({ length: 40 }, (_, number) => planRun(seed, number));
    expect(plan(7)).toEqual(plan(7));
    expect(plan(7)).not.toEqual(plan(8));
  });

  test('meets every fault in its first runs, and two now and then, never with the same', () => {
    const names = Object.keys(FAULTS);
    const runs = Array.from({ length: 200 }, (_, number) =>
      planRun(1, number).faults.map(({ name }) => name),
    );
    expect(runs.slice(0, names.length).flat()).toEqual(names);
    const twice = runs.filter(({ length }) => length === 2);
    expect(twice.length).toBeGreaterThan(20);
    for (const [one, other] of twice) expect(one).not.toBe(other);
  });
});

test('a fault that meets a service which another one has ended goes on', async () => {
  const { pid } = spawnSync('true');
  await expect(
    FAULTS['Redis frozen']({ cluster: { redis: { child: { pid } } } }, { lastsMs: 1 }),
  ).resolves.toBeUndefined();
});

test('the table says what each fault has cost', () => {
  const made = { code: 'made', ms: 1200, sent: [1, 2, 3] };
  const refused = { code: 'upstream/unavailable', ms: 300, sent: [1] };
  const views = [
    { isSeen: true, ms: 400 },
    { isSeen: false, ms: 2100 },
  ];
  const of = (...names) => ({ faults: names.map((name) => ({ name })) });
  const results = [
    { plan: of('app killed'), views, presses: [refused, made], broken: [] },
    { plan: of('app killed', 'nginx killed'), views: [], presses: [made], broken: ['2 made of one press'] },
  ];
  expect(faultRows(results).map((row) => Object.values(row))).toEqual([
    ['app killed', 2, 2, 1, '2.1', 2, 4, 1, '1.2', 1],
    ['nginx killed', 1, 0, 0, '0.0', 1, 2, 0, '1.2', 1],
    ['all', 2, 2, 1, '2.1', 2, 4, 1, '1.2', 1],
  ]);
});

test('a proxy that is slow passes each part later and in its order, also what comes once it is fast again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dastarkhan-proxy-'));
  const [near, far] = [join(folder, 'near'), join(folder, 'far')];
  const target = createServer((socket) => socket.pipe(socket)).listen(far);
  const proxy = splitProxy(near, far);
  const client = connect(near);
  const heard = [];
  client.on('data', (part) => heard.push(...String(part)));
  const until = async (count) => {
    while (heard.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  client.write('a');
  await until(1);
  proxy.slow(60);
  const begun = performance.now();
  client.write('b');
  await new Promise((resolve) => setTimeout(resolve, 20));
  proxy.slow(0);
  client.write('c');
  await until(3);
  expect(performance.now() - begun).toBeGreaterThan(55);
  expect(heard).toEqual(['a', 'b', 'c']);
  client.destroy();
  target.close();
  rmSync(folder, { recursive: true });
});
