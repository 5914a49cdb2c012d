import 'server-only';
import { AppError } from '@/lib/core/errors/errors';
import type { Site } from '@/lib/core/site/site';
import { publicUpstream } from '@/lib/core/upstream/client';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import { offeredBeside } from './cross-sell';
import type { Product } from './menu';
import { shownProducts } from './menu.server';
import { productListWire } from './menu.wire';

/** The dishes that go with a cart (MENU-46), uncached: carts differ. @throws AppError `venue/not-found` */
export async function listCrossSell(
  site: Site,
  query: { venueId: number; productIds: readonly number[]; serviceId: number },
): Promise<Product[]> {
  try {
    const wire = await publicUpstream(site).getFresh({
      path: 'menu/v3/cross-sell/products',
      query: { filial_id: query.venueId, products: query.productIds },
      schema: productListWire,
    });
    return offeredBeside(shownProducts(wire.data, site), query);
  } catch (error) {
    throw error instanceof UpstreamError && error.status === 404 ? new AppError('venue/not-found') : error;
  }
}
