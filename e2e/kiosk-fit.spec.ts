import { expect, test, type Locator, type Page } from './test';
import { accessibilityAttributes, TEXT_PERCENTS } from '@/lib/kiosk/accessibility';
import { Guest } from './kiosk-guest';
import { payBy, CARDS } from './ordering';
import { sandbox } from './sandbox';
import { chooseButtons, choiceGroups, untilWhole } from './screen';
import { misfits } from './text-fit';
import type { Language } from './texts';

/* Each screen of a kiosk at each size of text, upright and across: nothing is cut off, and the main button is in sight unscrolled. */

const VIEWS = [
  { width: 1080, height: 1920 },
  { width: 1280, height: 800 },
];

test.use({ viewport: VIEWS[0] ?? null, isMobile: false, hasTouch: true });
test.beforeEach(() => sandbox.reset());

/** Switches a size of text on, as the kiosk itself does for its styles. */
const setText = (page: Page, textPercent: (typeof TEXT_PERCENTS)[number]) =>
  page.evaluate(
    (attributes) => {
      for (const [name, value] of Object.entries(attributes))
        if (value === null) document.documentElement.removeAttribute(name);
        else document.documentElement.setAttribute(name, value);
    },
    accessibilityAttributes({ textPercent, hasContrast: false, isInReach: false, isSpoken: false }),
  );

/** How far a button sticks out of the screen at its top or bottom, whole pixels. */
const outOfSight = (button: Locator, height: number) =>
  button.evaluate((element, bottom) => {
    const box = element.getBoundingClientRect();
    return Math.round(Math.max(0, box.bottom - bottom, -box.top));
  }, height);

/** Looks at a screen in all its sizes. @param main its main button, if it has one */
async function look(page: Page, screen: string, main?: Locator): Promise<void> {
  await untilWhole(page, screen);
  for (const view of VIEWS) {
    await page.setViewportSize(view);
    for (const percent of TEXT_PERCENTS) {
      await setText(page, percent);
      const where = `${screen}, ${percent} % at ${view.width}`;
      if (main) expect.soft(await outOfSight(main, view.height), `${where}: main button`).toBe(0);
      const found = await misfits(page, { width: view.width, textSize: '' });
      // The screens of a kiosk scroll within themselves: what is only half in sight is under no bar.
      expect
        .soft(
          found.filter((defect) => !defect.includes('stands under a bar')),
          where,
        )
        .toEqual([]);
    }
  }
  await setText(page, 100);
  await page.setViewportSize(VIEWS[0] ?? page.viewportSize() ?? { width: 0, height: 0 });
}

// Holds KIOSK-40.
for (const language of ['ru', 'ka'] satisfies Language[])
  test(`no screen on a guest’s way is cut off at any size of text, ${language}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const guest = new Guest(page, language);
    const { t } = guest;
    const dialog = page.getByRole('dialog');
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    };
    await guest.open();
    await look(page, 'start', guest.button('takeaway'));
    await page.getByRole('button', { name: t('kioskAccessibility.title') }).click();
    await expect(dialog).toBeVisible();
    await look(page, 'sheet of the accessibility');
    await close();
    await guest.begin('express');
    await expect(guest.plainDishes().first()).toBeVisible();
    await look(page, 'menu', page.getByRole('button', { name: t('kiosk.chooseDish') }));
    await chooseButtons(page, t).first().click();
    await expect(choiceGroups(dialog).first()).toBeVisible();
    await look(page, 'dish');
    await close();
    await page.getByRole('button', { name: t('kiosk.search'), exact: true }).click();
    await expect(page.getByRole('textbox', { name: t('kiosk.searchTitle') })).toBeVisible();
    await look(page, 'search');
    await page.getByRole('button', { name: t('layout.back') }).click();
    await guest.addDish();
    await look(page, 'menu with a dish', guest.onward('review'));
    await guest.goOn('review');
    await expect(page.getByText(t('cart.why'))).toBeVisible();
    await look(page, 'review', guest.onward('toPayment'));
    await guest.goOn('toPayment');
    await expect(guest.button('pay_cash')).toBeVisible();
    await look(page, 'ways to pay', guest.button('pay_cash'));
    await guest.nameField().click();
    await expect(page.getByRole('group', { name: t('kiosk.keys') })).toBeVisible();
    await look(page, 'keys');
    await page.getByRole('button', { name: t('kiosk.keysDone') }).click();
    await guest.button('pay_online').click();
    await page.waitForURL(/\/payment-page/);
    await payBy(page, CARDS.bad);
    await expect(guest.heading('unpaidTitle')).toBeVisible();
    await look(page, 'unpaid order', page.getByRole('button', { name: t('payments.openPayment') }));
    await guest.button('leaveUnpaid').click();
    // The next guest finds the kiosk's own language.
    await page.waitForURL('**/kiosk/filials/*');
    await guest.open();
    await guest.toPayment();
    await guest.button('pay_cash').click();
    await expect(guest.heading('numberTitle')).toBeVisible();
    await look(page, 'number', guest.newOrder());
  });

// Holds KIOSK-40.
test('no screen that says why nothing can be ordered is cut off at any size of text', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [address, title] of [
    ['/kiosk?language=ru', 'setUpTitle'],
    ['/kiosk/filials/999999999?language=ru', 'unknownVenueTitle'],
    ['/kiosk/nothing?language=ru', 'pageTitle'],
  ] as const) {
    await page.goto(address);
    const { t } = new Guest(page);
    await expect(page.getByRole('heading', { name: t(`kiosk.${title}`) })).toBeVisible();
    await look(page, title);
  }
});
