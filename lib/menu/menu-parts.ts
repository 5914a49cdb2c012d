import type { Menu, MenuCategory, Product } from './menu';

// A menu of thousands of products is too much for one page on a phone: its first products are rendered there, the
// others load when the diner scrolls near them, and every category has a page of its own for browsers without scripts.

/** Products up to which a menu is rendered whole on its page. */
const MAX_WHOLE_MENU_PRODUCTS = 200;
/** Products of a longer menu that are rendered there at first. */
const MAX_FIRST_PRODUCTS = 48;
/** Products that come later begin on a new line, be there two, three or four in a line. */
const WHOLE_LINES = 12;

export interface MenuPart {
  category: MenuCategory;
  /** Its first products, which the page shows at first: all, some or none. */
  shown: Product[];
}

/** The menu as its page shows it at first. */
export function menuParts({ categories }: Menu): MenuPart[] {
  const all = categories.reduce((sum, { products }) => sum + products.length, 0);
  let left = all > MAX_WHOLE_MENU_PRODUCTS ? MAX_FIRST_PRODUCTS : all;
  return categories.map((category) => {
    const { products } = category;
    const count = products.length <= left ? products.length : left - (left % WHOLE_LINES);
    left = products.length <= left ? left - count : 0;
    return { category, shown: products.slice(0, count) };
  });
}
