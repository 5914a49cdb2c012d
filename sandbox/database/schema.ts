import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AgeRestrictionKind, Brand, CountryCode, Course, Text, Town, Venue } from '../catalogue/model';
import type { Language } from '../kernel/languages';
import type { SpacePoint } from '../kernel/distance';

export * from './order-schema';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const minor = (name: string) => bigint(name, { mode: 'number' });

/** A point in space, so that an index gives the nearest first. */
const spacePoint = customType<{ data: SpacePoint; driverData: string }>({
  dataType: () => 'cube',
  toDriver: (point) => `(${point.join(',')})`,
});

/** Seed version, clock offset and the like. */
export const facts = pgTable('facts', { key: text('key').primaryKey(), value: text('value').notNull() });

export const towns = pgTable('towns', {
  id: integer('id').primaryKey(),
  country: text('country').$type<CountryCode>().notNull(),
  position: integer('position').notNull(),
  data: jsonb('data').$type<Town>().notNull(),
});

export const brands = pgTable('brands', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  /** Name and cuisine, folded (sandbox/kernel/fold.ts). */
  searchText: text('search_text').notNull(),
  data: jsonb('data').$type<Omit<Brand, 'menu'>>().notNull(),
});

export const venues = pgTable('venues', {
  id: integer('id').primaryKey(),
  brandId: integer('brand_id').notNull(),
  townId: integer('town_id').notNull(),
  country: text('country').$type<CountryCode>().notNull(),
  name: text('name').notNull(),
  /** Place among all venues by name. */
  namePosition: integer('name_position').notNull(),
  /** The name, folded (sandbox/kernel/fold.ts). */
  searchText: text('search_text').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  place: spacePoint('place').notNull(),
  rating: doublePrecision('rating'),
  takesAway: boolean('takes_away').notNull(),
  servesInside: boolean('serves_inside').notNull(),
  delivers: boolean('delivers').notNull(),
  hasPromo: boolean('has_promo').notNull(),
  data: jsonb('data').$type<Venue>().notNull(),
});

/** Menus are written once a brand; `products` says what each venue makes of them. */
export const menuCategories = pgTable('menu_categories', {
  id: integer('id').primaryKey(),
  brandId: integer('brand_id').notNull(),
  position: integer('position').notNull(),
  externalId: integer('external_id'),
  course: text('course').$type<Course>().notNull(),
  isActive: boolean('is_active').notNull(),
  showsPhoto: boolean('shows_photo').notNull(),
  name: jsonb('name').$type<Text>().notNull(),
});

export interface MenuSize {
  id: number;
  name: Text;
  priceMinor: number;
  oldPriceMinor: number | null;
  isUnavailable: boolean;
}

export interface MenuAdditive {
  id: number;
  name: Text;
  priceMinor: number;
  min: number;
  max: number | null;
  isUnavailable: boolean;
}

export interface MenuAdditiveGroup {
  id: number;
  name: Text;
  min: number;
  max: number;
  items: MenuAdditive[];
}

export interface MenuProductData {
  name: Text;
  description: Text | null;
  kind: 'dish' | 'good';
  priceMinor: number;
  oldPriceMinor: number | null;
  promo: { limit: number; dayLimit: number } | null;
  sizes: MenuSize[] | null;
  picture: string | null;
  cookingMinutes: number;
  weight: Text | null;
  groups: MenuAdditiveGroup[];
  ageRestriction: AgeRestrictionKind | null;
  barcode: string | null;
  unavailableServices: number[];
}

export const menuProducts = pgTable('menu_products', {
  id: integer('id').primaryKey(),
  brandId: integer('brand_id').notNull(),
  categoryId: integer('category_id').notNull(),
  position: integer('position').notNull(),
  /** The brand and the name in every language, folded (sandbox/kernel/fold.ts); empty in a hidden category. */
  searchText: text('search_text').notNull(),
  data: jsonb('data').$type<MenuProductData>().notNull(),
});

