/** How many venues a page of a row on Home has; the rows of brands are shorter, as three follow one another. */
export const ROW_LIMIT = 8;
export const BRAND_ROW_LIMIT = 6;
/** The nearest venue alone. */
export const NEAREST_LIMIT = 1;
