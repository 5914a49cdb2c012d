/** The texts of cards that the browser renders: those of later pages, and of a filtered list. */
export const CARD_KEYS = ['new', 'rating', 'meters', 'kilometers', 'fromYou', 'farFromYou'] as const;

/** The texts of a list, of its filters and of its later cards. */
export const LIST_KEYS = [
  ...CARD_KEYS,
  'count',
  'searching',
  'nothingFits',
  'resetFilters',
  'nothingFitsText',
  'listFailed',
  'retry',
  'listFailedText',
  'listFailedEmpty',
  'filters',
  'openNow',
  'sort_rating',
  'sort_time',
  'sort_discount',
  'onlyPromo',
  'nearMe',
  'category_ready',
  'category_bakery',
  'category_semifinished',
  'byTime',
];
