import { expect, type Page } from '@playwright/test';
import { texts } from './texts';

const t = texts('ru');
export const MAP = '/map?country=kz&language=ru';
/** Drawing by software takes its time. */
const DRAWN_MS = 40_000;

export const canvas = (page: Page) => page.getByRole('region', { name: t('map.label'), exact: true });
/** The venues of the list beside the map. */
export const rows = (page: Page) =>
  page.getByRole('region', { name: t('map.list') }).getByRole('button', { name: /./ });
/** The chosen venue over the map. */
export const card = (page: Page) =>
  page.getByRole('region', { name: new RegExp(`^${t('map.chosen', { name: '' })}`) });
export const menuLink = (page: Page) => card(page).getByRole('link', { name: t('map.menu') });

/** Most of a map's time goes into its streets: what is not about them does with outlines. */
export const withoutStreets = (page: Page) => page.route('**/map/style-*', (route) => route.abort());

/** Opens the map of Almaty, until it is drawn and its list is there. */
export async function openMap(page: Page): Promise<void> {
  await page.goto(MAP);
  await expect(page.locator('[data-map="drawn"]')).toBeVisible({ timeout: DRAWN_MS });
  await expect(rows(page).first()).toBeVisible();
}
