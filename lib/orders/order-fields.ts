/** Orders in the product's terms; money in integer minor units, instants ISO in UTC (ORD-12 to ORD-19). */
export const ORDER_STATUSES = ['created', 'cooking', 'ready', 'delivery', 'completed', 'canceled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The payment state; `onReceipt` is cash. */
export const PAYMENT_STATUSES = ['onReceipt', 'pending', 'paid', 'failed', 'expired'] as const;

/** The state of a position of an order that the venue declined; `unavailable` for unknown ones. */
export const POSITION_STATES = ['ok', 'stopped', 'deleted', 'priceChanged', 'unavailable'] as const;
export type PositionState = (typeof POSITION_STATES)[number];
