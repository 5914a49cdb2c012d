import { readFile } from 'node:fs/promises';
import { expect, test } from './test';
import { findingsInBothSchemes } from './axe';
import { bookButton, onList, readyToBook, status, t } from './reservation-form';
import { sandbox } from './sandbox';
import { textLike, ANY } from './screen';

/* The outcomes of a reserved table. */

test.beforeEach(() => sandbox.reset());

// Holds BOOK-09, BOOK-10, BOOK-13.
test(
  'a table has a calendar file in UTC with an alarm, is canceled after a question, and moves to the past ones',
  { tag: '@core' },
  async ({ page }) => {
    const startsAt = await readyToBook(page);
    await bookButton(page).click();
    await onList(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: t('booking.calendar') }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^table-\d{4}-\d\d-\d\d\.ics$/);
    const text = await readFile(await saved.path(), 'utf8');
    expect(text).toContain(`DTSTART:${startsAt.slice(0, 19).replace(/[-:]/g, '')}Z`);
    expect(text).toContain('BEGIN:VALARM');

    await page.getByRole('button', { name: t('booking.cancel') }).click();
    const question = page.getByRole('dialog', { name: t('booking.cancelTitle') });
    await question.getByRole('button', { name: t('booking.keep') }).click();
    await expect(status(page, 'pending')).toBeVisible();
    await page.getByRole('button', { name: t('booking.cancel') }).click();
    await question.getByRole('button', { name: t('booking.cancel') }).click();
    await expect(page.getByRole('heading', { name: t('booking.past') })).toBeVisible();
    await expect(status(page, 'canceled')).toBeVisible();
    await page.reload();
    await expect(status(page, 'canceled')).toBeVisible();
    expect(await sandbox.reservations()).toMatchObject([{ ending: 'canceled' }]);
    expect(await findingsInBothSchemes(page)).toEqual([]);
  },
);

// Holds BOOK-14.
test('a table that the venue has confirmed is announced above the list within a day of it', async ({
  page,
}) => {
  const startsAt = await readyToBook(page);
  await bookButton(page).click();
  await onList(page);
  const announcement = page.getByText(textLike(t('booking.soon', { when: ANY })));
  await page.clock.setFixedTime(Date.parse(startsAt) - 3_600_000);
  await page.reload();
  await expect(status(page, 'pending')).toBeVisible();
  await expect(announcement).toHaveCount(0);
  await sandbox.advance(2);
  await page.reload();
  await expect(status(page, 'confirmed')).toBeVisible();
  await expect(announcement).toBeVisible();
});
