import 'server-only';
import { KeptAnswers } from '@/lib/cache/kept-answers';
import type { Site } from '@/lib/site/site';
import type { Menu, Product } from './menu';
import { getMenuOrNull } from './menu.server';

/**
 * A menu that was read is kept this long: whoever scrolls through a long one asks for its categories one after another, and
 * reading thousands of products is dear.
 */
const FRESH_SECONDS = 30;
/** Products, of about a kilobyte each. */
const MOST_PRODUCTS = 20_000;

const productsIn = (menu: Menu | null) =>
  menu?.categories.reduce((sum, { products }) => sum + products.length, 0) ?? 0;

const menus = new KeptAnswers<Menu | null>({
  freshSeconds: FRESH_SECONDS,
  mostWeight: MOST_PRODUCTS,
  weigh: (menu) => productsIn(menu) + 1,
});

/**
 * The products of one category of a venue's menu, or null for an unknown venue. A category that left the menu since the page
 * was made is empty.
 * @throws UpstreamError
 */
export async function listCategoryProducts(
  site: Site,
  { venueId, categoryId }: { venueId: number; categoryId: number },
): Promise<Product[] | null> {
  const menu = await menus.get(`${site.country} ${site.language} ${venueId}`, () =>
    getMenuOrNull(site, venueId),
  );
  return menu && (menu.categories.find(({ id }) => id === categoryId)?.products ?? []);
}
