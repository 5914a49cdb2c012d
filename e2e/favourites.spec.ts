import { expect, test } from './test';
import { Diner } from './diner';
import { VENUES } from './environment';
import { sandbox } from './sandbox';
import { dishLinks } from './screen';

test.beforeEach(() => sandbox.reset());

test(
  'a favourite is set by the heart, asks a guest to sign in, and is first on the menu',
  { tag: '@core' },
  async ({ page }) => {
    const diner = new Diner(page, 'kz', 'ru');
    await diner.openVenue(VENUES.almaty);
    const openFirst = async () => {
      // One that no other journey takes off the menu, which may still be shown without it.
      await dishLinks(page.getByRole('region', { name: diner.t('menu.popular') }))
        .nth(3)
        .click();
      return page.getByRole('dialog').getByRole('button', { name: diner.t('menu.favourite') });
    };
    await (await openFirst()).click();
    await expect(page.getByText(diner.t('menu.favouriteNeedsSignIn'))).toBeVisible();
    await page.getByRole('button', { name: diner.t('menu.signIn') }).click();
    // A guest's answer may still be on its way, and has none.
    const own = page.waitForResponse(
      async (response) =>
        response.url().includes('/api/menu/mine') &&
        ((await response.json()) as { favourites: unknown[] }).favourites.length > 0,
    );
    await diner.passSignIn();
    const heart = page.getByRole('dialog').getByRole('button', { name: diner.t('menu.favourite') });
    // The demo diner has favourites already, perhaps this one: that has to be known before it is pressed.
    await expect(heart).toBeVisible();
    const name = (await page.getByRole('dialog').getByRole('heading').first().textContent()) ?? '';
    const { favourites } = (await (await own).json()) as { favourites: { name: string }[] };
    const isFavourite = favourites.some((favourite) => favourite.name === name);
    await expect(heart).toHaveAttribute('aria-pressed', String(isFavourite));
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', String(!isFavourite));
    await expect(heart).not.toHaveAttribute('aria-busy');
    if (isFavourite) await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).not.toHaveAttribute('aria-busy');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: diner.t('layout.close') })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
    // A step back runs, which would stop an address that is opened meanwhile; a link waits for it (LAY-43).
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('openModal');
    await page.goto(`/filials/${VENUES.almaty}`);
    const mine = page.getByRole('region', { name: diner.t('menu.myFavourites') });
    await expect(mine.getByRole('heading', { level: 3 }).first()).toHaveText(name);
  },
);
