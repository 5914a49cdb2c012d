import { expect, test } from './test';
import { Diner } from './diner';
import { VENUES } from './environment';
import { sandbox } from './sandbox';

test.beforeEach(() => sandbox.reset());

test(
  'every page has a strict policy, cached ones included, and a planted script does not run',
  { tag: '@core' },
  async ({ page }) => {
    for (const path of [
      '/?language=ru',
      '/filials',
      `/filials/${VENUES.almaty}`,
      '/cart',
      '/auth',
      '/no-such-page',
    ]) {
      const violations: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) violations.push(message.text());
      });
      for (const view of ['first', 'cached']) {
        const response = await page.goto(path);
        const policy = response?.headers()['content-security-policy'] ?? '';
        expect(policy, `${path} ${view}`).toContain("script-src 'self' 'sha256-");
        expect(policy.split(';').find((part) => part.includes('script-src'))).not.toContain('unsafe');
      }
      expect(violations, path).toEqual([]);
      const ran = await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.planted = true';
        document.body.append(script);
        return 'planted' in window;
      });
      expect(ran, path).toBe(false);
      page.removeAllListeners('console');
    }
  },
);

// Holds SES-01.
test('no token reaches the page, storage, or an address', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const diner = new Diner(page, 'kz', 'ru');
  await diner.readyToOrder(VENUES.almaty);
  await diner.orderButton().click();
  await diner.onOrderPage();
  const seen = await page.evaluate(() =>
    JSON.stringify([
      document.documentElement.outerHTML,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
    ]),
  );
  const all = [seen, ...addresses].join('\n');
  expect(all).not.toMatch(/access_token|track_id|Bearer|\btk_[\w-]{32}/);
  const session = (await page.context().cookies()).find(({ name }) => name.endsWith('session'));
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
});

test('a request from another site changes nothing', { tag: '@core' }, async ({ request, baseURL }) => {
  for (const headers of [
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://evil.example' },
    {},
  ] as Record<string, string>[]) {
    const response = await fetch(`${baseURL}/api/orders`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain', 'Idempotency-Key': 'evil-key-1', ...headers },
      body: '{}',
    });
    expect(response.status).toBe(403);
  }
  expect(await sandbox.orders()).toHaveLength(0);
  expect((await request.get('/api/health')).status()).toBe(200);
});

test('signing in never leads to another site', async ({ page, baseURL }) => {
  await page.goto(`/api/auth/sign-in?return=${encodeURIComponent('/\\evil.example')}`);
  await new Diner(page, 'kz', 'ru').passSignIn();
  await page.waitForURL((url) => url.origin === baseURL);
  expect(new URL(page.url()).origin).toBe(baseURL);
});

test(
  'a sign-in state of another browser, a used one and garbage sign no diner in',
  { tag: '@core' },
  async ({ page, request }) => {
    const forged = await request.get('/auth?code=abc&state=garbage', { maxRedirects: 0 });
    expect(forged.headers().location).toContain('/auth?problem=state');
    let callback = '';
    page.on('request', (sent) => {
      if (sent.url().includes('/auth?code=')) callback = sent.url();
    });
    await page.goto('/api/auth/sign-in?return=/cart');
    await new Diner(page, 'kz', 'ru').passSignIn();
    await page.waitForURL('**/cart');
    const stolen = await request.get(callback, { maxRedirects: 0 });
    expect(stolen.headers().location).toContain('problem=state');
    // A signed-in diner goes on to where the sign-in led, signed in as before.
    await page.goto(callback);
    await expect(page).toHaveURL(/\/cart$/);
  },
);

test('garbage in cookies, storage and bodies is dropped with a message, never a blank page', async ({
  page,
  request,
}) => {
  await page.context().addCookies(
    ['session', 'lang', 'townId', 'country', 'service', 'deviceId'].map((name) => ({
      name,
      value: '%00{{"<script>',
      domain: 'localhost',
      path: '/',
    })),
  );
  await page.addInitScript(() => {
    sessionStorage.setItem('cart', '{"version":0,"lines":"<script>"}');
    sessionStorage.setItem('checkout', 'null');
    localStorage.setItem('orderIntents', '[{"version":9}]');
  });
  const response = await page.goto('/cart?language=ru');
  expect(response?.status()).toBe(200);
  await expect(page.getByText(new Diner(page, 'kz', 'ru').t('cart.dropped'))).toBeVisible();
  for (const body of ['', '[]', '{"venueId":"x"}', '{"venueId":3107,"lines":[]}', 'x'.repeat(70_000)]) {
    const refused = await request.post('/api/cart/quote', {
      data: body,
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    });
    expect([400, 413]).toContain(refused.status());
    expect(await refused.json()).toHaveProperty('error.requestId');
  }
});

test('pictures come from known stores and known widths only', async ({ request }) => {
  for (const query of [
    'w=480&src=http://169.254.169.254/x',
    'w=481&src=http://localhost:4100/images/x.webp',
    'w=480&src=file:///etc/passwd',
    '',
  ]) {
    expect((await request.get(`/api/images?${query}`)).status(), query).toBe(400);
  }
});
