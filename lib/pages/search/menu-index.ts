import { paidPriceMinor, type Product } from '@/lib/menu/menu';
import { foldedWords } from '@/lib/core/text/fold';
import { matchNames, named, type Matches, type Named } from './dish-match';
import { readPriceLimit } from './price-limit';

/** All products of a menu, ready to be searched at every letter. */
export type MenuIndex = readonly Named<Product>[];

/** Products that are made searchable at once: the letters typed meanwhile come in between. */
const MADE_AT_ONCE = 100;

/** Makes a menu searchable, without holding up the page for long. */
export async function menuIndex(products: readonly Product[]): Promise<MenuIndex> {
  const index: Named<Product>[] = [];
  for (let start = 0; start < products.length; start += MADE_AT_ONCE) {
    if (start > 0) await new Promise((resolve) => setTimeout(resolve, 0));
    for (const product of products.slice(start, start + MADE_AT_ONCE))
      index.push(named(product, product.name));
  }
  return index;
}

/** Products of a text, best first, by name and price limit. Unsure: other languages may match (SRCH-35). */
export function findInMenu(index: MenuIndex, typed: string): Matches<Product> {
  const { text, limitMinor } = readPriceLimit(typed);
  const affordable =
    limitMinor === null ? index : index.filter(({ item }) => paidPriceMinor(item) <= limitMinor);
  if (foldedWords(text).length === 0)
    return { items: limitMinor === null ? [] : affordable.map(({ item }) => item), isSure: true };
  return matchNames(affordable, text);
}
