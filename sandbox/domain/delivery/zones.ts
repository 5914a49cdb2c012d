import { and, asc, between, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect';
import { venues } from '../../database/schema';
import { distanceMeters, inSpace, type Point } from '../../kernel/distance';
import { findVenues, type FullVenue } from '../venues/venues';
import { tariffsOver } from './tariffs';
import { deliveryPlanOf, LARGEST_RADIUS_METERS, VENDOR_IDS, vendorDeliveryOf } from '../venues/delivery-plan';

const DELIVERY = 4;

const METERS_A_DEGREE = 111_320;

export function delivers({ venue }: FullVenue): boolean {
  return venue.services.includes(DELIVERY);
}

/** Metres to the point; null when it is out of the venue's zone or the venue does not deliver. */
export function metersInZone(full: FullVenue, point: Point): number | null {
  const meters = distanceMeters(full.venue, point);
  return delivers(full) && meters <= deliveryPlanOf(full).radiusMeters ? meters : null;
}

/** The cheapest delivery to the point in minor units, before any subsidy; null where it is not delivered to. */
export function cheapestTo(full: FullVenue, point: Point): number | null {
  const meters = metersInZone(full, point);
  if (meters === null) return null;
  const vendor = vendorDeliveryOf(full.id);
  if (vendor) return vendor.costMinor;
  const [cheapest] = tariffsOver(meters, full);
  return cheapest?.priceMinor ?? null;
}

/** Venues of the brand that deliver and can be near enough to the point. */
export async function findDeliverersNear(
  database: Database,
  brandId: number,
  { latitude, longitude }: Point,
): Promise<FullVenue[]> {
  const north = LARGEST_RADIUS_METERS / METERS_A_DEGREE;
  // At a pole every meridian is near.
  const east = Math.min(360, north / Math.max(Number.EPSILON, Math.cos((latitude * Math.PI) / 180)));
  const rows = await database
    .select({ id: venues.id })
    .from(venues)
    .where(
      and(
        eq(venues.brandId, brandId),
        venues.delivers,
        between(venues.latitude, latitude - north, latitude + north),
        between(venues.longitude, longitude - east, longitude + east),
      ),
    );
  return findVenues(
    database,
    rows.map(({ id }) => id),
  );
}

/** The venue nearest to the point that the platform's couriers deliver from. */
export async function findNearestDeliverer(database: Database, from: Point): Promise<FullVenue | null> {
  const rows = await database
    .select({ id: venues.id })
    .from(venues)
    .where(and(venues.delivers, notInArray(venues.id, [...VENDOR_IDS])))
    .orderBy(sql`${venues.place} <-> ${`(${inSpace(from).join(',')})`}::cube`, asc(venues.id))
    .limit(1);
  const [nearest] = await findVenues(
    database,
    rows.map(({ id }) => id),
  );
  return nearest ?? null;
}
