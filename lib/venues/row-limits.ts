/** Venues of a page of a row on Home; three brands' rows follow one another and have shorter ones. */
export const ROW_LIMIT = 8;
export const BRAND_ROW_LIMIT = 6;
