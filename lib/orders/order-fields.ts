/** Orders in the product's words; money in integer minor units, instants ISO in UTC (spec §3 Order, §4). */
export const ORDER_STATUSES = ['created', 'cooking', 'ready', 'delivery', 'completed', 'canceled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Characters of the comment and the name (contract: OrderInput). */
export const LONGEST_COMMENT = 500;
export const LONGEST_NAME = 100;

/** Text without control characters (line breaks stay) and without halves of characters: what a database and a printer take. */
export function cleanText(text: string): string {
  return [...text]
    .filter((character) => character >= ' ' || character === '\n')
    .join('')
    .replace(/\p{Surrogate}/gu, '');
}
