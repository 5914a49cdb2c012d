import { currencyFormat, MINOR_PER_MAJOR } from '@/lib/money/money';
import type { Bill } from './bill';

/*
 * Who owes what of a bill (BILL-15 to BILL-17). The platform takes a bill as a whole (contract rule 13): one diner pays, and
 * the parts say what the others return. Bonuses are the payer's own and change no part.
 */

/** Guests among whom a bill is divided. */
export const MIN_GUESTS = 2;
export const MAX_GUESTS = 20;

/**
 * A sum in parts by weight, minor units. The parts are whole steps and together exactly the sum: what is left over goes to
 * the largest remainders, of equal ones to the first. A sum that is no whole number of steps is divided to the minor unit.
 * @param weights integers, 0 or more; where all are 0 the parts are equal
 */
export function shareOut(sumMinor: number, weights: readonly number[], stepMinor = 1): number[] {
  const step = sumMinor % stepMinor === 0 ? stepMinor : 1;
  const units = BigInt(sumMinor / step);
  const isEqual = weights.every((weight) => weight === 0);
  const shares = weights.map((weight) => (isEqual ? 1n : BigInt(weight)));
  const all = shares.reduce((sum, share) => sum + share, 0n);
  const parts = shares.map((share) => Number((units * share) / all));
  const remainders = shares.map((share) => Number((units * share) % all));
  const left = Number(units) - parts.reduce((sum, part) => sum + part, 0);
  const first = remainders.map((_, index) => index);
  first.sort((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0));
  const raised = new Set(first.slice(0, left));
  return parts.map((part, index) => (part + (raised.has(index) ? 1 : 0)) * step);
}

type Divided = Pick<Bill, 'positions' | 'toPayMinor' | 'currency'>;

/** The smallest sum that is paid in a currency, minor units. */
function stepOf({ currency }: Pick<Bill, 'currency'>): number {
  const { precision } = currencyFormat(currency).rounding;
  return MINOR_PER_MAJOR / 10 ** precision;
}

/** What each of so many guests owes, minor units: the bill and the tips in equal parts. */
export function equalParts(bill: Divided, tipsMinor: number, guests: number): number[] {
  return shareOut(bill.toPayMinor + tipsMinor, Array<number>(guests).fill(1), stepOf(bill));
}

/** How many portions of a position can be taken by themselves; a fraction of a portion is not divided. */
export function portionsOf({ count }: Pick<Bill['positions'][number], 'count'>): number {
  return Number.isInteger(count) ? count : 1;
}

/**
 * What the guest owes who has had so many portions of each position, and what is left to the others, minor units. Service
 * and tips go with the dishes. Guests who have had different positions owe the whole together, each counted alone. So many
 * portions of one position are the same sum on every phone, whatever else its guest has had: their exact share, rounded to the
 * nearest step. Guests who share a position may therefore be half a step each off it together: which of the portions somebody
 * has had, which alone could settle who pays the odd step, no phone knows, and asking for it is not worth a tenge.
 */
export function ownPart(
  bill: Divided,
  tipsMinor: number,
  taken: readonly number[],
): { ownMinor: number; othersMinor: number } {
  const sumMinor = bill.toPayMinor + tipsMinor;
  // One step for all: a bill that is no whole number of steps has positions that are.
  const step = sumMinor % stepOf(bill) === 0 ? stepOf(bill) : 1;
  const dishes = bill.positions.map((position) => position.sumMinor);
  const ownMinor = shareOut(sumMinor, dishes, step).reduce((sum, partMinor, index) => {
    const position = bill.positions[index];
    const portions = position ? portionsOf(position) : 1;
    const own = Math.min(taken[index] ?? 0, portions);
    const [ofPosition = 0] = own === 0 ? [] : shareOut(partMinor, [own, portions - own], step);
    return sum + ofPosition;
  }, 0);
  return { ownMinor, othersMinor: sumMinor - ownMinor };
}
