import { expect, test, type Page } from './test';
import { findings, findingsInBothSchemes } from './axe';
import { Guest } from './kiosk-guest';
import { choose, FOUR_KEYS, smallTargets, wordsOnly, walkTo } from './kiosk-keys';
import { sandbox } from './sandbox';
import { chooseButtons, dishes, plusButtons } from './screen';

test.use({ viewport: { width: 1080, height: 1920 }, isMobile: false, hasTouch: false });
test.beforeEach(() => sandbox.reset());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const stored = (page: Page) =>
  page.evaluate(() => decodeURIComponent(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])));

// Holds KIOSK-30.
test('a story is shown over the start by taps, leads nowhere, and leaves nothing behind', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/stories')) calls.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const guest = new Guest(page, 'kk');
  const { t } = guest;
  await guest.open();
  const story = page
    .getByRole('list', { name: t('stories.title') })
    .getByRole('button')
    .first();
  await story.click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText(t('stories.slideOf', { slide: 1, total: 3 }))).toBeAttached();
  expect(await findings(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  for (const slide of [2, 3]) {
    await viewer.getByRole('button', { name: t('stories.next') }).click();
    await expect(viewer.getByText(t('stories.slideOf', { slide, total: 3 }))).toBeAttached();
    await expect(viewer.getByRole('link')).toHaveCount(0);
  }
  // With reduced motion it stands still; an unread one closes by itself.
  await page.clock.fastForward('00:50');
  await expect(viewer).toBeVisible();
  await page.clock.fastForward('00:15');
  await expect(viewer).toHaveCount(0);
  await expect(heading(page)).toHaveText(t('kiosk.startTitle'));
  expect(calls).toEqual([]);
  expect(await stored(page)).not.toContain('seenStories');
});

// Holds KIOSK-31.
test('a dish is found by four keys and the keys of the screen, and the next guest finds no trace', async ({
  page,
}) => {
  const guest = new Guest(page, 'kk');
  const { t } = guest;
  await guest.open();
  await guest.begin();
  await choose(page, FOUR_KEYS, page.getByRole('button', { name: t('kiosk.search'), exact: true }));
  await expect(heading(page)).toHaveText(t('kiosk.searchTitle'));
  await expect(heading(page)).toBeFocused();
  const field = page.getByRole('textbox', { name: t('kiosk.searchTitle') });
  await expect(field).toHaveAttribute('autocomplete', 'off');
  const keys = page.getByRole('group', { name: t('kiosk.keys') });
  for (const letter of 'палау')
    await choose(page, FOUR_KEYS, keys.getByRole('button', { name: letter, exact: true }).first());
  await expect(field).toHaveValue('палау');
  await choose(page, FOUR_KEYS, keys.getByRole('button', { name: t('kiosk.keysDone') }));
  await expect(field).toBeFocused();
  const found = dishes(page.getByRole('main'));
  const count = await found.count();
  expect(count).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: t('menu.searchFound', { count }) })).toBeVisible();
  expect(await findingsInBothSchemes(page)).toEqual([]);
  await walkTo(page, FOUR_KEYS, found.first().getByRole('link'));
  expect(await stored(page)).not.toContain('палау');
  await page.getByRole('button', { name: t('kiosk.cancel') }).click();
  await expect(heading(page)).toHaveText(t('kiosk.startTitle'));
  await guest.begin();
  await page.getByRole('button', { name: t('kiosk.search'), exact: true }).click();
  await expect(field).toHaveValue('');
});

// Holds KIOSK-32.
test('a set is ticked by the guest alone, and along with the order something is offered once', async ({
  page,
}) => {
  const guest = new Guest(page);
  const { t } = guest;
  await guest.open();
  await guest.begin();
  await chooseButtons(page, t).first().click();
  const product = page.getByRole('dialog');
  const parts = product.getByRole('group', { name: t('menu.makeSet') }).getByRole('checkbox');
  await expect(parts.first()).toBeVisible();
  for (const part of await parts.all()) await expect(part).not.toBeChecked();
  await parts.first().check();
  expect(await findingsInBothSchemes(page)).toEqual([]);
  await product.getByRole('button', { name: new RegExp(`^${t('menu.addToCart')}`) }).click();
  const order = page.getByRole('list', { name: t('kiosk.order'), exact: true }).getByRole('listitem');
  await expect(order).toHaveCount(2);
  await guest.goOn('review');
  const offers = page.getByRole('heading', { name: t('kiosk.offers') });
  await expect(offers).toBeVisible();
  await page.getByRole('button', { name: t('layout.back') }).click();
  await guest.goOn('review');
  await expect(page.getByText(t('cart.why'))).toBeVisible();
  await expect(offers).toHaveCount(0);
});

