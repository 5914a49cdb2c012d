import type { Locator, Page } from '@playwright/test';

/** Moves a map by a finger or the mouse from its middle, pixels. */
export async function drag(page: Page, map: Locator, right: number, down: number): Promise<void> {
  const box = await map.boundingBox();
  if (!box) throw new Error('no map');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right / 2, y + down / 2, { steps: 5 });
  await page.mouse.move(x + right, y + down, { steps: 5 });
  await page.mouse.up();
}
