import 'server-only';
import { cached } from '@/lib/cache/cached.server';
import { memorySeconds, menuTag } from '@/lib/cache/tags';
import type { Menu, Product } from '@/lib/menu/menu';
import { paidPriceMinor } from '@/lib/menu/menu';
import { getMenuOrNull } from '@/lib/menu/menu.server';
import { formatMoney, type MoneyFormat } from '@/lib/money/money';
import { COUNTRIES, type Language, type Site } from '@/lib/site/site';
import { matchNames, named, type Named } from './dish-match';
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

function findableMenu(site: Site, language: Language, venueId: number): Promise<Named<Product>[] | null> {
  const make = async () => {
    const menu = await getMenuOrNull({ ...site, language }, venueId);
    return menu && findable(menu);
  };
  return menus.get(`${site.country} ${language} ${venueId}`, make, menuTag(venueId));
}

/**
 * Dishes of a venue by name, misspellings allowed (contract rule 76). A text without matches in the
 * language of the page is searched in the country's others, and shown in the page's. Null for an unknown venue.
 * @throws UpstreamError
 */
export async function findDishes(
  site: Site,
  venueId: number,
  text: string,
  limit: number,
): Promise<Product[] | null> {
  const own = await findableMenu(site, site.language, venueId);
  if (!own) return null;
  const found = matchNames(own, text, limit);
  if (found.length > 0 || own.length === 0) return found;
  const others = COUNTRIES[site.country].languages.filter((language) => language !== site.language);
  const translations = await Promise.all(others.map((language) => findableMenu(site, language, venueId)));
  const ownById = new Map(own.map(({ item }) => [item.id, item]));
  const foreign = translations.flatMap((names) => matchNames(names ?? [], text, limit));
  const ids = [...new Set(foreign.map(({ id }) => id))].slice(0, limit);
  return ids.flatMap((id) => ownById.get(id) ?? []);
}

/** A dish as a list of results shows it. */
export function foundDish(product: Product, venueId: number, moneyFormat: MoneyFormat): FoundDish {
  return {
    id: product.id,
    venueId,
    name: product.name,
    weight: product.weight,
    imageUrl: product.imageUrl,
    price: formatMoney(paidPriceMinor(product), moneyFormat),
    fullPrice: product.promoPriceMinor === null ? null : formatMoney(product.priceMinor, moneyFormat),
    isFromPrice: product.sizes !== null,
    isUnavailable: product.isUnavailable,
    unavailableServices: product.unavailableServices,
  };
}
