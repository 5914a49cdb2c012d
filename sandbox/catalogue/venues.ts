import { inCountry } from '../data/text';
import { streetsOf } from './streets';
import type { BrandPlan } from './brand-plan';
import type { Brand, CountryCode, Text, Town, Venue } from './model';
import { HOURS, ROUND_THE_CLOCK, ROUND_THE_CLOCK_TO_THE_MINUTE } from './opening-hours';
import { privateRewardPercentage } from './private-rewards';
import { seededRandom, pick } from './random';
import { socialNetworksOf } from './social-networks';
import { caseOf, DESCRIPTIONS, linksOf, type Links, USUAL_NOTICES } from './venue-cases';
import { noticeFor, NOTICES } from './venue-notices';

/** Venues of a town at scale 1; the towns not named have SMALL_TOWN. */
const VENUES_IN_TOWN: Readonly<Record<number, number>> = { 1: 48, 2: 36, 3: 14, 101: 42, 102: 12, 103: 8 };
const SMALL_TOWN = { kz: 7, ge: 5 };

/** The country's first venue ids; the other towns follow in hundreds. */
const FIRST_ID: Readonly<Record<number, number>> = { 1: 3100, 101: 4100 };

/** From its hundredth venue on a town's ids are here, in its own span; a product's id, 1000 times as great, fits 31 bits. */
export const MANY_FIRST_ID = 100_000;
const MANY_IN_TOWN = 5_000;

/** The seventh venue of Almaty and Tbilisi is the one that shows everything: 3107 and 4107. */
const FLAGSHIP = 7;

/** These venues of the two large towns never close and take cash, so that an order can be made at any hour. */
const ALWAYS_OPEN = new Set([2, 3, FLAGSHIP, 8, 10]);

/** Towns at the sea: venues are only east of the centre. */
const COASTAL_TOWNS = new Set([7, 102]);

const NEAREST_METERS = 350;
const FARTHEST_METERS = 8800;
const METERS_A_DEGREE = 111_320;

const CLOSE_IN_ADVANCE: [number, ...number[]] = [0, 0, 15, 30, 45, 10, 20];
const SERVICE_PERCENTAGES: Record<CountryCode, [number, ...number[]]> = { kz: [0, 10, 12], ge: [0, 10, 18] };
const PRICE_PERCENTS: [number, ...number[]] = [100, 100, 100, 95, 105, 110];
const RATINGS: [number, ...number[]] = [4.9, 4.8, 4.7, 4.6, 4.5, 4.3, 4.1, 3.8];

/** The venues of a town; the n-th is the same whatever the scale. */
export function venuesOf(town: Town, plans: readonly BrandPlan[], brands: Brand[], scale: number): Venue[] {
  const count = Math.max(3, Math.round((VENUES_IN_TOWN[town.id] ?? SMALL_TOWN[town.country]) * scale));
  return Array.from({ length: count }, (_, n) => n + 1).flatMap((number) => {
    const index = brandIndex(town, number, brands.length);
    const plan = plans[index];
    const brand = brands[index];
    if (!plan || !brand) return [];
    const nameOf = (id: number) => brands[brandIndex(town, id % 100, brands.length)]?.name ?? brand.name;
    return [{ ...venueOf(town, number, plan, brand), ...linksOf(venueId(town, number), nameOf) }];
  });
}

/** In the large towns every brand has a venue before any has two; in the others they are spread. */
function brandIndex(town: Town, number: number, brandCount: number): number {
  if (FIRST_ID[town.id] !== undefined) return (number - FLAGSHIP + brandCount) % brandCount;
  return (number * 5 + town.id * 3) % brandCount;
}

function venueId(town: Town, number: number): number {
  const first =
    FIRST_ID[town.id] ?? (town.country === 'kz' ? 5000 + town.id * 100 : 8000 + (town.id - 100) * 100);
  return number < 100 ? first + number : MANY_FIRST_ID + town.id * MANY_IN_TOWN + number;
}

