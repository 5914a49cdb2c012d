import { expect, test } from '@playwright/test';
import { findings, SCHEMES } from './axe';
import { Diner } from './diner';
import { VENUES } from './environment';
import { sandbox } from './sandbox';

test.beforeEach(() => sandbox.reset());

for (const { scheme, tag } of SCHEMES) {
  test(`axe finds nothing on any screen, ${scheme}`, { tag: [...tag] }, async ({ page }) => {
    // Some dozen screens, each looked through whole.
    test.setTimeout(300_000);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const diner = new Diner(page, 'kz', 'ru');
    for (const path of [
      '/?language=ru',
      '/filials?language=ru',
      '/brands',
      '/brands/booking',
      '/legal/offer',
      '/auth',
      '/cart',
      '/nothing',
    ]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await findings(page), path).toEqual([]);
    }
    await diner.openVenue(VENUES.almaty);
    expect(await findings(page), 'menu').toEqual([]);
    const words = diner.t('menu.choose', { name: '§' }).split('§');
    await page
      .getByRole('button', { name: new RegExp(`^${words[0] ?? ''}`) })
      .first()
      .click();
    await expect(page.getByRole('dialog').locator('.opt-group').first()).toBeVisible();
    expect(await findings(page), 'product').toEqual([]);
    await page.keyboard.press('Escape');
    await diner.addPlainProduct();
    await diner.openCart();
    await expect(page.locator('#wanted-at option').nth(1)).toBeAttached();
    expect(await findings(page), 'cart').toEqual([]);
    await diner.consent().check();
    await diner.signInButton().click();
    expect(await findings(page), 'sign-in').toEqual([]);
    await diner.passSignIn();
    await diner.orderButton().click();
    await diner.onOrderPage();
    expect(await findings(page), 'order').toEqual([]);
  });
}

for (const { scheme, tag } of SCHEMES) {
  test(`axe finds nothing on the screens of an account, ${scheme}`, { tag: [...tag] }, async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await new Diner(page, 'kz', 'ru').signIn();
    for (const path of [
      '/profile',
      '/profile/form',
      '/profile/birthday',
      '/profile/addresses',
      '/profile/notifications',
      '/address-map',
      '/address-form?id=4022',
    ]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await findings(page), path).toEqual([]);
    }
  });
}
