import 'server-only';
import type { CacheRule } from '@/lib/core/cache/answer-cache.server';
import { cacheRules } from '@/lib/core/cache/tags';
import { AppError } from '@/lib/core/errors/errors';
import { shownPicture } from '@/lib/core/images/images.server';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import type { Site } from '@/lib/core/site/site';
import { publicUpstream } from '@/lib/core/upstream/client';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import type { AdditiveGroup } from './additives';
import { POPULAR_LIMIT, type Menu, type Product } from './menu';
import type { DinerDetails, ProductDetails } from './product-details';
import { mapAdditiveGroups, mapLastChoice, mapMenu, mapProducts, mapProductsWithAdditives } from './menu.map';
import { additiveListWire, menuWire, productListWire, productMarksWire } from './menu.wire';

/** A cart and an order wait for it, and can do without. */
const WITH_ADDITIVES_TIMEOUT_MS = 4000;
/** Products that can be requested at once (contract parameter ProductsQuery). */
const MAX_PRODUCTS_PER_CALL = 100;
/** A last choice that takes longer is done without: the sheet is open and waits. */
const LAST_CHOICE_TIMEOUT_MS = 3000;

/** The menu of a venue (MENU-01). */
export async function getMenu(
  site: Site,
  venueId: number,
  cache: CacheRule = cacheRules.menu(venueId),
): Promise<Menu> {
  const wire = await publicUpstream(site).get({
    path: 'menu/v2/category/products',
    query: { filial_id: venueId },
    schema: menuWire,
    cache,
  });
  const menu = mapMenu(wire, site.country);
  return {
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      imageUrl: shownPicture(category.imageUrl),
      products: category.products.map(pictured),
    })),
  };
}

const pictured = (product: Product): Product => ({
  ...product,
  imageUrl: shownPicture(product.imageUrl),
  moreImageUrls: product.moreImageUrls.map((source) => shownPicture(source)),
});

/** Products of an answer as pages show them: what can be read and may be sold online in the country. */
export function shownProducts(wire: readonly unknown[], site: Site): Product[] {
  return mapProducts(wire, site.country).map(pictured);
}

/** The menu, or null for an unknown venue. @throws UpstreamError for every other failure */
export async function getMenuOrNull(site: Site, venueId: number, cache?: CacheRule): Promise<Menu | null> {
  try {
    return await getMenu(site, venueId, cache);
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) return null;
    throw error;
  }
}

/** The best sellers of a venue. */
export async function listPopularProducts(site: Site, venueId: number): Promise<Product[]> {
  const wire = await publicUpstream(site).get({
    path: 'menu/v3/popular/products',
    query: { filial_id: venueId, limit: POPULAR_LIMIT },
    schema: productListWire,
    cache: cacheRules.menu(venueId),
  });
  return shownProducts(wire.data, site);
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

/** Additive groups with the diner's last choice; null where the platform does not answer with it, for any reason. */
async function listOwnAdditives(
  signedIn: SignedIn,
  query: { venueId: number; productId: number; serviceId: number },
): Promise<Pick<DinerDetails, 'groups' | 'lastChoice'> | null> {
  try {
    const wire = await signedIn.get({
      path: 'menu/v2/favourite-product/additives',
      query: { filial_id: query.venueId, product_id: query.productId, service_type: query.serviceId },
      schema: additiveListWire,
      timeoutMs: LAST_CHOICE_TIMEOUT_MS,
    });
    const groups = mapAdditiveGroups(wire.data);
    return { groups, lastChoice: mapLastChoice(wire.data, groups) };
  } catch (error) {
    if (error instanceof UpstreamError || (error instanceof AppError && error.code === 'auth/required'))
      return null;
    throw error;
  }
}

/** Whether the diner has marked the product, however many they have marked; null where the platform does not tell. */
async function isFavouriteOf(
  signedIn: SignedIn,
  { venueId, productId }: { venueId: number; productId: number },
): Promise<boolean | null> {
  try {
    const wire = await signedIn.get({
      path: 'menu/v2/products/with/additives/',
      query: { filial_id: venueId, products: [productId] },
      schema: productMarksWire,
      timeoutMs: LAST_CHOICE_TIMEOUT_MS,
    });
    return wire.data.find(({ id }) => id === productId)?.is_favorite ?? null;
  } catch (error) {
    if (error instanceof UpstreamError || (error instanceof AppError && error.code === 'auth/required'))
      return null;
    throw error;
  }
}

/** A product with additives and the diner's last choice if available (MENU-36); null if unknown. */
export async function getProductDetails(
  site: Site,
  query: { venueId: number; productId: number; serviceId: number },
  signedIn: SignedIn | null,
): Promise<DinerDetails | null> {
  const menu = await getMenuOrNull(site, query.venueId);
  const found = menu?.categories.flatMap(({ products }) => products).find(({ id }) => id === query.productId);
  if (!found) return null;
  const [isFavourite, own] = await Promise.all([
    signedIn && isFavouriteOf(signedIn, query),
    signedIn && found.hasAdditives ? listOwnAdditives(signedIn, query) : null,
  ]);
  const product = { ...found, isFavourite: isFavourite ?? found.isFavourite };
  if (!product.hasAdditives) return { product, groups: [], lastChoice: null };
  if (own) return { product, ...own };
  const groups = await listAdditives(site, query);
  return groups && { product, groups, lastChoice: null };
}

/** Products with additives, uncached; unknown ids are left out (MENU-38). */
export async function listProductsWithAdditives(
  site: Site,
  venueId: number,
  productIds: readonly number[],
): Promise<ProductDetails[]> {
  const ids = [...new Set(productIds)];
  const chunks = Array.from({ length: Math.ceil(ids.length / MAX_PRODUCTS_PER_CALL) }, (_, index) =>
    ids.slice(index * MAX_PRODUCTS_PER_CALL, (index + 1) * MAX_PRODUCTS_PER_CALL),
  );
  const answers = await Promise.all(
    chunks.map((products) =>
      publicUpstream(site).getFresh({
        path: 'menu/v2/products/with/additives/',
        timeoutMs: WITH_ADDITIVES_TIMEOUT_MS,
        query: { filial_id: venueId, products },
        schema: productListWire,
      }),
    ),
  );
  return answers
    .flatMap(({ data }) => mapProductsWithAdditives(data, site.country))
    .map((details) => ({ ...details, product: pictured(details.product) }));
}
