import { everywhere } from './menus/text';
import type { Brand, CategoryTemplate, CountryCode, MenuTemplate, ProductTemplate, Text } from './model';
import { priceAtVenue } from './price';

interface Portion {
  /** Follows the dish's name; null = the dish as it is. */
  name: Text | null;
  pricePercent: number;
}

const portion = (name: string, pricePercent: number): Portion => ({ name: everywhere(name), pricePercent });

/** What a market makes of one dish. */
const PORTIONS: readonly Portion[] = [
  { name: null, pricePercent: 100 },
  portion('үлкен порция | большая порция | large | დიდი პორცია', 140),
  portion('шағын порция | маленькая порция | small | პატარა პორცია', 70),
  portion('екі адамға | на двоих | for two | ორისთვის', 185),
  portion('отбасылық | семейная порция | family size | საოჯახო', 270),
  portion('дәмін көруге | на пробу | taster | გასასინჯი', 45),
  portion('мерекелік үстелге | на праздничный стол | for the feast | სადღესასწაულო', 420),
  portion('салқындатылған | охлаждённое, разогреть дома | chilled, to warm up at home | გაციებული', 90),
];

/** A menu of `size` products: every dish of the country's brands once, then in other portions until they are enough. */
export function largeMenu(brands: readonly Brand[], country: CountryCode, size: number): MenuTemplate {
  const headings = new Map<string, CategoryTemplate>();
  const known = new Set<string>();
  let left = size;
  for (const { name, pricePercent } of PORTIONS) {
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
