import type { Menu as SchemaMenu, MenuItem, MenuSection, Offer } from 'schema-dts';
import { paidPriceMinor, type Menu, type MenuCategory, type Product } from '@/lib/menu/menu';
import { menuParts } from '@/lib/menu/menu-parts';
import type { MoneyFormat } from '@/lib/core/money/money';
import { SERVICES } from '@/lib/core/site/service-names';
import { decimalPrice } from './decimal-price';

// The menu as search engines read it: names and prices. What a dish is made of stays out: it would double the
// weight of the page, and is in its text anyway.

/** The seller of the dishes: currency, and services (ids). */
interface Seller {
  moneyFormat: MoneyFormat;
  services: readonly number[];
}

/** The menu as its page shows it: a category that is not there whole is named with the address of its own page. */
export function menuData(
  menu: Menu,
  seller: Seller,
  inLanguage: string,
  addressOf: (categoryId: number) => string,
): SchemaMenu {
  return {
    '@type': 'Menu',
    inLanguage,
    hasMenuSection: menuParts(menu).map(({ category: { id, name, products }, shown }) => ({
      ...sectionData({ name, products: shown }, seller),
      ...(shown.length < products.length ? { url: addressOf(id) } : {}),
    })),
  };
}

/** One category with its dishes. */
export function sectionData(
  { name, products }: Pick<MenuCategory, 'name' | 'products'>,
  seller: Seller,
): Exclude<MenuSection, string> {
  return {
    '@type': 'MenuSection',
    name,
    hasMenuItem: products.length > 0 ? products.map((product) => itemData(product, seller)) : undefined,
  };
}

function itemData(product: Product, seller: Seller): MenuItem {
  return { '@type': 'MenuItem', name: product.name, offers: offerData(product, seller) };
}

/** The price, as the card shows it: of a product with sizes the lowest price ('from') and the highest. */
function offerData(product: Product, { moneyFormat, services }: Seller): Offer {
  const price = decimalPrice(paidPriceMinor(product), moneyFormat);
  const rest = { priceCurrency: moneyFormat.currency, ...availabilityOf(product, services) };
  if (!product.sizes) return { '@type': 'Offer', price, ...rest };
  const available = product.sizes.filter(({ isUnavailable }) => !isUnavailable);
  const sizes = available.length > 0 ? available : product.sizes;
  const highestMinor = Math.max(paidPriceMinor(product), ...sizes.map(paidPriceMinor));
  return {
    '@type': 'AggregateOffer',
    lowPrice: price,
    highPrice: decimalPrice(highestMinor, moneyFormat),
    offerCount: sizes.length,
    ...rest,
  };
}

/** Set only if unavailable, for any service: the page has one address. */
function availabilityOf(
  { isUnavailable, unavailableServices }: Product,
  services: readonly number[],
): Pick<Extract<Offer, object>, 'availability'> {
  if (isUnavailable) return { availability: 'https://schema.org/SoldOut' };
  const had = services.filter((id) => !unavailableServices.includes(id));
  if (had.length === 0) return { availability: 'https://schema.org/OutOfStock' };
  const isInHallOnly = had.length < services.length && had.every((id) => id === SERVICES.express.id);
  return isInHallOnly ? { availability: 'https://schema.org/InStoreOnly' } : {};
}
