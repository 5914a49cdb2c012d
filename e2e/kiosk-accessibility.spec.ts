import { expect, test, type Page } from './test';
import { findings, findingsInBothSchemes } from './axe';
import { VENUES } from './environment';
import { choose, FOUR_KEYS, outOfReach, smallTargets, TAB, walkTo, type Keys } from './kiosk-keys';
import { sandbox } from './sandbox';
import { chooseButtons, choiceGroups, dishes, plusButtons, untilWhole } from './screen';
import { misfits } from './text-fit';
import { texts, type Language } from './texts';

/** The two screens of a kiosk: upright, and a tablet that lies across. */
const UPRIGHT = { width: 1080, height: 1920 };
const ACROSS = { width: 1280, height: 800 };

test.use({ viewport: UPRIGHT, isMobile: false, hasTouch: true });
test.beforeEach(() => sandbox.reset());

type Translator = ReturnType<typeof texts>;

async function openKiosk(page: Page, language: Language = 'ru', venueId: number = VENUES.almaty) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const country = language === 'ka' ? 'ge' : 'kz';
  await page.goto(`/kiosk/filials/${venueId}?country=${country}&language=${language}`);
  const t = texts(language);
  await expect(page.getByRole('heading', { level: 1, name: t('kiosk.startTitle') })).toBeFocused();
  return t;
}

const startButton = (page: Page, t: Translator) => page.getByRole('button', { name: t('kiosk.takeaway') });
const reviewButton = (page: Page, t: Translator) =>
  page.getByRole('button', { name: new RegExp(t('kiosk.review')) });
const payButton = (page: Page, t: Translator) =>
  page.getByRole('button', { name: new RegExp(t('kiosk.toPayment')) });
const counterButton = (page: Page, t: Translator) => page.getByRole('button', { name: t('kiosk.pay_cash') });
const accessibilityButton = (page: Page, t: Translator) =>
  page.getByRole('button', { name: t('kioskAccessibility.title') });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** From the start to the ways to pay; `onScreen` looks at each screen on the way. */
