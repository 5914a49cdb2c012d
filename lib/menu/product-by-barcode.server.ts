import 'server-only';
import type { Site } from '@/lib/core/site/site';
import { publicUpstream } from '@/lib/core/upstream/client';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import type { Product } from './menu';
import { shownProducts } from './menu.server';
import { productAnswerWire } from './menu.wire';

/** The diner stands there with the thing in their hand. */
const LOOKUP_TIMEOUT_MS = 4000;
/** There is no such venue, no such product, or the platform knows no such text as a barcode. */
const NOT_FOUND_STATUSES = [404, 422];

/** The venue's product of a barcode, uncached (SHOP-02, SHOP-03); null if not for sale here. */
export async function findProductByBarcode(
  site: Site,
  venueId: number,
  barcode: string,
): Promise<Product | null> {
  try {
    const { data } = await publicUpstream(site).getFresh({
      path: 'menu/v3/product-by-barcode',
      query: { filial_id: venueId, barcode },
      schema: productAnswerWire,
      timeoutMs: LOOKUP_TIMEOUT_MS,
    });
    return shownProducts([data], site).find((product) => product.venueId === venueId) ?? null;
  } catch (error) {
    if (error instanceof UpstreamError && NOT_FOUND_STATUSES.includes(error.status)) return null;
    throw error;
  }
}
