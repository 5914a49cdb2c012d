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
const fileOf = (name, status, ...assertionResults) => ({ name, status, assertionResults });
const passedFile = fileOf('a.test.ts', 'passed', { status: 'passed', fullName: 'a' });

test('counts jest tests, and a file that could not be loaded as a failure', () => {
  const failed = fileOf('b.test.ts', 'failed', { status: 'failed', fullName: 'b fails' });
  const report = jestReport([passedFile, failed, fileOf('c.test.ts', 'failed')], 1);
  expect(jestTally(report)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 1,
    failures: ['b fails', 'c.test.ts could not be run'],
  });
  expect(bareTally(report)).toMatchObject({ passed: 1, skipped: 0 });
});

test('counts Playwright tests by their projects, and errors outside them', () => {
  const error = {
    message: '\u001b[31mTimeoutError\u001b[39m: no cart\n  a log',
    location: { file: '/e2e/cart.spec.ts', line: 7 },
  };
  const spec = (title, phone, desktop) => ({
    title,
    tests: [
      { projectName: 'phone', status: phone, results: [{}] },
      { projectName: 'desktop', status: desktop, results: [{ error }, {}] },
    ],
  });
  const sums = { title: 'sums', specs: [spec('total', 'unexpected', 'expected')] };
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: 'no server\nat line 3' }],
    suites: [{ title: 'cart.spec.ts', specs: [spec('adds', 'expected', 'flaky')], suites: [sums] }],
  };
  expect(playwrightTally(report)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    failures: ['[phone] cart.spec.ts › sums › total', 'no server'],
    flaky: ['[desktop] cart.spec.ts › adds: at cart.spec.ts:7 TimeoutError: no cart'],
  });
});

test('counts runs of checks, and names the reason of a first try that came too late', () => {
  const runs = [
    { name: 'menu', broken: [] },
    { name: 'order', broken: [], firstTry: ['not within 20 s', 'it stands at /cart'] },
    { name: 'pay', broken: ['two orders'] },
  ];
  expect(campaignTally({ runs })).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failures: ['pay: two orders'],
    flaky: ['order: not within 20 s; it stands at /cart'],
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

const lint = { passed: 1, failed: 0, skipped: 0 };
const unit = { passed: 10, failed: 0, skipped: 3 };
test.each([
  [
    'red with one that failed',
    [lint, { ...unit, failed: 2, skipped: 0 }],
    [],
    {},
    false,
    '11 passed, 2 failed',
  ],
  [
    'green without programs',
    [lint, unit],
    ['nginx', 'redis'],
    {},
    true,
    '3 left out for want of: nginx, Redis',
  ],
  ['red where the whole is wanted', [unit], ['nginx'], { isWhole: true }, false, 'want of: nginx'],
  ['red though every program is there', [lint, unit], [], {}, false, 'a test is switched off'],
])('the last line is %s', (_how, results, missing, options, isGreen, words) => {
  expect(verdict(results, missing, options)).toEqual({ line: expect.stringContaining(words), isGreen });
});
