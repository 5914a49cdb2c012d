import { findingsInBothSchemes } from './axe';
import { MICROMARKET, VENUES } from './environment';
import { enterPin, openStaffPage } from './kiosk-staff';
import { test } from './network';
import { expect, type Page } from './test';
import { texts } from './texts';

test.use({ viewport: { width: 1080, height: 1920 }, isMobile: false, hasTouch: false });

const ru = texts('ru');
const KIOSK = `/kiosk/filials/${VENUES.almaty}`;
const setUp = (venueId: number, language = 'ru') =>
  `/kiosk?filial_id=${venueId}&source=TABLET&country=kz&language=${language}`;

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const start = (page: Page) => heading(page, ru('kiosk.startTitle'));

/** Sets the tablet up, chooses the PIN 4321 and stands in the settings. */
async function openSettings(page: Page): Promise<void> {
  await page.goto(setUp(VENUES.almaty));
  await openStaffPage(page, ru);
  await enterPin(page, ru, '4321');
  await enterPin(page, ru, '4321');
  await expect(heading(page, ru('kioskStaff.venue'))).toBeVisible();
}

async function unlock(page: Page): Promise<void> {
  await expect(heading(page, ru('kioskStaff.enterPin'))).toBeVisible();
  await enterPin(page, ru, '4321');
  await expect(heading(page, ru('kioskStaff.venue'))).toBeVisible();
}

// Holds KIOSK-11, KIOSK-21.
test('an address sets a tablet up, which comes back to its venue by itself', async ({ page }) => {
  await page.goto(setUp(VENUES.almaty));
  await expect(page).toHaveURL(new RegExp(`${KIOSK}\\?`));
  await expect(start(page)).toBeVisible();
  for (const service of ['express', 'takeaway'])
    await expect(page.getByRole('button', { name: ru(`kiosk.${service}` as 'kiosk.express') })).toBeVisible();
  // A tablet that is started again opens the address that it was given, or the kiosk's own.
  await page.goto('/kiosk');
  await page.waitForURL(`**${KIOSK}?language=kk`);
  await expect(heading(page, texts('kk')('kiosk.startTitle'))).toBeVisible();
});

// Holds KIOSK-11.
test('a venue without a kiosk and one that there is not say why, and set up nothing', async ({ page }) => {
  await page.goto('/kiosk?country=kz&language=ru');
  await expect(heading(page, ru('kiosk.setUpTitle'))).toBeVisible();
  for (const [venueId, what] of [
    [MICROMARKET, 'noTablet'],
    [2_000_000_001, 'unknownVenue'],
  ] as const) {
    const answer = await page.goto(setUp(venueId));
    expect(answer?.status()).toBe(404);
    await expect(heading(page, ru(`kiosk.${what}Title`))).toBeVisible();
    await expect(page.getByText(ru(`kiosk.${what}Text`))).toBeVisible();
    await page.getByRole('link', { name: ru('kiosk.toStart') }).click();
    await expect(heading(page, ru('kiosk.setUpTitle'))).toBeVisible();
  }
});

// Holds KIOSK-20.
test('staff choose a PIN, and only that opens their page', async ({ page }) => {
  await openSettings(page);
  expect(await findingsInBothSchemes(page)).toEqual([]);
  await page.reload();
  await expect(heading(page, ru('kioskStaff.enterPin'))).toBeVisible();
  expect(await findingsInBothSchemes(page)).toEqual([]);
  for (const left of [4, 3, 2, 1]) {
    await enterPin(page, ru, '1111');
    await expect(page.getByText(ru('kioskStaff.wrongPin', { count: left }))).toBeVisible();
  }
  await enterPin(page, ru, '1111');
  const pause = page.getByText(new RegExp(ru('kioskStaff.pause', { time: '0:\\d\\d' })));
  await expect(pause).toBeVisible();
  await page.reload();
  await expect(pause).toBeVisible();
  await page.keyboard.type('4321');
  await page.keyboard.press('Enter');
  await expect(heading(page, ru('kioskStaff.venue'))).toBeHidden();
  // The pause is over.
  await page.evaluate(() => {
    const { wrong } = JSON.parse(localStorage.getItem('kioskPinTries') ?? '{}') as { wrong: number };
    localStorage.setItem('kioskPinTries', JSON.stringify({ wrong, pausedUntilMs: Date.now() }));
  });
  await expect(pause).toBeHidden();
  await page.keyboard.type('4321');
  await page.keyboard.press('Enter');
  await expect(heading(page, ru('kioskStaff.venue'))).toBeVisible();
  const remaining = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(remaining).not.toContain('4321');
});

