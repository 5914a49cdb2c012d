import { expect, test } from './test';
import { Diner } from './diner';
import { VENUES } from './environment';
import { sandbox } from './sandbox';
import { askingGroups, choiceGroups, chooseButtons, plusButtonsInCart } from './screen';

test.beforeEach(() => sandbox.reset());

// Holds CHK-01, PAY-04, MENU-48, NAV-18.
test(
  'a diner in Tbilisi in Georgian finds a venue, builds a dish, signs in, orders, and sees it ready',
  { tag: ['@wide', '@core'] },
  async ({ page }) => {
    const diner = new Diner(page, 'ge', 'ka');
    const { t } = diner;
    await diner.openHome();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ka');
    await expect(page.getByRole('heading', { name: t('home.near') })).toBeVisible();
    await page.locator(`a[href="/filials/${VENUES.tbilisi}"]`).first().click();
    await page.waitForURL(`**/filials/${VENUES.tbilisi}`);

    // A dish whose additives must be chosen.
    await chooseButtons(page, t).first().click();
    const sheet = page.getByRole('dialog');
    await expect(choiceGroups(sheet).first()).toBeVisible();
    for (const group of await choiceGroups(sheet).all()) {
      const radio = group.getByRole('radio', { disabled: false }).first();
      if (await radio.count()) await radio.check({ force: true });
    }
    const asking = askingGroups(sheet, t);
    for (let tries = 0; tries < 6 && (await asking.count()) > 0; tries += 1) {
      const group = asking.first();
      const check = group.getByRole('checkbox', { disabled: false, checked: false }).first();
      if (await check.count()) await check.check({ force: true });
      else
        await group
          .getByRole('button', { name: t('menu.more') })
          .first()
          .click();
    }
    await sheet.getByRole('button', { name: new RegExp(t('menu.addToCart')) }).click();
    await expect(sheet).toBeHidden();

    await diner.openCart();
    const notes = page.getByRole('button', { name: new RegExp(`^${t('checkout.nameAndNote')}`) });
    await notes.click();
    await page.getByLabel(t('checkout.name')).fill('ნინო');
    await page.getByLabel(t('checkout.comment')).fill('<b>без лука</b> & хахвис გარეშე');
    await diner.signInButton().click();
    await diner.passSignIn();

    // The order goes on by itself.
    await diner.onOrderPage();
    await expect(page.getByText('<b>без лука</b> & хахвис გარეშე')).toBeVisible();
    expect(await sandbox.orders()).toHaveLength(1);

    await sandbox.advance(10);
    await page.locator('summary', { hasText: t('orders.progress') }).click();
    const step = page
      .getByRole('list', { name: t('orders.progress') })
      .getByRole('listitem')
      .and(page.locator('[aria-current="step"]'));
    await expect(step).toContainText(t('orders.status_cooking'));
    // The kitchen's time passes until the dish is ready; the page learns of it by itself.
    const status = async () => (await sandbox.orders())[0]?.status;
    for (let steps = 0; steps < 18 && (await status()) !== 'ready'; steps += 1) await sandbox.advance(5);
    expect(await status()).toBe('ready');
    await expect(page.getByText(t('orders.hero_ready'))).toBeVisible();

    // The order is an address of its own: a reload shows it again, and walking back and forward does not order again.
    await page.reload();
    await expect(page.getByText(t('orders.hero_ready'))).toBeVisible();
    const orderPath = new URL(page.url()).pathname;
    await page.goto('/cart');
    await expect(page.getByText(t('cart.emptyTitle'))).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${orderPath}$`));
    await page.goForward();
    await expect(page.getByText(t('cart.emptyTitle'))).toBeVisible();
    expect(await sandbox.orders()).toHaveLength(1);
  },
);

// Holds CART-04.
test(
  'the sign-in returns to the very page with its query and the cart intact',
  { tag: '@core' },
  async ({ page }) => {
    const diner = new Diner(page, 'kz', 'ru');
    await diner.openVenue(VENUES.almaty);
    await diner.addPlainProduct();
    await page.goto(
      `/api/auth/sign-in?return=${encodeURIComponent(`/filials/${VENUES.almaty}?language=ru&x=1%202`)}`,
    );
    await diner.passSignIn();
    await page.waitForURL(`**/filials/${VENUES.almaty}?language=ru&x=1%202`);
    await expect(plusButtonsInCart(page, diner.t).first()).toBeVisible();
  },
);
