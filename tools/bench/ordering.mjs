import { Agent } from 'node:http';
import { orderButton, PHONE_SCREEN, prepareDiner } from '../cluster/diner.mjs';
import { exchange, textOf } from './ask.mjs';
import { sealedSession } from './sealed-session.mjs';

/** In cash, as that is what the venue takes where nothing is chosen. */
const TAKEAWAY = { venue: 3107, service: 'takeaway' };
const READY_MS = 30_000;
/** Of one connection, or of one diner: a client that sends a recorded request again has its own. */
const OWN_HEADERS = new Set(['host', 'connection', 'content-length', 'cookie', 'idempotency-key']);

async function recorded(request) {
  const { pathname, search } = new URL(request.url());
  const headers = Object.entries(await request.allHeaders());
  return {
    method: request.method(),
    path: pathname + search,
    headers: Object.fromEntries(headers.filter(([name]) => !name.startsWith(':') && !OWN_HEADERS.has(name))),
    body: request.postData() ?? undefined,
  };
}

/**
 * Presses Order in a browser: a takeaway in cash, whose order page comes at once.
 * @param prepare what is to be done with the page before anything of it runs
 * @returns the page, at its order, and a recording: what it asked for the order and for its page, and the diner's cookies
 */
export async function orderInBrowser(browser, origin, prepare = () => undefined) {
  const { state, carts } = await prepareDiner(browser, origin, { takeaway: TAKEAWAY });
  const context = await browser.newContext({ storageState: state, viewport: PHONE_SCREEN });
  const page = await context.newPage();
  await prepare(page);
  await page.goto(`${origin}/faq`);
  await page.evaluate((stored) => Object.assign(sessionStorage, stored), carts.takeaway);
  await page.goto(`${origin}/cart`);
  const button = await orderButton(page);
  const requests = [];
  page.on('request', (request) => requests.push(request));
  await button.click();
  await page.waitForURL(/\/order\/\d+$/, { timeout: READY_MS });
  await page.locator('.hero').waitFor();
  const orderId = Number(new URL(page.url()).pathname.split('/').at(-1));
  const isPage = (request) => request.headers().rsc === '1' && request.url().includes(`/order/${orderId}`);
  const isOrder = (request) => request.method() === 'POST' && request.url().endsWith('/api/orders');
  const recording = {
    orderId,
    order: await recorded(requests.find(isOrder)),
    page: await recorded(requests.find(isPage)),
    cookies: Object.fromEntries((await context.cookies(origin)).map(({ name, value }) => [name, value])),
  };
  return { page, recording };
}

/** Cookie headers of so many diners, distinguished by the tokens that the platform sees: `diner-0`, `diner-1` … */
export function dinersLike(cookies, count) {
  return Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const session = await sealedSession(`diner-${number}`, cookies.signedIn);
      return Object.entries({ ...cookies, session })
        .map(([name, value]) => `${name}=${value}`)
        .join('; ');
    }),
  );
}

/**
 * What a diner waits for from the press of Order to the order's page: the order, then its page, as the browser asks them.
 * @returns milliseconds until the page is there to its end
 * @throws Error when either is another answer than hoped for
 */
export async function pressOrder(origin, recording, cookie) {
  // No connection is left over for another diner: one that has been idle may be ended just then.
  const agent = new Agent({ keepAlive: true });
  try {
    const begun = performance.now();
    const headers = { ...recording.order.headers, cookie, 'idempotency-key': crypto.randomUUID() };
    const made = await exchange(origin + recording.order.path, { ...recording.order, headers, agent });
    if (made.status !== 200) throw new Error(`the order was answered ${made.status}: ${textOf(made)}`);
    const { orderId } = JSON.parse(textOf(made));
    const path = recording.page.path.replace(String(recording.orderId), String(orderId));
    const page = await exchange(origin + path, {
      ...recording.page,
      headers: { ...recording.page.headers, cookie },
      agent,
    });
    const ms = performance.now() - begun;
    if (page.status !== 200 || !textOf(page).includes(`"id":${orderId},`))
      throw new Error(`the page of order ${orderId} was answered ${page.status}`);
    return ms;
  } finally {
    agent.destroy();
  }
}
