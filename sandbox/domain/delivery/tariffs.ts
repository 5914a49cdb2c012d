import type { CountryCode } from '../../catalogue/model';
import type { FullVenue } from '../venues/venues';
import { deliveryPlanOf, FOOT_METERS, type WayName } from '../venues/delivery-plan';

/** Tariff of the contract. Money is in minor units, before any subsidy. */
export interface Tariff {
  id: string;
  transport: 'FOOT' | 'CAR';
  isFastest: boolean;
  priceMinor: number;
  minOrderMinor: number;
  nextTier: { amountMinor: number; costMinor: number } | null;
  minutes: { from: number; to: number };
}

/** The least price of delivery where it is not free, before any subsidy. */
export const CHEAPEST_TARIFF_MINOR: Readonly<Record<CountryCode, number>> = { kz: 69_000, ge: 590 };

/** For every whole kilometre of the way. */
const KILOMETRE_MINOR: Readonly<Record<CountryCode, number>> = { kz: 8_000, ge: 50 };

interface Way {
  id: string;
  transport: 'FOOT' | 'CAR';
  isFastest: boolean;
  reachMeters: number;
  surchargeMinor: Readonly<Record<CountryCode, number>>;
  /** Until the courier leaves, and for every kilometre. */
  startMinutes: number;
  kilometreMinutes: number;
}

const WAYS: Readonly<Record<WayName, Way>> = {
  foot: {
    id: 'foot-standard',
    transport: 'FOOT',
    isFastest: false,
    reachMeters: FOOT_METERS,
    surchargeMinor: { kz: 0, ge: 0 },
    startMinutes: 25,
    kilometreMinutes: 13,
  },
  car: {
    id: 'car-standard',
    transport: 'CAR',
    isFastest: false,
    reachMeters: Infinity,
    surchargeMinor: { kz: 20_000, ge: 150 },
    startMinutes: 25,
    kilometreMinutes: 4,
  },
  footFast: {
    id: 'foot-fast',
    transport: 'FOOT',
    isFastest: true,
    reachMeters: FOOT_METERS,
    surchargeMinor: { kz: 30_000, ge: 250 },
    startMinutes: 15,
    kilometreMinutes: 10,
  },
  carFast: {
    id: 'car-fast',
    transport: 'CAR',
    isFastest: true,
    reachMeters: Infinity,
    surchargeMinor: { kz: 60_000, ge: 450 },
    startMinutes: 15,
    kilometreMinutes: 3,
  },
};

/** Minutes between the earliest and the latest arrival, and the step that both are rounded to. */
const SPREAD_MINUTES = 15;
const STEP_MINUTES = 5;

/** Ways to deliver over the distance by price, whatever the venue's radius is; today's delay is in their times. */
export function tariffsOver(meters: number, full: FullVenue): Tariff[] {
  const { country, venue } = full;
  const { ways, isFree, minOrderMinor, nextTier } = deliveryPlanOf(full);
  return ways
    .map((name) => WAYS[name])
    .filter(({ reachMeters }) => meters <= reachMeters)
    .map(({ id, transport, isFastest, surchargeMinor, ...way }): Tariff => {
      const overMinor = Math.floor(meters / 1_000) * KILOMETRE_MINOR[country];
      const priceMinor = isFree ? 0 : CHEAPEST_TARIFF_MINOR[country] + surchargeMinor[country] + overMinor;
      const minutes =
        way.startMinutes + (meters / 1_000) * way.kilometreMinutes + venue.delivery.delayMinutes;
      const from = Math.ceil(minutes / STEP_MINUTES) * STEP_MINUTES;
      return {
        id,
        transport,
        isFastest,
        priceMinor,
        minOrderMinor,
        nextTier: nextTier && {
          amountMinor: nextTier.amountMinor,
          costMinor: priceMinor - nextTier.discountMinor,
        },
        minutes: { from, to: from + SPREAD_MINUTES },
      };
    });
}
