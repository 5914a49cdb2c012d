import 'server-only';
import { cacheRules } from '@/lib/core/cache/tags';
import { AppError } from '@/lib/core/errors/errors';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import type { Site } from '@/lib/core/site/site';
import { publicUpstream } from '@/lib/core/upstream/client';
import { UpstreamError, valueOrNull } from '@/lib/core/upstream/upstream-error';
import { FAVOURITES_LIMIT, FREQUENT_LIMIT, type DinerProducts, type FavouriteState } from './favourites';
import type { Product } from './menu';
import { shownProducts } from './menu.server';
import { doneWire, marksOfMenuWire, productListWire } from './menu.wire';

/** Older favourites that take longer are done without: the latest wait for them. */
const OLDER_TIMEOUT_MS = 3000;

interface ProductQuestion {
  path: string;
  params?: Record<string, number>;
  query: Record<string, number>;
  schema: typeof productListWire;
}

const favourites = (venueId: number): ProductQuestion => ({
  path: 'menu/v3/favourite/products',
  query: { filial_id: venueId, limit: FAVOURITES_LIMIT },
  schema: productListWire,
});
const frequent = (venueId: number): ProductQuestion => ({
  path: 'takeaway/v1/filial/{venueId}/products/frequent/',
  params: { venueId },
  query: { limit: FREQUENT_LIMIT },
  schema: productListWire,
});

/** Requested without a token: the public favourites call, and what everyone orders (MENU-43). */
async function askForAll(site: Site, venueId: number, question: ProductQuestion): Promise<Product[]> {
  const wire = await publicUpstream(site).get({ ...question, cache: cacheRules.menu(venueId) });
  return shownProducts(wire.data, site);
}

/** The favourites of most guests of a venue. */
export function listGuestFavourites(site: Site, venueId: number): Promise<Product[]> {
  return askForAll(site, venueId, favourites(venueId));
}

/** The diner's favourites and most ordered; guests get everyone's. @throws AppError `auth/required` */
export async function loadDinerProducts(
  site: Site,
  signedIn: SignedIn | null,
  venueId: number,
): Promise<DinerProducts> {
  const load = async (question: ProductQuestion) =>
    signedIn ? shownProducts((await signedIn.get(question)).data, site) : askForAll(site, venueId, question);
  try {
    const [marked, ordered] = await Promise.all([
      load(favourites(venueId)),
      valueOrNull(load(frequent(venueId))),
    ]);
    const isMore = signedIn && marked.length >= FAVOURITES_LIMIT;
    const all = isMore ? await valueOrNull(listFavouriteIds(signedIn, venueId)) : null;
    return {
      favourites: marked,
      olderFavouriteIds: (all ?? []).filter((id) => !marked.some((product) => product.id === id)),
      frequent: ordered ?? [],
      isOwn: signedIn !== null,
    };
  } catch (error) {
    throw error instanceof UpstreamError && error.status === 404 ? new AppError('venue/not-found') : error;
  }
}

/** All that the diner has marked at a venue: the call of favourites ends at its limit, the menu says it of each product. */
async function listFavouriteIds(signedIn: SignedIn, venueId: number): Promise<number[]> {
  const { data } = await signedIn.get({
    path: 'menu/v2/category/products',
    query: { filial_id: venueId },
    schema: marksOfMenuWire,
    timeoutMs: OLDER_TIMEOUT_MS,
  });
  const products = data.flatMap(({ relationships }) => relationships.products);
  return [...new Set(products.filter((product) => product.is_favorite).map(({ id }) => id))];
}

/** Makes a product the diner's favourite, or no longer one. @throws AppError `menu/product-not-found` */
export async function setFavourite(signedIn: SignedIn, state: FavouriteState): Promise<void> {
  const { venueId, productId, isFavourite } = state;
  // One key for the call and its repetitions (contract rule 26).
  const call = { idempotencyKey: crypto.randomUUID(), retries: 1, schema: doneWire };
  const path = 'menu/v3/favourite/products';
  try {
    if (isFavourite)
      await signedIn.post({ ...call, path, body: { filial_id: venueId, product_id: productId } });
    else
      await signedIn.delete({
        ...call,
        path: 'menu/v3/favourite/products/{productId}',
        params: { productId },
        query: { filial_id: venueId },
      });
  } catch (error) {
    throw error instanceof UpstreamError && error.status === 404
      ? new AppError('menu/product-not-found', { cause: error })
      : error;
  }
}
