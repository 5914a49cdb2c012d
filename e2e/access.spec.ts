import { expect, test, type Page } from './test';
import { findingsInBothSchemes } from './axe';
import { Diner } from './diner';
import { VENUES } from './environment';
import { sandbox } from './sandbox';
import { cartBar, choiceGroups, chooseButtons, untilWhole } from './screen';

test.beforeEach(() => sandbox.reset());

test(
  'axe finds nothing from Home to the cart, in the light and in the dark',
  { tag: '@wide' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const diner = new Diner(page, 'kz', 'ru');
    const { t } = diner;
    await diner.openHome();
    await untilWhole(page);
    expect(await findingsInBothSchemes(page), 'Home').toEqual([]);
    await diner.openVenue(VENUES.almaty);
    expect(await findingsInBothSchemes(page), 'menu').toEqual([]);
    await chooseButtons(page, t).first().click();
    await expect(choiceGroups(page.getByRole('dialog')).first()).toBeVisible();
    expect(await findingsInBothSchemes(page), 'product').toEqual([]);
    await page.keyboard.press('Escape');
    await diner.addPlainProduct();
    await diner.openCart();
    for (const row of [t('checkout.time_takeaway'), t('checkout.nameAndNote')])
      await page.getByRole('button', { name: new RegExp(`^${row}`) }).click();
    await page
      .getByRole('radiogroup', { name: t('checkout.day') })
      .getByRole('radio')
      .last()
      .check({ force: true });
    await expect(page.getByRole('combobox', { name: t('checkout.hour') })).toBeVisible();
    expect(await findingsInBothSchemes(page), 'cart').toEqual([]);
  },
);

// Only a guest is shown these; axe runs on all other pages in every-screen.spec.ts.
test('axe finds nothing on what only a guest is shown, nor at an order', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const diner = new Diner(page, 'kz', 'ru');
  await diner.openHome();
  for (const path of ['/filials', '/auth', '/cart']) {
    await page.goto(path);
    await untilWhole(page);
    await expect(page.getByRole('contentinfo'), path).toHaveCount(path === '/filials' ? 1 : 0);
    expect(await findingsInBothSchemes(page), path).toEqual([]);
  }
  await diner.openVenue(VENUES.almaty);
  await diner.addPlainProduct();
  await diner.openCart();
  await diner.signInButton().click();
  await expect(page.locator('input[name="phone"]')).toBeVisible();
  expect(await findingsInBothSchemes(page), 'sign-in').toEqual([]);
  await diner.passSignIn();
  await diner.onOrderPage();
  expect(await findingsInBothSchemes(page), 'order').toEqual([]);
});

/** Stops of the Tab key on any page at most. */
const MOST_STOPS = 150;

/** Whether what has the focus is what is drawn in the middle of what the screen shows of it; null where the page has no other stop of the Tab key. */
const nextStop = (page: Page) =>
  page.evaluate(async () => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.hasAttribute('data-passed')) return null;
    focused.setAttribute('data-passed', '');
    // A row moves to what has the focus, and then to where it rests.
    await new Promise((resolve) => setTimeout(resolve, 50));
    // Of words on two lines the first one, since the middle of both may be other words; of a card that reaches out of its row what is in it.
    const { left, right, top, bottom } = focused.getClientRects()[0] ?? new DOMRect();
    const middle = (from: number, to: number, most: number) => (Math.max(from, 0) + Math.min(to, most)) / 2;
    const drawn = document.elementFromPoint(
      middle(left, right, innerWidth),
      middle(top, bottom, innerHeight),
    );
    // A radio and a checkbox may lie under the words of their label.
    const whole = focused.closest('label') ?? focused;
    const isSeen = drawn !== null && (whole.contains(drawn) || drawn.contains(focused));
    return { markup: focused.outerHTML.slice(0, 120), isSeen };
  });

test('at 400 % nothing covers the focused element', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const diner = new Diner(page, 'kz', 'ru');
  await diner.openVenue(VENUES.almaty);
  await diner.addPlainProduct();
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(cartBar(page, diner.t)).not.toBeInViewport();

  await diner.openCart();
  await diner.signInButton().waitFor();
  await untilWhole(page);
  const covered: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const shown = await nextStop(page);
    if (shown === null) break;
    if (!shown.isSeen) covered.push(shown.markup);
  }
  expect(covered).toEqual([]);
  await expect(diner.signInButton()).toHaveAttribute('data-passed', '');
});

test('a phone on its side keeps its bars', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.openVenue(VENUES.almaty);
  await diner.addPlainProduct();
  await page.setViewportSize({ width: 640, height: 360 });
  await expect(cartBar(page, diner.t)).toBeInViewport({ ratio: 1 });
  await diner.openCart();
  await expect(diner.signInButton()).toBeInViewport({ ratio: 1 });
});

test('forced colours mark a chosen chip, and the field that has the focus', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { t } = new Diner(page, 'kz', 'ru');
  await page.goto('/filials?country=kz&language=ru');
  const chosen = page.getByRole('link', { name: t('venues.onlyPromo') });
  const other = page.getByRole('link', { name: t('venues.openNow') });
  await chosen.click();
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  for (const chip of [chosen, other]) await expect(chip).toHaveCSS('border-top-width', '1px');
  await expect(other).toHaveCSS('outline-style', 'none');
  await expect(chosen).toHaveCSS('outline-style', 'solid');

  await page.goto('/search');
  const field = page.getByRole('combobox');
  await field.focus();
  await expect(field.locator('xpath=..')).toHaveCSS('outline-style', 'solid');
});
