/*
 * Anchors (`#…`) of the shelves of a menu that are no categories of the platform. Separate from the lists themselves, whose
 * schemas the menu's first load does not need.
 */

/** 'My favourites' is shown among the categories of a menu; the platform never sends it (MENU-07). */
const FAVOURITES_CATEGORY_ID = -2;

export const POPULAR_ANCHOR = 'popular';
export const FAVOURITES_ANCHOR = `c${FAVOURITES_CATEGORY_ID}`;
export const FREQUENT_ANCHOR = 'frequent';
