/** Orders in the product's terms; money in integer minor units, instants ISO in UTC (ORD-12 to ORD-19). */
export const ORDER_STATUSES = ['created', 'cooking', 'ready', 'delivery', 'completed', 'canceled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** How far the money is; `onReceipt` is cash. */
export const PAYMENT_STATUSES = ['onReceipt', 'pending', 'paid', 'failed', 'expired'] as const;

/** What became of a position when the venue declined the order; `unavailable` for whatever we have no word for. */
export const POSITION_STATES = ['ok', 'stopped', 'deleted', 'priceChanged', 'unavailable'] as const;
export type PositionState = (typeof POSITION_STATES)[number];
