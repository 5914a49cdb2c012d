import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page as it stands, or within a part of it: each rule with the elements that break it. */
export async function findings(page: Page, within?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Both schemes on a phone; a wide screen has the same colours, so it is looked through in one. */
export const SCHEMES = [
  { scheme: 'light', tag: ['@wide'] },
  { scheme: 'dark', tag: [] },
] as const;
