import type { Route } from '@/lib/core/site/routes';
import { expect, test, type Page } from './test';
import { findingsInBothSchemes } from './axe';
import { cachedAddresses } from './cached-routes';
import { Diner } from './diner';
import { VENUES } from './environment';
import { sandbox } from './sandbox';
import { choiceGroups, chooseButtons, dishes, untilWhole } from './screen';
import { LARGE, misfits, NARROW, type View } from './text-fit';
import type { Language } from './texts';

/** Kazakh and Georgian words are the longest: these are looked at on every screen, the other language on the main ones. */
const SITES = [
  {
    country: 'kz',
    language: 'kk',
    other: 'ru',
    venueId: VENUES.almaty,
    tableId: 812,
    dish: 'лагман',
    addressId: '?id=4022',
  },
  {
    country: 'ge',
    language: 'ka',
    other: 'en',
    venueId: VENUES.tbilisi,
    tableId: 908,
    dish: 'ხინკალი',
    addressId: '',
  },
] as const satisfies { language: Language; other: Language; [rest: string]: unknown }[];

/** Routes that the walk comes to in a state of their own; a kiosk has sizes of its own (kiosk-accessibility.spec.ts). */
const SHOWN_ELSEWHERE = new Set<Route['name']>([
  ...(['menu', 'bill', 'orders'] as const),
  ...(['kiosk', 'kioskStaff', 'kioskLegal', 'kioskMenu', 'kioskOrder'] as const),
]);

/** The other cached pages: those of venues, or the rest. */
const pagesOf = (kind: 'venues' | 'rest', categoryId = '1') =>
  cachedAddresses(categoryId)
    .filter(({ route }) => !SHOWN_ELSEWHERE.has(route.name))
    .filter(
      ({ route }) => (route.dependsOnPlace || route.dependsOnVenueLimits === true) === (kind === 'venues'),
    );

test.beforeEach(() => sandbox.reset());

/** Checks the page in both views, the one of the present width first. axe runs on the screens of one country, since it takes three seconds. */
async function checkNow(page: Page, screen: string, { hasAxe = false } = {}): Promise<void> {
  await untilWhole(page, screen);
  if (hasAxe) expect.soft(await findingsInBothSchemes(page), screen).toEqual([]);
  const isNarrow = page.viewportSize()?.width === NARROW.width;
  for (const view of isNarrow ? [NARROW, LARGE] : [LARGE, NARROW]) await lookAt(page, view, screen);
}

async function lookAt(page: Page, view: View, screen: string, mayBeCut: string[] = []): Promise<void> {
  if (page.viewportSize()?.width !== view.width)
    await page.setViewportSize({ width: view.width, height: 844 });
  expect
    .soft(await misfits(page, view, mayBeCut), `${screen}, ${view.textSize || '100%'} at ${view.width}`)
    .toEqual([]);
}

for (const { country, language, other, venueId, tableId, dish, addressId } of SITES) {
  const hasAxe = country === 'kz';
  const alsoAxe = hasAxe ? ', and axe finds nothing' : '';
  const checkScreen = (page: Page, screen: string) => checkNow(page, screen, { hasAxe });
  const openAndCheck = async (page: Page, path: string) => {
    await page.goto(path);
    await checkScreen(page, path);
  };
  const bill = `/filials/${venueId}/bill?filial_id=${venueId}&table_id=${tableId}&main_terminal_id=${venueId}`;

  test.describe(language, () => {
    test.beforeEach(({ page }) => {
      page.setDefaultTimeout(15_000);
      return page.emulateMedia({ reducedMotion: 'reduce' });
    });

    test(`every page of venues fits at twice the text size and on a narrow screen${alsoAxe}`, async ({
      page,
    }) => {
      const diner = new Diner(page, country, language);
      await diner.openVenue(venueId);
      const categoryId = /id="c([1-9]\d*)"/.exec(await page.content())?.[1] ?? '';
      await chooseButtons(page, diner.t).first().click();
      await expect(choiceGroups(page.getByRole('dialog')).first()).toBeVisible();
      await checkScreen(page, 'product');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await diner.addPlainProduct();
      await checkScreen(page, 'menu with a cart');
      for (const { path } of pagesOf('venues', categoryId))
        await openAndCheck(page, path.replace(String(VENUES.almaty), String(venueId)));
    });

    test(`a cart and every other page fit as well${alsoAxe}`, async ({ page }) => {
      const diner = new Diner(page, country, language);
      await diner.openVenue(venueId);
      await diner.addPlainProduct();
      await diner.openCart();
      await diner.signInButton().waitFor();
      await checkScreen(page, 'cart of a guest');
      await diner.signIn('/cart');
      const byService = (name: 'takeaway' | 'delivery') =>
        page.getByRole('radio', { name: diner.t(`service.${name}`) });
      await byService('delivery').check({ force: true });
      await checkScreen(page, 'cart with delivery');
      await byService('takeaway').check({ force: true });
      await diner.orderButton().waitFor();
      for (const { path, route } of pagesOf('rest'))
        await openAndCheck(page, route.name === 'addressForm' ? `${path}${addressId}` : path);
    });

    test(`a search, a bill, an order, and the main screens in ${other} fit as well${alsoAxe}`, async ({
      page,
    }) => {
      const diner = new Diner(page, country, language);
      await diner.openVenue(venueId);
      const text = encodeURIComponent(dish);
      for (const path of [`/search?q=${text}`, `/filials/${venueId}/search?q=${text}`, bill, '/nothing'])
        await openAndCheck(page, path);

      await diner.openVenue(venueId);
      await diner.addPlainProduct();
      await diner.signIn('/cart');
      await diner.orderButton().click();
      await diner.onOrderPage();
      await checkScreen(page, 'thanks');
      const id = (await sandbox.orders())[0]?.id ?? 0;
      for (const path of ['/orders', `/filials/${venueId}/order/${id}`, `/payment/success/${id}`])
        await openAndCheck(page, path);
      await sandbox.moveOrder(id, 'completed');
      await openAndCheck(page, `/orders/${id}`);
      await sandbox.fault({ path: '/takeaway/v2/user/order', kind: 'fail', status: 500 });
      await openAndCheck(page, `/orders/${id}`);
      await sandbox.clearFaults();

      const another = new Diner(page, country, other);
      await another.openHome();
      await checkScreen(page, `Home, ${other}`);
      await another.openVenue(venueId);
      await another.addPlainProduct();
      for (const path of [`/filials/${venueId}`, '/cart', bill, `/orders/${id}`])
        await openAndCheck(page, path);
    });
  });
}