// Holds KIOSK-33.
test('each button on the way has a picture beside its text', async ({ page }) => {
  const guest = new Guest(page);
  const { t } = guest;
  const checkNow = async (screen: string) => expect.soft(await wordsOnly(page), screen).toEqual([]);
  await guest.open();
  await checkNow('start');
  await guest.begin('express');
  await guest.addDish();
  await checkNow('menu');
  await guest.goOn('review');
  await expect(page.getByText(t('cart.why'))).toBeVisible();
  await checkNow('review');
  await guest.goOn('toPayment');
  await expect(guest.button('pay_cash')).toBeVisible();
  await checkNow('pay');
  await guest.button('pay_cash').click();
  await expect(heading(page)).toHaveText(t('kiosk.numberTitle'));
  await checkNow('number');
});

// Holds KIOSK-13, KIOSK-14.
test(
  'what an order agrees to is read by four keys, and they lead back to the order',
  { tag: '@core' },
  async ({ page }) => {
    const guest = new Guest(page);
    const { t } = guest;
    await guest.open();
    await guest.begin();
    await plusButtons(page.getByRole('main'), t).first().click();
    await guest.goOn('review');
    await guest.goOn('toPayment');
    const documents = page.getByRole('contentinfo').getByRole('link');
    await expect(documents).toHaveCount(2);
    for (const place of [0, 1]) {
      await choose(page, FOUR_KEYS, documents.nth(place));
      await page.waitForURL('**/kiosk/legal/*');
      await expect(heading(page)).toBeFocused();
      await expect(heading(page)).not.toBeEmpty();
      expect(await findings(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      // The text is longer than the screen, and the keys lead through it.
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Backspace');
      await expect(heading(page)).toHaveText(t('kiosk.payTitle'));
    }
    await expect(guest.button('pay_cash')).toBeVisible();
  },
);

// Holds KIOSK-15.
test('the number of an assisted guest stays until they answer', async ({ page }) => {
  await page.clock.install();
  const guest = new Guest(page, 'kk');
  const { t } = guest;
  await guest.open();
  await page.getByRole('button', { name: t('kioskAccessibility.title') }).click();
  await page.getByRole('switch', { name: new RegExp(`^${t('kioskAccessibility.contrast')}`) }).click();
  await page.getByRole('button', { name: t('kioskAccessibility.done') }).click();
  await guest.begin();
  await guest.addDish();
  await guest.goOn('review');
  await guest.goOn('toPayment');
  await guest.button('pay_cash').click();
  await expect(heading(page)).toHaveText(t('kiosk.numberTitle'));
  expect(await findings(page)).toEqual([]);
  const question = page.getByRole('dialog', { name: t('kiosk.stillThere') });
  await page.clock.fastForward('01:30');
  await expect(heading(page)).toHaveText(t('kiosk.numberTitle'));
  await expect(question).toHaveCount(0);
  await page.clock.fastForward('00:40');
  await choose(page, FOUR_KEYS, question.getByRole('button', { name: t('kiosk.stay') }));
  await expect(question).toHaveCount(0);
  await expect(heading(page)).toHaveText(t('kiosk.numberTitle'));
  await page.clock.fastForward('02:05');
  await expect(question).toBeVisible();
  await page.clock.fastForward('00:21');
  await page.waitForURL('**/kiosk/filials/*');
  await expect(heading(page)).toHaveText(t('kiosk.startTitle'));
});

// Holds KIOSK-15.
test('the number stays for 40 seconds after the last touch', async ({ page }) => {
  await page.clock.install();
  const guest = new Guest(page, 'kk');
  await guest.open();
  await guest.toPayment();
  await guest.button('pay_cash').click();
  await expect(heading(page)).toHaveText(guest.t('kiosk.numberTitle'));
  await page.clock.fastForward('00:35');
  await heading(page).click();
  await page.clock.fastForward('00:35');
  await expect(heading(page)).toHaveText(guest.t('kiosk.numberTitle'));
  await page.clock.fastForward('00:06');
  await expect(heading(page)).toHaveText(guest.t('kiosk.startTitle'));
});
