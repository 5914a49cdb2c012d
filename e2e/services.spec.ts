import { expect, test } from './test';
import { Diner } from './diner';
import { VENDOR_VENUE, VENUES } from './environment';
import { cartLines, dishes, dishLinks, plusButtonsInCart, venueCards } from './screen';

/** Sold in the hall and by delivery at the venue of Almaty that shows everything. */
const NOT_FOR_TAKEAWAY = 'Fanta';

test('a dish that is not for takeaway says how it can be had', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await page.goto(`/filials/${VENUES.almaty}?language=ru&service=takeaway`);
  const dish = dishes(page).filter({ hasText: NOT_FOR_TAKEAWAY }).first();
  await expect(dish).toContainText(diner.t('menu.available_delivery_express'));
  const plus = dish.getByRole('button', { name: diner.t('menu.add', { name: NOT_FOR_TAKEAWAY }) });
  await expect(plus).toHaveCount(0);
});

test('a dish that is not for takeaway can be had by express, as the cart says', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await page.goto(`/filials/${VENUES.almaty}?language=ru&service=express`);
  const dish = dishes(page).filter({ hasText: NOT_FOR_TAKEAWAY }).first();
  await dish.getByRole('button', { name: diner.t('menu.add', { name: NOT_FOR_TAKEAWAY }) }).click();
  // A press that leaves the document before the code of a plus has come adds nothing.
  await expect(plusButtonsInCart(page, diner.t)).toBeVisible();
  await diner.openCart();
  await expect(page.getByRole('radio', { name: diner.t('service.express'), exact: true })).toBeChecked();
  await expect(cartLines(page)).toContainText(NOT_FOR_TAKEAWAY);
  await expect(page.getByText(diner.t('cart.unavailable_express'))).toBeHidden();
});

test('a dish that is pressed while the menu of another service comes is opened on that one', async ({
  page,
}) => {
  const diner = new Diner(page, 'kz', 'ru');
  await page.goto(`/filials/${VENUES.almaty}?language=ru&service=takeaway`);
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**/filials/${VENUES.almaty}*`, async (route) => {
    if (route.request().headers().rsc !== undefined) await held;
    await route.continue();
  });
  const services = page.getByRole('navigation', { name: diner.t('service.label') });
  await services.getByRole('link', { name: diner.t('service.delivery') }).click();
  await expect(services).toHaveAttribute('aria-busy', 'true');
  // Waits until the dish can be pressed, which is when the other menu is ready.
  const pressed = dishLinks(page).first().click();
  letGo();
  await pressed;
  await expect(page.getByText(diner.t('venues.deliveryByAddress'))).toBeAttached();
  await expect(page.getByRole('dialog')).toBeVisible();
});

// Holds LAY-16.
test('/filials that a link opens for a service is there again on the way back', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await page.goto('/filials?country=kz&language=ru&service=delivery');
  await expect(page).toHaveURL('/filials?country=kz&language=ru');
  const delivery = page.getByRole('radio', { name: diner.t('service.delivery') });
  await expect(delivery).toBeChecked();
  await venueCards(page).first().click();
  await expect(page).toHaveURL(/\/filials\/\d+$/);
  await expect(dishes(page).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/filials?country=kz&language=ru');
  await expect(delivery).toBeChecked();
});

test('a menu whose address named a dish forgets it with the next service too', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.openVenue(VENUES.almaty);
  const href = await dishLinks(page).first().getAttribute('href');
  await page.goto(`${href}&service=takeaway`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  const services = page.getByRole('navigation', { name: diner.t('service.label') });
  await services.getByRole('link', { name: diner.t('service.delivery') }).click();
  await expect(page.getByText(diner.t('venues.deliveryByAddress'))).toBeVisible();
  await expect(page).toHaveURL(`/filials/${VENUES.almaty}`);
  await page.reload();
  await expect(page.getByText(diner.t('venues.deliveryByAddress'))).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each service has its menu, and the search is a link away', async ({ page }) => {
    const diner = new Diner(page, 'kz', 'ru');
    await diner.openVenue(VENUES.almaty);
    await page.getByRole('link', { name: diner.t('service.express'), exact: true }).click();
    const dish = dishes(page).filter({ hasText: NOT_FOR_TAKEAWAY }).first();
    await expect(dish).not.toContainText(diner.t('menu.available_delivery_express'));
    await page
      .getByRole('main')
      .getByRole('link', { name: diner.t('search.menuPlaceholder') })
      .first()
      .click();
    await expect(page).toHaveURL(`/filials/${VENUES.almaty}/search`);
  });
});

test(`venue ${VENDOR_VENUE}, which offers delivery alone, says so and sells`, async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await page.goto(`/filials/${VENDOR_VENUE}?language=ru&service=takeaway`);
  const service = diner.t('service.delivery');
  await expect(page.getByText(diner.t('venues.noService_takeaway', { service }))).toBeVisible();
  await diner.addPlainProduct();
});
