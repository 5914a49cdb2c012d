/** Orders in the product's words; money in integer minor units, instants ISO in UTC (spec §3 Order, §4). */
export const ORDER_STATUSES = ['created', 'cooking', 'ready', 'delivery', 'completed', 'canceled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Characters of the comment and the name (contract: OrderInput). */
export const LONGEST_COMMENT = 500;
export const LONGEST_NAME = 100;
