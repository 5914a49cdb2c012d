import type { CountryCode } from '../../catalogue/model';
import { CHEAPEST_TARIFF_MINOR } from '../delivery/tariffs';
import { deliveryPlanOf, vendorDeliveryOf } from '../venues/delivery-plan';
import type { FullVenue } from '../venues/venues';

interface Tier {
  /** Goods sum from which the discount holds. */
  amountMinor: number;
  discountMinor: number;
}

export interface Subsidy {
  isActive: boolean;
  tiers: (Tier & { toMinor: number | null; deliveryCostMinor: number })[];
}

const tiers = (...rows: [amountMinor: number, discountMinor: number][]): Tier[] =>
  rows.map(([amountMinor, discountMinor]) => ({ amountMinor, discountMinor }));

/** By amount upwards, the last of a row up to free delivery. */
const TIERS: Record<CountryCode, [Tier[], ...Tier[][]]> = {
  kz: [
    tiers([600_000, 30_000], [1_000_000, 69_000]),
    tiers([800_000, 69_000]),
    tiers([400_000, 15_000], [700_000, 35_000], [1_200_000, 69_000]),
  ],
  ge: [
    tiers([3_000, 250], [6_000, 590]),
    tiers([5_000, 590]),
    tiers([2_500, 150], [4_500, 300], [8_000, 590]),
  ],
};

/** The subsidies of a venue that are less than a whole unit of its currency. */
const SMALL_VENUE_ID = 3133;
const SMALL_TIERS = tiers([10, 10]);

const FLAGSHIPS = new Set([3107, 4107]);

/** A venue's subsidy or null: four in ten with paid courier delivery, a few of them lapsed. */
export function subsidyOf(full: FullVenue): Subsidy | null {
  const { id, venue, country } = full;
  if (deliveryPlanOf(full).isFree || vendorDeliveryOf(id)) return null;
  const lot = (id * 7) % 10;
  const isFlagship = FLAGSHIPS.has(id);
  if (!venue.services.includes(4) || (!isFlagship && lot > 4)) return null;
  const rows = TIERS[country];
  const usual = (isFlagship ? rows[0] : rows[id % rows.length]) ?? rows[0];
  const row = id === SMALL_VENUE_ID ? SMALL_TIERS : usual;
  return {
    isActive: isFlagship || lot !== 4,
    tiers: row.map((tier, n) => ({
      ...tier,
      toMinor: row[n + 1]?.amountMinor ?? null,
      deliveryCostMinor: Math.max(0, CHEAPEST_TARIFF_MINOR[country] - tier.discountMinor),
    })),
  };
}
