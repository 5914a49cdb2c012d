import { expect, type Page } from '@playwright/test';
import { newCartId } from '@/lib/cart/cart-id';
import { Diner } from './diner';
import { texts } from './texts';

const t = texts('ru');

/** Cards of the sandbox's payment page, by what becomes of them. */
export const CARDS = {
  good: '4111 1111 1111 1111',
  bad: '4000 0000 0000 0002',
};
/** Above the smallest delivery of any venue. */
const SUM_MINOR = 600_000;

/** The demo diner, signed in on a page of their own; the nearest saved address is the active one. */
export async function signedInDiner(page: Page): Promise<Diner> {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.signIn('/profile/addresses');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  return diner;
}

/** Carts as a menu has made them, by venue: filling one is the matter of few journeys, and takes each of them seconds. */
const carts = new Map<number, string>();

/** A cart of the signed-in diner, large enough for any delivery. */
export async function withCart(page: Page, venueId: number): Promise<Diner> {
  const diner = await signedInDiner(page);
  if (!carts.has(venueId)) {
    await diner.openVenue(venueId);
    await diner.addPlainProduct();
    carts.set(venueId, await page.evaluate(() => sessionStorage.getItem('cart') ?? ''));
  }
  await page.evaluate(
    ([text, id, sumMinor]) => {
      const cart = JSON.parse(text) as { lines: { priceMinor: number; count: number }[] };
      for (const line of cart.lines) line.count = Math.ceil(sumMinor / line.priceMinor);
      sessionStorage.setItem('cart', JSON.stringify({ ...cart, id }));
    },
    [carts.get(venueId) ?? '', newCartId(), SUM_MINOR] as const,
  );
  await diner.openCart();
  // Which kinds are offered, and what can be had, is known once the cart was checked.
  await diner.dockButton().waitFor();
  return diner;
}

export const choose = (page: Page, label: string) => page.getByText(label, { exact: true }).first().click();

/** Chooses how to pay. */
export async function choosePayment(page: Page, payment: 'online' | 'kaspi'): Promise<void> {
  const method = page.getByRole('radio', { name: t(`checkout.short_${payment}`), exact: true });
  // The radio itself is covered by its label. A press that meets the answer of the cart's check is pressed again, as a diner would, who
  // also scrolls it out from under the order button.
  await expect(async () => {
    await method.evaluate((radio) => radio.scrollIntoView({ block: 'center' }));
    await method.check({ force: true, timeout: 2000 });
  }).toPass();
}

/** Takes out what cannot be had this way, by the one tap that the cart offers. */
async function fix(diner: Diner): Promise<void> {
  await diner.dockButton().waitFor();
  if (!(await diner.orderButton().isVisible())) await diner.dockButton().click();
  await expect(diner.orderButton()).toBeEnabled();
}

/** The order button's sum for available lines, whole tenge. */
export async function sumToPay(diner: Diner): Promise<number> {
  await fix(diner);
  const written = await diner.orderButton().innerText();
  return Number(written.replace(/\D/g, ''));
}

/** Presses Order, for what can be had. */
export async function order(diner: Diner): Promise<void> {
  await fix(diner);
  await diner.orderButton().click();
}

/** An order of takeaway that is to be paid online, as far as the payment page. */
export async function orderOnline(page: Page, venueId: number, payment: 'online' | 'kaspi' = 'online') {
  const diner = await withCart(page, venueId);
  await choosePayment(page, payment);
  await order(diner);
  await page.waitForURL(payment === 'kaspi' ? /\/payment-page\/kaspi/ : /\/payment-page/);
  return diner;
}

export async function payBy(page: Page, card: string): Promise<void> {
  await page.waitForURL(/\/payment-page/);
  await page.locator('input[name="card"]').fill(card);
  // The only button that names the sum.
  await page.getByRole('button', { name: /[₸₾]/ }).click();
}

/** The order's own page. */
export const onOrder = (page: Page) => page.waitForURL(/\/(typ\/\d+\/order|orders)\/\d+/);