export const products = pgTable('products', {
  id: integer('id').primaryKey(),
  venueId: integer('venue_id').notNull(),
  menuProductId: integer('menu_product_id').notNull(),
  /** Place in the venue's popularity list before anybody has ordered; greater is better. */
  popularity: integer('popularity').notNull(),
  isStoppedAtStart: boolean('is_stopped_at_start').notNull(),
  isStopped: boolean('is_stopped').notNull(),
  isDeleted: boolean('is_deleted').notNull(),
  /** Pieces on the shelf of a self-service shop; null where they are not counted. Zero is the stop list. */
  stock: integer('stock'),
  priceOverrideMinor: integer('price_override_minor'),
});

/** The offers of a brand's venues in a town, together. */
export const brandPresences = pgTable(
  'brand_presences',
  {
    brandId: integer('brand_id').notNull(),
    townId: integer('town_id').notNull(),
    takesAway: boolean('takes_away').notNull(),
    servesInside: boolean('serves_inside').notNull(),
    delivers: boolean('delivers').notNull(),
    takesBookings: boolean('takes_bookings').notNull(),
    venueCount: integer('venue_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.townId] })],
);

/** The suggestions while a diner types: each name once a language. */
export const searchNames = pgTable('search_names', {
  id: integer('id').primaryKey(),
  kind: text('kind').$type<'brand' | 'product' | 'venue'>().notNull(),
  /** null = the same in all. */
  language: text('language').$type<Language>(),
  name: text('name').notNull(),
  /** Folded, with a space before it, so that every word begins after one. */
  folded: text('folded').notNull(),
  /** The owners of the name: brands, the products of their menus, or venues; these in the towns, else wherever the brand is. */
  brandIds: integer('brand_ids').array().notNull(),
  townIds: integer('town_ids').array(),
  menuProductIds: integer('menu_product_ids').array().notNull(),
});

/** The words of all names and cuisines, folded: what a misspelled one can have meant. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() });

export const users = pgTable('users', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  phone: text('phone').notNull().unique(),
  country: text('country').$type<CountryCode>().notNull(),
  name: text('name').notNull(),
  surname: text('surname').notNull(),
  birthday: text('birthday').notNull(),
  gender: text('gender').$type<'male' | 'female'>(),
  language: text('language').$type<Language>().notNull(),
  /** The opening balance of the account; orders add to it. */
  bonusMinor: minor('bonus_minor').notNull(),
  /** The first payment of a bill earns more. */
  hasPaidBill: boolean('has_paid_bill').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  /** null = the account is there. */
  deletedAt: instant('deleted_at'),
});

/** A browser signed in at the provider. Secrets are stored as SHA-256 only. */
export const providerSessions = pgTable('provider_sessions', {
  secretHash: text('secret_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export interface SignInRequest {
  clientId: string;
  redirectUri: string;
  state: string;
  language: Language;
  codeChallenge: string | null;
}

export const signInAttempts = pgTable('sign_in_attempts', {
  id: uuid('id').primaryKey(),
  request: jsonb('request').$type<SignInRequest>().notNull(),
  phone: text('phone').notNull(),
  wrongTries: integer('wrong_tries').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const authCodes = pgTable('auth_codes', {
  codeHash: text('code_hash').primaryKey(),
  clientId: text('client_id').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  codeChallenge: text('code_challenge'),
  userId: integer('user_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const tracks = pgTable('tracks', {
  id: uuid('id').primaryKey(),
  userId: integer('user_id'),
  expiresAt: instant('expires_at').notNull(),
});

export const accessTokens = pgTable('access_tokens', {
  secretHash: text('secret_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  trackId: uuid('track_id'),
  expiresAt: instant('expires_at').notNull(),
});

/** Stories that somebody has seen: a diner (`user:<id>`) or a guest's device (`device:<fingerprint>`). */
export const storyViews = pgTable(
  'story_views',
  {
    viewer: text('viewer').notNull(),
    storyId: integer('story_id').notNull(),
    viewedAt: instant('viewed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.viewer, table.storyId] })],
);

/** Products that diners have marked. */
export const favourites = pgTable(
  'favourites',
  {
    userId: integer('user_id').notNull(),
    productId: integer('product_id').notNull(),
    venueId: integer('venue_id').notNull(),
    markedAt: instant('marked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
);

/** Successes stored under an idempotency key; written in the transaction of what they answer. */
export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    caller: text('caller').notNull(),
    method: text('method').notNull(),
    path: text('path').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status').notNull(),
    /** null = an answer without a body. */
    body: text('body'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.method, table.path, table.key] })],
);
