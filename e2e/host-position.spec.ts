import { expect, test, type Page } from './test';
import { Partner } from './partner';
import { sandbox } from './sandbox';
import { texts } from './texts';
import { withoutStreets } from './venue-map';

const t = texts('ru');

test.beforeEach(() => sandbox.reset());

/** The app's requests for the position: whether each may prompt its user. */
const requested = async (partner: Partner) =>
  (await partner.page.locator('#log li').allTextContents()).flatMap(
    (row) => /"name":"geo","ask":(true|false)/.exec(row)?.[1] ?? [],
  );

// Holds HOST-19.
test.describe('the position inside another app', () => {
  test('is the app’s to allow: without it the page says how, and with it the position is taken', async ({
    page,
    context,
  }) => {
    // The browser would give it: the app's own answer comes first.
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 43.25, longitude: 76.92 });
    const partner = new Partner(page);
    await withoutStreets(page);
    await partner.open({ path: '/map', controls: { geo: 'DENIED' } });
    const app = await partner.liveApp();
    const locate = app.getByRole('button', { name: t('map.locate') });
    await locate.click();
    await expect(app.getByText(t('map.deniedToApp'))).toBeVisible();
    expect(await requested(partner)).toContain('true');
    await partner.set('geo', 'success');
    await locate.click();
    await expect(app.getByText(t('map.deniedToApp'))).toBeHidden();
    await expect(locate).toHaveAttribute('data-found', '');
  });

  test('is read without a question to the user when a page opens', async ({ page }) => {
    const partner = new Partner(page);
    await partner.open({ controls: { geo: 'DENIED' } });
    await expect.poll(() => requested(partner)).toContain('false');
    expect(await requested(partner)).not.toContain('true');
  });

  /** The diner has asked for the position, and the app keeps its answer back, as it does while it asks its user. */
  async function askUnanswered(page: Page) {
    await page.clock.install();
    const partner = new Partner(page);
    await withoutStreets(page);
    await partner.open({ path: '/map', controls: { geo: 'held' } });
    const app = await partner.liveApp();
    await app.getByRole('button', { name: t('map.locate') }).click();
    await expect.poll(() => requested(partner)).toContain('true');
    return { partner, app };
  }

  test('is waited for while the app asks its user', async ({ page, context }) => {
    const { partner, app } = await askUnanswered(page);
    await page.clock.fastForward('00:30');
    await expect(app.getByRole('button', { name: t('map.locating') })).toBeVisible();
    // Only now: asked behind the app's own question, the browser would have refused.
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 43.25, longitude: 76.92 });
    await partner.press('release');
    await expect(app.locator('[data-found]')).toBeVisible();
  });

  test('the position inside another app of an app that has not answered for a minute is the browser’s to give', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 43.25, longitude: 76.92 });
    const { app } = await askUnanswered(page);
    await page.clock.fastForward('01:00');
    await expect(app.locator('[data-found]')).toBeVisible();
  });

  test('the position inside another app of an app that knows nothing of it is the browser’s to give', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 43.25, longitude: 76.92 });
    const partner = new Partner(page);
    await withoutStreets(page);
    await partner.open({ path: '/map', controls: { geo: 'absent' } });
    const app = await partner.liveApp();
    await app.getByRole('button', { name: t('map.locate') }).click();
    await expect(app.locator('[data-found]')).toBeVisible();
  });
});