function venueOf(town: Town, number: number, plan: BrandPlan, brand: Brand): Omit<Venue, keyof Links> {
  const id = venueId(town, number);
  const random = seededRandom(id * 2654435761);
  const isLarge = FIRST_ID[town.id] !== undefined;
  const isFlagship = isLarge && number === FLAGSHIP;
  const isAlwaysOpen = isLarge && ALWAYS_OPEN.has(number);
  const chance = (share: number) => random() < share;
  const services = isAlwaysOpen ? [1, 3, 4] : servicesOf(random(), plan);
  const offersExpress = services.includes(3);
  const unusual = caseOf(id);
  const { notice, ...venue } = {
    id,
    brandId: brand.id,
    townId: town.id,
    name: brand.name,
    address: addressOf(town, random),
    ...(isFlagship ? placeAt(town, 210, 0.9) : placeOf(town, isAlwaysOpen, random)),
    services,
    openingHours: hoursOf(number, isFlagship, isAlwaysOpen, plan, random),
    closeInAdvanceMinutes: isAlwaysOpen ? 0 : pick(CLOSE_IN_ADVANCE, random),
    rating: ratingOf(isFlagship, random),
    phone: chance(0.92) ? phoneOf(town, random) : null,
    description: isFlagship || chance(0.5) ? pick(DESCRIPTIONS, random) : null,
    isCashEnabled: isAlwaysOpen || !chance(0.08),
    isOnlineDisabled: !isAlwaysOpen && services.length === 1 && chance(0.3),
    isKaspiEnabled: town.country === 'kz' && (isFlagship || chance(0.6)),
    hasTablet: isFlagship || (offersExpress && chance(0.3)),
    isCheckPullingEnabled: isFlagship || (offersExpress && chance(0.3)),
    isBookingEnabled: isFlagship || (offersExpress && chance(0.4)),
    isMicromarket: plan.key === 'ui-as' || (plan.key === 'tone' && chance(0.4)),
    servicePercentage: offersExpress ? pick(SERVICE_PERCENTAGES[town.country], random) : 0,
    isGeneralBalanceHidden: (chance(0.03) && !isFlagship) || (unusual?.hidesGeneralBalance ?? false),
    privateRewardEnabled: privateRewardPercentage(brand.id) > 0,
    pricePercent: isFlagship ? 100 : pick(PRICE_PERCENTS, random),
    notice: noticeFor(services, !isFlagship && chance(0.1) ? pick(USUAL_NOTICES, random) : NOTICES.none),
    stoppedProductIndexes: chance(0.4) ? [Math.floor(random() * 25), 25 + Math.floor(random() * 5)] : [],
  };
  const description = unusual?.description ?? venue.description;
  const { banner, delivery } = unusual?.notice ?? notice;
  return {
    ...venue,
    description: description && inCountry(description, town.country),
    servicePercentage: unusual?.servicePercentage ?? venue.servicePercentage,
    banner: banner ? inCountry(banner, town.country) : null,
    delivery,
    socialNetworks: socialNetworksOf(id, plan.key, venue.phone),
  };
}

/** A new venue has no rating yet. */
function ratingOf(isFlagship: boolean, random: () => number): number | null {
  if (isFlagship) return 4.8;
  return random() < 0.08 ? null : pick(RATINGS, random);
}

function servicesOf(chance: number, plan: BrandPlan): number[] {
  if (plan.key === 'ui-as') return [1, 4];
  if (chance < 0.04) return [3];
  if (chance < 0.08) return [4];
  if (chance < 0.12) return [1];
  return chance < 0.55 ? [1, 4] : [1, 3, 4];
}

function hoursOf(
  number: number,
  isFlagship: boolean,
  isAlwaysOpen: boolean,
  plan: BrandPlan,
  random: () => number,
) {
  if (isFlagship) return ROUND_THE_CLOCK;
  if (isAlwaysOpen) return number % 2 ? ROUND_THE_CLOCK_TO_THE_MINUTE : ROUND_THE_CLOCK;
  const [first, ...rest] = HOURS[plan.day];
  return first && random() > 0.05 ? pick([first, ...rest], random) : ROUND_THE_CLOCK;
}

function placeOf(town: Town, isNear: boolean, random: () => number) {
  const reach = isNear ? 900 : FARTHEST_METERS - NEAREST_METERS;
  return placeAt(town, NEAREST_METERS + reach * random() ** 1.6, random());
}

/** A point `meters` from the town's centre; `turn` of the full circle, or of its eastern half at the sea. */
function placeAt(town: Town, meters: number, turn: number) {
  const angle = COASTAL_TOWNS.has(town.id) ? (turn - 0.5) * Math.PI * 0.8 : turn * 2 * Math.PI;
  const north = (meters * Math.sin(angle)) / METERS_A_DEGREE;
  const east = (meters * Math.cos(angle)) / (METERS_A_DEGREE * Math.cos((town.latitude * Math.PI) / 180));
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return { latitude: round(town.latitude + north), longitude: round(town.longitude + east) };
}

function addressOf(town: Town, random: () => number): Text {
  const { kk, ka, ru, en } = pick(streetsOf(town.id), random).shortName;
  const house = String(1 + Math.floor(random() * 140)) + (random() < 0.12 ? '/1' : '');
  return {
    ...(kk === undefined ? {} : { kk: `${kk}, ${house}` }),
    ...(ka === undefined ? {} : { ka: `${ka} №${house}` }),
    ru: `${ru}, ${house}`,
    en: `${house} ${en}`,
  };
}

function phoneOf(town: Town, random: () => number): string {
  const digits = String(Math.floor(random() * 1e7)).padStart(7, '0');
  return town.country === 'kz' ? `+7700${digits}` : `+9955${digits.padStart(8, '7')}`;
}
