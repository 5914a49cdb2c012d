import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { findings, findingsInBothSchemes } from './axe';
import { Diner } from './diner';
import { MICROMARKET } from './environment';
import { photoOf } from './films';
import { CARDS, onOrder, order, payBy } from './ordering';
import { sandbox } from './sandbox';
import { texts } from './texts';

const t = texts('ru');
const FRIDGE = `/filials/${MICROMARKET}/fridge`;
const COOKIES = { symbology: 'EAN13', text: '4870300002747', name: 'Печенье овсяное' };

test.beforeEach(() => sandbox.reset());

/** The demo diner at the fridge, signed in. */
async function atFridge(page: Page, address = FRIDGE): Promise<Diner> {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.signIn('/profile');
  await page.goto(address);
  return diner;
}
const holdButton = (page: Page, label: 'hold' | 'holdAgain' | 'holdCheck' = 'hold') =>
  page.getByRole('button', { name: t(`lock.${label}`) });
const message = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Holds the button down until the request to the lock has been sent. */
async function hold(page: Page, label: 'hold' | 'holdCheck' = 'hold'): Promise<void> {
  await holdButton(page, label).and(page.locator(':not([aria-disabled])')).hover();
  const requested = page.waitForRequest('**/api/lock/unlock');
  await page.mouse.down();
  await requested;
  await page.mouse.up();
}
const pick = async (page: Page, code: { symbology: string; text: string }) =>
  page
    .getByLabel(t('scanner.photo'))
    .and(page.locator('input'))
    .setInputFiles({ name: 'code.jpg', mimeType: 'image/jpeg', buffer: await photoOf(code) });
const counterOf = (page: Page, name: string) =>
  page.getByRole('group', { name: `${t('menu.count')}: ${name}` });
/** The minute of the lock is over. */
async function letItShut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const intents = JSON.parse(localStorage.getItem('unlockIntents') ?? '') as { closesAtMs: number }[];
    for (const intent of intents) intent.closesAtMs = Date.now() - 1;
    localStorage.setItem('unlockIntents', JSON.stringify(intents));
  });
  await page.reload();
}

// Holds SHOP-13, SHOP-23, SHOP-25.
test(
  'the code of a fridge opens it once, and what is taken is scanned and paid',
  { tag: '@core' },
  async ({ page }) => {
    const diner = await atFridge(page, `/filials/${MICROMARKET}?source=FRIDGE`);
    await page.waitForURL(`**${FRIDGE}?source=FRIDGE`);
    const step = page.getByRole('listitem').and(page.locator('[aria-current="step"]'));
    await expect(step).toHaveText(t('lock.step_open'));
    await expect(holdButton(page)).toBeVisible();
    expect(await findingsInBothSchemes(page), 'before it is opened').toEqual([]);
    await hold(page);
    await expect(message(page, t('lock.opened_fridge'))).toBeVisible();
    await expect(step).toHaveText(t('lock.step_take'));
    expect(await findingsInBothSchemes(page)).toEqual([]);
    await page.getByRole('link', { name: t('lock.scan') }).click();
    await pick(page, COOKIES);
    await expect(counterOf(page, COOKIES.name)).toBeVisible();
    await page.goto(FRIDGE);
    await expect(step).toHaveText(t('lock.step_scan'));
    await page.getByRole('link', { name: t('lock.toPay') }).click();
    await order(diner);
    await payBy(page, CARDS.good);
    await onOrder(page);
    await expect(page.getByRole('heading', { name: t('orders.allScanned') })).toBeVisible();
    await page.getByRole('button', { name: t('orders.nothingMore') }).click();
    await expect(page.getByRole('heading', { name: t('orders.allScanned') })).toHaveCount(0);
    expect(await sandbox.lockOpenings()).toMatchObject([{ venueId: MICROMARKET, code: null }]);
    expect(await sandbox.orders()).toMatchObject([{ kind: 'micromarket', paymentStatus: 'paid' }]);
  },
);

