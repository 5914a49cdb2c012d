import 'server-only';
import { reconcile } from '@/lib/cart/reorder';
import type { Reorder } from '@/lib/cart/reorder.schema';
import { AppError } from '@/lib/core/errors/errors';
import { listProductsWithAdditives } from '@/lib/menu/menu.server';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import type { Site } from '@/lib/core/site/site';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import { getVenue } from '@/lib/ground/venues/venues.server';
import { isMissingOrForeign } from '../order-reading.server';
import { mapPastOrder, type PastOrder } from './past-order.map';
import { pastOrderWire } from './past-order.wire';

/** A past order as a cart of today (MENU-38). @throws AppError `order/not-found`, `venue/not-found` */
export async function reorder(site: Site, signedIn: SignedIn, orderId: number): Promise<Reorder> {
  const order = await getPastOrder(signedIn, orderId);
  const productIds = order.positions.map(({ productId }) => productId);
  const [venue, products] = await Promise.all([
    getVenue(site, order.venueId),
    listProductsWithAdditives(site, order.venueId, productIds).catch(asVenueNotFound),
  ]);
  if (!venue) throw new AppError('venue/not-found');
  return {
    venue: { id: venue.id, name: venue.name, moneyFormat: venue.townConfig.moneyFormat },
    payment: order.payment,
    ...reconcile(order.positions, products, order.serviceId),
  };
}

async function getPastOrder(signedIn: SignedIn, orderId: number): Promise<PastOrder> {
  try {
    const wire = await signedIn.get({
      path: 'takeaway/v2/user/order',
      query: { order_id: orderId },
      schema: pastOrderWire,
    });
    return mapPastOrder(wire);
  } catch (error) {
    throw isMissingOrForeign(error) ? new AppError('order/not-found', { cause: error }) : error;
  }
}

function asVenueNotFound(error: unknown): never {
  throw error instanceof UpstreamError && error.status === 404 ? new AppError('venue/not-found') : error;
}
