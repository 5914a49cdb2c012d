import { KIOSK_GUESTS, VENUES } from './environment';
import { Guest, kitchenBoard } from './kiosk-guest';
import { traces, type Canaries } from './kiosk-traces';
import { sandbox } from './sandbox';
import { ANY, textLike } from './screen';
import { expect, test, type Page } from './test';

// Many guests of a kiosk: eight hours of them in a row on one page, and at two kiosks of one venue side by side.

test.use({ viewport: { width: 1080, height: 1920 }, isMobile: false, hasTouch: true });
// A second try would hide what one guest in many finds.
test.describe.configure({ retries: 0 });
test.beforeEach(() => sandbox.reset());

const DAY_MS = 8 * 3600 * 1000;
/** Of real time, on a busy machine. */
const GUEST_MS = 6_000;

/** By which a page may grow between a quarter and the half of its day, without an order, on the same page. */
const MOST_GROWTH = { heapKb: 2_000, nodes: 500, listeners: 100 };

/** The size of the page once everything is collected that can be. */
async function memoryOf(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  // The second collection frees objects that the first has released.
  for (let turn = 0; turn < 2; turn += 1) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  await client.detach();
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heapKb: Math.round(of('JSHeapUsedSize') / 1000),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  };
}

/** Signs that no text of the product has. */
const nameOf = (guest: number) => `Қонақ${String(guest).padStart(4, '0')}`;

/** The way to the ways to pay with a dish of its own and a name. @returns what the guest must not leave */
async function comeToPay(guest: Guest, turn: number): Promise<Canaries> {
  const { page, t } = guest;
  await guest.begin();
  // 144 seconds a guest: two hundred make eight hours. Short enough for no prompt.
  await page.clock.runFor(55_000);
  // Not of the first: its dishes are on the start's table.
  await page
    .getByRole('navigation', { name: t('menu.categories') })
    .getByRole('button')
    .last()
    .click();
  const plus = page.getByRole('button', { name: textLike(t('menu.add', { name: ANY })) });
  const dishes = guest.plainDishes().filter({ has: plus });
  await expect(dishes.first()).toBeVisible();
  const dish = dishes.nth(turn % (await dishes.count()));
  const name = (await dish.getByRole('heading', { level: 3 }).innerText()).trim();
  await dish.getByRole('button', { name: textLike(t('menu.add', { name: ANY })) }).click();
  await guest.goOn('review');
  await guest.goOn('toPayment');
  await guest.nameField().fill(nameOf(turn));
  await expect(guest.button('pay_cash')).toBeVisible();
  const cart = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('cart') ?? '') as { id: string }).id,
  );
  return { name: nameOf(turn), dish: name, cart };
}

/** Ends a guest who has not ordered: by the menu's button, or by going away. */
async function leave(guest: Guest, turn: number): Promise<void> {
  const { page, t } = guest;
  if (turn % 2 === 0) {
    await page.clock.runFor(82_000);
    return;
  }
  for (let step = 0; step < 2; step += 1) {
    await page.clock.runFor(48_000);
    await page.getByRole('button', { name: t('layout.back') }).click();
  }
  await guest.button('cancel').click();
}

/** Orders, and ends by a press or by going away. */
async function order(guest: Guest, turn: number): Promise<void> {
  await guest.button('pay_cash').click();
  await expect(guest.heading('numberTitle')).toBeVisible();
  await expect(guest.page.getByRole('main').getByText(nameOf(turn))).toBeVisible();
  if (turn % 2 === 0) await guest.page.clock.runFor(42_000);
  else await guest.newOrder().click();
}

// Holds KIOSK-02, KIOSK-07.
test('guests in a row through a day of eight hours find nothing of each other, and the page does not grow', async ({
  page,
}) => {
  const guests = KIOSK_GUESTS.inARow;
  test.setTimeout(60_000 + guests * GUEST_MS);
  await page.clock.install({ time: Date.now() - DAY_MS });
  const guest = new Guest(page, 'kk');
  await guest.open();
  /** Until then there is no order: all of them are of one page. */
  const half = Math.floor(guests / 2);
  const samples: Awaited<ReturnType<typeof memoryOf>>[] = [];
  const sampled = [0.1, 0.25, 0.5, 0.75, 1].map((part) => Math.floor(guests * part));
  let last: Canaries = {};
  let ordered = 0;
  for (let turn = 1; turn <= guests; turn += 1) {
    const own = await comeToPay(guest, turn);
    expect(await traces(page, last), `guest ${turn} of guest ${turn - 1}`).toEqual([]);
    if (turn > half && turn % 5 === 0) {
      await order(guest, turn);
      ordered += 1;
    } else await leave(guest, turn);
    await expect(guest.start()).toBeVisible();
    expect(await traces(page, own), `after guest ${turn}`).toEqual([]);
    last = own;
    if (!sampled.includes(turn)) continue;
    // The layers behind a start that has stood for a while belong to each sample.
    const name = guest.t('menu.categories');
    await expect(page.getByRole('navigation', { name, includeHidden: true })).toHaveCount(2);
    const sample = await memoryOf(page);
    samples.push(sample);
    const { heapKb, nodes, listeners } = sample;
    process.stdout.write(`After guest ${turn}: heap ${heapKb} kB, ${nodes} nodes, ${listeners} listeners.\n`);
  }
  const [, quarter, atHalf] = samples;
  const growth = (of: 'heapKb' | 'nodes' | 'listeners') => (atHalf?.[of] ?? 0) - (quarter?.[of] ?? 0);
  expect(growth('heapKb'), 'kB of a page by as many guests as it had before').toBeLessThan(
    MOST_GROWTH.heapKb,
  );
  expect(growth('nodes')).toBeLessThan(MOST_GROWTH.nodes);
  expect(growth('listeners')).toBeLessThan(MOST_GROWTH.listeners);
  expect(await sandbox.orders()).toHaveLength(ordered);
});

// Holds KIOSK-03, KIOSK-06.
test('guests at two kiosks of one venue each see their own number, none repeated or lost', async ({
  browser,
  baseURL,
}) => {
  const guests = KIOSK_GUESTS.atEach;
  test.setTimeout(60_000 + guests * 2 * GUEST_MS);
  const seen: { number: string; name: string }[] = [];
  const atKiosk = async (kiosk: number) => {
    const context = await browser.newContext({ baseURL, viewport: { width: 1080, height: 1920 } });
    const guest = new Guest(await context.newPage(), 'kk');
    await guest.open();
    for (let turn = 1; turn <= guests; turn += 1) {
      const name = nameOf(kiosk * 1000 + turn);
      await guest.toPayment();
      await guest.nameField().fill(name);
      await guest.button('pay_cash').click();
      await expect(guest.heading('numberTitle')).toBeVisible();
      const screen = guest.page.getByRole('main');
      await expect(screen.getByText(name)).toBeVisible();
      seen.push({ number: (await screen.getByText(/^\p{L}-\d+$/u).innerText()).trim(), name });
      await guest.newOrder().click();
      await expect(guest.start()).toBeVisible();
    }
    await context.close();
  };
  await Promise.all([atKiosk(1), atKiosk(2)]);
  const byName = (one: { name: string | null }, other: { name: string | null }) =>
    (one.name ?? '').localeCompare(other.name ?? '');
  expect(new Set(seen.map(({ number }) => number)).size).toBe(2 * guests);
  expect((await kitchenBoard(VENUES.almaty)).toSorted(byName)).toEqual(seen.toSorted(byName));
  expect(await sandbox.orders()).toHaveLength(2 * guests);
});
