import { expect, test } from './test';
import sharp from 'sharp';
import { Diner } from './diner';
import { VENUES } from './environment';
import { sandbox } from './sandbox';
import { texts } from './texts';

test.beforeEach(() => sandbox.reset());

test('a diner names themselves, their birthday and gender', async ({ page }) => {
  const t = texts('ka');
  const [name, surname] = ['ნინო-ქეთევანი', 'ჯავახიშვილი'];
  await new Diner(page, 'ge', 'ka').signIn();
  await page.getByRole('link', { name: t('profile.edit') }).click();
  await page.waitForURL('**/profile/form');
  await page.getByLabel(t('profile.name'), { exact: true }).fill('А');
  await page.getByRole('button', { name: t('profile.save') }).click();
  await expect(page.getByText(t('profile.nameShort'))).toBeVisible();
  await page.getByLabel(t('profile.name'), { exact: true }).fill(name);
  await page.getByLabel(t('profile.surname')).fill(surname);
  await page.getByLabel(t('profile.birthDate')).pressSequentially('31021990');
  await page.getByRole('button', { name: t('profile.save') }).click();
  await expect(page.getByText(t('profile.birthday_noDay'))).toBeVisible();
  await page.getByLabel(t('profile.birthDate')).fill('');
  await page.getByLabel(t('profile.birthDate')).pressSequentially('21051994');
  await expect(page.getByLabel(t('profile.birthDate'))).toHaveValue('21/05/1994');
  await page.getByText(t('profile.female'), { exact: true }).click();
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: t('profile.save') }).dblclick();
  expect((await sent).postDataJSON()).toMatchObject({
    name,
    surname,
    birthday: '1994-05-21',
    gender: 'female',
  });
  await expect(page.getByText(t('profile.saved'))).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText(`${name} ${surname}`)).toBeVisible();
  await expect(page.getByText('21/05/1994')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText(name)).toBeVisible();
});

test('a photo is cut in the browser, shown, and taken away', { tag: '@core' }, async ({ page }) => {
  const t = texts('ru');
  await new Diner(page, 'kz', 'ru').signIn('/profile/form');
  const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#b3123c' } })
    .jpeg()
    .toBuffer();
  await page
    .getByLabel(t('profile.pickPhoto'))
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo });
  // Of a picture that a page sends the browser tells no body.
  await page.evaluate(() => {
    const send = window.fetch;
    window.fetch = async (address, init) => {
      if (init?.body instanceof Blob) {
        const { width, height } = await createImageBitmap(init.body);
        Object.assign(window, { sentSize: [width, height] });
      }
      return send(address, init);
    };
  });
  await page.getByRole('button', { name: t('profile.saveAvatar') }).click();
  await expect(page.getByText(t('profile.avatarSaved'))).toBeVisible();
  expect(await page.evaluate(() => 'sentSize' in window && window.sentSize)).toEqual([1024, 1024]);
  const shown = page.getByRole('img', { name: t('profile.avatar'), exact: true });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('button', { name: t('profile.removeAvatar') }).click();
  await expect(page.getByText(t('profile.avatarRemoved'))).toBeVisible();
  await expect(shown).toHaveCount(0);
});

test('a file that is no photo is refused with a text', async ({ page }) => {
  const t = texts('ru');
  await new Diner(page, 'kz', 'ru').signIn('/profile/form');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await page
    .getByLabel(t('profile.pickPhoto'))
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: svg });
  await expect(page.getByText(t('profile.photoNotOpened'))).toBeVisible();
});

test(
  'a guest keeps one address, which is saved after signing in and becomes the active one',
  { tag: '@core' },
  async ({ page, context }) => {
    const t = texts('ru');
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 43.2401, longitude: 76.9189 });
    await page.goto('/?country=kz&language=ru');
    await page.goto('/profile/addresses');
    await page
      .getByRole('link', { name: t('addresses.add') })
      .or(page.getByRole('button', { name: t('addresses.add') }))
      .click();
    await page.waitForURL(/address-map/);
    await page.getByRole('button', { name: t('addresses.deliverHere') }).click();
    await page.waitForURL(/address-form/);
    await page.getByText(t('addresses.labelWork'), { exact: true }).click();
    await page.getByLabel(t('addresses.apartment')).fill('41');
    await page.getByRole('button', { name: t('addresses.save') }).click();
    await page.waitForURL('**/profile/addresses');
    await expect(page.getByText(t('addresses.unsaved'))).toBeVisible();
    const stored = () => page.evaluate(() => localStorage.getItem('default.activeAddress') ?? '');
    expect(await stored()).toContain('"id":-1');

    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/api/addresses') && response.request().method() === 'POST',
    );
    await page.goto('/api/auth/sign-in?return=%2Fprofile%2Faddresses');
    await new Diner(page, 'kz', 'ru').passSignIn();
    expect((await saved).ok()).toBe(true);
    await expect(page.getByText(t('addresses.unsaved'))).toHaveCount(0);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    expect(await stored()).not.toContain('"id":-1');
  },
);

test(
  'deleting the active address makes another one active, and a failed deletion says so',
  { tag: '@core' },
  async ({ page }) => {
    const t = texts('ru');
    await new Diner(page, 'kz', 'ru').signIn('/profile/addresses');
    await expect(page.getByRole('radio')).toHaveCount(2);
    const active = page.getByRole('radio', { checked: true });
    await expect(active).toHaveCount(1);
    const deleteFirst = async () => {
      await page
        .getByRole('button', { name: new RegExp(`^${t('addresses.delete', { name: '' })}`) })
        .first()
        .click();
      await page.getByRole('button', { name: t('addresses.deleteYes'), exact: true }).click();
    };
    await sandbox.fault({ path: 'profile/api/v1/address', kind: 'fail', status: 500, times: 10 });
    await deleteFirst();
    await expect(page.getByText(t('addresses.deleteFailed'))).toBeVisible();
    await sandbox.clearFaults();
    await page.reload();
    await expect(page.getByRole('radio')).toHaveCount(2);
    await deleteFirst();
    await expect(page.getByRole('radio')).toHaveCount(1);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  },
);

// Holds NOTE-01.
test('the messenger is linked by its bot and seen on return', { tag: '@core' }, async ({ page, context }) => {
  const t = texts('ru');
  await new Diner(page, 'kz', 'ru').signIn('/profile/notifications');
  const link = page.getByRole('link', { name: t('notifications.chatLink') });
  const [bot] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await bot.waitForLoadState();
  await bot.getByRole('button').first().click();
  await bot.waitForLoadState();
  await bot.close();
  await page.bringToFront();
  await page.reload();
  await expect(page.getByText(t('notifications.chatOn'))).toBeVisible();
});

// Holds ADDR-18.
test('the delivery of a cart goes to the active address, and to another that is chosen in the cart', async ({
  page,
}) => {
  const t = texts('ru');
  const diner = new Diner(page, 'kz', 'ru');
  await diner.signIn('/profile/addresses');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await diner.openVenue(VENUES.almaty);
  await diner.addPlainProduct();
  await diner.openCart();
  await page.getByText(t('service.delivery'), { exact: true }).first().click();
  await expect(page.getByText(t('delivery.toAddress'))).toBeVisible();
  const address = page.getByRole('button', { name: new RegExp(t('delivery.changeAddress')) });
  const before = (await address.textContent()) ?? '';
  await address.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { checked: false }).last().click();
  await expect(sheet).toBeHidden();
  await expect(address).not.toHaveText(before);
});
