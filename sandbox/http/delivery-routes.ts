import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/connect';
import { brands } from '../database/schema';
import { id, idText, nothing } from '../kernel/input';
import { toMajor } from '../kernel/money';
import { openOperation } from './operation';
import { Refusal } from '../kernel/refusal';
import type { Point } from '../kernel/distance';
import { getVenue, type FullVenue } from '../domain/venues/venues';
import { tariffsOver, type Tariff } from '../domain/delivery/tariffs';
import { vendorDeliveryOf } from '../domain/venues/delivery-plan';
import {
  cheapestTo,
  delivers,
  findDeliverersNear,
  findNearestDeliverer,
  metersInZone,
} from '../domain/delivery/zones';

/** The point of the coordinate headers, which these calls need both. */
function requestedPoint({ coordinates }: { coordinates: Point | null }): Point {
  if (coordinates) return coordinates;
  throw new Refusal({ code: 'bad_request', source: { parameter: 'latitude' } });
}

/** DeliveryZone of the contract. */
function zoneAnswer(costMinor: number | null) {
  return { is_in_delivery_zone: costMinor !== null, delivery_cost: toMajor(costMinor ?? 0) };
}

const checkVenueDeliveryZone = openOperation({
  method: 'GET',
  url: '/brandy/api/v1/locations/:id/delivery-zones/check',
  params: z.object({ id: idText }),
  query: nothing,
  body: nothing,
  async handle(call) {
    const point = requestedPoint(call);
    const venue = await getVenue(call.database, call.params.id);
    return { body: { data: zoneAnswer(cheapestTo(venue, point)) } };
  },
});

const checkBrandDeliveryZone = openOperation({
  method: 'GET',
  url: '/brandy/api/v1/brands/:id/delivery-zones/check',
  params: z.object({ id: idText }),
  query: nothing,
  body: nothing,
  async handle(call) {
    const { database, params } = call;
    const point = requestedPoint(call);
    const brand = await database.query.brands.findFirst({ where: eq(brands.id, params.id) });
    if (!brand) throw new Refusal('not_found');
    const near = await findDeliverersNear(database, brand.id, point);
    const costs = near.flatMap((venue) => cheapestTo(venue, point) ?? []);
    return { body: { data: zoneAnswer(costs.length === 0 ? null : Math.min(...costs)) } };
  },
});

const coordinates = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** The venue that is named, else the nearest to the origin that couriers deliver from. */
async function requestedVenue(
  database: Database,
  { origin, terminal_id: venueId }: { origin: Point; terminal_id?: number | null },
): Promise<FullVenue> {
  const source = { pointer: '/terminal_id' };
  const venue =
    venueId == null
      ? await findNearestDeliverer(database, origin)
      : await getVenue(database, venueId, source);
  if (venue && delivers(venue)) return venue;
  throw new Refusal({ code: 'terminal_not_found', source });
}

function tariffAnswer(tariff: Tariff) {
  return {
    id: tariff.id,
    transport_type: tariff.transport,
    is_fastest: tariff.isFastest,
    price: toMajor(tariff.priceMinor),
    min_order_amount: toMajor(tariff.minOrderMinor),
    next_tier_amount: tariff.nextTier && toMajor(tariff.nextTier.amountMinor),
    next_tier_cost: tariff.nextTier && toMajor(tariff.nextTier.costMinor),
    time_range: tariff.minutes,
  };
}

const listTariffs = openOperation({
  method: 'POST',
  url: '/dr-delivery/api/v1/tariffs',
  errorStyle: 'errors-200',
  idempotency: 'ignored',
  params: nothing,
  query: nothing,
  body: z.object({ origin: coordinates, destination: coordinates, terminal_id: id.nullish() }),
  async handle({ database, body }) {
    const venue = await requestedVenue(database, body);
    if (vendorDeliveryOf(venue.id)) return { body: { data: [] } };
    if (venue.venue.delivery.state === 'closed') throw new Refusal('delivery_suspended');
    const meters = metersInZone(venue, body.destination);
    if (meters === null) {
      throw new Refusal({ code: 'delivery_zone_unserved', source: { pointer: '/destination' } });
    }
    return { body: { data: tariffsOver(meters, venue).map(tariffAnswer) } };
  },
});

export const deliveryOperations = [checkVenueDeliveryZone, checkBrandDeliveryZone, listTariffs];