for (const { country, language, venueId, dish } of SITES) {
  test(`the search of a menu and its bar fit at twice the text size, ${language}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const diner = new Diner(page, country, language);
    await diner.openVenue(venueId);
    const bar = page.getByRole('navigation', { name: diner.t('menu.categories') });
    await checkNow(page, 'bar of categories');
    await bar.evaluate((shown) =>
      window.scrollTo(0, shown.getBoundingClientRect().top + window.scrollY + 900),
    );
    await expect(bar.getByRole('button', { name: diner.t('layout.back') })).toBeInViewport();
    await checkNow(page, 'bar of categories that sticks');
    await bar.getByRole('link', { name: diner.t('search.menuPlaceholder') }).click();
    const field = page.getByRole('searchbox', { name: diner.t('search.menuPlaceholder') });
    const screens = [
      { typed: '', shown: page.getByText(diner.t('menu.searchHint')) },
      { typed: dish, shown: dishes(page).filter({ visible: true }).first() },
      { typed: 'qzxjwv', shown: page.getByText(diner.t('menu.searchNothing', { text: 'qzxjwv' })) },
    ];
    for (const { typed, shown } of screens) {
      await field.fill(typed);
      await expect(shown).toBeVisible();
      await checkNow(page, `search of a menu, "${typed}"`);
      expect.soft(await findingsInBothSchemes(page), `search of a menu, "${typed}"`).toEqual([]);
    }
  });
}

/** Where texts of the platform are shown, which may be of any length. */
const FOREIGN_WORDS = [
  'main h1',
  '.venue-card__name > :first-child',
  '.venue-card__meta > :first-child',
  '.brand-tile b',
  '.address-line b',
  '.product-card__name',
  '.cart-line__name',
  '#cart-venue a',
  '#slip-venue',
  '.slip .display',
  '.slip dt',
  '.slip dl:first-of-type dd',
].join();

/** Where a foreign text is given some lines, and what is longer than any real name is cut: it stands whole in the venue's details. */
const LIMITED_LINES = ['.venue-card__name > :first-child', '.venue-head h1'];

test('a word of a hundred letters widens no screen, and is cut off where its lines are counted', async ({
  page,
}) => {
  page.setDefaultTimeout(15_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { venueId, tableId } = SITES[0];
  const diner = new Diner(page, 'kz', 'ru');
  await diner.openVenue(venueId);
  await diner.addPlainProduct();
  for (const path of [
    '/',
    '/filials',
    '/brands',
    `/filials/${venueId}`,
    `/filials/${venueId}/details`,
    `/filials/${venueId}/bill?filial_id=${venueId}&table_id=${tableId}&main_terminal_id=${venueId}`,
    '/cart',
  ]) {
    await page.goto(path);
    await untilWhole(page, path);
    await page.evaluate((selectors) => {
      for (const element of document.querySelectorAll(selectors)) element.textContent = 'Щ'.repeat(100);
    }, FOREIGN_WORDS);
    await lookAt(page, { width: 390, textSize: '' }, path, LIMITED_LINES);
  }
});
