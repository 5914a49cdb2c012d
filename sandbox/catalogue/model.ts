/** Shapes of the catalogue's data. Money in minor units, times 'HH:mm' in the town's zone. */
import type { CountryCode, Text } from '../data/text';

export type { CountryCode, Text };

export interface Town {
  id: number;
  country: CountryCode;
  name: Text;
  latitude: number;
  longitude: number;
  /** Address of the town in links: lower-case Latin letters, digits and hyphens. */
  translitName: string;
  /** 2-8 capital letters. */
  code: string;
  parstoreId: number | null;
  timezone: string;
  utcOffset: string;
}

export const HOME_POSITIONS = [5, 6, 7] as const;

export type HomePosition = (typeof HOME_POSITIONS)[number];

export interface Brand {
  id: number;
  country: CountryCode;
  name: string;
  cuisine: Text;
  /** Key of a cover scene in the image store. */
  cover: string;
  logo: string;
  /** Keys of the tiles of its two promotions. */
  promoPictures: [string, string];
  /** Place of its tile on Home; null = none. */
  homePosition: HomePosition | null;
  /** Brands of the same company, shown together with it. */
  sisterIds: number[];
  menu: MenuTemplate;
}

export interface MenuTemplate {
  categories: CategoryTemplate[];
}

/** The role of a heading in a meal; `pantry` is cooked at home. */
export const COURSES = [
  'alcohol',
  'bread',
  'breakfast',
  'coldDrink',
  'hotDrink',
  'main',
  'pantry',
  'sauce',
  'side',
  'soup',
  'starter',
  'sweet',
] as const;

export type Course = (typeof COURSES)[number];

/** Takeaway categories: 132 bakery, 133 semifinished, 134 ready. */
export const TAKEAWAY_CATEGORIES = [132, 133, 134] as const;

export type TakeawayCategory = (typeof TAKEAWAY_CATEGORIES)[number];

export interface CategoryTemplate {
  /** null = none of the takeaway categories. */
  externalId: TakeawayCategory | null;
  course: Course;
  name: Text;
  isActive: boolean;
  /** false: compact rows without pictures (drinks, sauces). */
  showPhoto: boolean;
  products: ProductTemplate[];
}

export const AGE_RESTRICTIONS = ['tobacco', 'alcohol', 'energy_drink'] as const;

export type AgeRestrictionKind = (typeof AGE_RESTRICTIONS)[number];

export interface ProductTemplate {
  name: Text;
  description: Text | null;
  kind: 'dish' | 'good';
  /** The present price; with sizes that of the cheapest size. */
  priceMinor: number;
  /** Before the discount; only together with a promo. */
  oldPriceMinor?: number;
  promo?: { limit: number; dayLimit: number };
  sizes: SizeTemplate[] | null;
  /** Key of a product scene in the image store; null = without a picture. */
  picture: string | null;
  cookingMinutes: number;
  weight: Text | null;
  additiveGroups: AdditiveGroupTemplate[];
  ageRestriction: AgeRestrictionKind | null;
  barcode: string | null;
  /** On the stop list from the start. */
  isStopped: boolean;
  /** Services (1 takeaway, 3 express, 4 delivery) it is not sold for. */
  unavailableServices: number[];
}

export interface SizeTemplate {
  name: Text;
  priceMinor: number;
  oldPriceMinor?: number;
  isUnavailable?: boolean;
}

export interface AdditiveGroupTemplate {
  name: Text;
  /** Pieces that must be chosen, 0 = optional. */
  min: number;
  /** Pieces that may be chosen together. */
  max: number;
  items: AdditiveTemplate[];
}

export interface AdditiveTemplate {
  name: Text;
  priceMinor: number;
  /** Default 0. */
  min?: number;
  /** Default: the group's max. */
  max?: number;
  isUnavailable?: boolean;
}

/** One working interval; `to` not after `from` ends the next day. */
export interface Interval {
  /** 1 Monday to 7 Sunday. */
  weekday: number;
  from: string;
  to: string;
}

/** How a venue delivers today; `state` is the platform's value, unknown ones among them. */
export interface Delivery {
  state: string;
  delayMinutes: number;
}

export interface SocialNetwork {
  name: string;
  link: string;
}

export interface Venue {
  id: number;
  brandId: number;
  townId: number;
  name: string;
  address: Text;
  latitude: number;
  longitude: number;
  /** Service ids, the first is the default; never empty. */
  services: number[];
  openingHours: Interval[];
  closeInAdvanceMinutes: number;
  rating: number | null;
  phone: string | null;
  description: Text | null;
  isCashEnabled: boolean;
  isOnlineDisabled: boolean;
  isKaspiEnabled: boolean;
  hasTablet: boolean;
  isCheckPullingEnabled: boolean;
  isBookingEnabled: boolean;
  isMicromarket: boolean;
  servicePercentage: number;
  /** Shows no general bonuses. */
  isGeneralBalanceHidden: boolean;
  /** Its brand has bonuses of its own. */
  privateRewardEnabled: boolean;
  delivery: Delivery;
  socialNetworks: SocialNetwork[];
  /** Venues that share its tables. */
  linkedVenues: { id: number; name: string }[];
  /** The venue whose number the shared tables have; its own without links. */
  mainVenueId: number;
  isExcludedFromLinking: boolean;
  /** Multiplies every price of the brand's menu, in percent (100 = as written), so that branches differ. */
  pricePercent: number;
  /** Localised message above the menu, or null. */
  banner: Text | null;
  /** A few products of the menu that this branch has stopped: indexes into the flattened menu. */
  stoppedProductIndexes: number[];
}

export interface Catalogue {
  towns: Town[];
  brands: Brand[];
  venues: Venue[];
}
