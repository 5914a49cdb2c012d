import type { AdditiveGroupTemplate, Brand, ProductTemplate, Text, Venue } from '../catalogue/model';
import { searchable } from '../kernel/fold';
import { inSpace } from '../kernel/distance';
import type * as schema from './schema';

/**
 * The catalogue as rows, with ids by position, so that they survive re-seeding: category and product of a
 * menu = brand × 1000 + n, product of a venue = venue × 1000 + n, size, group, additive = brand × 10000 + n. Long menus go on above.
 */
export const PER_MENU = 1_000;
const PARTS_PER_MENU = 10_000;

export interface MenuRows {
  categories: (typeof schema.menuCategories.$inferInsert)[];
  products: (typeof schema.menuProducts.$inferInsert)[];
  /** Indexes into `products` of what no venue of the brand has at the start. */
  stopped: number[];
  hasPromo: boolean;
}

/** How many ids there are from each of the ids to the next, its own counted. */
export function idsUntilNext(ids: readonly number[]): Map<number, number> {
  const sorted = ids.toSorted((a, b) => a - b);
  return new Map(sorted.map((id, index) => [id, (sorted[index + 1] ?? Infinity) - id]));
}

/** The menu of a brand that owns `idCount` ids: its own and those up to the next brand's. */
export function menuRows(brand: Brand, idCount: number): MenuRows {
  const nextPartId = counter(
    brand.id * PARTS_PER_MENU,
    idCount * PARTS_PER_MENU,
    `menu parts of brand ${brand.id}`,
  );
  const nextProductId = counter(brand.id * PER_MENU, idCount * PER_MENU, `products of brand ${brand.id}`);
  const rows: MenuRows = { categories: [], products: [], stopped: [], hasPromo: false };
  brand.menu.categories.forEach((category, index) => {
    const categoryId = brand.id * PER_MENU + index + 1;
    rows.categories.push({
      id: categoryId,
      brandId: brand.id,
      position: index + 1,
      externalId: category.externalId,
      course: category.course,
      isActive: category.isActive,
      showsPhoto: category.showPhoto,
      name: category.name,
    });
    for (const product of category.products) {
      rows.hasPromo ||= product.promo !== undefined;
      if (product.isStopped) rows.stopped.push(rows.products.length);
      rows.products.push({
        id: nextProductId(),
        brandId: brand.id,
        categoryId,
        position: rows.products.length + 1,
        searchText: category.isActive ? searchable(brand.name, ...textsOf(product.name)) : '',
        data: productData(product, nextPartId),
      });
    }
  });
  return rows;
}

function productData(product: ProductTemplate, nextId: () => number): schema.MenuProductData {
  return {
    name: product.name,
    description: product.description,
    kind: product.kind,
    priceMinor: product.priceMinor,
    oldPriceMinor: product.oldPriceMinor ?? null,
    promo: product.promo ?? null,
    sizes:
      product.sizes?.map((size) => ({
        id: nextId(),
        name: size.name,
        priceMinor: size.priceMinor,
        oldPriceMinor: size.oldPriceMinor ?? null,
        isUnavailable: size.isUnavailable ?? false,
      })) ?? null,
    picture: product.picture,
    cookingMinutes: product.cookingMinutes,
    weight: product.weight,
    groups: product.additiveGroups.map((group) => groupData(group, nextId)),
    ageRestriction: product.ageRestriction,
    barcode: product.barcode,
    unavailableServices: product.unavailableServices,
  };
}

function groupData(group: AdditiveGroupTemplate, nextId: () => number): schema.MenuAdditiveGroup {
  return {
    id: nextId(),
    name: group.name,
    min: group.min,
    max: group.max,
    items: group.items.map((item) => ({
      id: nextId(),
      name: item.name,
      priceMinor: item.priceMinor,
      min: item.min ?? 0,
      max: item.max ?? null,
      isUnavailable: item.isUnavailable ?? false,
    })),
  };
}

export function brandRow({ menu: _menu, ...brand }: Brand): typeof schema.brands.$inferInsert {
  return {
    id: brand.id,
    name: brand.name,
    searchText: searchable(brand.name, ...textsOf(brand.cuisine)),
    data: brand,
  };
}

export function venueRow(
  venue: Venue,
  brand: Brand,
  { hasPromo, namePosition }: { hasPromo: boolean; namePosition: number },
): typeof schema.venues.$inferInsert {
  return {
    id: venue.id,
    brandId: venue.brandId,
    townId: venue.townId,
    country: brand.country,
    name: venue.name,
    namePosition,
    searchText: searchable(venue.name),
    latitude: venue.latitude,
    longitude: venue.longitude,
    place: inSpace(venue),
    rating: venue.rating,
    takesAway: venue.services.includes(1),
    servesInside: venue.services.includes(3),
    delivers: venue.services.includes(4),
    hasPromo,
    data: venue,
  };
}

function textsOf({ kk, ka, ru, en }: Text): (string | undefined)[] {
  return [kk, ka, ru, en];
}

function counter(base: number, size: number, what: string): () => number {
  let used = 0;
  return () => {
    used += 1;
    if (used >= size) throw new Error(`More than ${size - 1} ${what}`);
    return base + used;
  };
}
