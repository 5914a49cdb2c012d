import { setTimeout as pause } from 'node:timers/promises';
import { updateWorker, waitForWorker } from './worker.mjs';

const CUT_MS = 1500;
const WEB_WORKER = { script: 'service-worker.js', scope: '/', page: '/faq' };

export const clickOn = (button, count = 1) =>
  button.evaluate((element, times) => {
    for (let index = 0; index < times; index += 1) element.click();
  }, count);

/** A copy of the tab, as the browser makes one: with all that it has stored. */
async function copyOf(page, run) {
  const values = await page.evaluate(() => ({ ...sessionStorage }));
  const other = await run.context.newPage();
  await other.addInitScript((copied) => {
    if (sessionStorage.length > 0) return;
    for (const [key, value] of Object.entries(copied)) sessionStorage.setItem(key, value);
  }, values);
  return other;
}

async function cut(context) {
  await context.setOffline(true);
  await pause(CUT_MS);
  await context.setOffline(false);
}

const pressTimes =
  (count) =>
  async ({ page, button, pressOn }) => {
    await pressOn(button, count);
    return [page];
  };
const pressThen =
  (happen, share = 1) =>
  async (run) => {
    await run.pressOn(run.button);
    await pause(run.plan.delayMs * share);
    await happen(run);
    return run.page.isClosed() ? [] : [run.page];
  };

/** The events at the press, by name, of the diner, the browser or a machine; each leaves some tabs, or none. */
const EVENT_STEPS = {
  'one press': pressTimes(1),
  'double press': pressTimes(2),
  'twenty presses': pressTimes(20),
  reload: pressThen(({ page }) => page.reload().catch(() => undefined)),
  'two tabs': async (run) => {
    const { page, button, pressOn, kind } = run;
    const other = await copyOf(page, run);
    const second = await kind.open(other, run);
    await Promise.all([pressOn(button), pressOn(second)]);
    return [page, other];
  },
  'tab killed': pressThen(({ page }) => page.close()),
  'app killed': pressThen(({ servers }) => servers.killApp()),
  'sandbox restarted': pressThen(({ servers }) => servers.restartSandbox()),
  // Mostly before the answer.
  'connection cut': pressThen(({ context }) => cut(context), 1 / 4),
  'offline press': async ({ page, button, pressOn, context }) => {
    const back = cut(context);
    await pressOn(button);
    await back;
    return [page];
  },
  'worker update': async ({ page, button, pressOn, plan, context, servers, kind }) => {
    const worker = kind.worker ?? WEB_WORKER;
    await waitForWorker(page);
    // Another tab, which stays where it is whatever the press leads to.
    const watcher = await context.newPage();
    await watcher.goto(`${servers.origin}${worker.page}`);
    await waitForWorker(watcher);
    servers.renewWorker(worker.script, plan.number);
    const taken = updateWorker(watcher, worker.scope);
    await pause(plan.delayMs);
    await pressOn(button);
    await taken;
    await watcher.close();
    return [page];
  },
};

export const EVENTS = Object.keys(EVENT_STEPS);

export const press = (run) => EVENT_STEPS[run.plan.event]({ ...run, pressOn: run.kind.pressOn ?? clickOn });
