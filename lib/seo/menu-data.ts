import type { Menu as SchemaMenu, MenuItem, MenuSection, Offer } from 'schema-dts';
import { paidPriceMinor, type Menu, type MenuCategory, type Product } from '@/lib/menu/menu';
import { menuParts } from '@/lib/menu/menu-parts';
import type { MoneyFormat } from '@/lib/money/money';
import { SERVICES } from '@/lib/site/site';
import { decimalPrice } from './decimal-price';

/*
 * The menu as search engines read it: names and prices. What a dish is made of stays out: it would double the weight of
 * the page, and stands in its text anyway.
 */

/** The menu as its page shows it: a category that is not there whole is named with the address of its own page. */
export function menuData(
  menu: Menu,
  moneyFormat: MoneyFormat,
  inLanguage: string,
  addressOf: (categoryId: number) => string,
): SchemaMenu {
  return {
    '@type': 'Menu',
    inLanguage,
    hasMenuSection: menuParts(menu).map(({ category: { id, name, products }, shown }) => ({
      ...sectionData({ name, products: shown }, moneyFormat),
      ...(shown.length < products.length ? { url: addressOf(id) } : {}),
    })),
  };
}

/** One category with its dishes. */
export function sectionData(
  { name, products }: Pick<MenuCategory, 'name' | 'products'>,
  moneyFormat: MoneyFormat,
): Exclude<MenuSection, string> {
  return {
    '@type': 'MenuSection',
    name,
    hasMenuItem: products.length > 0 ? products.map((product) => itemData(product, moneyFormat)) : undefined,
  };
}

function itemData(product: Product, moneyFormat: MoneyFormat): MenuItem {
  return { '@type': 'MenuItem', name: product.name, offers: offerData(product, moneyFormat) };
}

/** What is paid, as the card shows it: of a product with sizes the lowest price ('from') and the highest. */
function offerData(product: Product, moneyFormat: MoneyFormat): Offer {
  const price = decimalPrice(paidPriceMinor(product), moneyFormat);
  const rest = { priceCurrency: moneyFormat.currency, ...availabilityOf(product) };
  if (!product.sizes) return { '@type': 'Offer', price, ...rest };
  const highestMinor = Math.max(paidPriceMinor(product), ...product.sizes.map(paidPriceMinor));
  return {
    '@type': 'AggregateOffer',
    lowPrice: price,
    highPrice: decimalPrice(highestMinor, moneyFormat),
    offerCount: product.sizes.length,
    ...rest,
  };
}

/** Said only where something is in the way; silence means that the dish can be ordered. */
function availabilityOf(product: Product): Pick<Extract<Offer, object>, 'availability'> {
  if (product.isUnavailable) return { availability: 'https://schema.org/SoldOut' };
  return product.unavailableServices.includes(SERVICES.takeaway.id)
    ? { availability: 'https://schema.org/InStoreOnly' }
    : {};
}
