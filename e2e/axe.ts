import AxeBuilder from '@axe-core/playwright';
import { test, type Page } from '@playwright/test';

/** Rules that colours decide: all others find in the dark what they find in the light. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

async function broken(builder: AxeBuilder, scheme = ''): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, nodes }) => `${scheme}${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** One axe run that returns violations alone; the default takes three to four times as long. */
const axeOf = (page: Page, within?: string) => {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  return within === undefined ? builder : builder.include(within);
};

/** The findings of axe on the page as it is, or within a part of it: each rule with the elements that break it. */
export const findings = (page: Page, within?: string): Promise<string[]> => broken(axeOf(page, within));

/** Colours change at once from now on: on their way from one to the other they would be found. */
const withoutTransitions = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** Switches the page as it is, and waits until it is drawn so. */
async function switchTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** Findings in light and dark; a wide screen has the same colours, so it is checked in light alone. */
export async function findingsInBothSchemes(page: Page): Promise<string[]> {
  await withoutTransitions(page);
  const light = await findings(page);
  if (test.info().project.name === 'desktop') return light;
  await switchTo(page, 'dark');
  const dark = await broken(axeOf(page).withRules(OF_COLOURS), 'in the dark ');
  await switchTo(page, 'light');
  return [...light, ...dark];
}
