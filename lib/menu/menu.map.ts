import 'server-only';
import type { z } from 'zod';
import { issueOf } from '@/lib/core/errors/own-error';
import { log } from '@/lib/core/log/log.server';
import { fromMajor } from '@/lib/core/money/money';
import type { CountryCode } from '@/lib/core/site/site';
import { mapItems, readItems } from '@/lib/core/upstream/read-items';
import { boundedChoice, type AdditiveChoice, type AdditiveGroup } from './additives';
import { AGE_LIMIT, isSoldOnline } from './age-restriction';
import {
  NO_PROMO_LIMIT,
  paidPriceMinor,
  type Menu,
  type MenuCategory,
  type Product,
  type ProductSize,
} from './menu';
import type { ProductDetails } from './product-details';
import {
  additiveCategoryWire,
  categoryWire,
  productGroupsWire,
  productWire,
  type AdditiveCategoryWire,
  type menuWire,
  type ProductWire,
} from './menu.wire';

/** Pictures of a product that are shown at most (MENU-15). */
const MAX_PICTURES = 8;

/** Price before the discount and promo price (MENU-17, MENU-18). Null when unreadable. */
function mapPrices(price: number, oldPrice: number | null | undefined) {
  const paid = fromMajor(price);
  if (paid === null) return null;
  const before = oldPrice === null || oldPrice === undefined ? null : fromMajor(oldPrice);
  return before !== null && before > paid
    ? { priceMinor: before, promoPriceMinor: paid }
    : { priceMinor: paid, promoPriceMinor: null };
}

/** The size that costs least of those that are to be had; undefined where none is. */
function cheapestOf(sizes: readonly ProductSize[]): ProductSize | undefined {
  return sizes
    .filter(({ isUnavailable }) => !isUnavailable)
    .sort((one, other) => paidPriceMinor(one) - paidPriceMinor(other))[0];
}

/** @returns the product, or null when its prices cannot be read. */
export function mapProduct(wire: ProductWire): Product | null {
  const prices = mapPrices(wire.price, wire.old_price);
  if (!prices) return null;
  const sizes = (wire.sizes ?? []).flatMap((size) => {
    const sizePrices = mapPrices(size.price, size.old_price);
    return sizePrices
      ? [{ id: size.id, name: size.name, ...sizePrices, isUnavailable: size.is_unavailable }]
      : [];
  });
  // The platform's own price is that of the cheapest size, be it sold out or not.
  const cheapest = cheapestOf(sizes);
  const { priceMinor, promoPriceMinor } = cheapest ?? prices;
  const hasPromo = wire.reward_id !== null;
  const [picture, ...moreImageUrls] = [...new Set(wire.images.map((image) => image.image_url))].slice(
    0,
    MAX_PICTURES,
  );
  return {
    id: wire.id,
    venueId: wire.terminal_id,
    name: wire.product_name,
    kind: wire.product_type === 'good' ? 'good' : 'dish',
    description: wire.description ?? null,
    priceMinor,
    promoPriceMinor,
    promoId: wire.reward_id,
    promoLimit: hasPromo ? (wire.promo_limit ?? NO_PROMO_LIMIT) : null,
    promoDayLimit: hasPromo ? (wire.promo_day_limit ?? NO_PROMO_LIMIT) : null,
    sizes: sizes.length > 0 ? sizes : null,
    imageUrl: picture ?? null,
    moreImageUrls,
    cookingMinutes: wire.cooking_time,
    weight: wire.weight ?? null,
    isFavourite: wire.is_favorite,
    hasAdditives: wire.has_additive_categories,
    isUnavailable: wire.is_unavailable || (sizes.length > 0 && !cheapest),
    unavailableServices: wire.unavailable_service_types,
    minAge: wire.age_restriction ? Math.max(AGE_LIMIT, wire.age_restriction.min_age) : null,
  };
}

/** Readable products that may be sold online in the country; others are reported (contract rule 48). */
export function mapProducts(wire: readonly unknown[], country: CountryCode): Product[] {
  return wire.flatMap((item) => {
    const parsed = productWire.safeParse(item);
    const restriction = parsed.data?.age_restriction;
    if (restriction && !isSoldOnline(restriction.kind, country)) return [];
    const product = parsed.success ? mapProduct(parsed.data) : null;
    if (product) return [product];
    log.warn({ issue: issueOf(parsed.error) ?? 'price' }, 'unreadable product dropped');
    return [];
  });
}

/** The menu by position; hidden and empty categories are left out. */
export function mapMenu(wire: z.output<typeof menuWire>, country: CountryCode): Menu {
  const categories = readItems(categoryWire, wire.data, 'category');
  return {
    categories: categories
      .filter((category) => category.attributes.is_active)
      .sort((one, other) => one.attributes.position - other.attributes.position)
      .map((category): MenuCategory => ({
        id: category.id,
        externalId: category.external_id ?? null,
        name: category.attributes.name,
        isPhotoShown: category.attributes.is_show_photo,
        imageUrl: category.attributes.image_url ?? null,
        products: mapProducts(category.relationships.products, country),
      }))
      .filter((category) => category.products.length > 0),
  };
}

function mapAdditiveGroup(wire: AdditiveCategoryWire): AdditiveGroup | null {
  const { name, min, max } = wire.attributes;
  const items = wire.items.flatMap((item) => {
    const priceMinor = fromMajor(item.price);
    if (priceMinor === null) return [];
    return [
      {
        id: item.id,
        name: item.name,
        priceMinor,
        min: item.min,
        max: item.max ?? max,
        isUnavailable: item.is_unavailable,
      },
    ];
  });
  const holdsInvariants =
    min <= max &&
    items.every((item) => item.min <= item.max) &&
    items.reduce((sum, item) => sum + item.min, 0) <= max;
  return items.length > 0 && holdsInvariants ? { id: wire.id, name, min, max, items } : null;
}

/** Additive groups by position; one that breaks its invariants is dropped and reported. */
export function mapAdditiveGroups(wire: readonly unknown[]): AdditiveGroup[] {
  const positioned = (category: z.output<typeof additiveCategoryWire>) => {
    const group = mapAdditiveGroup(category);
    return group && { group, position: category.attributes.position };
  };
  const readable = mapItems(additiveCategoryWire, wire, 'additive group', positioned, 'bounds');
  return readable.sort((one, other) => one.position - other.position).map(({ group }) => group);
}

/** The diner's choice in their latest order of the product, as far as the groups offer it; null without one. */
export function mapLastChoice(
  wire: readonly unknown[],
  groups: readonly AdditiveGroup[],
): AdditiveChoice | null {
  const selected = wire.flatMap((item) => additiveCategoryWire.safeParse(item).data?.last_selected ?? []);
  const earlier = Object.fromEntries(selected.map(({ additive_id: id, count }) => [id, count]));
  return boundedChoice(groups, earlier);
}

/** Products with their additive groups; one without readable groups is dropped and reported like one without a price. */
export function mapProductsWithAdditives(wire: readonly unknown[], country: CountryCode): ProductDetails[] {
  return wire.flatMap((item) => {
    const parsed = productGroupsWire.safeParse(item);
    if (!parsed.success) {
      log.warn({ issue: issueOf(parsed.error) }, 'unreadable product dropped');
      return [];
    }
    const groups = mapAdditiveGroups(parsed.data.additive_categories);
    return mapProducts([item], country).map((product) => ({ product, groups }));
  });
}
