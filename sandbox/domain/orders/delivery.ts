import type { OrderDelivery } from '../../database/schema';
import { tariffsOver, type Tariff } from '../delivery/tariffs';
import { vendorDeliveryOf } from '../venues/delivery-plan';
import { metersInZone } from '../delivery/zones';
import { toMajor, toMinor } from '../../kernel/money';
import { subsidyOf } from '../promos/subsidies';
import { Refusal } from '../../kernel/refusal';
import type { FullVenue } from '../venues/venues';
import type { DeliveryOrderInput, VendorDeliveryOrderInput } from './order-input';

/** The basis of delivery: goods in minor units, and whether a code makes it free. */
export interface Goods {
  goodsMinor: number;
  isDeliveryFree: boolean;
}

/** How an order is delivered. Money is in minor units. */
export interface DeliveryTerms {
  delivery: OrderDelivery;
  deliveryMinutes: number;
  costMinor: number;
  /** Bounds of the sum of the goods. */
  minMinor: number;
  maxMinor: number | null;
}

/** Minutes that a venue needs of its own: at the door, and for every kilometre. */
const VENDOR_MINUTES = 10;
const VENDOR_KILOMETRE_MINUTES = 4;

/** Minutes of a tariff that go by before the courier leaves. */
const PICK_UP_MINUTES = 20;
const LEAST_WAY_MINUTES = 10;

/** By the platform's couriers, at the tariff that was chosen. */
export function courierTerms(venue: FullVenue, body: DeliveryOrderInput, goods: Goods): DeliveryTerms {
  const tariffs = tariffsOver(metersTo(venue, body), venue);
  const chosen = tariffs.find(
    ({ id, transport }) => id === body.tariff_id && transport === body.transport_type,
  );
  const [cheapest] = tariffs;
  if (!chosen) throw costChanged(cheapest ? courierCost(venue, cheapest, goods) : 0);
  const costMinor = courierCost(venue, chosen, goods);
  if (toMinor(body.delivery_cost) !== costMinor) throw costChanged(costMinor);
  return {
    delivery: deliveryOf(body, { id: chosen.id, transport: chosen.transport }),
    deliveryMinutes: Math.max(LEAST_WAY_MINUTES, chosen.minutes.from - PICK_UP_MINUTES),
    costMinor,
    minMinor: chosen.minOrderMinor,
    maxMinor: null,
  };
}

/** By the venue itself. */
export function venueTerms(venue: FullVenue, body: VendorDeliveryOrderInput, goods: Goods): DeliveryTerms {
  const meters = metersTo(venue, body);
  const vendor = vendorDeliveryOf(venue.id);
  if (!vendor) throw new Error(`The venue ${venue.id} does not deliver by itself`);
  const costMinor = goods.isDeliveryFree ? 0 : vendor.costMinor;
  if (toMinor(body.delivery_cost) !== costMinor) throw costChanged(costMinor);
  return {
    delivery: deliveryOf(body, null),
    deliveryMinutes: VENDOR_MINUTES + Math.ceil((meters / 1_000) * VENDOR_KILOMETRE_MINUTES),
    costMinor,
    minMinor: vendor.minMinor,
    maxMinor: vendor.maxMinor,
  };
}

function metersTo(venue: FullVenue, { address }: VendorDeliveryOrderInput): number {
  const meters = metersInZone(venue, address);
  if (meters !== null) return meters;
  throw new Refusal({ code: 'delivery_zone_unserved', source: { pointer: '/address' } });
}

/** Price of the tariff or of its next tier, less the highest subsidy that the goods reach, at least 0. */
function courierCost(venue: FullVenue, tariff: Tariff, { goodsMinor, isDeliveryFree }: Goods): number {
  if (isDeliveryFree) return 0;
  const { nextTier, priceMinor } = tariff;
  const beforeMinor = nextTier && goodsMinor >= nextTier.amountMinor ? nextTier.costMinor : priceMinor;
  const subsidy = subsidyOf(venue);
  const reached = subsidy?.isActive
    ? subsidy.tiers.filter(({ amountMinor }) => amountMinor <= goodsMinor)
    : [];
  const takenOffMinor = Math.max(0, ...reached.map(({ discountMinor }) => discountMinor));
  return Math.max(0, beforeMinor - takenOffMinor);
}

const costChanged = (costMinor: number) =>
  new Refusal({
    code: 'delivery_cost_changed',
    source: { pointer: '/delivery_cost' },
    meta: { delivery_cost: toMajor(costMinor) },
  });

function deliveryOf(
  { address, address_id: addressId }: VendorDeliveryOrderInput,
  tariff: OrderDelivery['tariff'],
): OrderDelivery {
  return { address, addressId: addressId ?? null, tariff };
}
