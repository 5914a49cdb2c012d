import { expect, test } from './test';
import { VENUES } from './environment';
import { sandbox } from './sandbox';
import { texts } from './texts';

const t = texts('ru');
const details = (venueId: number) => `/filials/${venueId}/details?country=kz&language=ru`;
/** Venues of the sandbox by what is special about them. */
const VENUE = {
  withHostileLinks: 3110,
  withShifts: 3104,
  closedOnMonday: 3113,
  openPastMidnight: 3109,
} as const;

test.beforeAll(() => sandbox.reset());

// Holds NAV-14.
test('a venue’s menu leads to its details: hours, address, telephone, links, terms', async ({ page }) => {
  await page.goto(`/filials/${VENUES.almaty}?country=kz&language=ru`);
  await page.getByRole('link', { name: t('details.more') }).click();
  await page.waitForURL(`/filials/${VENUES.almaty}/details`);
  const hours = page.getByRole('table', { name: t('details.hours') });
  await expect(hours.getByRole('row')).toHaveCount(1);
  await expect(hours).toContainText(t('details.dayAndNight'));
  await expect(hours).toContainText(t('details.today'));
  const contacts = page.getByRole('region', { name: t('details.contacts') });
  await expect(contacts.getByRole('link', { name: /^\+7[\s\d]{13,14}$/ })).toHaveAttribute(
    'href',
    /^tel:\+7\d{10}$/,
  );
  await expect(contacts.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  );
  await expect(contacts.getByRole('link', { name: /^Instagram/ })).toHaveAttribute('rel', /noopener/);
  await expect(contacts.getByRole('link', { name: /^Threads/ })).toBeVisible();
  const terms = page.getByRole('region', { name: t('details.terms') });
  await expect(terms).toContainText(t('details.percent', { percent: '12' }));
  await expect(terms).toContainText(t('details.payment_cash'));
  // The venue's own text about its slower delivery stands in place of ours.
  await expect(page.getByRole('note')).toContainText('Снегопад: доставка дольше');
});

test('links to unknown sites are left out', async ({ request }) => {
  const page = await (await request.get(details(VENUE.withHostileLinks))).text();
  expect(page).not.toContain('javascript:');
  expect(page).not.toContain('evil.example');
  expect(page).not.toContain('data:text');
});

test('hours by the weekday tell shifts, days off, hours past midnight and the last order', async ({
  page,
}) => {
  const row = (days: string) => page.getByRole('row', { name: new RegExp(`^${days}`) });
  const monday = t('details.day_Mon');
  const weekdays = `${monday}–${t('details.day_Fri')}`;
  await page.goto(details(VENUE.withShifts));
  await expect(row(weekdays)).toContainText(/09:00–14:30\s*17:00–23:00/);
  await page.goto(details(VENUE.closedOnMonday));
  await expect(row(monday)).toContainText(t('details.dayOff'));
  await expect(page.locator('[data-today]')).toHaveCount(1);
  await page.goto(details(VENUE.openPastMidnight));
  await expect(page.getByRole('table')).toContainText('12:00–04:00');
  await expect(page.getByText(t('details.afterMidnight'))).toBeVisible();
  await expect(page.getByText(t('details.lastOrder', { minutes: 10 }))).toBeVisible();
});

test('the address is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(details(VENUES.almaty));
  await page.getByRole('button', { name: t('details.copyAddress') }).click();
  await expect(page.getByText(t('details.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Алматы, .+/);
});

test('an unknown venue has no details, and a platform that fails is said so', async ({ request }) => {
  for (const id of ['999999999', 'abc', '0', '3107x', '99999999999']) {
    expect((await request.get(`/filials/${id}/details`)).status(), id).toBe(404);
  }
  await sandbox.fault({ path: '/locations/v2/locations/card', kind: 'fail', status: 500, times: 9 });
  const failed = await request.get('/filials/3120/details?country=kz&language=en');
  expect(failed.status()).toBe(503);
  await sandbox.clearFaults();
  expect((await request.get('/filials/3120/details?country=kz&language=en')).status()).toBe(200);
});

// Holds VEN-40 to VEN-42.
test('a menu shows the weather in the venue’s own text, the night, and a suspended delivery', async ({
  request,
}) => {
  for (const [venueId, country, notice] of [
    [3116, 'kz', 'Гололёд: доставка дольше на 30 минут'],
    [4101, 'ge', t('details.delivery_night_shift')],
    [3112, 'kz', t('details.delivery_closed')],
  ] as const) {
    const answer = await request.get(`/filials/${venueId}?country=${country}&language=ru&service=delivery`);
    // The visible text, without the data of scripts.
    const markup = (await answer.text()).replaceAll(/<script.*?<\/script>/gs, '');
    expect(markup, String(venueId)).toContain(`>${notice}<`);
  }
});
