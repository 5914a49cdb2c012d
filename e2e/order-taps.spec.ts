import { expect, test } from './test';
import { Diner } from './diner';
import { VENUES } from './environment';
import { CARDS, onOrder, payBy } from './ordering';
import { sandbox } from './sandbox';
import { cartBar, dishes, plusButtons, venueCards } from './screen';
import { signIn, Taps } from './taps';

test.beforeEach(() => sandbox.reset());

const ANY_PRICE = /₸/;
/** From 3,000 ₸ on, the venue's smallest delivery. */
const ENOUGH_FOR_DELIVERY = /([3-9]|\d\d)\s\d{3}\s₸/;

/** A venue of Home and its first plain dish of such a price, as far as the cart. */
async function fillCart(diner: Diner, taps: Taps, price: RegExp): Promise<void> {
  const { page, t } = diner;
  await taps.tap(venueCards(page).filter({ hasText: 'Самал' }).first());
  await page.waitForURL(/\/filials\/\d+/);
  const plain = dishes(page)
    .filter({ hasNotText: t('menu.oldPrice') })
    .filter({ hasNotText: /\d\+/ })
    .filter({ hasText: price });
  await taps.tap(plusButtons(plain, t).first());
  await expect(cartBar(page, t)).toBeVisible();
  await taps.tap(cartBar(page, t));
  await page.waitForURL('**/cart');
  await diner.dockButton().waitFor();
}

// Holds CHK-25.
test(
  'a newcomer orders takeaway in cash with five taps, the consent given by the button that says so',
  { tag: '@core' },
  async ({ page }) => {
    const diner = new Diner(page, 'kz', 'ru');
    const taps = new Taps();
    await diner.openHome();
    await fillCart(diner, taps, ANY_PRICE);
    await taps.tap(diner.signInButton());
    await signIn(page, taps);
    await diner.onOrderPage();
    expect(await sandbox.orders()).toHaveLength(1);
    taps.expectCount(5, 5);
  },
);

// Holds CHK-25, ADDR-31.
test(
  'a newcomer has an order brought to a new address, paid by card, with ten taps',
  { tag: '@core' },
  async ({ page }) => {
    const diner = new Diner(page, 'kz', 'ru');
    const { t } = diner;
    const taps = new Taps();
    await diner.openHome();
    const listed = page.waitForEvent('load');
    await taps.tap(page.getByText(t('service.delivery'), { exact: true }).first());
    await listed;
    const sheet = page.getByRole('dialog', { name: t('addresses.whereTitle') });
    await expect(sheet.getByRole('searchbox')).toBeFocused();
    await taps.type(sheet.getByRole('searchbox', { name: t('addresses.search') }), 'Абая 52');
    await taps.tap(sheet.getByRole('list').getByRole('button').first());
    const form = page.getByRole('dialog', { name: t('addresses.formTitle') });
    await taps.type(form.getByLabel(t('addresses.apartment')), '41');
    await taps.tap(form.getByRole('button', { name: t('addresses.save') }));
    await expect(form).toBeHidden();
    await fillCart(diner, taps, ENOUGH_FOR_DELIVERY);
    await taps.tap(page.getByText(t('checkout.short_online'), { exact: true }));
    await taps.tap(diner.signInButton());
    await signIn(page, taps);
    await page.waitForURL(/\/payment-page/);
    // The platform's own page. Its demo card stands in the field already; a diner types their own.
    await taps.type(page.locator('input[name="card"]'), CARDS.good);
    await taps.tap(page.getByRole('button', { name: /₸/ }));
    await onOrder(page);
    expect(await sandbox.orders()).toMatchObject([{ kind: 'delivery' }]);
    taps.expectCount(10, 10);
  },
);

// Holds CHK-25, ADDR-31.
test('a signed-in diner has an order brought to the saved address with five taps', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.signIn('/profile');
  const taps = new Taps();
  await diner.openHome();
  const listed = page.waitForEvent('load');
  await taps.tap(page.getByText(diner.t('service.delivery'), { exact: true }).first());
  await listed;
  await fillCart(diner, taps, ENOUGH_FOR_DELIVERY);
  await taps.tap(diner.orderButton());
  await diner.onOrderPage();
  expect(await sandbox.orders()).toMatchObject([{ kind: 'delivery' }]);
  taps.expectCount(5, 5);
});

// Holds CHK-23, CHK-25.
test(
  'a known diner repeats the last order with two taps, without consenting again',
  { tag: '@core' },
  async ({ page }) => {
    const diner = new Diner(page, 'kz', 'ru');
    await diner.readyToOrder(VENUES.almaty);
    await diner.orderButton().click();
    await diner.onOrderPage();
    const [made] = await sandbox.orders();
    await sandbox.moveOrder(made?.id ?? 0, 'completed');
    const taps = new Taps();
    await diner.openHome();
    await taps.tap(page.getByRole('button', { name: diner.t('orders.reorder') }).first());
    await page.waitForURL('**/cart');
    await expect(diner.orderButton()).toBeEnabled();
    await expect(diner.consent()).toBeChecked();
    await taps.tap(diner.orderButton());
    await diner.onOrderPage();
    expect(await sandbox.orders()).toHaveLength(2);
    taps.expectCount(2, 3);
  },
);

// Holds PAY-13.
test('a repeat of an order that was paid by card stands on the card, and says so once', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  const { t } = diner;
  await diner.readyToOrder(VENUES.almaty);
  await page.getByText(t('checkout.short_online'), { exact: true }).click();
  await diner.orderButton().click();
  await payBy(page, CARDS.good);
  await onOrder(page);
  const [made] = await sandbox.orders();
  await sandbox.moveOrder(made?.id ?? 0, 'completed');
  await diner.openHome();
  await page
    .getByRole('button', { name: t('orders.reorder') })
    .first()
    .click();
  await page.waitForURL('**/cart');
  await expect(diner.orderButton()).toBeEnabled();
  await expect(page.getByRole('radio', { name: t('checkout.short_online') })).toBeChecked();
  await expect(page.getByText(t('checkout.paymentOfLast'))).toHaveCount(1);
});

// Holds CHK-24.
test('an order does not go on after a sign-in that was refused, nor from the address alone', async ({
  page,
}) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.openVenue(VENUES.almaty);
  await diner.addPlainProduct();
  await diner.openCart();
  await diner.signInButton().click();
  await page.locator('input[name="phone"]').waitFor();
  await page.goBack();
  await diner.signIn('/profile');
  await diner.openCart();
  await expect(diner.orderButton()).toBeEnabled();
  await page.goto('/cart?signed-in=true');
  await expect(diner.orderButton()).toBeEnabled();
  await expect(page).toHaveURL(/\/cart$/);
  expect(await sandbox.orders()).toHaveLength(0);
});
