import { resolve } from 'node:path';
import { signSwitch } from '../lib/core/debug/debug-switch.mjs';
import { storedSessionSecret } from '../tools/run/settings.mjs';
import { findingsInBothSchemes } from './axe';
import { startOwnApp, type OwnApp } from './own-app';
import { expect, test, type Page } from './test';
import { texts } from './texts';

const t = texts('ru');
const HOME = '/?country=kz&language=ru&runtime=webview';

/** An app around the page, as Android's are: it answers hello and says no to all else; its calls are in `asked`. */
const addHost = (page: Page) =>
  page.addInitScript(() => {
    const view = window as never as {
      dastarkhanBridge?: { receive: (text: string) => void };
    };
    const say = (message: object) => view.dastarkhanBridge?.receive(JSON.stringify({ v: 1, ...message }));
    Object.assign(window, {
      DastarkhanHost: {
        postMessage: (text: string) => {
          const { id, method } = JSON.parse(text) as { id: string; method: string };
          const methods = ['setBackHandler', 'scanQr', 'haptic'];
          if (method === 'hello')
            setTimeout(() =>
              say({ id, ok: true, result: { platform: 'android', appVersion: '1', methods } }),
            );
        },
      },
    });
  });

const bar = (page: Page) => page.getByRole('complementary', { name: t('debugBar.title') });
const openButton = (page: Page) => page.getByRole('button', { name: t('debugBar.open') });
const tab = (page: Page, name: 'console' | 'network' | 'bridge') =>
  bar(page).getByRole('tab', { name: t(`debugBar.${name}`) });
const row = (page: Page, name: RegExp) => bar(page).getByRole('listitem').filter({ hasText: name });

/** Scripts and styles of the debug bar that a page has requested: they name themselves in their text. */
async function loadedOfBar(page: Page): Promise<string[]> {
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (/\.(js|css)/.test(name) ? [name] : [])),
  );
  const bodies = await Promise.all(files.map(async (file) => (await page.request.get(file)).text()));
  return files.filter((_, index) => bodies[index]?.includes('debug-bar__'));
}

