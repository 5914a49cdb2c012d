import { expect, test } from './test';
import { Diner } from './diner';
import { VENUES } from './environment';
import { sandbox } from './sandbox';
import { dishes } from './screen';

test.beforeEach(() => sandbox.reset());

test(
  'a signed-in diner opens the birthday’s page, claims a gift and adds a coupon',
  { tag: '@core' },
  async ({ page }) => {
    const diner = new Diner(page, 'kz', 'kk');
    const { t } = diner;
    await diner.signIn();
    await page.goto('/profile/birthday');
    await expect(page.getByRole('heading', { level: 1, name: t('profile.birthday') })).toBeVisible();
    await page.goto('/profile/gifts');
    await page
      .getByRole('button', { name: t('gifts.claim_bonus') })
      .first()
      .click();
    await expect(page.getByText(t('gifts.status_claimed')).first()).toBeVisible();
    await page.getByLabel(t('gifts.addCoupon')).fill('no-such-code');
    await page.getByRole('button', { name: t('gifts.add') }).click();
    await expect(page.getByText(t('errors.promoCodeRefused'))).toBeVisible();
  },
);

test(
  'a guest opens one category of a menu without scripts, and the page of an order asks for the sign-in',
  { tag: '@core' },
  async ({ browser, baseURL, page }) => {
    const diner = new Diner(page, 'kz', 'ru');
    await page.goto(`/filials/${VENUES.almaty}/order/1?country=kz&language=ru`);
    await expect(page.getByRole('link', { name: diner.t('auth.signIn') }).first()).toBeVisible();

    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const still = await context.newPage();
    await still.goto(`/filials/${VENUES.almaty}?country=kz&language=ru`);
    const shelf = still.locator('section[id^="c1"]').last();
    const name = await shelf.getByRole('heading', { level: 2 }).textContent();
    const id = (await shelf.getAttribute('id'))?.slice(1);
    await still.goto(`/filials/${VENUES.almaty}/categories/${id}`);
    await expect(still.getByRole('heading', { name: name ?? '' }).first()).toBeVisible();
    await expect(dishes(still).first()).toBeVisible();
    await context.close();
  },
);

test(
  'handlers that only machines and later parts of a page call answer in their own form',
  { tag: '@core' },
  async ({ page, request }) => {
    await new Diner(page, 'kz', 'ru').signIn();
    const statusOf = (path: string, body?: string) =>
      page.evaluate(
        ([address, text]) =>
          fetch(address, {
            ...(text === undefined ? {} : { method: 'POST', body: text }),
            headers: {
              'Content-Type': 'application/json',
              'X-Site': document.documentElement.dataset.site ?? '',
            },
          }).then(({ status }) => status),
        [path, body] as const,
      );
    const menu = await (await request.get(`/filials/${VENUES.almaty}?country=kz&language=ru`)).text();
    const category = /id="c([1-9]\d*)"/.exec(menu)?.[1];
    for (const [path, body] of [
      [`/api/menu/category?venueId=${VENUES.almaty}&categoryId=${category}`],
      ['/api/search?text=плов&page=2'],
      ['/api/rewards/private?brand=41'],
      ['/api/profile/language', '{"language":"kk"}'],
      ['/api/notifications/push', '{"token":"{}"}'],
      ['/api/error-reports', 'not an envelope'],
    ] as const)
      expect(await statusOf(path, body), path).toBe(200);

    expect(await statusOf('/api/nothing')).toBe(404);

    const manifest = await request.get('/manifests/ka?country=ge');
    expect(manifest.headers()['content-type']).toContain('application/manifest+json');
    expect(await (await request.get('/api/ready')).json()).toEqual({ status: 'ready', store: 'embedded' });
    const picture = await request.get(`/api/venues/${VENUES.almaty}/og-picture?language=kk`);
    expect(picture.headers()['content-type']).toMatch(/^image\//);
    const enrolment = await request.get('/api/kiosk/enrolment/link?token=forged', { maxRedirects: 0 });
    expect([enrolment.status(), enrolment.headers().location]).toEqual([303, '/kiosk']);
  },
);
