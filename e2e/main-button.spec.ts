import { expect, test, type Locator, type Page } from './test';
import { Diner } from './diner';
import { VENUES } from './environment';
import { sandbox } from './sandbox';
import { billSlip } from './screen';
import type { Language } from './texts';

/* The button that orders or pays says so in one line, on the narrowest phone and with any sum. */

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(() => sandbox.reset());

/** Sums of three to six digits, tetri too. */
const SUMS = ['999 ₸', '9 999 ₸', '99 999 ₸', '999 999 ₸', '999,99 ₾', '9 999,99 ₾'];

/** The sums with which a button's text takes more than one line. */
async function brokenBy(button: Locator): Promise<string[]> {
  return button.getByText(/[₸₾]/).evaluate((sum, sums) => {
    /** Pixels between the middles of texts of one line. */
    const SAME_LINE = 6;
    const before = sum.textContent;
    const isBroken = (text: string) => {
      sum.textContent = text.replaceAll(' ', '\u00A0');
      const range = document.createRange();
      range.selectNodeContents(sum.closest('button') ?? sum);
      const middles = [...range.getClientRects()].map(({ top, bottom }) => (top + bottom) / 2);
      return Math.max(...middles) - Math.min(...middles) > SAME_LINE;
    };
    const broken = sums.filter(isBroken);
    sum.textContent = before;
    return broken;
  }, SUMS);
}

/** Where a language is spoken, and a table with a bill there. */
const siteOf = (language: Language) =>
  language === 'ka'
    ? ({ country: 'ge', venueId: VENUES.tbilisi, tableId: 908 } as const)
    : ({ country: 'kz', venueId: VENUES.almaty, tableId: 812 } as const);

const billAddress = (language: Language) => {
  const { country, venueId, tableId } = siteOf(language);
  const table = `filial_id=${venueId}&table_id=${tableId}&main_terminal_id=${venueId}`;
  return `/filials/${venueId}/bill?${table}&country=${country}&language=${language}`;
};

/** The parts of a switcher, and in how many rows they stand. */
const rowsOf = (page: Page, name: string) =>
  page
    .getByRole('radiogroup', { name })
    .locator('label')
    .evaluateAll((labels) => new Set(labels.map((label) => label.getBoundingClientRect().top)).size);

for (const language of ['kk', 'ru', 'ka', 'en'] as const) {
  // Holds CHK-28.
  test(`the cart’s button stays in one line at 360 px in ${language}`, async ({ page }) => {
    const { country, venueId } = siteOf(language);
    const diner = new Diner(page, country, language);
    await diner.openVenue(venueId);
    await diner.addPlainProduct();
    await diner.openCart();
    expect(await brokenBy(diner.signInButton()), 'guest').toEqual([]);
    await diner.signIn('/cart');
    expect(await brokenBy(diner.orderButton()), 'diner').toEqual([]);
  });

  // Holds BILL-25.
  test(`the bill’s buttons and its ways to split stay in one line at 360 px in ${language}`, async ({
    page,
  }) => {
    const diner = new Diner(page, siteOf(language).country, language);
    const { t } = diner;
    const button = (name: string) => page.getByRole('button', { name });
    await page.goto(billAddress(language));
    await expect(billSlip(page, t)).toBeVisible();
    expect(await brokenBy(button(t('bill.signInAndPay'))), 'guest').toEqual([]);
    expect(await rowsOf(page, t('bill.splitTitle'))).toBe(1);
    const isOneLine = (label: HTMLElement) => {
      const range = document.createRange();
      range.selectNodeContents(label);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size === 1;
    };
    expect(await button(t('bill.callWaiter')).evaluate(isOneLine), 'waiter').toBe(true);
    await page.getByText(t('bill.split_equal'), { exact: true }).click();
    expect(await brokenBy(button(t('bill.partSend'))), 'part').toEqual([]);
    expect(await brokenBy(button(t('bill.payWhole'))), 'whole').toEqual([]);
    await button(t('bill.payWhole')).click();
    const question = page.getByRole('dialog', { name: t('bill.payWholeTitle') });
    expect(
      await brokenBy(question.getByRole('button', { name: t('bill.signInAndPay') })),
      'question',
    ).toEqual([]);
    await diner.signIn();
    await page.goto(billAddress(language));
    await expect(billSlip(page, t)).toBeVisible();
    expect(await brokenBy(button(t('bill.pay'))), 'diner').toEqual([]);
  });
}
