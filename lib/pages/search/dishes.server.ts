import 'server-only';
import { cached } from '@/lib/core/cache/cached.server';
import { memorySeconds, menuTag } from '@/lib/core/cache/tags';
import { addableFacts } from '@/lib/cart/addable-facts';
import type { Menu, Product } from '@/lib/menu/menu';
import { paidPriceMinor } from '@/lib/menu/menu';
import { getMenuOrNull } from '@/lib/menu/menu.server';
import { formatMoney } from '@/lib/core/money/money';
import { COUNTRIES, type Language, type Site } from '@/lib/core/site/site';
import type { Venue } from '@/lib/ground/venues/venues';
import { named, type Named } from './dish-match';
import { findInMenu } from './menu-index';
import type { FoundDish } from './search';

/** Of two thousand products each, about 25 MB. */
const MAX_MENUS = 40;

const menus = cached<Named<Product>[] | null>({ seconds: memorySeconds.searchableMenu, max: MAX_MENUS });

/** Of equal matches available ones come first. */
function findable(menu: Menu): Named<Product>[] {
  const products = menu.categories.flatMap((category) => category.products);
  return [...new Map(products.map((product) => [product.id, product])).values()]
    .sort((one, other) => Number(one.isUnavailable) - Number(other.isUnavailable))
    .map((product) => named(product, product.name));
}

/** The dishes of a venue by their names in a language; null for an unknown venue. */
export function searchableMenu(
  site: Site,
  language: Language,
  venueId: number,
): Promise<Named<Product>[] | null> {
  const make = async () => {
    const menu = await getMenuOrNull({ ...site, language }, venueId);
    return menu && findable(menu);
  };
  return menus.get(`${site.country} ${language} ${venueId}`, make, menuTag(venueId));
}

/** Matching dishes (contract rule 76), if none by names in other languages (SRCH-35); null: unknown venue. */
export async function findDishes(site: Site, venueId: number, typed: string): Promise<Product[] | null> {
  const own = await searchableMenu(site, site.language, venueId);
  if (!own) return null;
  const found = findInMenu(own, typed);
  if (found.isSure || own.length === 0) return found.items;
  const others = COUNTRIES[site.country].languages.filter((language) => language !== site.language);
  const translations = await Promise.all(others.map((language) => searchableMenu(site, language, venueId)));
  const ownById = new Map(own.map(({ item }) => [item.id, item]));
  const foreign = translations.map((names) => findInMenu(names ?? [], typed));
  const inOrder = [...foreign.filter(({ isSure }) => isSure), found, ...foreign];
  const ids = new Set(inOrder.flatMap(({ items }) => items.map(({ id }) => id)));
  return [...ids].flatMap((id) => ownById.get(id) ?? []);
}

/** A dish as a list of results shows it. */
export function foundDish(
  product: Product,
  venue: Pick<Venue, 'id' | 'townConfig'>,
  language: Language,
): FoundDish {
  const money = (amountMinor: number) => formatMoney(amountMinor, venue.townConfig.moneyFormat, language);
  const price = money(paidPriceMinor(product));
  const fullPrice = money(product.priceMinor);
  return {
    id: product.id,
    venueId: venue.id,
    name: product.name,
    weight: product.weight,
    imageUrl: product.imageUrl,
    price,
    // A discount that is written as the same price is none (MON-29).
    fullPrice: fullPrice === price ? null : fullPrice,
    isFromPrice: product.sizes !== null,
    isUnavailable: product.isUnavailable,
    unavailableServices: product.unavailableServices,
    facts: addableFacts(product, product.imageUrl !== null) ?? null,
  };
}
