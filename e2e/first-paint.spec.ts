import { expect, test, type Page } from '@playwright/test';
import { VENUES } from './environment';
import { sandbox } from './sandbox';
import { venueCards } from './screen';

test.beforeEach(() => sandbox.reset());

const PAGES = [
  '/',
  '/filials',
  `/filials/${VENUES.almaty}`,
  `/filials/${VENUES.almaty}/details`,
  '/brands',
  `/filials/${VENUES.almaty}/search`,
  '/map',
  '/cart',
  '/towns',
  '/languages',
  '/legal/offer',
];

/** Of every element where it is and what it looks like, a line each; what moves is put back to its start. */
const check = (page: Page) =>
  page.evaluate(() => {
    // Colours change at once: on their way from one scheme to the other they are neither.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [sheet];
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
    return [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const lines = [x, y, width, height, style.color, style.backgroundColor, style.font, style.display];
      return `${element.tagName}.${element.getAttribute('class') ?? ''}: ${lines.join(' ')}`;
    });
  });

/** The same in the light and in the dark. */
const inBoth = async (page: Page) => {
  const checks: string[][] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    checks.push(await check(page));
  }
  return checks;
};

test.describe('before its scripts have come', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a page looks the same before and after its stylesheet, in the light and in the dark',
    { tag: '@wide' },
    async ({ page }) => {
      for (const path of PAGES) {
        await page.goto(`${path}?language=kk`);
        const [light = [], dark = []] = await inBoth(page);
        expect(light.length, path).toBeGreaterThan(20);
        expect(dark, `${path} in the dark`).not.toEqual(light);
        const sheets = page.locator('link[rel="stylesheet"]');
        await sheets.evaluateAll((links: HTMLLinkElement[]) => {
          for (const link of links) {
            if (link.media !== 'print') throw new Error('A stylesheet delays the first paint.');
            link.media = 'all';
            link.disabled = false;
          }
        });
        await expect
          .poll(() => sheets.evaluateAll((links: HTMLLinkElement[]) => links.every(({ sheet }) => sheet)))
          .toBe(true);
        expect(await inBoth(page), path).toEqual([light, dark]);
      }
    },
  );
});

/** The rules that stand inline and those of the page's stylesheet, a line each, with every value that they set. */
const rulesInEffect = (page: Page) =>
  page.evaluate(() => {
    const linesOf = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) {
          const { style, selectorText } = rule;
          const values = [...style].map(
            (name) => `${name}:${style.getPropertyValue(name)}${style.getPropertyPriority(name)}`,
          );
          return [`${selectorText}{${values.sort().join(';')}}`, rule.cssText];
        }
        if (!(rule instanceof CSSGroupingRule)) return [rule.cssText];
        return [rule.cssText.slice(0, rule.cssText.indexOf('{')), ...linesOf(rule.cssRules)];
      });
    const of = (selector: string) => {
      const sheet = document.querySelector<HTMLStyleElement | HTMLLinkElement>(selector)?.sheet;
      return sheet ? linesOf(sheet.cssRules) : [];
    };
    return { inline: of('style'), sheet: of('link[rel="stylesheet"]') };
  });

test('the rules of a page are those of its stylesheet when it has come, in their order', async ({ page }) => {
  for (const path of PAGES.filter((each) => each !== '/map')) {
    await page.goto(`${path}?language=kk`);
    await expect
      .poll(async () => {
        const { inline, sheet } = await rulesInEffect(page);
        return sheet.length > 0 && inline.length === sheet.length;
      }, path)
      .toBe(true);
    const { inline, sheet } = await rulesInEffect(page);
    expect(inline, path).toEqual(sheet);
  }
});

test('a page is painted while its stylesheet is still on its way, and styled once when it has come', async ({
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.css', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/filials?language=ru', { waitUntil: 'commit' });
  await expect(venueCards(page).first()).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const { inline: before } = await rulesInEffect(page);
  arrive();
  await expect.poll(async () => (await rulesInEffect(page)).inline.length).toBeGreaterThan(before.length);
  await page.waitForLoadState('load');
  // A sheet that comes into effect as a whole has every element of the page styled anew.
  expect(
    await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).media)),
  ).toEqual(['print']);
});
