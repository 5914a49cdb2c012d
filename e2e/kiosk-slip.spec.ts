import { expect, test } from './test';
import { Guest } from './kiosk-guest';
import { enterPin, openStaffPage } from './kiosk-staff';
import { sandbox } from './sandbox';

test.use({ viewport: { width: 1080, height: 1920 }, isMobile: false, hasTouch: false });
test.beforeEach(() => sandbox.reset());

/** The code of the sandbox's printer (tools/run/settings.mjs). */
const CODE = 'demo-printer';
const PIN = '4321';

/** Sets the printer up as staff do: the network, its code, paper of 80 mm. */
async function setPrinterUp({ page, t }: Guest): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${t('printing.transport_network')}`) }).click();
  await page.getByLabel(t('printing.code')).fill(CODE);
  const width = page.getByRole('radio', { name: t('printing.millimetres', { count: 80 }) });
  await page.locator('label', { has: width }).click();
}

/** Orders one dish, to be paid at the counter. @returns what is called out */
async function order(guest: Guest): Promise<string> {
  await guest.begin();
  await guest.addDish();
  await guest.goOn('review');
  await guest.goOn('toPayment');
  await guest.button('pay_cash').click();
  await expect(guest.page.getByRole('heading', { name: guest.t('kiosk.numberTitle') })).toBeVisible();
  const [made] = await sandbox.orders();
  return made?.number ?? '';
}

/** A slip in letters that the printer does not have: drawn as wide as the paper of 80 mm, and cut off. */
async function expectDrawn(slips: number): Promise<void> {
  await expect.poll(async () => (await sandbox.printed()).length).toBe(slips);
  const [job] = await sandbox.printed();
  expect(job?.isBroken).toBe(false);
  expect(job?.printed.at(-1)?.kind).toBe('cut');
  const pictures = job?.printed.filter(({ kind }) => kind === 'picture') ?? [];
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) expect(picture).toMatchObject({ width: 576, hasInk: true });
}

// Holds KIOSK-04, KIOSK-24.
test(
  'an order in kk is on paper of 80 mm, and its number once more by staff',
  { tag: '@core' },
  async ({ page }) => {
    const guest = new Guest(page, 'kk');
    const { t } = guest;
    await guest.open();
    await openStaffPage(page, t);
    await enterPin(page, t, PIN);
    await enterPin(page, t, PIN);
    await setPrinterUp(guest);
    await page.getByRole('button', { name: t('layout.back') }).click();

    const number = await order(guest);
    await expectDrawn(1);
    await expect(page.getByText(t('printing.failed'))).toBeHidden();

    await page.getByRole('button', { name: t('kiosk.newOrder') }).click();
    await openStaffPage(page, t);
    await enterPin(page, t, PIN);
    await page.getByRole('button', { name: t('kioskStaff.reprint', { number }) }).click();
    await expect(page.getByText(t('printing.printed'))).toBeVisible();
    await expectDrawn(2);
    expect(await sandbox.orders()).toHaveLength(1);
  },
);

// Holds KIOSK-04.
test('a slip that could not be read is said, and printed with one press', async ({ page }) => {
  await page.addInitScript((code) => {
    const settings = { transport: 'network', widthMm: 80, usb: null, code };
    localStorage.setItem('printerSettings', JSON.stringify(settings));
  }, CODE);
  const guest = new Guest(page);
  const { t } = guest;
  await guest.open();
  await sandbox.fault({ path: '/receipt$', kind: 'fail' });
  await order(guest);
  await expect(page.getByText(t('printing.failure_unreadable'))).toBeVisible();
  expect(await sandbox.printed()).toEqual([]);
  await sandbox.clearFaults();
  await page.getByRole('button', { name: t('printing.again') }).click();
  await expect(page.getByText(t('printing.failed'))).toBeHidden();
  await expect.poll(async () => (await sandbox.printed()).length).toBe(1);
});

// Holds KIOSK-04.
test('a lost printer leaves the number on the screen, which says so, and the slip is printed later', async ({
  page,
}) => {
  await page.addInitScript((code) => {
    localStorage.setItem(
      'printerSettings',
      JSON.stringify({ transport: 'network', widthMm: 80, usb: null, code }),
    );
  }, CODE);
  await sandbox.setPrinter({ state: 'refuses' });
  const guest = new Guest(page);
  const { t } = guest;
  await guest.open();
  const number = await order(guest);
  await expect(page.getByText(t('printing.failed'))).toBeVisible();
  await expect(page.getByText(t('printing.failure_gone'))).toBeVisible();
  await expect(page.getByText(number, { exact: true })).toBeVisible();
  expect(await sandbox.printed()).toEqual([]);

  await sandbox.setPrinter({ state: 'works' });
  await page.getByRole('button', { name: t('printing.again') }).click();
  await expect(page.getByText(t('printing.failed'))).toBeHidden();
  await expect.poll(async () => (await sandbox.printed()).length).toBe(1);
  await expect(page.getByText(number, { exact: true })).toBeVisible();
});
