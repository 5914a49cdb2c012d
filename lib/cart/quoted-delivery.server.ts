import 'server-only';
import { checkDeliveryZone, listTariffs, type Point } from '@/lib/delivery/delivery.server';
import { offeredTariffs, quickestTariff } from '@/lib/delivery/tariffs';
import { listSubsidies } from '@/lib/promos/promos.server';
import type { Site } from '@/lib/core/site/site';
import { valueOrNull } from '@/lib/core/upstream/upstream-error';
import type { Venue } from '@/lib/ground/venues/venues';
import type { QuoteRequest, QuotedDelivery } from './quote.schema';

type Wanted = Pick<QuoteRequest, 'destination' | 'tariffId' | 'tariffSort'>;

/** A delivery, and whether the platform has answered all that it depends on. */
export interface LoadedDelivery {
  delivery: QuotedDelivery;
  isWhole: boolean;
}

const unavailable = (reason: Extract<QuotedDelivery, { kind: 'unavailable' }>['reason']): LoadedDelivery => ({
  delivery: { kind: 'unavailable', reason },
  // A failed request for tariffs looks like none as well.
  isWhole: reason !== 'noTariffs',
});

/** The delivery of `loadDelivery` alone, for an answer that is not cached. */
export async function quoteDelivery(site: Site, venue: Venue, wanted: Wanted): Promise<QuotedDelivery> {
  const { delivery } = await loadDelivery(site, venue, wanted);
  return delivery;
}

/** Delivery by the venue or by tariffs and subsidy, or why not (DLV-02, DLV-03, DLV-19). */
export async function loadDelivery(
  site: Site,
  venue: Venue,
  { destination, tariffId, tariffSort }: Wanted,
): Promise<LoadedDelivery> {
  if (venue.deliveryState === 'closed') return unavailable('suspended');
  const askZone = (point: Point) => valueOrNull(checkDeliveryZone(site, { venueId: venue.id }, point));
  if (venue.vendorDelivery) {
    const zone = destination && (await askZone(destination));
    if (zone?.isInZone === false) return unavailable('outOfZone');
    return { delivery: { kind: 'vendor', ...venue.vendorDelivery }, isWhole: !destination || zone !== null };
  }
  if (!destination) return unavailable('noDestination');
  const [zone, tariffs, subsidies] = await Promise.all([
    askZone(destination),
    listTariffs(site, venue, destination),
    valueOrNull(listSubsidies(site, venue.townId, [venue.id])),
  ]);
  if (zone?.isInZone === false) return unavailable('outOfZone');
  const offered = offeredTariffs(tariffs, tariffSort);
  const tariff = offered.find(({ id }) => id === tariffId) ?? quickestTariff(offered);
  if (!tariff) return unavailable('noTariffs');
  const thresholds = subsidies?.find(({ venueId }) => venueId === venue.id)?.thresholds ?? [];
  return {
    delivery: { kind: 'platform', tariffs: offered, tariff, thresholds },
    isWhole: zone !== null && subsidies !== null,
  };
}
