import { Guest } from './kiosk-guest';
import { TABLET } from './kiosk-tablet';
import { sandbox } from './sandbox';
import { expect, test } from './test';

test.use({ ...TABLET, serviceWorkers: 'block' });
test.beforeEach(() => sandbox.reset());

// Holds KIOSK-08, ERR-01.
test('a page of a kiosk that breaks leads nowhere else, and is whole again after a minute', async ({
  page,
}) => {
  const guest = new Guest(page, 'kk');
  await guest.open();
  await guest.begin();
  await guest.addDish();
  await expect(guest.onward('review')).toBeVisible();
  await page.clock.install();
  // The order's check fails without this function.
  await page.evaluate(() => {
    Array.prototype.flatMap = () => {
      throw new Error('broken');
    };
  });
  await guest.onward('review').click();
  const broken = page.getByRole('heading', { name: 'Ой! Сервер қатесі' });
  await expect(broken).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
  await page.clock.runFor(61_000);
  await expect(broken).toBeHidden();
  // A present guest continues their order; an absent one gets the usual prompt.
  await page.waitForURL('**/kiosk/filials/*');
  await page.clock.runFor(82_000);
  await expect(guest.start()).toBeVisible();
});
