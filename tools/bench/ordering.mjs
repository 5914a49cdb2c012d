import { createHash } from 'node:crypto';
import { Agent } from 'node:http';
import { sealData } from 'iron-session';
import { orderButton, PHONE_SCREEN, prepareDiner } from '../cluster/diner.mjs';
import { exchange, textOf } from './ask.mjs';
import { SESSION_SECRET } from './setup.mjs';

/** In cash, as that is what the venue takes where nothing is chosen. */
const TAKEAWAY = { venue: 3107, service: 'takeaway' };
const READY_MS = 30_000;
const SESSION_SECONDS = 90 * 24 * 3600;
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
 * @returns a recording: what the page asked for the order and for its page, and the diner's cookies
 */
export async function orderInBrowser(browser, origin) {
  const { state, carts } = await prepareDiner(browser, origin, { takeaway: TAKEAWAY });
  const context = await browser.newContext({ storageState: state, viewport: PHONE_SCREEN });
  const page = await context.newPage();
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
  return {
    orderId,
    order: await recorded(requests.find(isOrder)),
    page: await recorded(requests.find(isPage)),
    cookies: Object.fromEntries((await context.cookies(origin)).map(({ name, value }) => [name, value])),
  };
}

/** The value of a session cookie as the product seals it, for a token of the platform. */
function sealedSession(accessToken, signInId) {
  const secretNumber = createHash('sha256').update(SESSION_SECRET).digest().readUIntBE(0, 6);
  const now = Date.now();
  const session = { version: 2, accessToken, trackId: crypto.randomUUID(), signedInAt: now, seenAt: now };
  return sealData(
    { ...session, mark: signInId },
    { password: { [secretNumber]: SESSION_SECRET }, ttl: SESSION_SECONDS },
  );
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
 * What a diner waits for from the press of Order: the order, then its page, as the browser asks them.
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
