import { expect, type Locator, type Page } from '@playwright/test';
import { untilUnshielded } from './screen';

/** How a guest without a pointer goes on: one key leads to the next control, one chooses. */
export interface Keys {
  name: string;
  next: string;
}
export const TAB: Keys = { name: 'Tab', next: 'Tab' };
export const FOUR_KEYS: Keys = { name: 'four keys', next: 'ArrowDown' };

/** More controls than any screen has. */
const MOST_PRESSES = 250;

/** Goes from control to control until the wanted one has the focus. */
export async function walkTo(page: Page, { next }: Keys, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  const isThere = () => wanted.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    if (await isThere()) return;
    await page.keyboard.press(next);
    expect(await page.evaluate(() => document.activeElement !== document.body), 'the focus is lost').toBe(
      true,
    );
  }
  throw new Error(`No key leads to ${wanted.toString()}.`);
}

/** Goes to a control and chooses it. */
export async function choose(page: Page, keys: Keys, wanted: Locator): Promise<void> {
  await walkTo(page, keys, wanted);
  await page.keyboard.press('Enter');
}

/** Least side of what is pressed, CSS pixels. */
const LEAST_PX = 64;

/** The controls on the page that are smaller than 64 px either way, links in running text excepted: measured by what a touch would hit. */
export async function smallTargets(page: Page): Promise<string[]> {
  await untilUnshielded(page);
  return page.evaluate((least) => {
    const layer = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body;
    const controls = [...layer.querySelectorAll<HTMLElement>('a[href], button, input, summary')].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.closest('[aria-hidden="true"], .skip-link') &&
        !(control instanceof HTMLAnchorElement && control.closest('p')),
    );
    return controls.flatMap((control) => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
      const isHit = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return (
          control.contains(hit) || (hit?.closest('label') as HTMLLabelElement | null)?.control === control
        );
      };
      const reach = (dx: number, dy: number) => {
        let far = 0;
        while (far < least && isHit(middle.x + dx * (far + 1), middle.y + dy * (far + 1))) far += 1;
        return far;
      };
      const width = reach(1, 0) + reach(-1, 0) + 1;
      const height = reach(0, 1) + reach(0, -1) + 1;
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return Math.min(width, height) < least ? [`${name.trim()}: ${width} × ${height}`] : [];
    });
  }, LEAST_PX);
}

/** The controls that begin above the lower part of the screen. */
export function outOfReach(page: Page, share: number): Promise<string[]> {
  return page.evaluate((lower) => {
    const top = innerHeight * (1 - lower) - 1;
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary')]
      .filter(
        (control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches('.skip-link'),
      )
      .filter((control) => control.getBoundingClientRect().top < top)
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  }, share);
}

/** The controls without a picture: languages, keys and links in running text are words by themselves. */
export function wordsOnly(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button')]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.matches('.skip-link, [hreflang], p a') &&
          !control.closest('[role="group"]') &&
          !(control.closest('article, label') ?? control).querySelector('svg, img, [aria-hidden="true"]'),
      )
      .map((control) => control.getAttribute('aria-label') ?? control.textContent.trim()),
  );
}
