import { turnOnDataSaver, untilAnswered, watchRequests } from '../tools/run/chromium.mjs';
import { expect, test, type Page } from './test';
import { findings } from './axe';
import { Diner } from './diner';
import { SANDBOX_URL, VENUES } from './environment';
import { sandbox } from './sandbox';
import { ANY, cartBar, cartLines, cartSum, lineCounter, plusButtonsInCart, textLike } from './screen';

test.beforeEach(() => sandbox.reset());

const ALMATY = { latitude: 43.245, longitude: 76.95 };

interface SoldProduct {
  id: number;
  product_name: string;
  price: number;
  reward_id: number | null;
  promo_limit: number | null;
  sizes: unknown[] | null;
  has_additive_categories: boolean;
  is_unavailable: boolean;
  unavailable_service_types: number[];
  age_restriction: unknown;
}

/** The products of a venue that need no choice, as the platform sends them. */
async function plainProducts(venueId: number): Promise<SoldProduct[]> {
  const answer = await fetch(`${SANDBOX_URL}/menu/v2/category/products?filial_id=${venueId}`, {
    headers: { 'X-Fingerprint': 'journey-device', 'Accept-Language': 'ru' },
  });
  const menu = (await answer.json()) as {
    data: { attributes: { is_active: boolean }; relationships: { products: SoldProduct[] } }[];
  };
  return menu.data
    .filter(({ attributes }) => attributes.is_active)
    .flatMap(({ relationships }) => relationships.products)
    .filter((product) => !product.sizes && !product.has_additive_categories && !product.age_restriction);
}

/** Presses the plus of a product on the menu, so many times. */
async function add({ page, t }: Diner, productId: number, times = 1): Promise<void> {
  const plus = page.locator(`[data-plus="${productId}"]`).first();
  await plus.click();
  // The first press waits for its code: it is busy meanwhile, and a document that is left before adds nothing.
  await expect(plusButtonsInCart(page, t).first()).toBeVisible();
  for (let press = 1; press < times; press += 1) await plus.click();
}

const firstProductId = (page: Page) =>
  page.evaluate(() => {
    const cart = JSON.parse(sessionStorage.getItem('cart') ?? '{}') as { lines: { productId: number }[] };
    return cart.lines[0]?.productId ?? 0;
  });

/** A cart of one dish at the venue in Almaty. */
async function cartOfOne(page: Page): Promise<Diner> {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.openVenue(VENUES.almaty);
  await diner.addPlainProduct();
  return diner;
}

test.describe('a fault that a check finds stops the order and is fixed by one tap', () => {
  test('a dish that was taken off the menu', async ({ page }) => {
    const diner = await cartOfOne(page);
    await sandbox.changeProduct(await firstProductId(page), { deleted: true });
    await diner.openCart();
    await expect(page.getByText(diner.t('cart.issue_deleted'))).toBeVisible();
    await expect(diner.signInButton()).toBeHidden();
    await page.getByRole('button', { name: diner.t('checkout.fixByRemoval', { count: 1 }) }).click();
    await expect(page.getByRole('heading', { name: diner.t('cart.emptyTitle') })).toBeVisible();
    await page.getByRole('button', { name: diner.t('layout.undo') }).click();
    await expect(cartLines(page)).toHaveCount(1);
  });

  test('more pieces than a promotion gives', async ({ page }) => {
    const limited = (await plainProducts(VENUES.almaty)).find(
      ({ promo_limit: limit }) => limit !== null && limit < 9,
    );
    if (!limited) throw new Error('The sandbox has no limited promotion');
    const limit = limited.promo_limit ?? 0;
    const diner = new Diner(page, 'kz', 'ru');
    await diner.openVenue(VENUES.almaty);
    await add(diner, limited.id, limit + 2);
    await diner.openCart();
    await expect(page.getByText(diner.t('cart.promoLimit', { count: limit }))).toBeVisible();
    await expect(lineCounter(page)).toContainText(String(limit));
    await page.evaluate(() => {
      const cart = JSON.parse(sessionStorage.getItem('cart') ?? '') as { lines: object[] };
      const lines = cart.lines.map((line) => ({ ...line, count: 50, pieceLimit: null }));
      sessionStorage.setItem('cart', JSON.stringify({ ...cart, lines }));
    });
    await page.reload();
    await expect(page.getByText(diner.t('cart.issue_exceeded', { count: limit }))).toBeVisible();
    await page.getByRole('button', { name: diner.t('checkout.fix', { count: 1 }) }).click();
    await expect(lineCounter(page)).toContainText(String(limit));
    await expect(diner.signInButton()).toBeEnabled();
  });
});

test(
  'a price that changed is taken over, shown with the old one, and its notice closed',
  { tag: '@core' },
  async ({ page }) => {
    const diner = await cartOfOne(page);
    await sandbox.changeProduct(await firstProductId(page), { priceMinor: 123_400 });
    await diner.openCart();
    const priceNotice = page.getByRole('status').filter({ hasText: /1\s234\s₸/ });
    await expect(priceNotice).toBeVisible();
    await expect(diner.signInButton()).toContainText(/1\s234\s₸/);
    await priceNotice.getByRole('button', { name: diner.t('layout.close') }).click();
    await expect(priceNotice).toBeHidden();
  },
);

