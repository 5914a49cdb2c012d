import { expect, type Page } from './test';
import { Diner } from './diner';
import { VENUES } from './environment';
import { texts } from './texts';

/* The form by which a table is reserved, and the list of what was reserved, in Russian. */

export const t = texts('ru');
export const SITE = 'country=kz&language=ru';

export const open = (page: Page) => page.goto(`/filials/${VENUES.almaty}/booking?${SITE}`);
export const days = (page: Page, text = t) =>
  page.getByRole('radiogroup', { name: text('booking.day'), exact: true }).getByRole('radio');
export const times = (page: Page) =>
  page
    .getByRole('radiogroup', { name: t('booking.times'), exact: true })
    .getByRole('radio', { disabled: false });
export const bookButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^(${t('booking.submit')}|${t('booking.agreeAndBook')})`) });
export const guestButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${t('booking.signInAndBook')}`) });
export const card = (page: Page) => page.getByRole('article');
export const status = (page: Page, name: 'pending' | 'confirmed' | 'canceled') =>
  page.getByText(t(`booking.status_${name}`), { exact: true });

/** A day that the sandbox fills wholly is a multiple of seven. */
export const isFull = (day: string) => [7, 14, 21, 28].includes(Number(day.slice(-2)));

/** Chooses the first such day from the day after tomorrow: tomorrow may be too soon for a reminder. */
export async function chooseDay(page: Page, isWanted: (day: string) => boolean, text = t): Promise<string> {
  await expect(days(page, text).first()).toBeVisible();
  const offered = await days(page, text).evaluateAll((radios) =>
    radios.map((radio) => (radio as HTMLInputElement).value),
  );
  const day = offered.slice(2).find(isWanted);
  if (day === undefined) throw new Error('No such day is offered');
  await page.locator(`input[value="${day}"]`).check();
  return day;
}

/** A free time of the first day with tables. */
export async function chooseTime(page: Page): Promise<string> {
  await chooseDay(page, (day) => !isFull(day));
  const time = times(page).first();
  await time.check();
  return time.inputValue();
}

/** Signed in, with a time chosen: one press before a table is booked. */
export async function readyToBook(page: Page): Promise<string> {
  await new Diner(page, 'kz', 'ru').signIn();
  await open(page);
  const startsAt = await chooseTime(page);
  await expect(page.getByLabel(t('booking.phone'))).not.toHaveValue('');
  return startsAt;
}

export async function onList(page: Page): Promise<void> {
  await page.waitForURL('**/profile/reservations');
  await expect(card(page).first()).toBeVisible();
}
