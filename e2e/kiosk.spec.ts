import { expect, test } from './test';
import { findings } from './axe';
import { Guest } from './kiosk-guest';
import { sandbox } from './sandbox';
import { texts } from './texts';

test.beforeEach(() => sandbox.reset());

const UPRIGHT = { width: 1080, height: 1920 };
for (const { name, viewport, language } of [
  { name: 'upright', viewport: UPRIGHT, language: 'ru' },
  { name: 'across', viewport: { width: 1280, height: 800 }, language: 'ka' },
] as const)
  // Holds KIOSK-03, KIOSK-05, KIOSK-10.
  test(
    `a guest at a kiosk that stands ${name} orders a dish in ${language} with five touches, and every screen is accessible`,
    { tag: language === 'ka' ? '@core' : [] },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      const guest = new Guest(page, language);
      await guest.open();
      expect(await findings(page)).toEqual([]);
      await guest.begin();
      await guest.addDish();
      expect(await findings(page)).toEqual([]);
      await guest.goOn('review');
      await expect(page.getByRole('heading', { level: 1, name: guest.t('kiosk.order') })).toBeAttached();
      expect(await findings(page)).toEqual([]);
      await guest.goOn('toPayment');
      await expect(guest.button('pay_cash')).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await guest.button('pay_cash').click();
      await expect(guest.heading('numberTitle')).toBeVisible();
      expect(await findings(page)).toEqual([]);
      const orders = await sandbox.orders();
      expect(orders).toHaveLength(1);
      await expect(guest.number(orders[0]?.number ?? '')).toBeVisible();

      await guest.newOrder().click();
      // The next guest finds the kiosk's own language.
      const own = texts(language === 'ka' ? 'ka' : 'kk');
      await expect(page.getByRole('heading', { name: own('kiosk.startTitle') })).toBeVisible();
    },
  );

test('the menus are drawn behind the start, and a touch shows the one of its service alone', async ({
  page,
}) => {
  await page.setViewportSize(UPRIGHT);
  const guest = new Guest(page, 'kk');
  await guest.open();
  const name = guest.t('menu.categories');
  const menus = page.getByRole('navigation', { name, includeHidden: true });
  await expect(menus).toHaveCount(2);
  await expect(menus.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveCount(1);
  await guest.begin();
  await expect(menus).toHaveCount(1);
  await expect(menus).toBeVisible();
  await expect(page.getByText(guest.t('kiosk.takeaway'))).toBeVisible();
});
