import { atRest, buttonOf, messages, startsWith } from '../../cluster/diner.mjs';
import { VENUE } from '../../cluster/front-diner.mjs';
import { LEDGERS } from '../../cluster/ledgers.mjs';
import { READY_MS } from '../wait.mjs';

/** The terrace of the Samal. */
const ADDRESS = `/filials/${VENUE}/booking`;
const LIST = '/profile/reservations';

const text = messages.booking;
const radiosOf = (page, name) => page.getByRole('radiogroup', { name, exact: true }).getByRole('radio');
const bookButton = (page) =>
  atRest(
    page
      .getByRole('button', { name: startsWith(text.submit) })
      .or(page.getByRole('button', { name: startsWith(text.agreeAndBook) })),
  );

async function chooseTime(page) {
  await radiosOf(page, text.day).nth(1).check({ timeout: READY_MS });
  const first = radiosOf(page, text.times).and(page.locator(':enabled')).first();
  const nextDay = buttonOf(page, text.nextDay);
  await first.or(nextDay).first().waitFor({ timeout: READY_MS });
  if (await nextDay.isVisible()) await nextDay.click();
  await first.check();
}

async function lookAtList(page, key) {
  if (await page.getByRole('article').filter({ hasText: key }).isVisible()) return 'confirmed';
  for (const step of [
    page.getByRole('link', { name: text.openIt, exact: true }),
    atRest(buttonOf(page, text.tryAgain)),
  ]) {
    if (!(await step.isVisible())) continue;
    await step.click();
    return 'pending';
  }
  const list = page.getByRole('article').or(page.getByText(text.emptyTitle, { exact: true }));
  return (await list.first().isVisible()) ? 'pressable' : 'pending';
}

export const booking = {
  calls: '^/booking/v1/reservations$',
  requests: /^\/api\/booking\/reservations$/,
  intents: 'bookingIntents',
  isOpen: (intent) => intent.reservationId === null && intent.givenUp === undefined,
  async open(page, { servers, key }) {
    await page.goto(servers.origin + ADDRESS);
    await chooseTime(page);
    // By this the ledger knows whose table it is.
    await page.getByLabel(text.wish).fill(key);
    // The account's own phone, once it is there.
    await page.getByLabel(text.phone).and(page.locator('[value^="+"]')).waitFor({ timeout: READY_MS });
    await bookButton(page).waitFor({ timeout: READY_MS });
    return bookButton(page);
  },
  address: ADDRESS,
  async readState(page, { key }) {
    if (new URL(page.url()).pathname === LIST) return lookAtList(page, key);
    // Where the outcome is unknown, or there is a table already, the diner's list shows it.
    for (const step of [
      page.getByRole('link', { name: text.toMine, exact: true }),
      buttonOf(page.locator('main'), text.signIn),
    ]) {
      if (!(await step.isVisible())) continue;
      await step.click();
      return 'pending';
    }
    return (await bookButton(page).isVisible()) ? 'pressable' : 'pending';
  },
  ledger: LEDGERS.booking,
};
