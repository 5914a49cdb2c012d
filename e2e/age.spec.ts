import { expect, test, type Page } from './test';
import { findings } from './axe';
import { Diner } from './diner';
import { VENUES } from './environment';
import { dishes, plusButtons, plusButtonsInCart } from './screen';

const AGE = 21;

/** The plus of a product for grown-ups that needs no choice. */
function restrictedPlus(page: Page, diner: Diner) {
  const restricted = dishes(page).filter({ has: page.getByTitle(diner.t('menu.ageLabel', { age: AGE })) });
  return plusButtons(restricted, diner.t).first();
}

test('a dish for adults requires the age once per session', async ({ page }) => {
  const diner = new Diner(page, 'ge', 'ka');
  await diner.openVenue(VENUES.tbilisi);
  const gate = page.getByRole('dialog', { name: diner.t('menu.ageQuestion', { age: AGE }) });
  const inCart = plusButtonsInCart(page, diner.t);

  await restrictedPlus(page, diner).click();
  await expect(gate).toBeVisible();
  await gate.getByRole('button', { name: diner.t('menu.ageNo') }).click();
  await expect(gate).toBeHidden();
  await expect(inCart).toHaveCount(0);

  await restrictedPlus(page, diner).click();
  await expect(gate).toBeVisible();
  await page.goBack();
  await expect(gate).toBeHidden();
  await expect(inCart).toHaveCount(0);

  await restrictedPlus(page, diner).click();
  await gate.getByRole('button', { name: diner.t('menu.ageYes', { age: AGE }) }).click();
  await expect(gate).toBeHidden();
  await expect(inCart.first()).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('ageRestrictionConfirm'))).toBe('true');

  await page.reload();
  await expect(inCart.first()).toBeVisible();
  await restrictedPlus(page, diner).click();
  await expect(gate).toBeHidden();
  await expect(inCart.nth(1)).toBeVisible();
  await diner.openCart();
  await expect(page.getByRole('checkbox', { name: diner.t('checkout.age', { age: AGE }) })).toBeChecked();
});

// Holds MENU-51, MENU-52.
test(
  'the question of age is a sheet on a phone and a dialog from 768 px on, and axe finds nothing',
  { tag: '@wide' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const diner = new Diner(page, 'kz', 'ru');
    await diner.openVenue(VENUES.almaty);
    await restrictedPlus(page, diner).click();
    const gate = page.getByRole('dialog');
    await expect(gate).toBeVisible();
    const { height, width } = page.viewportSize() ?? { height: 0, width: 0 };
    const box = await gate.boundingBox();
    expect(box).not.toBeNull();
    if (width < 768) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(height, 0);
    else expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(height - 20);
    expect(await findings(page)).toEqual([]);
  },
);
