import 'server-only';
import { fromMajor } from '@/lib/core/money/money';
import type { Site } from '@/lib/core/site/site';
import { publicUpstream } from '@/lib/core/upstream/client';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import { mapTariffs } from './delivery.map';
import { deliveryZoneWire, tariffListWire } from './delivery.wire';
import type { Tariff } from './tariffs';

/** A point of the map, degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

export interface DeliveryZone {
  isInZone: boolean;
  /** Cheapest delivery to the point before any subsidy, minor units; 0 outside. */
  costMinor: number;
}

/** The sender of a delivery: one venue, or any of a brand's. */
type Deliverer = { venueId?: number; brandId?: number };

/** Whether a point is delivered to (DLV-18, DLV-19); free in zone without venue or brand (DLV-20). */
export async function checkDeliveryZone(
  site: Site,
  { venueId, brandId }: Deliverer,
  point: Point,
): Promise<DeliveryZone> {
  const id = venueId ?? brandId;
  if (id === undefined) return { isInZone: true, costMinor: 0 };
  const { data } = await publicUpstream({ ...site, coordinates: point }).getFresh({
    path:
      venueId === undefined
        ? 'brandy/api/v1/brands/{id}/delivery-zones/check'
        : 'brandy/api/v1/locations/{id}/delivery-zones/check',
    params: { id },
    schema: deliveryZoneWire,
  });
  return { isInZone: data.is_in_delivery_zone, costMinor: fromMajor(data.delivery_cost) ?? 0 };
}

/** Delivery tariffs from a venue to a point (DLV-02), in the platform's order; empty on errors (DLV-07). */
export async function listTariffs(
  site: Site,
  venue: { id: number; coordinates: Point },
  destination: Point,
): Promise<Tariff[]> {
  try {
    const wire = await publicUpstream(site).ask({
      path: 'dr-delivery/api/v1/tariffs',
      body: { origin: venue.coordinates, destination, terminal_id: venue.id },
      schema: tariffListWire,
    });
    return mapTariffs(wire);
  } catch (error) {
    if (error instanceof UpstreamError) return [];
    throw error;
  }
}
