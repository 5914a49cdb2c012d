import { expect, test, type Page } from './test';
import { findingsInBothSchemes } from './axe';
import { VENUES } from './environment';
import { sandbox } from './sandbox';
import { billSlip, dishes } from './screen';
import { tableCard } from './tables';
import { texts, type Language } from './texts';

/** Tables of the sandbox by what is on them. */
const TABLE = { terrace: 812, free: 801, beingPaid: 820, balcony: 908, nobodys: 5 } as const;
/** A venue that shows no bills, in the hall of 3107. */
const WITHOUT_BILLS = 3108;

const t = texts('ru');
const ids = (venueId: number, tableId: number, mainTerminalId = venueId) =>
  `filial_id=${venueId}&table_id=${tableId}&main_terminal_id=${mainTerminalId}`;
/** The page to which the code at a table leads. */
const code = (venueId: number, query: string, country = 'kz', language: Language = 'ru') =>
  `/filials/${venueId}?${query}&source=QR&country=${country}&language=${language}`;
const billPage = (tableId: number) =>
  `/filials/${VENUES.almaty}/bill?${ids(VENUES.almaty, tableId)}&country=kz&language=ru`;

const menu = (page: Page) => dishes(page).first();
test.beforeEach(() => sandbox.reset());

test('the code at a table opens its bill', async ({ page }) => {
  const [venueId, tableId, text] = [VENUES.tbilisi, TABLE.balcony, texts('ka')];
  await page.goto('/faq');
  await page.goto(code(venueId, ids(venueId, tableId), 'ge', 'ka'));
  await page.waitForURL(`/filials/${venueId}/bill?${ids(venueId, tableId)}`);
  await expect(page.getByRole('heading', { level: 1, name: text('bill.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: text('bill.signInAndPay') })).toContainText('₾');
  await expect(page.getByRole('note')).toContainText(text('bill.guestCashbackText'));
  await expect(billSlip(page, text)).toBeVisible();

  // Nothing of the menu is on the way back, and the menu opens on demand.
  await page.getByRole('link', { name: text('bill.toMenu') }).click();
  await page.waitForURL(`/filials/${venueId}`);
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(billSlip(page, text)).toBeVisible();
  await page.goBack();
  await page.waitForURL(/\/faq/);
});

test('a secret in the code opens the bill, and leaves the address', async ({ page }) => {
  const [venueId, tableId, secret] = [VENUES.almaty, 815, 'samal-terrace-15'];
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  await page.goto(`${code(venueId, ids(venueId, tableId))}&table_secret=${secret}`);
  await page.waitForURL(`/filials/${venueId}/bill?${ids(venueId, tableId)}`);
  await expect(billSlip(page, t)).toContainText('Терраса 15');
  expect(seen.filter((url) => url.includes('/api/') && url.includes(secret))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(secret);
  // The code itself is come back to without it, and the bill opens by what the visit knows.
  await page.reload();
  await expect(billSlip(page, t)).toContainText('Терраса 15');

  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByRole('alert').getByText(t('bill.scanAgainTitle'))).toBeVisible();
  await page.getByRole('link', { name: t('bill.toMenu') }).click();
  await expect(menu(page)).toBeVisible();
});

test('a bill shows positions, service charge, sum and what is to pay, and is refreshed', async ({ page }) => {
  await page.goto(billPage(TABLE.terrace));
  const slip = billSlip(page, t);
  await expect(slip).toContainText('Терраса 12');
  await expect(slip).toContainText('Бешбармақ');
  await expect(slip).toContainText('× 0,5');
  await expect(slip).toContainText(t('bill.service', { percent: '12' }));
  const amount = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));
  const total = slip.locator('div', { has: page.getByText(t('bill.total'), { exact: true }) }).last();
  const pay = page.getByRole('button', { name: t('bill.signInAndPay') });
  await expect(pay).toBeVisible();
  const owed = amount(await pay.textContent());
  expect(owed).toBeGreaterThan(0);
  expect(amount(await total.locator('dd').textContent())).toBe(owed);

  await sandbox.changeProduct(VENUES.almaty * 1000 + 2, { priceMinor: 549_000 });
  await page.getByRole('button', { name: t('bill.refresh') }).click();
  await expect(slip).toContainText('5 490 ₸');
  expect(amount(await pay.textContent())).toBeGreaterThan(owed);
});

test('the code opens the menu where the venue shows no bills, and a bill’s address leads there', async ({
  page,
}) => {
  const query = ids(WITHOUT_BILLS, TABLE.terrace, VENUES.almaty);
  await page.goto(code(WITHOUT_BILLS, query));
  await expect(tableCard(page, 'Терраса 12')).toBeVisible();
  await expect(menu(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/filials/${WITHOUT_BILLS}`);
  await expect(page.getByRole('status').filter({ hasText: t('layout.loading') })).toHaveCount(0);

  await page.goto(`/filials/${WITHOUT_BILLS}/bill?${query}`);
  await expect(page.getByText(t('bill.offTitle'))).toBeVisible();
  await page.getByRole('link', { name: t('bill.toMenu') }).click();
  await page.waitForURL(`/filials/${WITHOUT_BILLS}`);
});

test('a missing bill says that it does not exist, and can be retried', async ({ page }) => {
  await page.goto(billPage(TABLE.nobodys));
  const place = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: t('bill.noTableTitle') });
  await expect(place).toContainText(t('bill.noTableText'));
  const billResponse = page.waitForResponse((response) => response.url().includes('/api/bill'));
  await place.getByRole('button', { name: t('bill.refresh') }).click();
  expect((await billResponse).status()).toBe(404);
  await expect(place).toContainText(t('bill.noTableTitle'));
  await expect(place.getByRole('link', { name: t('bill.toMenu') })).toBeVisible();
});

test('the code of a free table opens the menu of the hall, with the table named and its bill at hand', async ({
  page,
  context,
}) => {
  await page.goto(code(VENUES.almaty, ids(VENUES.almaty, TABLE.free)));
  const table = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: t('menu.tableNoBill') });
  await expect(table).toBeVisible();
  await expect(menu(page)).toBeVisible();
  const service = async () => (await context.cookies()).find(({ name }) => name === 'service')?.value;
  await expect.poll(service).toBe('express');
  await table.getByRole('link', { name: t('menu.tableBill') }).click();
  await expect(page.getByText(t('bill.notFoundTitle'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await page.getByRole('link', { name: t('bill.toMenu') }).click();
  await expect(page.getByRole('link', { name: t('menu.tableBill') })).toBeVisible();
});

// Holds BILL-15, BILL-16, BILL-17, BILL-25.
test(
  'a bill is split equally and by dishes, and a part is sent as a text',
  { tag: '@core' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.goto(billPage(TABLE.terrace));
    const amount = (text: string) => Number(text.replace(/\D/g, ''));
    const pay = page.getByRole('button', { name: t('bill.signInAndPay') });
    const owed = amount(await pay.innerText());
    const send = page.getByRole('button', { name: t('bill.partSend') });
    const whole = page.getByRole('button', { name: t('bill.payWhole') });

    await page.getByText(t('bill.split_equal'), { exact: true }).click();
    await page.getByRole('button', { name: t('bill.splitMore') }).click();
    const parts = page.getByRole('list', { name: t('bill.split_equal') }).getByRole('listitem');
    await expect(parts).toHaveCount(3);
    const sums = await Promise.all([0, 1, 2].map((index) => parts.nth(index).getByText('₸').innerText()));
    expect(sums.map(amount).reduce((sum, part) => sum + part)).toBe(owed);
    await page
      .getByRole('button', { name: t('bill.splitSend', { guest: t('bill.splitGuest', { number: 3 }) }) })
      .click();
    await expect(page.getByText(t('bill.splitCopied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(sums[2]);
    // One diner pays it all the same.
    expect(amount(await send.innerText())).toBe(amount(sums[0] ?? ''));
    expect(amount(await whole.innerText())).toBe(owed);

    await page.getByText(t('bill.split_own'), { exact: true }).click();
    await expect(page.getByRole('button', { name: t('bill.partNone') })).toBeDisabled();
    const dishesOfBill = page.getByRole('list', { name: t('bill.split_own') }).getByRole('listitem');
    await dishesOfBill.getByRole('checkbox', { name: /^Бешбармақ/ }).press('Space');
    const own = page.getByText(t('bill.splitOwn')).locator('xpath=..').getByText('₸');
    const others = page.getByText(t('bill.splitOthers')).locator('xpath=..').getByText('₸');
    expect(amount(await own.innerText())).toBeGreaterThan(0);
    expect(amount(await own.innerText()) + amount(await others.innerText())).toBe(owed);
    expect(await send.innerText()).toContain(await own.innerText());
    await expect(pay).toHaveCount(0);
    expect(await findingsInBothSchemes(page)).toEqual([]);

    await whole.click();
    const question = page.getByRole('dialog', { name: t('bill.payWholeTitle') });
    await expect(question).toContainText(await own.innerText());
    await expect(question).toContainText(await others.innerText());
    expect(await findingsInBothSchemes(page)).toEqual([]);
    await question.getByRole('button', { name: t('bill.signInAndPay') }).click();
    await page.locator('input[name="phone"]').waitFor();
  },
);

test('the page of a bill is the same for every table, private, and of a known venue only', async ({
  request,
}) => {
  const terrace = await request.get(billPage(TABLE.terrace));
  const html = await terrace.text();
  expect(html).toContain('noindex');
  expect(html).not.toContain('Бешбармақ');
  expect(await (await request.get(billPage(TABLE.free))).text()).toBe(html);
  expect((await request.get('/filials/999999999/bill')).status()).toBe(404);
});

test('axe finds nothing on a bill, a bill in payment and a missing bill, in the light and in the dark', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(billPage(TABLE.terrace));
  await expect(billSlip(page, t)).toBeVisible();
  expect(await findingsInBothSchemes(page), 'bill').toEqual([]);
  await page.goto(billPage(TABLE.beingPaid));
  await expect(page.getByText(t('bill.payingTitle'))).toBeVisible();
  await expect(billSlip(page, t)).toBeVisible();
  expect(await findingsInBothSchemes(page), 'being paid').toEqual([]);
  await page.goto(billPage(TABLE.free));
  await expect(page.getByText(t('bill.notFoundTitle'))).toBeVisible();
  expect(await findingsInBothSchemes(page), 'not found').toEqual([]);
});
