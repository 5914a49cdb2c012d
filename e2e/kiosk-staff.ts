import { expect, type Page } from '@playwright/test';
import type { texts } from './texts';

type Translator = ReturnType<typeof texts>;

/** Presses the corner of the start until the staff page is there. */
export async function openStaffPage(page: Page, t: Translator): Promise<void> {
  await expect(page.getByRole('heading', { name: t('kiosk.startTitle'), exact: true })).toBeVisible();
  await page.mouse.move(20, 20);
  // A press before the page lives presses nothing.
  await expect(async () => {
    await page.mouse.up();
    await page.mouse.down();
    await page.waitForURL(/\/kiosk\/staff/, { timeout: 8_000 });
  }).toPass();
  await page.mouse.up();
}

/** Enters a PIN by the pad of the screen. */
export async function enterPin(page: Page, t: Translator, digits: string): Promise<void> {
  const pad = page.getByRole('group', { name: t('kiosk.keys') });
  for (const digit of digits) await pad.getByRole('button', { name: digit }).click();
  await page.getByRole('button', { name: t('kiosk.keysDone') }).click();
}
