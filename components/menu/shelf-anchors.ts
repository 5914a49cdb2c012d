/*
 * Where `#…` leads to the shelves of a menu that are no categories of the platform. Apart from the lists themselves, whose
 * schemas the menu's first load does without.
 */

/** 'My favourites' stands among the categories of a menu; the platform never sends it (MENU-07). */
const FAVOURITES_CATEGORY_ID = -2;

export const POPULAR_ANCHOR = 'popular';
export const FAVOURITES_ANCHOR = `c${FAVOURITES_CATEGORY_ID}`;
export const FREQUENT_ANCHOR = 'frequent';
