import type { CountryCode } from '../../catalogue/model';
import type { FullVenue } from './venues';

/** A way to deliver that a venue offers, the cheapest first. */
export type WayName = 'foot' | 'car' | 'footFast' | 'carFast';

/** How a venue delivers by the platform's couriers. Money is in minor units. */
export interface DeliveryPlan {
  /** The cheapest first. */
  ways: readonly WayName[];
  radiusMeters: number;
  isFree: boolean;
  minOrderMinor: number;
  /** From this sum of goods on every way costs less by the discount. */
  nextTier: { amountMinor: number; discountMinor: number } | null;
}

/** How a venue delivers by itself. Money is in minor units. */
export interface VendorDelivery {
  costMinor: number;
  minMinor: number;
  maxMinor: number | null;
}

const VENDORS: ReadonlyMap<number, VendorDelivery> = new Map([
  [3127, { costMinor: 80_000, minMinor: 400_000, maxMinor: 5_000_000 }],
  [4134, { costMinor: 700, minMinor: 2_500, maxMinor: 30_000 }],
]);

/** The venues that deliver by themselves only. */
export const VENDOR_IDS: readonly number[] = [...VENDORS.keys()];

export const vendorDeliveryOf = (venueId: number): VendorDelivery | null => VENDORS.get(venueId) ?? null;

/** The farthest that any venue delivers. */
export const LARGEST_RADIUS_METERS = 9_000;

const LEAST_RADIUS_METERS = 4_000;
const RADIUS_STEP_METERS = 500;

/** No courier on foot goes farther than this. */
export const FOOT_METERS = 3_000;

/** The deliveries of venues without a case of their own, one after another. */
const USUAL_WAYS: readonly [readonly WayName[], ...(readonly WayName[])[]] = [
  ['foot', 'car'],
  ['foot', 'carFast'],
  ['car'],
];
const USUAL_MINIMUMS: Readonly<Record<CountryCode, readonly number[]>> = {
  kz: [0, 200_000, 250_000, 300_000],
  ge: [0, 1_000, 1_200, 1_500],
};

type Cases = Readonly<Record<CountryCode, Partial<DeliveryPlan>>>;

const inBoth = (plan: Partial<DeliveryPlan>): Cases => ({ kz: plan, ge: plan });

const FLAGSHIP: Cases = {
  kz: {
    ways: ['foot', 'car'],
    radiusMeters: LARGEST_RADIUS_METERS,
    minOrderMinor: 300_000,
    nextTier: { amountMinor: 800_000, discountMinor: 20_000 },
  },
  ge: {
    ways: ['foot', 'car'],
    radiusMeters: LARGEST_RADIUS_METERS,
    minOrderMinor: 1_500,
    nextTier: { amountMinor: 4_500, discountMinor: 150 },
  },
};
const ON_FOOT_ONLY = inBoth({ ways: ['foot'], radiusMeters: FOOT_METERS });
const FASTEST_AMONG_SLOW = inBoth({ ways: ['foot', 'car', 'footFast', 'carFast'] });
const NONE_FASTEST = inBoth({ ways: ['foot', 'car'], minOrderMinor: 0 });
const FREE = inBoth({ ways: ['foot', 'car'], isFree: true });
const HIGH_MINIMUM: Cases = { kz: { minOrderMinor: 1_500_000 }, ge: { minOrderMinor: 9_000 } };

/** Venues that show a way of delivering. */
const CASES: ReadonlyMap<number, Cases> = new Map([
  [3107, FLAGSHIP],
  [4107, FLAGSHIP],
  [3102, ON_FOOT_ONLY],
  [4102, ON_FOOT_ONLY],
  [3103, FASTEST_AMONG_SLOW],
  [4103, FASTEST_AMONG_SLOW],
  [3108, NONE_FASTEST],
  [4108, NONE_FASTEST],
  [3110, FREE],
  [4110, FREE],
  [3116, HIGH_MINIMUM],
  [4113, HIGH_MINIMUM],
]);

/** How the venue delivers; whether it does at all, its services say. */
export function deliveryPlanOf({ id, country }: Pick<FullVenue, 'id' | 'country'>): DeliveryPlan {
  const minimums = USUAL_MINIMUMS[country];
  return {
    ways: USUAL_WAYS[id % USUAL_WAYS.length] ?? USUAL_WAYS[0],
    radiusMeters: LEAST_RADIUS_METERS + ((id * 37) % 7) * RADIUS_STEP_METERS,
    isFree: false,
    minOrderMinor: minimums[id % minimums.length] ?? 0,
    nextTier: null,
    ...CASES.get(id)?.[country],
  };
}
