import 'server-only';
import { checkDeliveryZone, listTariffs, type Point } from '@/lib/delivery/delivery.server';
import { offeredTariffs } from '@/lib/delivery/tariffs';
import { listSubsidies } from '@/lib/promos/promos.server';
import type { Site } from '@/lib/site/site';
import { valueOrNull } from '@/lib/upstream/upstream-error';
import type { Venue } from '@/lib/venues/venues';
import type { QuoteRequest, QuotedDelivery } from './quote.schema';

/**
 * How a cart could be delivered: by the venue itself, or by the tariffs and the subsidy of the destination, or why not
 * (DLV-02, DLV-03, DLV-19). An unknown zone is left to the tariffs, or to the order.
 */
export async function quoteDelivery(
  site: Site,
  venue: Venue,
  { destination, tariffId, tariffSort }: Pick<QuoteRequest, 'destination' | 'tariffId' | 'tariffSort'>,
): Promise<QuotedDelivery> {
  if (venue.deliveryState === 'closed') return { kind: 'unavailable', reason: 'suspended' };
  const askZone = (point: Point) => valueOrNull(checkDeliveryZone(site, { venueId: venue.id }, point));
  if (venue.vendorDelivery) {
    const zone = destination && (await askZone(destination));
    if (zone?.isInZone === false) return { kind: 'unavailable', reason: 'outOfZone' };
    return { kind: 'vendor', ...venue.vendorDelivery };
  }
  if (!destination) return { kind: 'unavailable', reason: 'noDestination' };
  const [zone, tariffs, subsidies] = await Promise.all([
    askZone(destination),
    listTariffs(site, venue, destination),
    valueOrNull(listSubsidies(site, venue.townId, [venue.id])),
  ]);
  if (zone?.isInZone === false) return { kind: 'unavailable', reason: 'outOfZone' };
  const offered = offeredTariffs(tariffs, tariffSort);
  const tariff = offered.find(({ id }) => id === tariffId) ?? offered[0];
  if (!tariff) return { kind: 'unavailable', reason: 'noTariffs' };
  const thresholds = subsidies?.find(({ venueId }) => venueId === venue.id)?.thresholds ?? [];
  return { kind: 'platform', tariffs: offered, tariff, thresholds };
}
