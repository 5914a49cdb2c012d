import { currencyFormat, MINOR_PER_MAJOR, roundAmount } from '@/lib/core/money/money';
import { shareOut } from '@/lib/core/money/parts';
import type { Bill } from './bill';
import { writtenBill, type BillSums } from './written-bill';

// Shares of a bill (BILL-15 to BILL-17). One diner pays the whole (contract rule 13); shares are what the others
// return. Bonuses are the payer's own. The written sum is divided; hidden fractions stay with the payer.

/** Guests among whom a bill is divided. */
export const MIN_GUESTS = 2;
export const MAX_GUESTS = 20;

/** The smallest sum that is paid in a currency, minor units. */
function stepOf({ currency }: Pick<Bill, 'currency'>): number {
  const { precision } = currencyFormat(currency).rounding;
  return MINOR_PER_MAJOR / 10 ** precision;
}

/** The sum that is divided: the bill and the tips as they are written together, minor units. */
function dividedMinor({ toPayMinor, currency }: BillSums, tipsMinor: number): number {
  return roundAmount(toPayMinor + tipsMinor, currencyFormat(currency).rounding);
}

/** The share of each of so many guests, minor units: the bill and the tips in equal parts. */
export function equalParts(bill: BillSums, tipsMinor: number, guests: number): number[] {
  return shareOut(dividedMinor(bill, tipsMinor), Array<number>(guests).fill(1), stepOf(bill));
}

/** Keys that stay while the bill grows, so ticks stay; positions of one name are numbered. */
export function positionKeys(positions: readonly Pick<Bill['positions'][number], 'name'>[]): string[] {
  const counts = new Map<string, number>();
  return positions.map(({ name }) => {
    const number = counts.get(name) ?? 0;
    counts.set(name, number + 1);
    return `${name} ${number}`;
  });
}

/** How many portions of a position can be taken by themselves; a fraction of a portion is not divided. */
export function portionsOf({ count }: Pick<Bill['positions'][number], 'count'>): number {
  return Number.isInteger(count) ? count : 1;
}

/**
 * A guest's share for portions of each position and the rest, minor units; service and tips go with the dishes.
 * Equal portions cost the same on every phone; guests who share a position may differ by half a step each.
 */
export function ownPart(
  bill: BillSums,
  tipsMinor: number,
  taken: readonly number[],
): { ownMinor: number; othersMinor: number } {
  const sumMinor = dividedMinor(bill, tipsMinor);
  const step = stepOf(bill);
  // As the slip writes them: without service and tips a guest owes what stands beside their dishes.
  const ownMinor = shareOut(sumMinor, writtenBill(bill).positionsMinor, step).reduce(
    (sum, partMinor, index) => {
      const position = bill.positions[index];
      const portions = position ? portionsOf(position) : 1;
      const own = Math.min(taken[index] ?? 0, portions);
      const [ofPosition = 0] = own === 0 ? [] : shareOut(partMinor, [own, portions - own], step);
      return sum + ofPosition;
    },
    0,
  );
  return { ownMinor, othersMinor: sumMinor - ownMinor };
}
