import { launchBrowser } from '../run/chromium.mjs';
import { signIn } from '../cluster/diner.mjs';
import { row } from '../run/figures.mjs';
import { CONNECTIONS, fireInTurn, ROUNDS, runLine, shareOf } from './rounds.mjs';
import { sealedSession } from './sealed-session.mjs';
import { VENUE_PATH } from './setup.mjs';

const LEAST_SHARE = 0.8;
/** Browsers drop a longer cookie. */
const MAX_COOKIE_BYTES = 4096;
const TOKEN_CHARACTERS = 2048;
/** Pages of one visit whose header shows the diner's name or balance. */
const VISIT = ['/', VENUE_PATH, '/cart', '/brands', '/profile'];

/** How often the BFF is asked who the diner is, over the pages of a visit, each reloaded. */
async function askedInVisit(page, origin) {
  let requestCount = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/session') requestCount += 1;
  });
  await page.evaluate(() => sessionStorage.clear());
  for (const path of VISIT) await page.goto(origin + path, { waitUntil: 'networkidle' });
  return requestCount;
}

/** The session cookie with a token of 2 kB, as it is in Set-Cookie. */
async function cookieBytes() {
  const sealed = await sealedSession('t'.repeat(TOKEN_CHARACTERS), 'm'.repeat(12));
  const cookie = `__Host-session=${sealed}; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure`;
  return Buffer.byteLength(cookie);
}

/** What a signed-in diner costs: a request for who the diner is, the cookie, and how often a visit sends it. */
export async function session(servers) {
  const [app, bare] = [await servers.app(), await servers.bare()];
  const browser = await launchBrowser();
  let headers;
  let requestCount;
  try {
    const page = await (await browser.newContext()).newPage();
    await signIn(page, app.origin, '/profile');
    requestCount = await askedInVisit(page, app.origin);
    const cookies = await page.context().cookies();
    headers = {
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      'x-site': 'kz-ru-web',
    };
  } finally {
    await browser.close();
  }
  const runs = await fireInTurn([
    {
      name: 'the product: who reads',
      server: app,
      url: `${app.origin}/api/session`,
      headers,
      isReplay: true,
    },
    {
      name: 'bare handler that only unseals',
      server: bare,
      url: `${bare.origin}/unseal`,
      headers,
      isReplay: true,
    },
  ]);
  const share = shareOf(...runs);
  const bytes = await cookieBytes();
  return {
    rows: [
      row(
        `requests/s of ${runs[0].name}, share of ${runs[1].name}`,
        share.toFixed(2),
        `≥ ${LEAST_SHARE}`,
        share >= LEAST_SHARE,
      ),
      row(
        'session cookie with a token of 2 kB, all of Set-Cookie',
        `${bytes} B`,
        `≤ ${MAX_COOKIE_BYTES}`,
        bytes <= MAX_COOKIE_BYTES,
      ),
      row(
        `calls for the header in a visit of ${VISIT.length} pages`,
        String(requestCount),
        '1',
        requestCount === 1,
      ),
    ],
    tables: [
      {
        title: `A signed-in diner; ${CONNECTIONS} connections, median of ${ROUNDS} rounds`,
        head: ['', 'requests/s', 'CPU ms a request'],
        lines: runs.map(runLine),
      },
    ],
  };
}
