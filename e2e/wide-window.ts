import type { Locator, Page } from '@playwright/test';
import type { Diner } from './diner';

/** Height of a window by its width. */
const HEIGHTS = { 1024: 768, 1280: 800, 1440: 900, 1920: 1080 } as const;
type Width = keyof typeof HEIGHTS;
export const inWindow = (page: Page, width: Width) => page.setViewportSize({ width, height: HEIGHTS[width] });

/** How many of the boxes share the first one's line, the last with the share of it that is in the window. */
export async function inLine(boxes: Locator, limit: number): Promise<number> {
  const places = await boxes.evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width } = one.getBoundingClientRect();
      return { x, y, width };
    }),
  );
  return places
    .filter(({ y }) => Math.abs(y - (places[0]?.y ?? 0)) < 2)
    .reduce((sum, { x, width }) => sum + Math.max(0, Math.min(1, (limit - x) / width)), 0);
}

export const rowOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const cartColumn = (page: Page, diner: Diner) => rowOf(page, diner.t('menu.cart'));
export const sectionsOf = (page: Page, diner: Diner) =>
  page.getByRole('navigation', { name: diner.t('menu.categories') });

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
