import 'server-only';
import { cached } from '@/lib/core/cache/cached.server';
import { memorySeconds, menuTag } from '@/lib/core/cache/tags';
import type { Site } from '@/lib/core/site/site';
import type { Menu, Product } from './menu';
import { getMenuOrNull } from './menu.server';

/** Products, of about a kilobyte each. */
const MAX_PRODUCTS = 20_000;

const productsIn = (menu: Menu | null) =>
  menu?.categories.reduce((sum, { products }) => sum + products.length, 0) ?? 0;

const menus = cached<Menu | null>({
  seconds: memorySeconds.menuCategories,
  max: MAX_PRODUCTS,
  weigh: (menu) => productsIn(menu) + 1,
  isStaleServedOnError: true,
});

const menuOf = (site: Site, venueId: number) =>
  menus.get(
    `${site.country} ${site.language} ${venueId}`,
    () => getMenuOrNull(site, venueId),
    menuTag(venueId),
  );

/** All products of a venue's menu, each once, sold-out ones last; null for an unknown venue. */
export async function listProducts(site: Site, venueId: number): Promise<Product[] | null> {
  const menu = await menuOf(site, venueId);
  if (!menu) return null;
  const products = menu.categories.flatMap((category) => category.products);
  return [...new Map(products.map((product) => [product.id, product])).values()].sort(
    (one, other) => Number(one.isUnavailable) - Number(other.isUnavailable),
  );
}

/** A category's products; null for an unknown venue, empty if it left the menu. */
export async function listCategoryProducts(
  site: Site,
  { venueId, categoryId }: { venueId: number; categoryId: number },
): Promise<Product[] | null> {
  const menu = await menuOf(site, venueId);
  return menu && (menu.categories.find(({ id }) => id === categoryId)?.products ?? []);
}
