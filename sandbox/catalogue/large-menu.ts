import { z } from 'zod';
import { readYaml } from '../data/read-data';
import { COUNTRIES, everywhereSchema } from '../data/text';
import type { Brand, CategoryTemplate, CountryCode, MenuTemplate, ProductTemplate, Text } from './model';
import { priceAtVenue } from './price';

const marketSchema = z.strictObject({
  id: z.int(),
  country: z.enum(COUNTRIES),
  name: z.string(),
  cuisine: everywhereSchema,
  looksLike: z.int(),
  venues: z.array(z.strictObject({ id: z.int(), beside: z.int() })),
});

export type MarketPlan = z.output<typeof marketSchema>;

/** Markets, and the portions that they make of one dish. */
const { markets, portions } = readYaml(
  'markets.yaml',
  z.strictObject({
    portions: z.array(z.strictObject({ name: everywhereSchema.optional(), pricePercent: z.number() })),
    markets: z.array(marketSchema),
  }),
);

export const MARKETS = markets;

/** A menu of `size` products: every dish of the country's brands once, then in other portions until they are enough. */
export function largeMenu(brands: readonly Brand[], country: CountryCode, size: number): MenuTemplate {
  const headings = new Map<string, CategoryTemplate>();
  const known = new Set<string>();
  let left = size;
  for (const { name, pricePercent } of portions) {
    for (const category of brands.flatMap(({ menu }) => menu.categories).filter(({ isActive }) => isActive)) {
      const heading = headings.get(category.name.ru) ?? { ...category, products: [] };
      headings.set(category.name.ru, heading);
      for (const dish of category.products) {
        const product = name ? inPortion(dish, name, pricePercent, country) : dish;
        if (left === 0 || known.has(product.name.ru)) continue;
        known.add(product.name.ru);
        heading.products.push(product);
        left -= 1;
      }
    }
  }
  if (left > 0) throw new Error(`The dishes of ${country} make ${size - left} products, not ${size}`);
  return { categories: [...headings.values()].filter(({ products }) => products.length > 0) };
}

/** The dish in another portion: at its own price, without sizes, promotion and barcode. */
function inPortion(
  dish: ProductTemplate,
  portionName: Text,
  pricePercent: number,
  country: CountryCode,
): ProductTemplate {
  const { kk, ka, ru, en } = dish.name;
  const fullPrice = dish.oldPriceMinor ?? dish.priceMinor;
  return {
    ...dish,
    name: {
      ...(kk === undefined ? {} : { kk: `${kk}, ${portionName.kk}` }),
      ...(ka === undefined ? {} : { ka: `${ka}, ${portionName.ka}` }),
      ru: `${ru}, ${portionName.ru}`,
      en: `${en}, ${portionName.en}`,
    },
    priceMinor: priceAtVenue(fullPrice, pricePercent, country),
    oldPriceMinor: undefined,
    promo: undefined,
    sizes: null,
    weight: null,
    barcode: null,
    isStopped: false,
    unavailableServices: [],
  };
}
