import { expect, test } from './test';
import { Diner } from './diner';
import { DEMO, VENUES } from './environment';
import { sandbox } from './sandbox';

test.beforeEach(async () => {
  await sandbox.reset();
  await sandbox.forgetSignals();
});

/** What must not be in anything that leaves: the demo diner's phone, a typed address, a point, the session. */
const CANARIES = [DEMO.kz.slice(1), 'Абая 52', '43.2', '76.9', 'Bearer', 'access_token'];

const arrivedNames = async () => (await sandbox.signals()).events.map(({ event_type: name }) => name);

test('a diner who has agreed is counted without anything personal, and one who has not loads nothing for it', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/events')) calls.push(request.url());
  });
  const diner = new Diner(page, 'kz', 'ru');
  await diner.openVenue(VENUES.almaty);
  await diner.addPlainProduct();
  await page.goto('/legal');
  const choice = page.getByRole('switch', { name: diner.t('legal.counting') });
  await expect(choice).not.toBeChecked();
  expect(calls).toEqual([]);
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('AMP_'))).toEqual([]);

  await choice.check();
  await diner.readyToOrder(VENUES.almaty);
  await diner.orderButton().click();
  await diner.onOrderPage();
  await expect
    .poll(arrivedNames, { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['page_viewed', 'line_added', 'checkout_opened', 'order_placed']));
  const { events } = await sandbox.signals();
  const text = JSON.stringify(events);
  for (const canary of CANARIES) expect(text).not.toContain(canary);
  // One visit through several pages.
  expect(text.match(/"session_start"/g)).toHaveLength(1);

  await page.goto('/legal');
  await page.getByRole('switch', { name: diner.t('legal.counting') }).uncheck();
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('AMP_'))).toEqual([]);
});

// Holds ERR-04, ERR-05, ERR-06.
test('an error of a signed-in diner’s page is reported stripped and with their id, a lost connection is not', async ({
  page,
}) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.signIn('/profile');
  // Before the first script there is no code of ours that could fail, and nothing that would notice.
  await page.waitForLoadState('networkidle');
  await page.evaluate((canaries) => {
    setTimeout(() => void Promise.reject(new TypeError('Failed to fetch')), 0);
    setTimeout(() => {
      throw new Error(`cannot show +${canaries[0]} of "Улица ${canaries[1]}" with Bearer abc.def`);
    }, 0);
  }, CANARIES);
  const reports = async () => (await sandbox.signals()).reports;
  await expect.poll(async () => (await reports()).length, { timeout: 20_000 }).toBe(1);
  const [report] = await reports();
  expect(report).toMatchObject({
    user: { id: expect.stringMatching(/^\d+$/) as unknown },
    release: expect.stringMatching(/^v\d/),
    tags: { page: '/profile' },
  });
  for (const canary of [...CANARIES, 'abc.def', 'Улица'])
    expect(JSON.stringify(report)).not.toContain(canary);
});