test.describe('the debug bar', () => {
  let app: OwnApp;
  const link = (now = Date.now()) =>
    `${app.origin}/api/debug/switch?key=${signSwitch(storedSessionSecret(resolve('.')), 'link', now)}`;
  /** Inside the app, with the bar switched on and open. */
  const openBar = async (page: Page) => {
    await addHost(page);
    await page.goto(app.origin + HOME);
    await page.goto(link());
    await openButton(page).click();
  };

  test.beforeAll(async () => {
    app = await startOwnApp({ DEBUG_BAR: 'on' });
  });
  test.afterAll(() => app.stop());

  // Holds DBG-01.
  test('is not there, and nothing of it is loaded, without a switch that was signed in time', async ({
    page,
  }) => {
    await addHost(page);
    await page.goto(HOME);
    await page.context().addCookies([{ name: 'debugBar', value: '1', url: app.origin }]);
    await page.goto(HOME);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-debug');
    expect(await loadedOfBar(page)).toEqual([]);
    await page.context().clearCookies({ name: 'debugBar' });

    await page.goto(app.origin + HOME);
    await expect(page.locator('html')).toHaveAttribute('data-debug', '');
    for (const bad of [link(Date.now() - 16 * 60_000), `${link().slice(0, -5)}AAAAA`]) {
      await page.goto(bad);
      expect(new URL(page.url()).pathname).toBe('/');
      expect((await page.context().cookies()).filter(({ name }) => /debug/i.test(name))).toEqual([]);
    }
    expect(await loadedOfBar(page)).toEqual([]);

    // The mark alone has the server asked, which knows of no switch.
    await page.context().addCookies([{ name: 'debugBar', value: '1', url: app.origin }]);
    const refused = page.waitForResponse(/\/api\/texts\/debugBar/);
    await page.goto(app.origin + HOME);
    expect((await refused).status()).toBe(404);
    await expect
      .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'debugBar'))
      .toBe(false);
    await expect(openButton(page)).toBeHidden();
  });

  // Holds DBG-01.
  test('is never on the web, whatever is signed', async ({ page }) => {
    await page.goto(link());
    await page.goto(`${app.origin}/?country=kz&language=ru&runtime=web`);
    await expect(page.locator('html')).not.toHaveAttribute('data-debug');
    expect(await loadedOfBar(page)).toEqual([]);
    await expect(openButton(page)).toBeHidden();
  });

  // Holds DBG-02 to DBG-07.
  test(
    'shows requests from pending to their colours, and the console without secrets',
    { tag: '@core' },
    async ({ page }) => {
      await openBar(page);
      await tab(page, 'console').click();
      await page.evaluate(() => window.console.warn('phone: +77011234567'));
      await expect(row(page, /phone: •••/)).toBeVisible();

      await tab(page, 'network').click();
      let answer = () => {};
      const held = new Promise<void>((done) => {
        answer = done;
      });
      await page.route('**/api/slow*', async (route) => {
        await held;
        await route.fulfill({ status: 200, json: { name: 'Aigerim', n: 5 } });
      });
      await page.evaluate(() => {
        void fetch('/api/slow?token=abc&page=2', { headers: { Authorization: 'Bearer abc' } });
        void fetch('/api/nowhere');
      });
      const slow = row(page, /\/api\/slow/);
      await expect(slow.getByText(t('debugBar.pending'))).toHaveAttribute('data-tone', 'pending');
      await expect(
        row(page, /\/api\/nowhere/)
          .getByText('404')
          .first(),
      ).toHaveAttribute('data-tone', 'error');
      answer();
      await expect(slow.getByText('200').first()).toHaveAttribute('data-tone', 'success');

      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await slow.getByText('/api/slow').first().click();
      await slow.getByRole('button', { name: t('debugBar.copyCurl') }).click();
      await expect(page.getByText(t('debugBar.copied')).first()).toBeVisible();
      const command = await page.evaluate(() => navigator.clipboard.readText());
      expect(command).toContain(`curl -X GET '${app.origin}/api/slow?token=`);
      expect(command).not.toMatch(/abc|authorization/i);
      expect(await bar(page).textContent()).not.toMatch(/Aigerim|Bearer/);
      expect(await findingsInBothSchemes(page)).toEqual([]);

      // It stays as it was on the next page, and goes for good by its own button.
      await page.goto(`${app.origin}/faq`);
      await expect(tab(page, 'network')).toHaveAttribute('aria-selected', 'true');
      await bar(page)
        .getByRole('button', { name: t('debugBar.close') })
        .click();
      await expect(tab(page, 'network')).toBeHidden();
      await openButton(page).click();
      const ended = page.waitForResponse((response) => response.request().method() === 'DELETE');
      await bar(page)
        .getByRole('button', { name: t('debugBar.turnOff') })
        .click();
      expect((await ended).status()).toBe(200);
      await page.reload();
      await expect(openButton(page)).toBeHidden();
    },
  );

  test('shows what passes over the bridge, and lets a tester be the app', async ({ page }) => {
    await openBar(page);
    await tab(page, 'bridge').click();
    await expect(row(page, /hello/).getByText('ok', { exact: true })).toBeVisible();

    const say = bar(page).getByRole('combobox');
    await say.selectOption('event theme');
    await bar(page)
      .getByRole('button', { name: t('debugBar.deliver') })
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(row(page, /theme/)).toBeVisible();

    await bar(page).getByRole('textbox').fill('{"v":1,"id":"x","ok":true,"result":{}}');
    await bar(page)
      .getByRole('button', { name: t('debugBar.deliver') })
      .click();
    await expect(bar(page).getByText(t('debugBar.dropped', { reason: 'unknown' }))).toBeVisible();

    // A call again, as the page itself makes it.
    const calls = row(page, /→ setBackHandler/);
    await expect(calls.first()).toBeVisible();
    const before = await calls.count();
    await calls.first().getByText('setBackHandler').click();
    await calls
      .first()
      .getByRole('button', { name: t('debugBar.repeat') })
      .click();
    await expect(calls).toHaveCount(before + 1);
    expect(await findingsInBothSchemes(page)).toEqual([]);

    // A call that a person answers, answered by hand.
    await page.goto(`${app.origin}/qr-scanner`);
    const scan = row(page, /→ scanQr/);
    await scan.getByText('scanQr').click();
    await scan.getByRole('button', { name: t('debugBar.answer') }).click();
    await say.selectOption('answer DISMISSED');
    await bar(page)
      .getByRole('button', { name: t('debugBar.deliver') })
      .click();
    await expect(scan.getByText('DISMISSED', { exact: true })).toBeVisible();
  });
});
