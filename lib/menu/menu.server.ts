import 'server-only';
import { cacheRules } from '@/lib/cache/tags';
import { shownPicture } from '@/lib/images/images.server';
import type { Site } from '@/lib/site/site';
import { publicUpstream } from '@/lib/upstream/client';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import type { AdditiveGroup } from './additives';
import { POPULAR_LIMIT, type Menu, type Product } from './menu';
import type { ProductDetails } from './product-details';
import { mapAdditiveGroups, mapMenu, mapProducts } from './menu.map';
import { additiveListWire, menuWire, productListWire } from './menu.wire';

/**
 * The menu of a venue (spec §7 Menu).
 * @throws UpstreamError
 */
export async function getMenu(site: Site, venueId: number): Promise<Menu> {
  const wire = await publicUpstream(site).get({
    path: 'menu/v2/category/products',
    query: { filial_id: venueId },
    schema: menuWire,
    cache: cacheRules.menu(venueId),
  });
  const menu = mapMenu(wire, site.country);
  return {
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      products: category.products.map(pictured),
    })),
  };
}

const pictured = (product: Product): Product => ({ ...product, imageUrl: shownPicture(product.imageUrl) });

/**
 * The menu, or null for an unknown venue.
 * @throws UpstreamError for every other failure
 */
export async function getMenuOrNull(site: Site, venueId: number): Promise<Menu | null> {
  try {
    return await getMenu(site, venueId);
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) return null;
    throw error;
  }
}

/**
 * What is bought most at a venue.
 * @throws UpstreamError
 */
export async function listPopularProducts(site: Site, venueId: number): Promise<Product[]> {
  const wire = await publicUpstream(site).get({
    path: 'menu/v3/popular/products',
    query: { filial_id: venueId, limit: POPULAR_LIMIT },
    schema: productListWire,
    cache: cacheRules.menu(venueId),
  });
  return mapProducts(wire.data, site.country).map(pictured);
}

/**
 * Additive groups of a product, or null for an unknown product.
 * @throws UpstreamError for every other failure
 */
export async function listAdditives(
  site: Site,
  query: { venueId: number; productId: number; serviceId: number },
): Promise<AdditiveGroup[] | null> {
  try {
    const wire = await publicUpstream(site).get({
      path: 'menu/v2/product/additives',
      query: { filial_id: query.venueId, product_id: query.productId, service_type: query.serviceId },
      schema: additiveListWire,
      cache: cacheRules.menu(query.venueId),
    });
    return mapAdditiveGroups(wire.data);
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) return null;
    throw error;
  }
}

/**
 * A product with its additive groups, or null for an unknown one.
 * @throws UpstreamError
 */
export async function getProductDetails(
  site: Site,
  query: { venueId: number; productId: number; serviceId: number },
): Promise<ProductDetails | null> {
  const menu = await getMenuOrNull(site, query.venueId);
  const product = menu?.categories
    .flatMap(({ products }) => products)
    .find(({ id }) => id === query.productId);
  if (!product) return null;
  const groups = product.hasAdditives ? await listAdditives(site, query) : [];
  return groups ? { product, groups } : null;
}
