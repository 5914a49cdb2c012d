import { readFileSync } from 'node:fs';
import { expect, test } from './test';
import { findings } from './axe';
import { Diner } from './diner';
import { VENUES } from './environment';
import { sandbox } from './sandbox';
import { texts } from './texts';

test.beforeEach(() => sandbox.reset());

test('a diner takes a copy of what is known of them', async ({ page }) => {
  const t = texts('ru');
  const diner = new Diner(page, 'kz', 'ru');
  await diner.signIn();
  await page.getByRole('link', { name: t('profile.ownData') }).click();
  await page.waitForURL('**/profile/data');
  const copy = page.getByRole('button', { name: t('ownData.copy') });
  const [file] = await Promise.all([page.waitForEvent('download'), copy.click()]);
  await expect(page.getByText(t('ownData.copied'))).toBeVisible();
  expect(file.suggestedFilename()).toMatch(/^dastarkhan-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as Record<string, unknown>;
  expect(Object.keys(data)).toEqual([
    ...['madeAt', 'profile', 'addresses', 'orders', 'reservations', 'bonuses', 'gifts', 'browser'],
  ]);
  expect(data).toMatchObject({ profile: { phone: expect.stringMatching(/^\+7/) as unknown } });
  expect((data.addresses as unknown[]).length).toBeGreaterThan(0);
});

// Holds PROF-23.
test(
  'a browser that has forgotten everything is one that has never been here',
  { tag: '@core' },
  async ({ page, context }) => {
    const t = texts('ru');
    const diner = new Diner(page, 'kz', 'ru');
    await diner.openVenue(VENUES.almaty);
    await diner.addPlainProduct();
    await diner.signIn('/profile/data');
    const before = await context.cookies();
    const deviceId = before.find(({ name }) => name === 'deviceId')?.value;
    expect(deviceId).toBeTruthy();
    await page.getByRole('button', { name: t('ownData.forget') }).click();
    const sheet = page.getByRole('dialog', { name: t('ownData.forgetTitle') });
    expect(await findings(page)).toEqual([]);
    await sheet.getByRole('button', { name: t('ownData.forget') }).click();
    await page.waitForURL((address) => address.pathname === '/');
    const after = new Map((await context.cookies(page.url())).map(({ name, value }) => [name, value]));
    expect([after.has('session'), after.has('signedIn'), after.has('townId'), after.has('lang')]).toEqual(
      Array(4).fill(false),
    );
    // The next page is a newcomer's, with an id of its own.
    expect(after.get('deviceId')).not.toBe(deviceId);
    const remaining = await page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      caches: (await caches.keys()).filter((name) => name.includes('own')),
    }));
    expect(remaining.local).not.toContain('dinerId');
    expect(remaining.session).not.toContain('cart');
    expect(remaining.caches).toEqual([]);
    await page.goto('/profile');
    await expect(page).not.toHaveURL(/\/profile$/);
  },
);
