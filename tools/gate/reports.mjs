import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * A test runner's report. `flaky`: green only at the second try, with the reason of the first.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[], flaky?: string[] }} Tally
 */

/** @returns {Tally} of jest's `--json` report; a file that could not even be loaded is one failure */
export function jestTally(report) {
  const failures = report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && file.status === 'failed') return [`${file.name} could not be run`];
    return failed.map(({ fullName }) => fullName);
  });
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

/** @returns {Tally} of jest's report on a machine without programs, where what is left out is not missed */
export const bareTally = (report) => ({ ...jestTally(report), skipped: 0 });

function firstErrorOf({ results = [] }) {
  const { message = '', location } = results.find(({ error }) => error)?.error ?? {};
  const place = location ? ` at ${basename(location.file)}:${location.line}` : '';
  return message ? `:${place} ${stripVTControlCharacters(message).split('\n')[0]}` : '';
}

/** @returns {Tally} of Playwright's JSON report; errors outside any test are failures too */
export function playwrightTally(report) {
  const testsOf = ({ title, specs = [], suites = [] }) =>
    [
      ...specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, names: [spec.title] }))),
      ...suites.flatMap(testsOf),
    ].map((test) => ({ ...test, names: [title, ...test.names] }));
  const tests = report.suites.flatMap(testsOf);
  const named = (wanted) =>
    tests
      .filter(({ status }) => status === wanted)
      .map((test) => `[${test.projectName}] ${test.names.filter(Boolean).join(' › ')}${firstErrorOf(test)}`);
  const failures = [
    ...named('unexpected'),
    ...report.errors.map(({ message }) => (message ?? 'an error outside the tests').split('\n')[0]),
  ];
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + report.errors.length,
    skipped: report.stats.skipped,
    failures,
    flaky: named('flaky'),
  };
}

export function campaignTally({ runs }) {
  const broken = runs.filter((run) => run.broken.length > 0);
  return {
    passed: runs.length - broken.length,
    failed: broken.length,
    skipped: 0,
    failures: broken.map(({ name, broken: sentences }) => `${name}: ${sentences.join('; ')}`),
    flaky: runs
      .filter(({ firstTry }) => firstTry)
      .map(({ name, firstTry }) => `${name}: ${firstTry.join('; ')}`),
  };
}

/** The tally of a report, where a run that tested nothing, or that ended badly without a failed test, is a failure. */
export function tallyOf(reportFile, read, code) {
  const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : undefined;
  if (!report) return { passed: 0, failed: 1, skipped: 0, failures: ['no report was written'] };
  const tally = read(report);
  if (tally.failed > 0) return tally;
  if (code !== 0) return { ...tally, failed: 1, failures: [`the run ended with code ${code}`] };
  if (tally.passed === 0) return { ...tally, failed: 1, failures: ['no test was run'] };
  return tally;
}