// Holds SHOP-14, SHOP-15, SHOP-17, SHOP-24, SHOP-25.
test('a fridge that did not open can be tried again, opens once per confirmed press, and asks what was taken until the diner answers', async ({
  page,
}) => {
  await sandbox.turnLock(MICROMARKET, 'absent');
  await atFridge(page);
  await hold(page);
  await expect(page.getByRole('heading', { name: t('lock.noLock') })).toBeVisible();
  expect(await findings(page), 'no lock').toEqual([]);
  await page.getByRole('link', { name: t('lock.toMenu') }).click();
  await page.waitForURL(`**/filials/${MICROMARKET}`);

  await sandbox.turnLock(MICROMARKET, 'stuck');
  await page.goto(FRIDGE);
  await hold(page);
  await expect(message(page, t('lock.notOpened_fridge'))).toBeVisible();
  await expect(message(page, t('lock.notOpenedText'))).toBeVisible();
  expect(await sandbox.lockOpenings()).toEqual([]);
  await sandbox.turnLock(MICROMARKET, 'works');
  await holdButton(page, 'holdAgain').and(page.locator(':not([aria-disabled])')).click();
  await expect(message(page, t('lock.tooShort'))).toBeVisible();
  await page.getByRole('button', { name: t('lock.withoutHolding') }).click();
  expect(await sandbox.lockOpenings()).toEqual([]);
  await page.getByRole('button', { name: t('lock.confirmOpen'), exact: true }).click();
  await expect(message(page, t('lock.opened_fridge'))).toBeVisible();
  await page.reload();
  await expect(message(page, t('lock.opened_fridge'))).toBeVisible();

  await letItShut(page);
  await expect(page.getByRole('heading', { name: t('lock.takenTitle') })).toBeVisible();
  await page.getByRole('button', { name: t('layout.back') }).click();
  const question = page.getByRole('dialog', { name: t('lock.takenTitle') });
  await expect(question.getByRole('link', { name: t('lock.scan') })).toBeVisible();
  expect(await findings(page), 'what was taken').toEqual([]);
  await question.getByRole('link', { name: t('lock.later') }).click();
  await page.waitForURL(`**/filials/${MICROMARKET}`);
  await page.goto(FRIDGE);
  await page.getByRole('button', { name: t('lock.nothing') }).click();
  await expect(holdButton(page)).toBeVisible();
  expect(await sandbox.lockOpenings()).toHaveLength(1);
});

// Holds SHOP-22.
test('a fridge that opened without an answer is not called open, and is not opened twice', async ({
  page,
}) => {
  await sandbox.fault({ path: 'smart-lock/v1/open-lock', kind: 'resetAfterCommit', times: 1 });
  await atFridge(page);
  await hold(page);
  await expect(message(page, t('lock.unknown_fridge'))).toBeVisible();
  await page.reload();
  await expect(message(page, t('lock.unknown_fridge'))).toBeVisible();
  await expect(message(page, t('lock.opened_fridge'))).toHaveCount(0);
  await hold(page, 'holdCheck');
  await expect(message(page, t('lock.opened_fridge'))).toBeVisible();
  expect(await sandbox.lockOpenings()).toHaveLength(1);
});

test('a guest signs in first and comes back to the fridge, which without network says so and sends nothing', async ({
  page,
  context,
}) => {
  await page.goto(`${FRIDGE}?country=kz&language=ru`);
  await page.getByRole('button', { name: t('lock.signInToOpen') }).click();
  await new Diner(page, 'kz', 'ru').passSignIn();
  await page.waitForURL(`**${FRIDGE}**`);
  await expect(holdButton(page)).toBeVisible();
  await context.setOffline(true);
  await expect(message(page, t('lock.offlineText'))).toBeVisible();
  await expect(holdButton(page)).toHaveAttribute('aria-disabled');
  await context.setOffline(false);
  expect(await sandbox.lockOpenings()).toEqual([]);
  await hold(page);
  await expect(message(page, t('lock.opened_fridge'))).toBeVisible();
  expect(await sandbox.lockOpenings()).toHaveLength(1);
});

// Holds SHOP-12, SHOP-18.
test(
  'the code in bars on a fridge opens that one, and the menu of its shop leads to the door',
  { tag: '@core' },
  async ({ page }) => {
    const code = `FR-${MICROMARKET}-01`;
    await atFridge(page, `/filials/${MICROMARKET}/barcode-scanner`);
    await pick(page, { symbology: 'Code128', text: code });
    await page.waitForURL(`**${FRIDGE}?code=${code}`);
    await expect(message(page, t('lock.fridgeNumber', { number: 1 }))).toBeVisible();
    await hold(page);
    await expect(message(page, t('lock.opened_fridge'))).toBeVisible();
    expect(await sandbox.lockOpenings()).toMatchObject([{ code }]);

    await page.goto(`/filials/${MICROMARKET}`);
    await page.getByRole('link', { name: t('lock.openDoor') }).click();
    await page.waitForURL(`**/filials/${MICROMARKET}/door`);
    await hold(page);
    await expect(message(page, t('lock.opened_door'))).toBeVisible();
    expect(await sandbox.lockOpenings()).toHaveLength(2);
  },
);
