import { expect, type Locator, type Page } from './test';
import { accessibilityAttributes, TEXT_PERCENTS } from '@/lib/kiosk/accessibility';
import { untilWhole } from './screen';
import { misfits } from './text-fit';

/* Each screen of a kiosk at each size of text, upright and across. */

const UPRIGHT = { width: 1080, height: 1920 };
const VIEWS = [UPRIGHT, { width: 1280, height: 800 }];

/** A tablet that stands upright, as journeys through all sizes begin. */
export const UPRIGHT_TABLET = { viewport: UPRIGHT, isMobile: false, hasTouch: true } as const;

/** Switches a size of text on, as the kiosk itself does for its styles. */
const setText = (page: Page, textPercent: (typeof TEXT_PERCENTS)[number]) =>
  page.evaluate(
    (attributes) => {
      for (const [name, value] of Object.entries(attributes))
        if (value === null) document.documentElement.removeAttribute(name);
        else document.documentElement.setAttribute(name, value);
    },
    accessibilityAttributes({ textPercent, hasContrast: false, isInReach: false, isSpoken: false }),
  );

/** The reason why a guest cannot press a button without scrolling: how far it sticks out of the screen, or the layer over it; else nothing. */
const outOfSight = (button: Locator, height: number) =>
  button.evaluate((element, bottom) => {
    const box = element.getBoundingClientRect();
    const out = Math.round(Math.max(0, box.bottom - bottom, -box.top));
    if (out > 0) return `${out} px out of the screen`;
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return element.contains(hit) ? '' : `under ${hit?.className ?? 'nothing'}`;
  }, height);

/** Expects a screen to fit in all sizes: first language at each text size, others at least and largest. */
export async function expectFitInAllSizes(page: Page, screen: string, main?: Locator): Promise<void> {
  await untilWhole(page, screen);
  const language = await page.locator('html').getAttribute('lang');
  for (const view of VIEWS) {
    await page.setViewportSize(view);
    for (const percent of language === 'ru' ? TEXT_PERCENTS : ([100, 200] as const)) {
      await setText(page, percent);
      const where = `${screen}, ${percent} % at ${view.width}`;
      if (main) expect.soft(await outOfSight(main, view.height), `${where}: main button`).toBe('');
      const found = await misfits(page, { width: view.width, textSize: '' });
      // The screens of a kiosk scroll within themselves: what is only half in sight is under no bar.
      expect
        .soft(
          found.filter((defect) => !defect.includes('stands under a bar')),
          where,
        )
        .toEqual([]);
    }
  }
  await setText(page, 100);
  await page.setViewportSize(UPRIGHT);
}
