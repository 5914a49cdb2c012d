/** Orders in the product's terms; money in integer minor units, instants ISO in UTC (ORD-12 to ORD-19). */
export const ORDER_STATUSES = ['created', 'cooking', 'ready', 'delivery', 'completed', 'canceled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The call that made the order (contract schema OrderKind). */
export const ORDER_KINDS = ['takeaway', 'express', 'delivery', 'micromarket', 'vendorDelivery'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** The payment state; `on_receipt` is cash (contract schema Order, `payment_status`). */
export const PAYMENT_STATUSES = ['onReceipt', 'pending', 'paid', 'failed', 'expired'] as const;

/** The state of a position of an order that the venue declined; `unavailable` for unknown ones. */
export const POSITION_STATES = ['ok', 'stopped', 'deleted', 'priceChanged', 'unavailable'] as const;
export type PositionState = (typeof POSITION_STATES)[number];
