import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PHONE_SCREEN, signInIfRequired } from '../cluster/diner.mjs';
import { press } from './events.mjs';
import { KINDS } from './kinds/kinds.mjs';
import { FAULTS } from './plan.mjs';
import { answerOf } from './wait.mjs';
import { slowness } from '../run/slowness.mjs';

const SETTLED_MS = 90_000 * slowness();
const CHECK_MS = 250;
const GO_ON_MS = 40_000 * slowness();
const RELOAD_MS = 10_000 * slowness();
const MOST_RELOADS = 3;
/** The longest run is two tabs that settle one after the other; one that hangs is ended, and the others go on. */
const RUN_MS = 5 * 60_000;
const ENDS = { confirmed: true, uncertain: null };
/** A tab that was refused learns of what the other one makes after it. */
const REST_LOOKS = 8;

const storedOf = async (page, { kind, key }) => {
  const read = () =>
    page.evaluate(
      (name) => ({
        intents: JSON.parse(localStorage.getItem(name) ?? '[]'),
        hasCart: sessionStorage.getItem('cart') !== null,
      }),
      kind.intents,
    );
  // A page that is left while it is read is read where it leads.
  const { intents, hasCart } = await read().catch(() => pause(CHECK_MS).then(read));
  const isShown = intents.some((intent) => kind.isShown?.(intent, key) === true);
  return { isOpen: intents.some((intent) => kind.isOpen(intent, key)), isShown, hasCart };
};

/** Steps back from an error page of the browser: the cart there must lead to the order. */
async function leaveUnreachable(page) {
  if (!page.url().startsWith('chrome-error:')) return;
  await page.goBack();
}

async function goOn(page, run) {
  await leaveUnreachable(page).catch(() => undefined);
  // Two refusals of the token in a row end the session: the diner signs in, and the press goes on.
  await signInIfRequired(page).catch(() => undefined);
  return storedOf(page, run).catch(() => ({ isOpen: true }));
}

/** Waits until the tab confirms what was done, sends the guest to the staff, or can be pressed with nothing open. @returns one of `ENDS` */
async function settle(page, run) {
  const read = () => answerOf(run.kind.readState(page, run).catch(() => 'pending'));
  const deadline = Date.now() + SETTLED_MS;
  let restLooks = 0;
  while (restLooks < REST_LOOKS && Date.now() < deadline) {
    const seen = await read();
    if (seen !== null && seen in ENDS) return ENDS[seen];
    const stored = seen === null ? null : await answerOf(goOn(page, run), GO_ON_MS);
    // A page without an answer gets no other call: each would wait for good.
    if (stored === null) await page.reload({ timeout: RELOAD_MS }).catch(() => undefined);
    restLooks = stored?.isOpen === false && seen === 'pressable' ? restLooks + 1 : 0;
    await pause(CHECK_MS);
  }
  return (await read()) === 'confirmed';
}

function watchSent(context, { requests }) {
  const sent = [];
  context.on('request', (request) => {
    if (request.method() !== 'POST' || !requests.test(new URL(request.url()).pathname)) return;
    const hash = createHash('sha256')
      .update(request.postData() ?? '')
      .digest('hex');
    sent.push({ key: request.headers()['idempotency-key'], hash });
  });
  return sent;
}

/** The stored values of a tab at the end, reloaded where it answers nothing. */
async function readStored(tab, run) {
  for (let reloads = 0; reloads <= MOST_RELOADS; reloads += 1) {
    if (reloads > 0) await tab.reload({ timeout: RELOAD_MS }).catch(() => undefined);
    const stored = await answerOf(storedOf(tab, run));
    if (stored !== null) return stored;
  }
  throw new Error('A tab answers nothing any more.');
}

/** A restarted session continues in the next run; the run's own choices do not. */
function keepSession({ state }, cookies) {
  const chosen = state.cookies.filter(({ name }) => name === 'service');
  state.cookies = [...cookies.filter(({ name }) => name !== 'service'), ...chosen];
}

export async function runOnce(browser, servers, prepared, plan) {
  const key = `cart-${randomUUID()}`;
  const kind = KINDS[plan.kind];
  const storageState = kind.isGuest ? undefined : prepared.state;
  const context = await browser.newContext({ storageState, viewport: kind.screen ?? PHONE_SCREEN });
  const page = await context.newPage();
  const run = { servers, prepared, plan, kind, key, context, page };
  const sent = watchSent(context, kind);
  // A wait is given up with it.
  const timer = setTimeout(() => void context.close().catch(() => undefined), RUN_MS);
  try {
    await kind.fill?.(page, run);
    const button = await kind.open(page, run);
    const struck = { path: kind.calls, method: 'POST', times: 1 };
    for (const name of plan.faults) await servers.control('POST', 'faults', { ...struck, ...FAULTS[name] });
    const left = await press({ ...run, button });
    const tabs = left.length > 0 ? left : [await context.newPage()];
    if (left.length === 0) await tabs[0].goto(servers.origin + kind.address);
    const confirmed = [];
    for (const tab of tabs) confirmed.push(await settle(tab, run));
    // One at rest learns of what another has made after it.
    for (const [index, tab] of tabs.entries())
      if (tabs.length > 1 && confirmed[index] === false) confirmed[index] = await settle(tab, run);
    const seen = [];
    for (const [index, tab] of tabs.entries()) {
      // The stored values of the tab are read on a page of ours.
      await kind.pay?.(tab, run);
      const { isOpen, isShown, hasCart } = await readStored(tab, run);
      // A quick machine shows the order before the tab is killed: the next one need not lead there again.
      const isConfirmed = (left.length === 0 && isShown) || confirmed[index];
      seen.push({ isConfirmed, isOpen, isCartEmpty: left.length === 0 || !kind.hasCart ? null : !hasCart });
    }
    const isOfOneKey = kind.isOfOneKey === true;
    return { run: { key: isOfOneKey ? key : null, tag: key, tabs: seen }, sent };
  } catch (error) {
    // The screen of the diner when nothing went on.
    await page.screenshot({ path: servers.pictureOf(plan.number) }).catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
    await servers.control('DELETE', 'faults');
    if (!kind.isGuest) keepSession(prepared, await context.cookies().catch(() => prepared.state.cookies));
    await context.close();
  }
}
