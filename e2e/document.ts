import type { Page } from './test';

/** Marks the document, so that a reload shows. */
export const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { isSameDocument: true }));
export const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

/** The browser saves data from now on: no page is fetched ahead. */
export const turnOnDataSaver = (page: Page) =>
  page.addInitScript(() => {
    const { connection } = navigator as Navigator & { connection: object };
    Object.defineProperty(Object.getPrototypeOf(connection), 'saveData', { get: () => true });
  });
