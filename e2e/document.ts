import type { Page } from './test';

/** Marks the document, so that a reload shows. */
export const tagDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { isSameDocument: true }));
export const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);
