import { execFileSync } from 'node:child_process';
import { findProgram } from '../run/programs.mjs';
import { launchBrowser } from '../run/chromium.mjs';
import { exchange, textOf } from './ask.mjs';
import { kilobytes, percentile, row } from '../run/figures.mjs';
import { openLoop } from '../run/concurrency.mjs';
import { startOrderServers } from './order-setup.mjs';
import { dinersLike, orderInBrowser } from './ordering.mjs';
import { processorMs } from '../run/process-figures.mjs';

/** Open orders, each followed by a diner of its own. */
const FOLLOWERS = 1000;
const FIRST_ID = 5_000_000;
/**
 * Seconds between two questions of one follower, as lib/orders has it: after long silence, on the average of an order that
 * moves every seven and a half minutes, and just after a change.
 */
const PAUSES = [30, 15, 5];
const WARM_UP_MS = 15_000;
const MEASURED_MS = 60_000;
/** Questions in a browser whose answers tell nothing new. */
const UNCHANGED_POLLS = 6;
const MAX_PAUSE_MS = 35_000;
const CHANGE = { status: 'cooking' };

/** Holds a process on the machine's first core. @returns whether that could be done */
function pinToOneCore(pid) {
  const program = findProgram(['taskset']);
  if (!program) return false;
  execFileSync(program, ['-a', '-c', '-p', '0', String(pid)], { stdio: 'ignore' });
  return true;
}

/** Counts in the page what React puts on it and what changes of it; React reports every commit to its tools, in production too. */
function watchRendering() {
  window.rendered = { commits: 0, mutations: 0 };
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => (window.rendered.commits += 1),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    checkDCE: () => undefined,
  };
  const note = (records) => (window.rendered.mutations += records.length);
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

const takeRendered = (page) =>
  page.evaluate(() => {
    const counted = { ...window.rendered };
    window.rendered.commits = 0;
    window.rendered.mutations = 0;
    return counted;
  });

/** The page's next question about its order, answered and taken in. */
async function nextPoll(page, path) {
  const isPoll = (response) => new URL(response.url()).pathname === path;
  const response = await page.waitForResponse(isPoll, { timeout: MAX_PAUSE_MS });
  await response.finished();
  // Whatever it leads to has been drawn by then.
  await page.waitForTimeout(500);
  return response.request();
}

/** What unchanged answers and a changed one do to the page of an order, and how the page polls. */
async function watchInBrowser(orderServers, origin) {
  const browser = await launchBrowser();
  try {
    const { page, recording } = await orderInBrowser(browser, origin, (made) =>
      made.addInitScript(watchRendering),
    );
    const path = `/api/orders/${recording.orderId}`;
    // The thanks give way to the status by themselves, whatever an answer says.
    await page.locator('#order-status .text-ok-ink').waitFor({ state: 'detached' });
    await nextPoll(page, path);
    const atRest = await takeRendered(page);
    const begun = performance.now();
    for (let poll = 1; poll < UNCHANGED_POLLS; poll += 1) await nextPoll(page, path);
    const request = await nextPoll(page, path);
    const seconds = (performance.now() - begun) / 1000 / UNCHANGED_POLLS;
    const unchanged = await takeRendered(page);
    await orderServers.changeOrders(CHANGE);
    await nextPoll(page, path);
    const changed = await takeRendered(page);
    const headers = await request.allHeaders();
    return { atRest, unchanged, changed, seconds, headers, cookies: recording.cookies };
  } finally {
    await browser.close();
  }
}

