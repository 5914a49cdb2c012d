import type { Page } from './venues';

/** The first `maxPages` pages of a list as one. Rejects when any of them fails. */
export async function firstPages<Item>(
  maxPages: number,
  load: (page: number) => Promise<Page<Item>>,
): Promise<Page<Item>> {
  const first = await load(1);
  const later = Array.from({ length: Math.min(first.lastPage, maxPages) - 1 }, (_, index) => load(index + 2));
  const pages = [first, ...(await Promise.all(later))];
  return { ...first, items: pages.flatMap(({ items }) => items) };
}
