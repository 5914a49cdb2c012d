import { createHash, randomUUID } from 'node:crypto';
import { dockAtRest, orderButton, pay, PHONE_SCREEN, signInWhereAsked } from '../scripts/lib/diner.mjs';
import { FAULTS } from './plan.mjs';

const ORDER_CALLS = '^/takeaway/v1/[a-z-]+/order$';
const SETTLED_MS = 90_000;
const LOOK_MS = 250;
/** A tab that was refused learns of the order that the other one makes after it. */
const REST_LOOKS = 8;
const CUT_MS = 1500;

/** Whether a page shows that the order exists: its own page, or where it is paid. */
const tellsOfOrder = (address, sandboxOrigin) => {
  const { origin, pathname } = new URL(address);
  return origin === sandboxOrigin ? pathname.startsWith('/payment-page') : /\/orders?\/\d+$/.test(pathname);
};

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A browser of the signed-in diner, whose every new tab begins with the cart if it has none. */
async function openDiner(browser, { state, carts }, { kind }, key) {
  const context = await browser.newContext({ storageState: state, viewport: PHONE_SCREEN });
  const { cart, checkout } = carts[kind];
  const stored = JSON.parse(cart);
  const own = JSON.stringify({ ...stored, id: key });
  const page = await context.newPage();
  await page.addInitScript(
    ([ownCart, ownCheckout]) => {
      if (sessionStorage.getItem('campaign')) return;
      sessionStorage.setItem('campaign', 'filled');
      sessionStorage.setItem('cart', ownCart);
      sessionStorage.setItem('checkout', ownCheckout);
    },
    [own, checkout],
  );
  return { context, page };
}

/** The press of Order, and what comes in between. @returns the tabs that are left */
async function press({ event, delayMs }, { context, page, servers }) {
  const button = await orderButton(page);
  const pressed = (count = 1) =>
    button.evaluate((element, times) => {
      for (let index = 0; index < times; index += 1) element.click();
    }, count);
  switch (event) {
    case 'double press':
      await pressed(2);
      return [page];
    case 'twenty presses':
      await pressed(20);
      return [page];
    case 'two tabs': {
      const values = await page.evaluate(() => ({ ...sessionStorage }));
      const other = await context.newPage();
      await other.addInitScript((copied) => {
        if (sessionStorage.length > 0) return;
        for (const [key, value] of Object.entries(copied)) sessionStorage.setItem(key, value);
      }, values);
      await other.goto(page.url());
      const second = await orderButton(other);
      await Promise.all([pressed(), second.evaluate((element) => element.click())]);
      return [page, other];
    }
    case 'connection cut':
      await context.setOffline(true);
      await pressed();
      await wait(CUT_MS);
      await context.setOffline(false);
      return [page];
    default:
      await pressed();
  }
  await wait(delayMs);
  if (event === 'reload') await page.reload().catch(() => undefined);
  if (event === 'app killed') await servers.killApp();
  if (event === 'sandbox restarted') await servers.restartSandbox();
  if (event !== 'tab killed') return [page];
  await page.close();
  return [];
}

const storedOf = (page, key) =>
  page.evaluate((intentKey) => {
    const intents = JSON.parse(localStorage.getItem('orderIntents') ?? '[]');
    return {
      isOpen: intents.some((intent) => intent.key === intentKey && intent.state === 'open'),
      hasCart: sessionStorage.getItem('cart') !== null,
    };
  }, key);

/**
 * Steps back from the browser's own page of an address that did not answer: the payment page while the platform starts again,
 * the order's page while the app does. Nothing of ours runs there, so that page neither tells of the order nor is at rest; a
 * diner leaves it, and the cart that they come back to has to lead to the order.
 */
async function leaveUnreachable(page) {
  if (!page.url().startsWith('chrome-error:')) return;
  await page.goBack();
}

/**
 * Waits until the tab shows the order, or can be ordered from with nothing open; one that does neither in time is left as it is.
 * @returns whether it shows the order
 */
async function settle(page, key, servers) {
  const deadline = Date.now() + SETTLED_MS;
  let restLooks = 0;
  while (restLooks < REST_LOOKS && Date.now() < deadline) {
    if (tellsOfOrder(page.url(), servers.sandboxOrigin)) return true;
    await leaveUnreachable(page).catch(() => undefined);
    // Two refusals of the token in a row end the session: the diner signs in, and the order goes on.
    await signInWhereAsked(page).catch(() => undefined);
    const { isOpen } = await storedOf(page, key).catch(() => ({ isOpen: true }));
    const isAtRest = await dockAtRest(page)
      .isVisible()
      .catch(() => false);
    restLooks = !isOpen && isAtRest ? restLooks + 1 : 0;
    await wait(LOOK_MS);
  }
  return tellsOfOrder(page.url(), servers.sandboxOrigin);
}

/** Leads back from the payment page, which is another origin's: what the tab has stored is read on one of ours. */
async function comeBack(page, servers, pays) {
  if (page.url().startsWith(servers.origin)) return;
  if (pays) await pay(page, servers.origin);
  else await page.goto(`${servers.origin}/faq`);
}

/** Every request of an order that leaves the browser: its key and a hash of its body. */
function watchOrders(context) {
  const sent = [];
  context.on('request', (request) => {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/api/orders') return;
    const hash = createHash('sha256')
      .update(request.postData() ?? '')
      .digest('hex');
    sent.push({ key: request.headers()['idempotency-key'], hash });
  });
  return sent;
}

/** One run of the campaign. @returns what {@link import('./checker.mjs').findViolations} asks for, and what was sent */
export async function runOnce(browser, servers, prepared, plan) {
  const key = `cart-${randomUUID()}`;
  const { context, page } = await openDiner(browser, prepared, plan, key);
  const sent = watchOrders(context);
  try {
    await page.goto(`${servers.origin}/cart`);
    await orderButton(page);
    for (const name of plan.faults)
      await servers.control('POST', 'faults', {
        path: ORDER_CALLS,
        method: 'POST',
        times: 1,
        ...FAULTS[name],
      });
    const left = await press(plan, { context, page, servers });
    const tabs = left.length > 0 ? left : [await context.newPage()];
    if (left.length === 0) await tabs[0].goto(`${servers.origin}/cart`);
    const seen = [];
    for (const tab of tabs) {
      const isTold = await settle(tab, key, servers);
      await comeBack(tab, servers, plan.pays);
      const { isOpen, hasCart } = await storedOf(tab, key);
      seen.push({ isTold, isOpen, isCartEmpty: left.length === 0 ? null : !hasCart });
    }
    return { run: { key, tabs: seen }, sent };
  } finally {
    await servers.control('DELETE', 'faults');
    // A session that ended in this run was started over, and goes on in the next.
    prepared.state.cookies = await context.cookies();
    await context.close();
  }
}
