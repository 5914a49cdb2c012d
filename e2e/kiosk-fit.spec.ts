import { expect, test } from './test';
import { Guest } from './kiosk-guest';
import { expectFitInAllSizes, UPRIGHT_TABLET } from './kiosk-sizes';
import { payBy, CARDS } from './ordering';
import { sandbox } from './sandbox';
import { chooseButtons, choiceGroups } from './screen';
import type { Language } from './texts';

test.use(UPRIGHT_TABLET);
test.beforeEach(() => sandbox.reset());

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
    await expectFitInAllSizes(page, 'start', guest.button('takeaway'));
    await page
      .getByRole('list', { name: t('stories.title') })
      .getByRole('button')
      .first()
      .click();
    await expect(dialog).toBeVisible();
    await expectFitInAllSizes(page, 'story', dialog.getByRole('button', { name: t('stories.close') }));
    await close();
    await page.getByRole('button', { name: t('kioskAccessibility.title') }).click();
    await expect(dialog).toBeVisible();
    await expectFitInAllSizes(page, 'sheet of the accessibility');
    await close();
    await guest.begin('express');
    await expect(guest.plainDishes().first()).toBeVisible();
    await expectFitInAllSizes(page, 'menu', page.getByRole('button', { name: t('kiosk.chooseDish') }));
    await chooseButtons(page, t).first().click();
    await expect(choiceGroups(dialog).first()).toBeVisible();
    await expectFitInAllSizes(page, 'dish');
    await close();
    await page.getByRole('button', { name: t('kiosk.search'), exact: true }).click();
    await expect(page.getByRole('textbox', { name: t('kiosk.searchTitle') })).toBeVisible();
    await expectFitInAllSizes(page, 'search');
    await page.getByRole('button', { name: t('layout.back') }).click();
    await guest.addDish();
    await expectFitInAllSizes(page, 'menu with a dish', guest.onward('review'));
    await guest.goOn('review');
    await expect(page.getByText(t('cart.why'))).toBeVisible();
    await expectFitInAllSizes(page, 'review', guest.onward('toPayment'));
    await guest.goOn('toPayment');
    await expect(guest.button('pay_cash')).toBeVisible();
    await expectFitInAllSizes(page, 'ways to pay', guest.button('pay_cash'));
    await guest.nameField().click();
    await expect(page.getByRole('group', { name: t('kiosk.keys') })).toBeVisible();
    await expectFitInAllSizes(page, 'keys');
    await page.getByRole('button', { name: t('kiosk.keysDone') }).click();
    await guest.button('pay_online').click();
    await page.waitForURL(/\/payment-page/);
    await payBy(page, CARDS.bad);
    await expect(guest.heading('unpaidTitle')).toBeVisible();
    await expectFitInAllSizes(
      page,
      'unpaid order',
      page.getByRole('button', { name: t('payments.openPayment') }),
    );
    await guest.button('leaveUnpaid').click();
    // The next guest finds the kiosk's own language.
    await page.waitForURL('**/kiosk/filials/*');
    await guest.open();
    await guest.toPayment();
    await guest.button('pay_cash').click();
    await expect(guest.heading('numberTitle')).toBeVisible();
    await expectFitInAllSizes(page, 'number', guest.newOrder());
  });
