import { expect, test, type Page } from './test';
import { MICROMARKET } from './environment';
import { Guest, tabletAddress } from './kiosk-guest';
import { expectFitInAllSizes, UPRIGHT_TABLET } from './kiosk-sizes';
import { getRefused } from './kiosk-tablet';
import { sandbox } from './sandbox';
import { dishes, plusButtons } from './screen';
import { texts, type Language } from './texts';

/* The screens that few guests meet, and those of the staff, each at all sizes of text. */

test.use(UPRIGHT_TABLET);
test.beforeEach(async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sandbox.reset();
});

const LANGUAGES = ['ru', 'ka'] satisfies Language[];

/** Opens the first category that has a dish for adults, and presses its plus. */
async function pressDishForAdults(page: Page, { t }: Guest): Promise<void> {
  const forAdults = dishes(page).filter({ has: page.getByTitle(t('menu.ageLabel', { age: 21 })) });
  for (const category of await page.getByRole('navigation').getByRole('button').all()) {
    await category.click();
    if ((await plusButtons(forAdults, t).count()) > 0) break;
  }
  await plusButtons(forAdults, t).first().click();
}

for (const language of LANGUAGES) {
  // Holds KIOSK-40.
  test(`no question, document or fault is cut off at any size of text, ${language}`, async ({ page }) => {
    await page.clock.install();
    const guest = new Guest(page, language);
    const { t } = guest;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await guest.open();
    await guest.begin();
    await pressDishForAdults(page, guest);
    const yes = button(t('menu.ageYes', { age: 21 }));
    await expect(yes).toBeVisible();
    await expectFitInAllSizes(page, 'age', yes);
    await yes.click();
    await expect(guest.lines()).toHaveCount(1);
    await page.clock.fastForward('01:02');
    const stay = button(t('kiosk.stay'));
    await expect(stay).toBeVisible();
    await expectFitInAllSizes(page, 'question after a minute', stay);
    await stay.click();
    await guest.goOn('review');
    await guest.goOn('toPayment');
    await expect(guest.button('pay_cash')).toBeVisible();
    await getRefused(guest);
    await expectFitInAllSizes(page, 'refused order', guest.button('pay_cash'));
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await page.waitForURL('**/kiosk/legal/*');
    await expectFitInAllSizes(page, 'document', button(t('layout.back')));
    await button(t('layout.back')).click();
    await expect(guest.button('pay_cash')).toBeVisible();

    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/orders', async (route) => {
      await answered;
      await route.abort();
    });
    await guest.button('pay_cash').click();
    await expect(page.getByText(t('checkout.sending'))).toBeVisible();
    await expectFitInAllSizes(page, 'order on its way');
    answer();
    await expect(guest.heading('unknownTitle')).toBeVisible();
    await expectFitInAllSizes(page, 'unknown outcome', button(t('checkout.checkNow')));
    await page.route('**/api/orders/*', (route) => route.fulfill({ status: 404 }));
    await page.unroute('**/api/orders');
    await button(t('checkout.checkNow')).click();
    await expect(guest.heading('askTitle')).toBeVisible();
    await expectFitInAllSizes(page, 'unreadable number', button(t('kiosk.readAgain')));
  });

  // Holds KIOSK-40.
  test(`no page of the staff is cut off at any size of text, ${language}`, async ({ page }) => {
    const t = texts(language);
    const heading = (name: string) => expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    const enter = async (digits: string) => {
      await page.keyboard.type(digits);
      await page.keyboard.press('Enter');
    };
    const done = page.getByRole('button', { name: t('kiosk.keysDone') });
    await new Guest(page, language).open();
    await page.goto(`/kiosk/staff?language=${language}`);
    await heading(t('kioskStaff.newPin'));
    await expectFitInAllSizes(page, 'new PIN', done);
    await enter('4321');
    await heading(t('kioskStaff.repeatPin'));
    await enter('4321');
    await heading(t('kioskStaff.venue'));
    await expectFitInAllSizes(page, 'settings');
    await page.reload();
    await heading(t('kioskStaff.enterPin'));
    await expectFitInAllSizes(page, 'PIN', done);
    await enter('1111');
    await expect(page.getByText(t('kioskStaff.wrongPin', { count: 4 }))).toBeVisible();
    await expectFitInAllSizes(page, 'wrong PIN', done);
  });

  // Holds KIOSK-40.
  test(`no screen that says why nothing can be ordered is cut off at any size of text, ${language}`, async ({
    page,
  }) => {
    const guest = new Guest(page, language);
    const { t } = guest;
    const heading = (name: string) => expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    for (const [address, title] of [
      ['/kiosk', 'setUpTitle'],
      ['/kiosk/filials/999999999', 'unknownVenueTitle'],
      [`/kiosk/filials/${MICROMARKET}`, 'noTabletTitle'],
      ['/kiosk/nothing', 'pageTitle'],
    ] as const) {
      // Georgia's venues all have kiosks.
      if (language === 'ka' && title === 'noTabletTitle') continue;
      await page.goto(`${address}?country=${language === 'ka' ? 'ge' : 'kz'}&language=${language}`);
      await heading(t(`kiosk.${title}`));
      const isSetUp = title !== 'setUpTitle';
      await expectFitInAllSizes(
        page,
        title,
        isSetUp ? page.getByRole('link', { name: t('kiosk.toStart') }) : undefined,
      );
    }
    await page.route('**/api/kiosk/enrolment', (route) =>
      route.fulfill({ json: { isRequired: true, venueId: null } }),
    );
    await page.goto(tabletAddress(language));
    await heading(t('kiosk.notEnrolledTitle'));
    await expectFitInAllSizes(page, 'not enrolled', page.getByRole('link', { name: t('kiosk.toStaff') }));
    await page.route('**/api/health', (route) => route.abort());
    await page.goto(`/kiosk?language=${language}`);
    await heading(t('kiosk.unreachableTitle'));
    await expectFitInAllSizes(page, 'unreachable');
    await page.unroute('**/api/kiosk/enrolment');
    await page.goto(tabletAddress(language));
    await guest.begin();
    await guest.addDish();
    // The order's check fails without this function.
    await page.evaluate(() => {
      Array.prototype.flatMap = () => {
        throw new Error('broken');
      };
    });
    await guest.onward('review').click();
    const toStart = page.getByRole('alert').getByRole('link');
    await expect(toStart).toBeVisible();
    await expectFitInAllSizes(page, 'broken page', toStart);
  });
}