async function wholeWay(
  page: Page,
  t: Translator,
  keys: Keys,
  onScreen: (screen: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await onScreen('start');
  await choose(page, keys, startButton(page, t));
  await expect(heading(page)).toBeFocused();
  await onScreen('menu');
  await choose(page, keys, plusButtons(page.getByRole('main'), t).first());
  await choose(page, keys, reviewButton(page, t));
  await expect(heading(page)).toHaveText(t('kiosk.order'));
  await expect(heading(page)).toBeFocused();
  await onScreen('review');
  await choose(page, keys, payButton(page, t));
  await expect(heading(page)).toHaveText(t('kiosk.payTitle'));
  await expect(heading(page)).toBeFocused();
  await onScreen('pay');
  await walkTo(page, keys, counterButton(page, t));
}

// Holds KIOSK-13, KIOSK-14.
for (const keys of [TAB, FOUR_KEYS]) {
  test(`the whole order is made by ${keys.name} alone`, async ({ page }) => {
    const t = await openKiosk(page);
    await wholeWay(page, t, keys);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(t('kiosk.numberTitle'));
    await expect(heading(page)).toBeFocused();
    await choose(page, keys, page.getByRole('button', { name: t('kiosk.newOrder') }));
    await page.waitForURL('**/kiosk/filials/*');
  });
}

test('four keys lead back, close open panels, and ask for help', async ({ page }) => {
  const t = await openKiosk(page);
  await choose(page, FOUR_KEYS, startButton(page, t));
  await expect(heading(page)).toBeFocused();
  await choose(page, FOUR_KEYS, chooseButtons(page, t).first());
  const product = page.getByRole('dialog');
  await expect(product.getByRole('radio').or(product.getByRole('checkbox')).first()).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(product.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Backspace');
  await expect(product).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
  await choose(page, FOUR_KEYS, plusButtons(page.getByRole('main'), t).first());
  await choose(page, FOUR_KEYS, reviewButton(page, t));
  await expect(heading(page)).toHaveText(t('kiosk.order'));
  await page.keyboard.press('Backspace');
  await expect(reviewButton(page, t)).toBeVisible();
  // No way leads back from the menu: the key is the help's.
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('dialog', { name: t('kioskAccessibility.title') })).toBeVisible();
});

/** Switches something on by the four keys alone. */
async function switchOn(page: Page, t: Translator, role: 'switch' | 'radio', name: RegExp): Promise<void> {
  await page.keyboard.press('F1');
  await choose(page, FOUR_KEYS, page.getByRole('dialog').getByRole(role, { name }));
  await expect(page.getByRole(role, { name })).toBeChecked();
}
const closeSheet = async (page: Page) => {
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};
const beginningWith = (text: string) => new RegExp(`^${text}`);

// Holds KIOSK-12.
test('the whole order is made in contrast, which axe finds nothing in', async ({ page }) => {
  const t = await openKiosk(page);
  await switchOn(page, t, 'switch', beginningWith(t('kioskAccessibility.contrast')));
  expect(await findings(page), 'sheet').toEqual([]);
  await closeSheet(page);
  await wholeWay(page, t, FOUR_KEYS, async (screen) => expect(await findings(page), screen).toEqual([]));
});

test('within reach all that is pressed lies in the lower three fifths', async ({ page }) => {
  const t = await openKiosk(page);
  await switchOn(page, t, 'switch', beginningWith(t('kioskAccessibility.reach')));
  await closeSheet(page);
  await wholeWay(page, t, FOUR_KEYS, async (screen) => {
    // With reduced motion a change is a transition of a millisecond.
    await expect.poll(() => outOfReach(page, 0.6), screen).toEqual([]);
    if (screen !== 'menu') return;
    await chooseButtons(page, t).first().click();
    const choices = choiceGroups(page.getByRole('dialog'));
    await expect(choices.first()).toBeVisible();
    const box = await page.getByRole('dialog').boundingBox();
    expect(box?.y).toBeGreaterThan(UPRIGHT.height * 0.4);
    await closeSheet(page);
  });
});

// Holds KIOSK-17.
for (const [language, venueId, percent, view] of [
  ['ka', VENUES.tbilisi, 125, ACROSS],
  ['kk', VENUES.almaty, 200, UPRIGHT],
  ['ka', VENUES.tbilisi, 200, UPRIGHT],
  ['ka', VENUES.tbilisi, 200, ACROSS],
] as const)
  test(`text of ${percent} % is not cut off at ${view.width}, ${language}`, async ({ page }) => {
    await page.setViewportSize(view);
    const t = await openKiosk(page, language, venueId);
    await switchOn(page, t, 'radio', new RegExp(String(percent)));
    const check = async (screen: string) => {
      await untilWhole(page, screen);
      const found = await misfits(page, { width: view.width, textSize: '' });
      // The screens of a kiosk scroll within themselves: what is only half in sight is under no bar.
      expect
        .soft(
          found.filter((defect) => !defect.includes('stands under a bar')),
          screen,
        )
        .toEqual([]);
    };
    await check('sheet');
    await closeSheet(page);
    await wholeWay(page, t, FOUR_KEYS, async (screen) => {
      await check(screen);
      if (screen !== 'menu') return;
      await chooseButtons(page, t).first().click();
      await expect(choiceGroups(page.getByRole('dialog')).first()).toBeVisible();
      await page.getByRole('dialog').getByRole('heading').first().scrollIntoViewIfNeeded();
      await check('product');
      await closeSheet(page);
    });
  });

for (const view of [UPRIGHT, ACROSS])
  test(`what is pressed is at least 64 px at ${view.width}, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize(view);
    const t = await openKiosk(page);
    const check = async (screen: string) => {
      expect.soft(await smallTargets(page), screen).toEqual([]);
      expect.soft(await findingsInBothSchemes(page), screen).toEqual([]);
    };
    await accessibilityButton(page, t).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check('sheet');
    await closeSheet(page);
    await check('start');
    await startButton(page, t).click();
    await expect(dishes(page.getByRole('main')).first()).toBeVisible();
    await plusButtons(page.getByRole('main'), t).first().click();
    await check('menu');
    await chooseButtons(page, t).first().click();
    await expect(choiceGroups(page.getByRole('dialog')).first()).toBeVisible();
    await check('product');
    await closeSheet(page);
    await reviewButton(page, t).click();
    await expect(payButton(page, t)).toBeEnabled();
    await check('review');
    await payButton(page, t).click();
    await page.getByRole('textbox').first().click();
    await expect(page.getByRole('group', { name: t('kiosk.keys') })).toBeVisible();
    await check('pay');
  });

// Holds KIOSK-15.
test('the prompt of a guest with assistance comes later and gives more time as often as they want', async ({
  page,
}) => {
  await page.clock.install();
  const t = await openKiosk(page);
  await switchOn(page, t, 'switch', beginningWith(t('kioskAccessibility.contrast')));
  await closeSheet(page);
  await startButton(page, t).click();
  await expect(heading(page)).toBeFocused();
  const question = page.getByRole('dialog', { name: t('kiosk.stillThere') });
  await page.clock.fastForward('01:30');
  await expect(question).toHaveCount(0);
  for (let round = 0; round < 2; round += 1) {
    await page.clock.fastForward(round === 0 ? '00:40' : '02:05');
    await expect(question).toBeVisible();
    await choose(page, FOUR_KEYS, question.getByRole('button', { name: t('kiosk.stay') }));
    await expect(question).toHaveCount(0);
    await expect(reviewOrChoose(page, t)).toBeVisible();
  }
  await page.clock.fastForward('02:05');
  await expect(question).toBeVisible();
  await page.clock.fastForward('00:21');
  await expect(page.locator('html')).not.toHaveAttribute('data-accessibility-contrast');
});
const reviewOrChoose = (page: Page, t: Translator) =>
  page.getByRole('button', { name: t('kiosk.chooseDish') });

// Holds KIOSK-16.
test('the voice reads each screen and the focused element, prices in words, and stops with the guest', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'kk-KZ', localService: true }],
      speak: ({ text }: { text: string }) => spoken.push(text),
      cancel: () => spoken.push('|'),
    });
    class Utterance {
      constructor(readonly text: string) {}
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, said: spoken });
  });
  // The language in which the kiosk begins: the end of a guest leads to no other page.
  const t = await openKiosk(page, 'kk');
  const spoken = () => page.evaluate(() => String(Reflect.get(window, 'said')));
  await switchOn(page, t, 'switch', beginningWith(t('kioskAccessibility.voice')));
  await closeSheet(page);
  await choose(page, FOUR_KEYS, startButton(page, t));
  await expect(heading(page)).toBeFocused();
  await expect.poll(spoken).toContain(await heading(page).innerText());
  await walkTo(page, FOUR_KEYS, dishes(page.getByRole('main')).first().getByRole('link'));
  expect(await spoken()).toMatch(/\d теңге/);
  expect(await spoken()).not.toContain('₸');
  await choose(page, FOUR_KEYS, page.getByRole('button', { name: t('kiosk.cancel') }));
  await expect(heading(page)).toHaveText(t('kiosk.startTitle'));
  const before = await spoken();
  await page.keyboard.press('ArrowDown');
  expect(await spoken()).toBe(before);
});