test('a stored cart with lines that cannot be is trimmed with a sentence', async ({ page }) => {
  const diner = await cartOfOne(page);
  await page.evaluate(() => {
    const cart = JSON.parse(sessionStorage.getItem('cart') ?? '') as { lines: object[] };
    const lines = [...cart.lines, { ...cart.lines[0], productId: -5 }, { ...cart.lines[0], count: -3 }];
    sessionStorage.setItem('cart', JSON.stringify({ ...cart, lines }));
  });
  await diner.openCart();
  await expect(page.getByText(diner.t('cart.trimmed'))).toBeVisible();
  await expect(cartLines(page)).toHaveCount(1);
  await expect(diner.signInButton()).toBeEnabled();
});

test('a press that begins on a dish before the checkout has come, and ends after it, is taken', async ({
  page,
}) => {
  // Else the menu loads the checkout ahead.
  await turnOnDataSaver(page);
  const diner = await cartOfOne(page);
  const html = await (await page.request.get('/cart')).text();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    if (!html.includes(new URL(route.request().url()).pathname)) await released;
    await route.continue().catch(() => undefined);
  });
  const requests = watchRequests(page);
  await page.goto('/cart', { waitUntil: 'commit' });
  const plus = page.getByRole('button', { name: diner.t('menu.more') });
  await plus.hover();
  await page.mouse.down();
  release();
  await untilAnswered(page, requests);
  await page.mouse.up();
  await expect(diner.orderDock()).toBeVisible();
  await expect(lineCounter(page)).toHaveText('2');
});

test('two tabs stay in step', async ({ page, context }) => {
  const diner = await cartOfOne(page);
  const other = await context.newPage();
  await other.goto('/cart');
  await expect(cartLines(other)).toHaveCount(1);
  await other
    .getByRole('button', { name: diner.t('menu.more') })
    .first()
    .click();
  await expect(cartBar(page, diner.t)).toHaveText(/^2\D/);
  await other.getByRole('button', { name: diner.t('cart.clear') }).click();
  await expect(cartBar(page, diner.t)).toHaveCount(0);
});

test('suggestions for the cart are added by one press', async ({ page }) => {
  const diner = await cartOfOne(page);
  await diner.openCart();
  const offers = page.getByRole('region', { name: diner.t('cart.crossSell') });
  await offers.getByRole('button').first().click();
  await expect(cartLines(page)).toHaveCount(2);
});

test.describe('a delivery', () => {
  test.use({ permissions: ['geolocation'], geolocation: ALMATY });

  test('shows its tariffs, the sum that is missing, and the subsidy once it is reached', async ({ page }) => {
    const [dear] = (await plainProducts(VENUES.almaty))
      .filter(
        ({ price, promo_limit: limit, is_unavailable: isStopped, unavailable_service_types: services }) =>
          price >= 1000 && limit === null && !isStopped && services.length === 0,
      )
      .sort((one, another) => one.price - another.price);
    if (!dear) throw new Error('The sandbox sells nothing dear');
    const diner = new Diner(page, 'kz', 'ru');
    await diner.openVenue(VENUES.almaty);
    await add(diner, dear.id);
    await diner.openCart();
    await page.getByRole('radio', { name: diner.t('service.delivery') }).check({ force: true });
    await page.getByRole('button', { name: diner.t('delivery.useMyPosition') }).click();
    const tooLittle = textLike(diner.t('delivery.minimum', { missing: ANY, amount: ANY }));
    await expect(page.getByRole('status').filter({ hasText: tooLittle })).toBeVisible();
    const pieces = Math.ceil(6000 / dear.price);
    const more = cartLines(page).getByRole('button', { name: diner.t('menu.more') });
    for (let press = 1; press < pieces; press += 1) await more.click();
    const sum = cartSum(page, diner.t);
    await expect(sum).toContainText(diner.t('cart.subsidy'));
    await expect(page.getByRole('radio', { name: new RegExp(diner.t('delivery.car')) })).toBeVisible();
    const amounts = await sum.getByRole('definition').allTextContents();
    const values = amounts.map((text) => Number(text.replace(/[−-]/, '-').replace(/[^\d-]/g, '')));
    expect(values.slice(0, -1).reduce((total, value) => total + value, 0)).toBe(values.at(-1));
    expect(await findings(page)).toEqual([]);
  });

  test('needs an address, also where the diner is inside the zone', async ({ page }) => {
    const diner = await cartOfOne(page);
    await diner.openCart();
    await page.getByRole('radio', { name: diner.t('service.delivery') }).check({ force: true });
    await expect(diner.orderDock().getByRole('status')).toHaveText(diner.t('checkout.needsAddress'));
    // The search itself, and no list without an address.
    await page
      .getByRole('button', { name: diner.t('checkout.giveAddress') })
      .last()
      .click();
    const dialog = page.getByRole('dialog', { name: diner.t('addresses.formTitle') });
    await dialog.getByRole('searchbox').fill('Абая 52');
    await dialog.getByRole('list').getByRole('button').first().click();
    await dialog.getByLabel(diner.t('addresses.apartment')).fill('41');
    await dialog.getByRole('button', { name: diner.t('addresses.save') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: diner.t('delivery.changeAddress') })).toContainText(
      'проспект Абая, 52, 41',
    );
  });
});