/** So many followers, each polling after so many seconds, none at the same moment as another. */
async function follow(orderServers, ask, seconds) {
  const { pid } = orderServers.app();
  const perSecond = FOLLOWERS / seconds;
  await openLoop(ask, perSecond, WARM_UP_MS);
  await orderServers.takeCalls();
  const processorBefore = processorMs(pid);
  const begun = performance.now();
  const answers = await openLoop(ask, perSecond, MEASURED_MS);
  const measuredSeconds = (performance.now() - begun) / 1000;
  const processorSeconds = (processorMs(pid) - processorBefore) / 1000;
  const calls = await orderServers.takeCalls();
  const times = answers.filter(({ isAnswered }) => isAnswered).map(({ ms }) => ms);
  return {
    seconds,
    core: processorSeconds / measuredSeconds,
    answered: times.length / answers.length,
    perSecond: times.length / measuredSeconds,
    cpuMs: (processorSeconds * 1000) / times.length,
    calls: calls.length / measuredSeconds,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  };
}

/** @returns what asks for the order of one of the followers, as the browser did: not while its last request is open */
async function askerOf(origin, { headers, cookies }) {
  const diners = await dinersLike(cookies, FOLLOWERS);
  const open = new Set();
  return async (number) => {
    const follower = number % FOLLOWERS;
    if (open.has(follower)) return { isAnswered: false };
    open.add(follower);
    const orderId = FIRST_ID + follower;
    const question = { headers: { ...headers, cookie: diners[follower] } };
    const begun = performance.now();
    // A server that cannot keep up ends connections: reported as a share, not as a failure of the measurement.
    const answer = await exchange(`${origin}/api/orders/${orderId}`, question).catch(() => null);
    open.delete(follower);
    const isAnswered = answer?.status === 200 && textOf(answer).startsWith(`{"id":${orderId},`);
    return { ms: performance.now() - begun, isAnswered, bytes: answer?.bytes };
  };
}

const percent = (share) => `${Math.round(share * 100)} %`;

/** What following orders costs: the server, the platform, the wire, and the page of the diner who follows. */
export async function polling(servers) {
  const orderServers = await startOrderServers(servers);
  try {
    const { origin, pid } = orderServers.app();
    const seen = await watchInBrowser(orderServers, origin);
    const isPinned = pinToOneCore(pid);
    const ask = await askerOf(origin, seen);
    const runs = [];
    for (const seconds of PAUSES) runs.push(await follow(orderServers, ask, seconds));
    const { sent, got } = await ask(0).then(({ bytes }) => bytes);
    const { unchanged, changed } = seen;
    return {
      rows: [
        ...runs.map(({ seconds, core }) =>
          row(
            `processor of one core for ${FOLLOWERS} followed orders, each asked for every ${seconds} s`,
            percent(core),
          ),
        ),
        ...runs.map(({ seconds, answered }) =>
          row(
            `questions answered before the next was due, one in ${seconds} s`,
            percent(answered),
            '100 %',
            answered === 1,
          ),
        ),
        row('an answer that tells nothing new, on the wire', kilobytes(got)),
        row('its question', kilobytes(sent)),
        row(
          `commits of React in ${UNCHANGED_POLLS} such answers`,
          String(unchanged.commits),
          '0',
          unchanged.commits === 0,
        ),
        row('changes of the page in them', String(unchanged.mutations), '0', unchanged.mutations === 0),
        row(
          'commits of React at an order that has moved',
          String(changed.commits),
          '≥ 1',
          changed.commits > 0,
        ),
        row('changes of the page at it', String(changed.mutations), '≥ 1', changed.mutations > 0),
        row('seconds between two questions in the browser', seen.seconds.toFixed(1)),
      ],
      tables: [
        {
          title: `${FOLLOWERS} orders of as many diners; the app ${isPinned ? 'held on one core' : 'on every core, for want of taskset'}, ${MEASURED_MS / 1000} seconds each`,
          head: [
            'asked every',
            'core',
            'answers/s',
            'calls of the platform/s',
            'CPU ms an answer',
            'p50 ms',
            'p95 ms',
          ],
          lines: runs.map((run) => [
            `${run.seconds} s`,
            percent(run.core),
            run.perSecond.toFixed(0),
            run.calls.toFixed(0),
            run.cpuMs.toFixed(2),
            run.p50.toFixed(1),
            run.p95.toFixed(1),
          ]),
        },
      ],
    };
  } finally {
    await orderServers.close();
  }
}
