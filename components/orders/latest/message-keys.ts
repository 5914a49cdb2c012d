import { HERO_TITLES } from '@/lib/orders/order-hero';

/** The messages that the diner's order on Home uses, and its sheet: the others of orders stay on the server. */
export const LATEST_ORDER_KEYS = {
  layout: ['close', 'undo'],
  orders: [
    ...HERO_TITLES,
    'cartReplaced',
    'moreDishes',
    'reorder',
    'reorderChanges',
    'reorderFailed',
    'reorderNothing',
    'reorderReplaces',
    'reorderTotal',
    'reorder_additiveGone',
    'reorder_additiveSoldOut',
    'reorder_chooseAdditives',
    'reorder_countLowered',
    'reorder_countNone',
    'reorder_gone',
    'reorder_notForService',
    'reorder_priceChanged',
    'reorder_sizeGone',
    'reorder_sizeNeeded',
    'reorder_sizeSoldOut',
    'reorder_soldOut',
    'replaceCart',
    'title',
    'toCart',
    'toVenue',
  ],
} as const;
