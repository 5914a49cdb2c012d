import { expect, test } from './test';
import { findingsInBothSchemes } from './axe';
import { MICROMARKET } from './environment';
import { sandbox } from './sandbox';
import { texts } from './texts';

test.beforeEach(() => sandbox.reset());

// Holds SHOP-05 to SHOP-09, SHOP-27, NAV-26.
test('a typed barcode shows what is wrong with it', async ({ page }) => {
  const t = texts('ka');
  await page.goto(`/filials/${MICROMARKET}/barcode-manual?country=ge&language=ka`);
  const field = page.getByLabel(t('scanner.digits'));
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  for (const [typed, text] of [
    ['', t('scanner.enterCorrectly')],
    ['123456789', t('scanner.enterLength')],
    ['4870300001376', t('scanner.wrongBarcode')],
    ['96385074', t('scanner.notFound')],
  ] as const) {
    await field.fill(typed);
    await page.getByRole('button', { name: t('scanner.find') }).click();
    await expect(field).toHaveAccessibleDescription(text);
    await expect(field).toBeFocused();
  }
});

test('a typed barcode opens its product, which asks for the age', { tag: '@core' }, async ({ page }) => {
  const t = texts('ru');
  await page.goto(`/filials/${MICROMARKET}?country=kz&language=ru`);
  await page.getByRole('link', { name: t('scanner.enter') }).click();
  expect(await findingsInBothSchemes(page)).toEqual([]);
  await page.getByLabel(t('scanner.digits')).fill('4870112000115');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Энергетик «Кыран»' });
  await sheet.getByRole('button', { name: new RegExp(t('menu.addToCart')) }).click();
  await page.getByRole('button', { name: t('menu.ageYes', { age: 21 }) }).click();
  await page.getByRole('link', { name: new RegExp(t('menu.cart')) }).click();
  await expect(page.getByRole('heading', { name: 'Энергетик «Кыран»' })).toBeVisible();
});
