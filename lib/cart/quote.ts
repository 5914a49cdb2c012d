import type { QuotedLine } from './quote.schema';

/** @returns whether the line stands in the way of ordering; a price that moved is only shown. */
export function isBlocking(line: QuotedLine): boolean {
  return line.issues.some((issue) => issue !== 'priceChanged' && issue !== 'promoChanged');
}
