import type { AdditiveGroupTemplate, Brand, Catalogue, ProductTemplate, Venue } from '../catalogue/model';
import type * as schema from './schema';

/**
 * The catalogue as table rows. Every id follows from the place of the thing in the catalogue, so it survives
 * restarts and re-seeding:
 * category = brand × 1000 + n, product of a menu = brand × 1000 + n, product of a venue = venue × 1000 + n,
 * size, additive group and additive = brand × 10000 + n.
 */
const PER_MENU = 1_000;
const PARTS_PER_MENU = 10_000;

interface MenuRows {
  categories: (typeof schema.menuCategories.$inferInsert)[];
  products: (typeof schema.menuProducts.$inferInsert)[];
  /** Indexes into `products` of what no venue of the brand has at the start. */
  stopped: Set<number>;
  hasPromo: boolean;
}

export function menuRows(brand: Brand): MenuRows {
  const nextPartId = counter(brand.id * PARTS_PER_MENU, PARTS_PER_MENU, `menu parts of brand ${brand.id}`);
  const nextProductId = counter(brand.id * PER_MENU, PER_MENU, `products of brand ${brand.id}`);
  const rows: MenuRows = { categories: [], products: [], stopped: new Set(), hasPromo: false };
  brand.menu.categories.forEach((category, index) => {
    const categoryId = brand.id * PER_MENU + index + 1;
    rows.categories.push({
      id: categoryId,
      brandId: brand.id,
      position: index + 1,
      externalId: category.externalId,
      isActive: category.isActive,
      showsPhoto: category.showPhoto,
      name: category.name,
    });
    for (const product of category.products) {
      rows.hasPromo ||= product.promo !== undefined;
      if (product.isStopped) rows.stopped.add(rows.products.length);
      rows.products.push({
        id: nextProductId(),
        brandId: brand.id,
        categoryId,
        position: rows.products.length + 1,
        searchText: Object.values(product.name).join('\n').toLowerCase(),
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

export function venueRow(
  venue: Venue,
  catalogue: Catalogue,
  hasPromo: boolean,
): typeof schema.venues.$inferInsert {
  const brand = catalogue.brands.find((candidate) => candidate.id === venue.brandId);
  if (!brand) throw new Error(`Venue ${venue.id} is of the unknown brand ${venue.brandId}`);
  return {
    id: venue.id,
    brandId: venue.brandId,
    townId: venue.townId,
    country: brand.country,
    name: venue.name,
    searchText: `${brand.name}\n${venue.name}`.toLowerCase(),
    latitude: venue.latitude,
    longitude: venue.longitude,
    rating: venue.rating,
    takesAway: venue.services.includes(1),
    servesInside: venue.services.includes(3),
    delivers: venue.services.includes(4),
    hasPromo,
    data: venue,
  };
}

export function productRows(venue: Venue, menu: MenuRows): (typeof schema.products.$inferInsert)[] {
  const nextId = counter(venue.id * PER_MENU, PER_MENU, `products of venue ${venue.id}`);
  return menu.products.map((product, index) => {
    const isStopped = menu.stopped.has(index) || venue.stoppedProductIndexes.includes(index);
    return {
      id: nextId(),
      venueId: venue.id,
      menuProductId: product.id,
      popularity: popularityOf(venue.id, index),
      isStoppedAtStart: isStopped,
      isStopped,
      isDeleted: false,
    };
  });
}

/** An arbitrary but lasting order, different in every venue. */
function popularityOf(venueId: number, index: number): number {
  return ((venueId * 7919 + index * 104_729) * 31) % 100_003;
}

function counter(base: number, size: number, what: string): () => number {
  let used = 0;
  return () => {
    used += 1;
    if (used >= size) throw new Error(`More than ${size - 1} ${what}`);
    return base + used;
  };
}
