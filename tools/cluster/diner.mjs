import { readFileSync } from 'node:fs';
import { DEMO } from './front-diner.mjs';

export const messages = JSON.parse(readFileSync(new URL('../../messages/ru.json', import.meta.url), 'utf8'));
const TABLE = '7';
const GOOD_CARD = '4111 1111 1111 1111';
const READY_MS = 30_000;
export const PHONE_SCREEN = { width: 390, height: 844 };
/** Above the smallest delivery of any venue. */
const SUM_MINOR = 600_000;

export const startsWith = (label) =>
  new RegExp(`^${label.split('{')[0].replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

export const buttonOf = (page, name) => page.getByRole('button', { name, exact: true });
export const atRest = (locator) =>
  locator.and(locator.page().locator(':not([aria-busy="true"]):not([disabled])'));

const orderButtons = (page) => page.getByRole('button', { name: startsWith(messages.checkout.order) });

export async function orderButton(page) {
  const button = orderButtons(page);
  await atRest(button).waitFor({ timeout: READY_MS });
  return button;
}

/** The one button or link of the cart's dock, as the diner finds it, once no request is open any more. */
export const dockAtRest = (page) => {
  const dock = page.getByRole('region', { name: messages.checkout.order, exact: true });
  const fixOrOrder = dock.getByRole('button').or(dock.getByRole('link')).last();
  return fixOrOrder.and(page.locator(':not([aria-busy="true"])'));
};

async function fix(page) {
  await dockAtRest(page).waitFor();
  if (!(await orderButtons(page).isVisible())) await dockAtRest(page).click();
}

async function pay(page, origin) {
  await page.locator('input[name="card"]').fill(GOOD_CARD);
  await page.locator('button.main').click();
  await page.waitForURL(`${origin}/**`);
}

/** Pays where the press has led to the payment page, or leaves it for a page of ours. */
export async function payOrLeave(page, { servers, plan }) {
  if (page.url().startsWith(servers.origin)) return;
  if (plan.pays) await pay(page, servers.origin);
  else await page.goto(`${servers.origin}/faq`);
}

async function submit(page, name) {
  await page.locator(`input[name="${name}"]`).fill(DEMO[name]);
  // The last digit of a code sends it.
  if (name !== 'code') await page.locator('button[type="submit"]:not([name="refuse"])').first().click();
}

export async function signIn(page, origin, returnTo) {
  await page.goto(`${origin}/?country=kz&language=ru`);
  await page.goto(`${origin}/api/auth/sign-in?return=${encodeURIComponent(returnTo)}`);
  for (const name of Object.keys(DEMO)) await submit(page, name);
  await page.waitForURL(`**${returnTo}`);
}

/** Signs in again where the page asks for it, because its session has ended; else nothing. To be called until it is done. */
export async function signInIfRequired(page) {
  const offer = page.locator('main').getByRole('link', { name: messages.auth.signIn, exact: true });
  if (await offer.isVisible()) await offer.click();
  for (const name of Object.keys(DEMO))
    if (await page.locator(`input[name="${name}"]`).isVisible()) await submit(page, name);
}

/** Adds a dish without promotion and age limit, in as many pieces as the smallest delivery needs. */
export async function fillPlainCart(page, menu) {
  await page.goto(menu);
  await page
    .locator('.product-card, .list-row')
    .and(page.locator(':not(:has(.tag--promo, .age-limit))'))
    .getByRole('button', { name: startsWith(messages.menu.add) })
    .first()
    .click();
  await page.locator('.plus-button--in-cart').first().waitFor();
  await page.evaluate((sumMinor) => {
    const cart = JSON.parse(sessionStorage.getItem('cart'));
    for (const line of cart.lines) line.count = Math.ceil(sumMinor / line.priceMinor);
    sessionStorage.setItem('cart', JSON.stringify(cart));
  }, SUM_MINOR);
}

async function fillCart(page, origin, name, { venue, service, paysOnline, spendsBonuses }) {
  await fillPlainCart(page, `${origin}/filials/${venue}`);
  await page.goto(`${origin}/cart`);
  await page.locator('.cart-line').first().waitFor();
  // Which kinds are offered is known once the cart was checked.
  await dockAtRest(page).waitFor();
  const choice = page.getByText(messages.service[service], { exact: true }).first();
  if (await choice.isVisible()) await choice.click();
  const table = page.locator('#table-number');
  if (service === 'express') {
    await table.waitFor();
    await table.fill(TABLE);
  }
  if (paysOnline) {
    const online = page.getByRole('radio', { name: messages.checkout.short_online, exact: true });
    // Where nothing but this can be paid with, there is no choice. The radio itself is covered by its label.
    if ((await online.count()) > 0) await online.check({ force: true });
  }
  if (spendsBonuses) {
    const amounts = page.getByRole('radiogroup', { name: messages.checkout.spendBonuses, exact: true });
    await amounts.getByRole('radio').last().press('Space');
  }
  await fix(page);
  await orderButton(page).catch((error) => {
    throw new Error(`No cart of the kind ${name} could be ordered.`, { cause: error });
  });
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  await page.evaluate(() => sessionStorage.clear());
  return { cart: stored.cart, checkout: stored.checkout };
}

/** Signs the demo diner in and fills a cart of each kind. @returns the browser's state, and what a tab with each cart has stored */
export async function prepareDiner(browser, origin, kinds) {
  const context = await browser.newContext({ viewport: PHONE_SCREEN });
  const page = await context.newPage();
  await signIn(page, origin, '/profile/addresses');
  // The nearest saved address becomes the active one.
  await page.getByRole('radio', { checked: true }).waitFor();
  const carts = {};
  for (const [name, kind] of Object.entries(kinds)) carts[name] = await fillCart(page, origin, name, kind);
  const state = await context.storageState();
  await context.close();
  return { state, carts };
}
