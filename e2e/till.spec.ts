import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { findings } from './axe';
import { Diner } from './diner';
import { MICROMARKET } from './environment';
import { photoOf } from './films';
import { CARDS, onOrder, order, payBy } from './ordering';
import { cartLines } from './screen';
import { sandbox } from './sandbox';
import { texts } from './texts';

const t = texts('ru');
const SCANNER = `/filials/${MICROMARKET}/barcode-scanner`;
const GOODS = [
  { symbology: 'EAN13', text: '4870300002747', name: 'Печенье овсяное' },
  { symbology: 'EAN8', text: '48700177', name: 'Сок персиковый' },
] as const;

test.beforeEach(() => sandbox.reset());

/** Scans the code from a photo, and finds its line. */
async function scan(page: Page, { name, ...code }: (typeof GOODS)[number]): Promise<void> {
  const buffer = await photoOf(code);
  await page
    .getByLabel(t('scanner.photo'))
    .and(page.locator('input'))
    .setInputFiles({ name: 'code.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('group', { name: `${t('menu.count')}: ${name}` })).toBeVisible();
}

// Holds CHK-04.
test('goods are scanned, one is stopped before it is paid, and the rest is paid and on the slip', async ({
  page,
}) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.signIn('/profile');
  await page.goto(SCANNER);
  const [remaining, stopped] = GOODS;
  await scan(page, stopped);
  await scan(page, remaining);
  await page.getByRole('link', { name: new RegExp(t('menu.cart')) }).click();
  await expect(cartLines(page)).toHaveCount(2);
  await expect(diner.orderButton()).toBeEnabled();
  const productId = await page.evaluate((name) => {
    const cart = JSON.parse(sessionStorage.getItem('cart') ?? '{}') as {
      lines: { productId: number; name: string }[];
    };
    return cart.lines.find((line) => line.name === name)?.productId ?? 0;
  }, stopped.name);
  await sandbox.changeProduct(productId, { stopped: true });
  await diner.orderButton().click();
  await expect(page.getByText(t('cart.issue_stopped'))).toBeVisible();
  expect(await sandbox.orders()).toEqual([]);
  await order(diner);
  await payBy(page, CARDS.good);
  await onOrder(page);
  const slip = page.getByRole('region', { name: 'Сөре' });
  await expect(slip.getByText(remaining.name)).toBeVisible();
  await expect(slip.getByText(stopped.name)).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  expect(await sandbox.orders()).toMatchObject([{ kind: 'micromarket', paymentStatus: 'paid' }]);
});
