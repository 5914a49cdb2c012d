import { readFileSync } from 'node:fs';
import { KINDS } from './plan.mjs';

const messages = JSON.parse(readFileSync(new URL('../messages/ru.json', import.meta.url), 'utf8'));
const PHONE = '+77011234567';
const CODE = '1234';
const TABLE = '7';
const READY_MS = 30_000;
/** What the diner holds in the hand. */
export const PHONE_SCREEN = { width: 390, height: 844 };
const DISH = 4;
const PIECES = 9;

const startsWith = (words) => new RegExp(`^${words.split('{')[0].replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** The button that orders, once it can be pressed. */
export async function orderButton(page) {
  const button = page.getByRole('button', { name: startsWith(messages.checkout.order) });
  await button.and(page.locator(':not([aria-busy="true"]):not([disabled])')).waitFor({ timeout: READY_MS });
  return button;
}

async function signIn(page, origin) {
  await page.goto(`${origin}/?country=kz&language=ru`);
  await page.goto(`${origin}/api/auth/sign-in?return=%2Fprofile%2Faddresses`);
  for (const [name, value] of Object.entries({ phone: PHONE, code: CODE })) {
    await page.locator(`input[name="${name}"]`).fill(value);
    await page.locator('button[type="submit"]:not([name="refuse"])').first().click();
  }
  await page.waitForURL('**/profile/addresses');
  // The nearest saved address becomes the active one.
  await page.getByRole('radio', { checked: true }).waitFor();
}

/** Fills a cart of the kind by hand, as far as the order button. @returns what the tab has stored then */
async function fillCart(page, origin, kind) {
  const { venue, service } = KINDS[kind];
  await page.goto(`${origin}/filials/${venue}`);
  await page
    .getByRole('button', { name: startsWith(messages.menu.add) })
    .first()
    .click();
  await page.locator('.plus--in').first().waitFor();
  await page.goto(`${origin}/cart`);
  await page.locator('.line').first().waitFor();
  const choice = page.getByText(messages.service[service], { exact: true }).first();
  if (await choice.isVisible().catch(() => false)) await choice.click();
  const table = page.locator('#table-number');
  if (kind === 'express') {
    await table.waitFor();
    await table.fill(TABLE);
  }
  await page.locator('#consent').check();
  await orderButton(page).catch((error) => {
    throw new Error(`No cart of the kind ${kind} could be ordered.`, { cause: error });
  });
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  await page.evaluate(() => sessionStorage.clear());
  return { cart: stored.cart, checkout: stored.checkout };
}

/**
 * Signs the demo diner in and fills a cart of each kind once.
 * @returns the browser's state of a signed-in diner, and what a tab with such a cart has stored, by kind
 */
export async function prepareDiner(browser, origin) {
  const context = await browser.newContext({ viewport: PHONE_SCREEN });
  const page = await context.newPage();
  await signIn(page, origin);
  const carts = {};
  for (const kind of Object.keys(KINDS)) carts[kind] = await fillCart(page, origin, kind);
  const state = await context.storageState();
  await context.close();
  return { state, carts };
}
