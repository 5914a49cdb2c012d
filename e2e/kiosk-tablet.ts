import { VENUES } from './environment';
import { Guest, kitchenBoard, tabletAddress } from './kiosk-guest';
import type { Network } from './network';
import { CARDS, payBy } from './ordering';
import { sandbox } from './sandbox';
import { expect, type BrowserContext, type Page } from './test';

// A tablet for journeys with failures, in the kiosk's own language: that start registers the worker.

export const TABLET = {
  viewport: { width: 1080, height: 1920 },
  isMobile: false,
  hasTouch: true,
  serviceWorkers: 'allow',
} as const;

/** How long a kiosk may take to come back by itself. */
export const BACK_MS = 20_000;

/** A tablet that is set up, with its worker. */
export async function startTablet(page: Page): Promise<Guest> {
  const guest = new Guest(page, 'kk');
  const lateTexts = page.waitForResponse('**/api/texts/menu');
  await guest.open();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await lateTexts;
  await loadsNothingMore(page);
  return guest;
}

/** Kiosks idle for long, so that everything a guest needs is preloaded. */
async function loadsNothingMore(page: Page): Promise<void> {
  let before = -1;
  const isSame = async () => {
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').length);
    const same = loaded === before;
    before = loaded;
    return same;
  };
  await expect.poll(isSame, { intervals: [400] }).toBe(true);
}

/** The power of the tablet goes, and with it the page and what was on its way. */
export async function cutPower(page: Page, network: Network): Promise<void> {
  await page.close();
  network.cut();
  network.restore();
}

/** Presses to pay for a dish whose price has just changed: the order is refused, and the price is the old one again. */
export async function getRefused(guest: Guest): Promise<void> {
  const { page } = guest;
  const { productId, priceMinor } = await page.evaluate(() => {
    const { lines } = JSON.parse(sessionStorage.getItem('cart') ?? '') as {
      lines: { productId: number; priceMinor: number }[];
    };
    return lines[0] ?? { productId: 0, priceMinor: 0 };
  });
  await sandbox.changeProduct(productId, { priceMinor: priceMinor + 10_000 });
  await guest.button('pay_cash').click();
  await expect(page.getByText(guest.t('checkout.refused'))).toBeVisible();
  // The press leaves the disk a moment after its refusal is shown, later on a busy one.
  await expect.poll(() => page.evaluate(storedPress)).toBeUndefined();
  await sandbox.changeProduct(productId, { priceMinor });
}

/** Runs in the page: the press that lib/core/storage/disk-record.ts has on the disk. */
function storedPress(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('disk-records', 1);
    opening.onerror = () => reject(new Error('no database'));
    opening.onsuccess = () => {
      const reading = opening.result.transaction('records').objectStore('records').get('kioskPress');
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result);
      };
    };
  });
}

/** Restarts the tablet at its first address with an empty tab. @param hasTestClock its clock can advance */
export async function startAgain(context: BrowserContext, hasTestClock = false): Promise<Guest> {
  const page = await context.newPage();
  if (hasTestClock) await page.clock.install();
  await page.goto(tabletAddress('kk'), { waitUntil: 'domcontentloaded' });
  return new Guest(page, 'kk');
}

/** The one order that there is, on the kitchen's board as well. */
export async function theOnlyOrder() {
  const orders = await sandbox.orders();
  expect(orders).toHaveLength(1);
  const number = orders[0]?.number ?? '';
  expect((await kitchenBoard(VENUES.almaty)).map((one) => one.number)).toEqual([number]);
  return number;
}

/** The order's number is on the screen of the kiosk, and there is no other order. */
export async function seesTheNumber(guest: Guest): Promise<void> {
  await expect(guest.heading('numberTitle')).toBeVisible({ timeout: BACK_MS });
  await expect(guest.number(await theOnlyOrder())).toBeVisible();
}

/** As far as the payment page. */
export async function toHostedPage(
  guest: Guest,
  way: 'pay_online' | 'pay_kaspi' = 'pay_online',
): Promise<void> {
  await guest.toPayment();
  await guest.button(way).click();
  await guest.page.waitForURL(/\/payment-page/);
}

/** Pays, and the way back to the kiosk gets stuck. */
export async function payAndGetStuck(page: Page, network: Network): Promise<void> {
  network.holdAnswers(/^\/kiosk\/payment\//);
  // A press waits for the page that it leads to, and this one does not come.
  payBy(page, CARDS.good).catch(() => undefined);
  await expect.poll(async () => (await sandbox.orders())[0]?.paymentStatus).toBe('paid');
}
