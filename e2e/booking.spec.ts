import { expect, test } from './test';
import { findingsInBothSchemes } from './axe';
import { Diner } from './diner';
import { VENUES } from './environment';
import {
  bookButton,
  card,
  chooseDay,
  chooseTime,
  days,
  guestButton,
  isFull,
  onList,
  open,
  readyToBook,
  SITE,
  status,
  t,
  times,
} from './reservation-form';
import { sandbox } from './sandbox';
import { LARGE, misfits, NARROW } from './text-fit';
import { texts } from './texts';

/* A table at a venue: from the brands to the list of what was reserved. */

test.beforeEach(() => sandbox.reset());

// Holds BOOK-01, BOOK-03, BOOK-05, BOOK-12.
test('a brand leads to its tables, and Book pressed twice books one', { tag: '@core' }, async ({ page }) => {
  await new Diner(page, 'kz', 'ru').signIn();
  await page.goto(`/brands/booking?${SITE}`);
  await page
    .getByRole('link', { name: /^Самал/ })
    .or(page.getByRole('link', { name: /«?Самал/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/brands\/booking\/1$/);
  await page.locator(`a[href="/filials/${VENUES.almaty}/booking"]`).click();
  const startsAt = await chooseTime(page);
  await page.getByRole('button', { name: t('booking.more') }).click();
  await expect(times(page).first()).toBeVisible();
  await page.locator(`input[value="${startsAt}"]`).check();
  await page.getByLabel(t('booking.wish')).fill('Терезе жанынан');
  expect(await findingsInBothSchemes(page)).toEqual([]);
  await bookButton(page).dblclick();
  await onList(page);
  await expect(status(page, 'pending')).toBeVisible();
  await expect(card(page)).toContainText('Терезе жанынан');
  expect(await findingsInBothSchemes(page)).toEqual([]);
  expect(await sandbox.reservations()).toMatchObject([{ startsAt, guests: 3, comment: 'Терезе жанынан' }]);
});

// Holds BOOK-12.
test('the details and the menu of a venue lead to its tables', async ({ page }) => {
  for (const path of [`/filials/${VENUES.almaty}/details`, `/filials/${VENUES.almaty}`]) {
    await page.goto(`${path}?${SITE}`);
    await page.getByRole('link', { name: t('booking.book'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/filials/${VENUES.almaty}/booking`));
  }
});

// Holds BOOK-05.
test('a lost answer shows as unknown, and the booked table stays the same after a reload', async ({
  page,
}) => {
  await readyToBook(page);
  await sandbox.fault({
    path: '/booking/v1/reservations$',
    method: 'POST',
    kind: 'resetAfterCommit',
    times: 1,
  });
  await page.route('**/api/booking/reservations', async (route) => {
    if (route.request().headers()['x-repetition'] === '1') await route.abort();
    else await route.continue();
  });
  await bookButton(page).click();
  await expect(page.getByRole('heading', { name: t('booking.unknownTitle') })).toBeVisible();
  expect(await findingsInBothSchemes(page)).toEqual([]);
  await page.goto('/profile/reservations');
  await expect(page.getByText(t('booking.unknownElsewhere'))).toBeVisible();
  await page.unroute('**/api/booking/reservations');
  await page.getByRole('link', { name: t('booking.openIt') }).click();
  await onList(page);
  expect(await sandbox.reservations()).toHaveLength(1);
  await expect(card(page)).toHaveCount(1);
});

// Holds BOOK-08.
test('a guest sees the times, and what was filled in survives the sign-in', async ({ page }) => {
  await open(page);
  const startsAt = await chooseTime(page);
  await page.getByLabel(t('booking.name')).fill('Сәуле');
  await page.getByLabel(t('booking.phone')).fill('8 (702) 555-44-33');
  await page.getByLabel(t('booking.wish')).fill('Детский стул');
  await guestButton(page).click();
  await new Diner(page, 'kz', 'ru').passSignIn();
  await page.waitForURL(`**/filials/${VENUES.almaty}/booking*`);
  await expect(page.locator(`input[value="${startsAt}"]`)).toBeChecked();
  await expect(page.getByLabel(t('booking.name'))).toHaveValue('Сәуле');
  await bookButton(page).click();
  await onList(page);
  await expect(card(page)).toContainText('Сәуле');
  await expect(card(page)).toContainText('+7 702 555 44 33');
  expect(await sandbox.reservations()).toMatchObject([{ startsAt, comment: 'Детский стул' }]);
});

// Holds BOOK-06.
test(
  'a full day says so, and leads to the next one with a table, and to the phone',
  { tag: '@core' },
  async ({ page }) => {
    await open(page);
    const full = await chooseDay(page, isFull);
    await expect(page.getByText(t('booking.fullTitle'))).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(`^${t('booking.call')}`) })).toHaveAttribute(
      'href',
      /^tel:/,
    );
    expect(await findingsInBothSchemes(page)).toEqual([]);
    await page.getByRole('button', { name: t('booking.nextDay') }).click();
    await expect(times(page).first()).toBeVisible();
    const chosen = await page
      .getByRole('radiogroup', { name: t('booking.day'), exact: true })
      .getByRole('radio', { checked: true })
      .inputValue();
    expect(Date.parse(chosen)).toBeGreaterThan(Date.parse(full));
  },
);

for (const [venue, country, language] of [
  [VENUES.almaty, 'kz', 'kk'],
  [VENUES.tbilisi, 'ge', 'ka'],
] as const)
  test(`taken times, a full day and its phone fit at twice the text size and on a narrow screen in ${language}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/filials/${venue}/booking?country=${country}&language=${language}`);
    const fits = async () => {
      for (const view of [LARGE, NARROW]) {
        await page.setViewportSize({ width: view.width, height: 844 });
        expect.soft(await misfits(page, view), `${view.textSize || '100%'} at ${view.width}`).toEqual([]);
      }
    };
    await chooseDay(page, isFull, texts(language));
    await expect(page.getByText(texts(language)('booking.fullTitle'))).toBeVisible();
    await fits();
    await chooseDay(page, (day) => !isFull(day), texts(language));
    const startsAt = await page.locator('input[value*="T"]:enabled').first().inputValue();
    await sandbox.takeTables(venue, startsAt);
    await page.reload();
    await chooseDay(page, (day) => !isFull(day), texts(language));
    await expect(page.getByText(texts(language)('booking.taken'), { exact: true }).first()).toBeVisible();
    await fits();
  });

// Holds BOOK-06.
test('a party that no table seats sees a message, and a venue without reservations leads elsewhere', async ({
  page,
}) => {
  await open(page);
  await chooseDay(page, (day) => !isFull(day));
  for (let more = 0; more < 11; more += 1)
    await page.getByRole('button', { name: t('booking.more') }).click();
  await expect(page.getByText(t('booking.fullText', { guests: 13 }))).toBeVisible();
  await page.getByRole('button', { name: t('booking.nextDay') }).click();
  await expect(page.getByText(t('booking.noNextDay'))).toBeVisible();
  await page.goto(`/filials/90001/booking?${SITE}`);
  await expect(page.getByRole('heading', { name: t('booking.offTitle') })).toBeVisible();
  await page.getByRole('link', { name: t('booking.otherVenues'), exact: true }).click();
  await expect(page).toHaveURL(/\/brands\/booking/);
});

// Holds BOOK-11.
test('a time that was taken in between shows a notice, and another one can be booked', async ({ page }) => {
  const startsAt = await readyToBook(page);
  await sandbox.takeTables(VENUES.almaty, startsAt);
  await bookButton(page).click();
  await expect(page.getByText(t('errors.bookingSlotTaken'))).toBeVisible();
  await expect(page.locator(`input[value="${startsAt}"]`)).toBeDisabled();
  expect(await findingsInBothSchemes(page)).toEqual([]);
  await times(page).last().check();
  await bookButton(page).click();
  await onList(page);
  expect(
    (await sandbox.reservations()).filter(({ comment, guests }) => comment === '' && guests === 2).length,
  ).toBeGreaterThan(0);
});

// Holds BOOK-07.
test('a second table at the same time is refused, and names the first', async ({ page }) => {
  const startsAt = await readyToBook(page);
  await bookButton(page).click();
  await onList(page);
  await open(page);
  await chooseDay(page, (day) => !isFull(day));
  await page.locator(`input[value="${startsAt}"]`).check();
  await bookButton(page).click();
  await expect(page.getByText(t('errors.bookingOverlap'))).toBeVisible();
  await page.getByRole('link', { name: t('booking.toMine') }).click();
  await onList(page);
  expect(await sandbox.reservations()).toHaveLength(1);
});

// Holds BOOK-04.
test('an invalid field shows its error, and nothing is sent', async ({ page }) => {
  await new Diner(page, 'kz', 'ru').signIn();
  await open(page);
  await expect(days(page).first()).toBeVisible();
  await bookButton(page).click();
  await expect(page.getByText(t('booking.timeRequired'))).toBeVisible();
  await chooseTime(page);
  await page.getByLabel(t('booking.name')).fill('А');
  await page.getByLabel(t('booking.phone')).fill('12');
  await page.getByLabel(t('booking.wish')).fill('x'.repeat(10_000));
  await bookButton(page).click();
  await expect(page.getByLabel(t('booking.name'))).toBeFocused();
  await expect(page.getByLabel(t('booking.name'))).toHaveAccessibleDescription(t('booking.nameError'));
  await expect(page.getByLabel(t('booking.phone'))).toHaveAccessibleDescription(
    t('booking.phoneError', { example: '+7 701 123 45 67' }),
  );
  await expect(page.getByLabel(t('booking.wish'))).toHaveAccessibleDescription(
    t('booking.wishError', { most: 500 }),
  );
  expect(await sandbox.reservations()).toEqual([]);
});
