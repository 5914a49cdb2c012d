import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shutdown, startService, stopService, tail } from '../run/processes.mjs';
import { programTitles } from '../run/programs.mjs';
import { slowness } from '../run/slowness.mjs';
import { tallyOf } from './reports.mjs';

const reminderMs = 30_000;
const seconds = (ms) => (ms / 1000).toFixed(1);

async function runCommands(step, { root, logFile, env }) {
  const timeoutMs = step.timeoutMs * slowness();
  for (const command of step.commands) {
    const service = startService(step.title, command, { cwd: root, logFile, env });
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      void stopService(service);
    }, timeoutMs);
    const code = await service.ended;
    clearTimeout(timer);
    if (timedOut) throw new Error(`took longer than ${timeoutMs / 1000} s`);
    if (code !== 0) return code;
  }
  return 0;
}

async function runStep(step, { root, logFolder }) {
  const startedAt = Date.now();
  const logFile = join(logFolder, `${step.id}.log`);
  rmSync(logFile, { force: true });
  if (step.report) {
    rmSync(step.report.file, { force: true });
    mkdirSync(dirname(step.report.file), { recursive: true });
  }
  const result = { step, logFile, passed: 0, failed: 0, skipped: 0, failures: [] };
  let prepared;
  try {
    prepared = await step.prepare?.();
    const code = await runCommands(step, { root, logFile, env: { ...step.env, ...prepared?.env } });
    if (step.report) Object.assign(result, tallyOf(step.report.file, step.report.read, code));
    else Object.assign(result, code === 0 ? { passed: 1 } : { failed: 1 });
  } catch (error) {
    Object.assign(result, { failed: 1, failures: [error.message] });
  } finally {
    await prepared?.stop?.();
  }
  return { ...result, ms: Date.now() - startedAt };
}

const notRun = (step, result) => ({ step, passed: 0, failed: 0, skipped: 0, failures: [], ms: 0, ...result });

function describe({ step, passed, failed, skipped, ms, failures, flaky = [], logFile, missing }) {
  if (missing) return `– ${step.title}: left out for want of ${programTitles(missing)}\n`;
  const leftOut = skipped ? `, ${skipped} left out` : '';
  const counted = step.report ? ` ${passed} passed, ${failed} failed${leftOut}` : '';
  const secondTries = flaky.map((name) => `  – green at the second try: ${name}\n`);
  const line = `${failed > 0 ? '✗' : '✓'} ${step.title}${counted} (${seconds(ms)} s)\n${secondTries.join('')}`;
  if (failed === 0) return line;
  const list = failures.slice(0, 30).map((failure) => `  – ${failure}\n`);
  const log = tail(logFile, 60).replace(/^/gm, '  │ ');
  return `${line}${list.join('')}${log}\n`;
}

function watchOver(running) {
  const now = () =>
    [...running].map(([{ title }, since]) => `${title} ${Math.round((Date.now() - since) / 1000)} s`);
  const timer = setInterval(() => running.size > 0 && console.log(`… ${now().join(' · ')}`), reminderMs);
  return () => clearInterval(timer);
}

/** Runs steps, at most `atOnce` at a time, never two with one `uses`; leaves out one whose programs are missing, fails one whose `needs` has failed. */
export async function runSteps(steps, { root, logFolder, atOnce, earlier, missingOf }) {
  const results = new Map(earlier.map((result) => [result.step.id, result]));
  const running = new Map();
  const queue = [...steps];
  const stopWatching = watchOver(running);
  const isFree = ({ uses }) => !uses || ![...running.keys()].some((other) => other.uses === uses);
  const next = () => {
    const index = queue.findIndex(isFree);
    return index < 0 ? undefined : queue.splice(index, 1)[0];
  };
  const lane = async () => {
    for (let step = next(); step; step = next()) {
      const needed = step.needs && results.get(step.needs);
      const missing = missingOf(step);
      running.set(step, Date.now());
      const result =
        needed && needed.failed > 0
          ? notRun(step, { failed: 1, failures: [`not run: ${needed.step.title} failed`] })
          : missing.length > 0
            ? notRun(step, { skipped: 1, missing })
            : await runStep(step, { root, logFolder });
      running.delete(step);
      results.set(step.id, result);
      if (shutdown.isRequested) return;
      process.stdout.write(describe(result));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  stopWatching();
  return steps.map((step) => results.get(step.id));
}

/** The last line: 'N passed, M failed', and what was left out for want of which programs, which makes the run red where `isWhole`. */
export function verdict(results, missing = [], { isWhole = false } = {}) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const leftOut = sum('skipped');
  // A test that is left out although every program is there was switched off by hand.
  const isRefused = leftOut > 0 && (isWhole || missing.length === 0);
  const cause =
    missing.length > 0
      ? `for want of: ${programTitles(missing)}`
      : 'though every program is there: a test is switched off in the code';
  const line = `${sum('passed')} passed, ${sum('failed')} failed`;
  return {
    line: leftOut > 0 ? `${line}, ${leftOut} left out ${cause}` : line,
    isGreen: sum('failed') === 0 && !isRefused,
  };
}
