import { AVAILABILITY_TEXTS } from '@/lib/menu/menu-services';
import { PRESS_KEYS } from '@/lib/menu/press-keys';

/** The messages of search that all results use; a page adds those of its own. */
export const RESULT_KEYS = [
  'more',
  'offlineTitle',
  'offlineText',
  'failedTitle',
  'failedText',
  'retry',
  'loading',
  'emptyTitle',
  'emptyText',
  'clearSearch',
  'corrected',
  'soldOut',
  'fromPrice',
  'oldPrice',
] as const;

/** The messages of menus that a found dish and the bar of the cart use. */
export const FOUND_DISH_KEYS = [...PRESS_KEYS, 'cart', 'hit', 'saved', ...AVAILABILITY_TEXTS] as const;
