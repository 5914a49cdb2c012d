import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { CountryCode, Course } from '../../catalogue/model';
import { priceAtVenue } from '../../catalogue/price';
import type { Database } from '../../database/connect';
import {
  menuCategories,
  menuProducts,
  products,
  type MenuAdditiveGroup,
  type MenuProductData,
  type MenuSize,
} from '../../database/schema';
import { promotionIdOf } from './promotions';
import type { FullVenue } from '../venues/venues';

/** A product as one venue sells it: its own prices, stock and stop list. */
export interface VenueProduct extends Omit<MenuProductData, 'groups'> {
  id: number;
  venueId: number;
  /** The same in all venues of the brand. */
  menuProductId: number;
  categoryId: number;
  course: Course;
  /** Promotion that the price comes from; null without one. */
  rewardId: number | null;
  groups: MenuAdditiveGroup[];
  isStopped: boolean;
  isDeleted: boolean;
  /** Pieces on the shelf; null where they are not counted. */
  stock: number | null;
}

const selection = {
  id: products.id,
  menuProductId: products.menuProductId,
  categoryId: menuProducts.categoryId,
  course: menuCategories.course,
  isStopped: products.isStopped,
  isDeleted: products.isDeleted,
  stock: products.stock,
  priceOverrideMinor: products.priceOverrideMinor,
  data: menuProducts.data,
};
type Row = { [Key in keyof typeof selection]: unknown } & {
  id: number;
  menuProductId: number;
  categoryId: number;
  course: Course;
  isStopped: boolean;
  isDeleted: boolean;
  stock: number | null;
  priceOverrideMinor: number | null;
  data: MenuProductData;
};

function select(database: Database) {
  return database
    .select(selection)
    .from(products)
    .innerJoin(menuProducts, eq(menuProducts.id, products.menuProductId))
    .innerJoin(menuCategories, eq(menuCategories.id, menuProducts.categoryId));
}

/** Products of the venue that its menu shows: neither gone nor in a hidden category; `further` narrows them. */
export function selectShown(database: Database, venue: FullVenue, further?: SQL) {
  return select(database).where(
    and(eq(products.venueId, venue.id), eq(products.isDeleted, false), menuCategories.isActive, further),
  );
}

/** All products of the venue in the order of its menu, gone ones left out. */
export async function listProducts(database: Database, venue: FullVenue): Promise<VenueProduct[]> {
  const rows = await select(database)
    .where(and(eq(products.venueId, venue.id), eq(products.isDeleted, false)))
    .orderBy(asc(menuProducts.position));
  return rows.map((row) => atVenue(row, venue));
}

/** The most popular products of the venue that can be had now. */
export async function listPopular(
  database: Database,
  venue: FullVenue,
  limit: number,
): Promise<VenueProduct[]> {
  const rows = await selectShown(database, venue)
    .orderBy(desc(menuCategories.showsPhoto), desc(products.popularity))
    .limit(limit);
  return rows.map((row) => atVenue(row, venue));
}

/** Recommended products: best of each pictured category in turn, promoted first; orderable by anyone. */
export async function listRecommended(
  database: Database,
  venue: FullVenue,
  serviceType: number | undefined,
  limit: number,
): Promise<VenueProduct[]> {
  const isPromoted = sql`(${menuProducts.data} -> 'promo') <> 'null'::jsonb`;
  const place = sql`row_number() over (partition by ${menuProducts.categoryId} order by ${isPromoted} desc, ${products.popularity} desc)`;
  const rows = await selectShown(
    database,
    venue,
    and(menuCategories.showsPhoto, eq(products.isStopped, false)),
  ).orderBy(place, desc(isPromoted), desc(products.popularity));
  return rows
    .map((row) => atVenue(row, venue))
    .filter(
      ({ picture, ageRestriction, unavailableServices }) =>
        picture !== null &&
        ageRestriction === null &&
        (serviceType === undefined || !unavailableServices.includes(serviceType)),
    )
    .slice(0, limit);
}

/** Products of the venue by id, gone ones among them; unknown ids are left out. */
export async function findProducts(
  database: Database,
  venue: FullVenue,
  ids: number[],
): Promise<VenueProduct[]> {
  if (ids.length === 0) return [];
  const rows = await select(database).where(and(eq(products.venueId, venue.id), inArray(products.id, ids)));
  return rows.map((row) => atVenue(row, venue));
}

/** The product that carries the barcode; null where the venue's menu shows none, stopped ones are shown. */
export async function findByBarcode(
  database: Database,
  venue: FullVenue,
  barcode: string,
): Promise<VenueProduct | null> {
  const [row] = await selectShown(
    database,
    venue,
    sql`${menuProducts.data} ->> 'barcode' = ${barcode}`,
  ).limit(1);
  return row ? atVenue(row, venue) : null;
}

/** The product of a row as the venue sells it. */
export function atVenue(row: Row, { id: venueId, venue, brand, country }: FullVenue): VenueProduct {
  const { data } = row;
  const price = (minor: number) => priceAtVenue(minor, venue.pricePercent, country);
  const oldPrice = (minor: number | null) => (minor === null ? null : price(minor));
  const sizes = data.sizes?.map((size) => ({
    ...size,
    priceMinor: price(size.priceMinor),
    oldPriceMinor: oldPrice(size.oldPriceMinor),
  }));
  const own = {
    ...data,
    id: row.id,
    venueId,
    menuProductId: row.menuProductId,
    categoryId: row.categoryId,
    course: row.course,
    priceMinor: price(data.priceMinor),
    oldPriceMinor: oldPrice(data.oldPriceMinor),
    sizes: sizes ?? null,
    rewardId: data.promo && promotionIdOf(brand.id, data.promo),
    groups: data.groups.map((group) => groupAtVenue(group, venue.pricePercent, country)),
    isStopped: row.isStopped,
    isDeleted: row.isDeleted,
    stock: row.stock,
  };
  return row.priceOverrideMinor === null ? own : withPrice(own, row.priceOverrideMinor);
}

function groupAtVenue(group: MenuAdditiveGroup, percent: number, country: CountryCode): MenuAdditiveGroup {
  const items = group.items.map((item) => ({
    ...item,
    priceMinor: priceAtVenue(item.priceMinor, percent, country),
  }));
  return { ...group, items };
}

/** A changed price: of the product, or of its cheapest size. A discount that it would not be any more is dropped. */
function withPrice(product: VenueProduct, priceMinor: number): VenueProduct {
  const stillOld = (old: number | null) => (old !== null && old > priceMinor ? old : null);
  const change = (size: MenuSize) =>
    size.priceMinor === product.priceMinor
      ? { ...size, priceMinor, oldPriceMinor: stillOld(size.oldPriceMinor) }
      : size;
  return {
    ...product,
    priceMinor,
    oldPriceMinor: stillOld(product.oldPriceMinor),
    sizes: product.sizes?.map(change) ?? null,
  };
}
