import type { Frame, Page } from '@playwright/test';
import { expect, test } from './test';
import { VENUES } from './environment';
import { CARDS, payBy, withCart } from './ordering';
import { Partner, type Transport } from './partner';
import { sandbox } from './sandbox';
import { texts } from './texts';

const t = texts('ru');

test.beforeEach(() => sandbox.reset());

test.describe('paying inside another app', () => {
  /** A cart that is to be paid online, ordered inside the partner's app. */
  async function order(
    page: Page,
    controls: Record<string, string>,
    transport: Transport = 'frame',
  ): Promise<[Partner, Frame]> {
    await withCart(page, VENUES.almaty);
    const partner = new Partner(page);
    await partner.open({ path: '/cart', controls, transport });
    const app = await partner.liveApp();
    const method = app.getByRole('radio', { name: t('checkout.short_online'), exact: true });
    await expect(async () => {
      await method.check({ force: true, timeout: 2000 });
    }).toPass();
    const dock = app.getByRole('region', { name: t('checkout.order'), exact: true });
    await dock.getByRole('button').last().and(app.locator(':not([aria-busy="true"])')).click();
    return [partner, app];
  }
  const paymentStatus = () => sandbox.orders().then((orders) => orders.map((one) => one.paymentStatus));
  const payButton = (app: Frame) =>
    app.getByRole('button', {
      name: new RegExp(`^(${t('payments.openPayment')}|${t('payments.payAgain')})`),
    });

  // Holds HOST-14.
  test('an answer that comes twice leads to the order, which is paid once', async ({ page }) => {
    const [partner] = await order(page, { pay: 'twice' });
    await partner.expectAt(/\/typ\/\d+\/order\/\d+/);
    expect(await paymentStatus()).toEqual(['paid']);
  });

  // Holds HOST-14, HOST-15.
  test(
    'a payment over android is closed, and then succeeds, with one order',
    { tag: '@core' },
    async ({ page }) => {
      const [partner, app] = await order(page, { pay: 'closed' }, 'android');
      await partner.expectAt(/\/payment\/failure\/\d+/);
      expect(await paymentStatus()).toEqual(['pending']);
      await partner.set('pay', 'success');
      await payButton(app).click();
      await partner.expectAt(/\/typ\/\d+\/order\/\d+/);
      expect(await paymentStatus()).toEqual(['paid']);
    },
  );

  test('an app that dies after the payment finds the order paid and asks for no more', async ({ page }) => {
    const [partner] = await order(page, { pay: 'held' });
    await expect.poll(paymentStatus).toEqual(['paid']);
    await partner.press('die');
    await expect(page.locator('#away')).toBeVisible();
    await page.locator('#again').click();
    await partner.expectAt(/\/orders\/\d+/);
    await expect(payButton(await partner.liveApp())).toHaveCount(0);
    expect(await paymentStatus()).toEqual(['paid']);
  });

  // Holds HOST-15.
  for (const [wish, outcome] of [
    ['pretended', 'success'],
    ['DISMISSED', 'failure'],
  ] as const)
    test(`an answer of ${wish} leaves the order, which the app then pays without a second one`, async ({
      page,
    }) => {
      const [partner, app] = await order(page, { pay: wish });
      await partner.expectAt(new RegExp(`/payment/${outcome}/\\d+`));
      await expect(app.getByText(t('payments.pendingTitle'))).toBeVisible();
      expect(await paymentStatus()).toEqual(['pending']);
      await partner.set('pay', 'success');
      await payButton(app).click();
      await partner.expectAt(/\/typ\/\d+\/order\/\d+/);
      expect(await paymentStatus()).toEqual(['paid']);
    });

  // Holds HOST-27.
  test('the hosted page opens in another window where the app takes no money, and the frame follows the payment', async ({
    page,
    context,
  }) => {
    const [partner, app] = await order(page, { pay: 'NOT_SUPPORTED' });
    const opened = context.waitForEvent('page');
    await app.getByRole('link', { name: t('host.payOpen') }).click();
    const hosted = await opened;
    await partner.expectAt(/\/payment\/failure\/\d+/);
    await expect(app.getByText(t('payments.pendingTitle'))).toBeVisible();
    expect(await paymentStatus()).toEqual(['pending']);
    await payBy(hosted, CARDS.good);
    await partner.expectAt(/\/typ\/\d+\/order\/\d+/);
    expect(await paymentStatus()).toEqual(['paid']);
  });

  test('an app that answers with a foreign id gets a moment, then the platform decides', async ({ page }) => {
    const [partner] = await order(page, { pay: 'foreign' });
    await expect(page.locator('#log')).toContainText('⇢');
    const given = page.waitForRequest(/\/payment\/(success|failure)\/\d+/);
    await partner.press('resume');
    expect((await given).url()).toContain('/payment/failure/');
    await partner.expectAt(/\/typ\/\d+\/order\/\d+/);
    expect(await paymentStatus()).toEqual(['paid']);
  });

  test('an app that dies in the middle leaves exactly one order, which can be paid', async ({ page }) => {
    const [partner] = await order(page, { pay: 'ask' });
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto('about:blank');
    await partner.open({ path: '/cart' });
    // The cart is that order, which waits for its money.
    await partner.expectAt(/\/orders\/\d+/);
    await payButton(await partner.liveApp()).click();
    await partner.expectAt(/\/typ\/\d+\/order\/\d+/);
    expect(await paymentStatus()).toEqual(['paid']);
  });
});