// Holds KIOSK-21, KIOSK-22.
test('each setting survives a reload, and the start follows it', async ({ page }) => {
  await openSettings(page);
  const language = (name: 'kk' | 'ru' | 'en') => ru(`language.${name}`);
  const settings = async (isBefore: boolean) => {
    const all = [
      page.getByRole('switch', { name: language('kk') }),
      page.getByRole('switch', { name: new RegExp(ru('kioskStaff.markers')) }),
      page.getByRole('switch', { name: new RegExp(ru('kioskStaff.sound')) }),
    ];
    if (isBefore) for (const one of all) await one.click();
    await expect(all[0] as (typeof all)[number]).not.toBeChecked();
    for (const one of all.slice(1)) await expect(one).toBeChecked();
  };
  await page.getByRole('radio', { name: language('ru') }).click();
  await settings(true);
  const slider = page.getByRole('slider', { name: new RegExp(ru('kioskStaff.brightness')) });
  await slider.fill('40');
  const noPrinter = page.getByRole('radio', { name: new RegExp(`^${ru('printing.transport_none')}`) });
  await noPrinter.click();
  await page.reload();
  await unlock(page);
  await settings(false);
  await expect(slider).toHaveValue('40');
  await expect(noPrinter).toBeChecked();
  await page.getByRole('button', { name: ru('layout.back') }).click();
  await page.waitForURL(`**${KIOSK}?language=ru`);
  const offered = page.getByRole('navigation', { name: ru('language.title') }).getByRole('link');
  await expect(offered).toHaveText([language('ru'), language('en')]);
  // A guest who chose another language and left: the kiosk is its own again.
  await page.clock.install();
  await offered.nth(1).click();
  await expect(heading(page, texts('en')('kiosk.startTitle'))).toBeVisible();
  await page.clock.fastForward('01:02');
  await expect(start(page)).toBeVisible();
});

// Holds KIOSK-23.
test('an idle start is dimmed, and the first touch only wakes it', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('kioskDevice'))
      localStorage.setItem('kioskDevice', '{"venueId":3107,"hasMarkers":false,"idleBrightness":30}');
  });
  await page.clock.install();
  await page.goto(setUp(VENUES.almaty, 'kk'));
  const kk = texts('kk');
  const dimming = page.getByRole('button', { name: kk('kiosk.wake') });
  const express = page.getByRole('button', { name: kk('kiosk.express') });
  await expect(express).toBeVisible();
  await page.clock.fastForward('01:55');
  await expect(dimming).toBeHidden();
  await page.clock.fastForward('00:07');
  await expect(dimming).toBeVisible();
  const place = await express.boundingBox();
  await page.mouse.click((place?.x ?? 0) + 50, (place?.y ?? 0) + 50);
  await expect(dimming).toBeHidden();
  await expect(express).toBeVisible();
  await page.mouse.click((place?.x ?? 0) + 50, (place?.y ?? 0) + 50);
  await expect(express).toBeHidden();
});

// Holds KIOSK-20.
test('another venue is chosen by its number, and the kiosk starts again', async ({ page }) => {
  await openSettings(page);
  await page.getByLabel(ru('kioskStaff.otherVenue')).fill(String(MICROMARKET));
  await page
    .getByRole('button', { name: ru('kioskStaff.openVenue', { number: String(MICROMARKET) }) })
    .click();
  await expect(heading(page, ru('kiosk.noTabletTitle'))).toBeVisible();
  // A wrong number changes nothing.
  await page.getByRole('link', { name: ru('kiosk.toStart') }).click();
  await page.waitForURL(`**${KIOSK}?language=kk`);
  await page.goto('/kiosk/staff?language=ru');
  await unlock(page);
  await page.getByRole('button', { name: ru('kioskStaff.restart') }).click();
  await page.waitForURL(`**${KIOSK}?language=kk`);
});

test.describe('without network', () => {
  test.use({ serviceWorkers: 'allow' });

  // Holds KIOSK-25, OFF-12.
  test('a tablet that is started says it is back in a moment, and comes back by itself', async ({
    page,
    context,
    network,
  }) => {
    const kk = texts('kk');
    await page.goto(setUp(VENUES.almaty, 'kk'));
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(new URL(scope).pathname).toBe('/kiosk');
    await page.close();
    network.cut();
    const started = await context.newPage();
    for (const address of ['/kiosk', setUp(VENUES.almaty, 'kk'), KIOSK]) {
      await started.goto(address);
      await expect(heading(started, kk('kiosk.unreachableTitle'))).toBeVisible();
    }
    expect(await findingsInBothSchemes(started)).toEqual([]);
    expect(await started.evaluate(() => caches.keys())).toEqual([]);
    network.restore();
    await expect(heading(started, kk('kiosk.startTitle'))).toBeVisible();
  });

  // Holds KIOSK-25.
  test('an open start says so as well, and is loaded anew', async ({ page, context, network }) => {
    await page.goto(setUp(VENUES.almaty));
    await expect(start(page)).toBeVisible();
    network.cut();
    await context.setOffline(true);
    await expect(heading(page, ru('kiosk.unreachableTitle'))).toBeVisible();
    network.restore();
    await context.setOffline(false);
    await expect(start(page)).toBeVisible();
  });
});
