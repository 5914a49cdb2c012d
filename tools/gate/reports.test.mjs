/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../run/temporary-folder.mjs';
import { verdict } from './gate.mjs';
import { bareTally, campaignTally, jestTally, playwrightTally, tallyOf } from './reports.mjs';

const jestReport = (files, passed) => ({
  numPassedTests: passed,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: files,
});
const passedFile = {
  name: 'a.test.ts',
  status: 'passed',
  assertionResults: [{ status: 'passed', fullName: 'a' }],
};

test('counts jest tests, and a file that could not be loaded as a failure', () => {
  const failed = {
    name: 'b.test.ts',
    status: 'failed',
    assertionResults: [{ status: 'failed', fullName: 'b fails' }],
  };
  const broken = { name: 'c.test.ts', status: 'failed', assertionResults: [] };
  expect(jestTally(jestReport([passedFile, failed, broken], 1))).toEqual({
    passed: 1,
    failed: 2,
    skipped: 1,
    failures: ['b fails', 'c.test.ts could not be run'],
  });
});

test('counts the runs of a campaign, and names what a broken one has broken', () => {
  const runs = [
    { name: 'run 0', broken: [] },
    { name: 'run 1', broken: ['2 orders of one intent', 'the cart is full'] },
  ];
  expect(campaignTally({ runs })).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ['run 1: 2 orders of one intent; the cart is full'],
  });
});

test('counts Playwright tests by their projects, and errors outside them', () => {
  const spec = (title, ok) => ({
    title,
    ok,
    tests: [
      { projectName: 'phone', status: ok ? 'expected' : 'unexpected' },
      { projectName: 'desktop', status: ok ? 'flaky' : 'expected' },
    ],
  });
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: 'no server\nat line 3' }],
    suites: [
      {
        title: 'cart.spec.ts',
        specs: [spec('adds', true)],
        suites: [{ title: 'sums', specs: [spec('total', false)] }],
      },
    ],
  };
  expect(playwrightTally(report)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    failures: ['[phone] cart.spec.ts › sums › total', 'no server'],
    flaky: ['[desktop] cart.spec.ts › adds'],
  });
});

test.each([
  ['tests were run and all was well', jestReport([passedFile], 1), 0, 0],
  ['the runner ended badly without a failed test', jestReport([passedFile], 1), 1, 1],
  ['no test was run', jestReport([], 0), 0, 1],
  ['no report was written', undefined, 0, 1],
])('a run and its report together, where %s', (_case, report, code, failed) => {
  const file = join(temporaryFolder('reports'), 'report.json');
  if (report) writeFileSync(file, JSON.stringify(report));
  expect(tallyOf(file, jestTally, code)).toMatchObject({ failed });
});

describe('the last line', () => {
  const lint = { step: { title: 'Lint' }, passed: 1, failed: 0, skipped: 0, ms: 1200 };
  const unit = { step: { title: 'Unit tests' }, passed: 10, failed: 0, skipped: 3, ms: 3000 };
  const journeys = { step: { title: 'Journeys' }, passed: 0, failed: 0, skipped: 1, ms: 0 };

  test('counts all tests, and is red with one that failed', () => {
    const broken = { ...unit, failed: 2, skipped: 0 };
    expect(verdict([lint, broken])).toEqual({ line: '11 passed, 2 failed', isGreen: false });
  });

  test('counts what is left out, names its programs, and stays green', () => {
    const results = [lint, unit, journeys];
    const missing = ['nginx', 'redis', 'chromium'];
    const line = '11 passed, 0 failed, 4 left out for want of: nginx, Redis, Chromium';
    expect(verdict(results, missing)).toEqual({ line, isGreen: true });
  });

  test('is red for a left-out test where the whole is wanted', () => {
    expect(verdict([unit], ['nginx'], { isWhole: true }).isGreen).toBe(false);
  });

  test('is red for a left-out test although every program is there', () => {
    expect(verdict([lint, unit]).isGreen).toBe(false);
  });

  test('counts no test as left out on a bare machine', () => {
    expect(bareTally(jestReport([passedFile], 1))).toMatchObject({ passed: 1, skipped: 0 });
  });
});
