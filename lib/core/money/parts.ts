import { roundAmount, stepMinor, type Rounding } from './rounding';

/**
 * The parts of a sum as they are written beside it: whole steps of the currency, together the total as it is written (MON-28).
 * A part that is a whole step stays as it is; of the others those with the largest remainders are written a step higher, of equal
 * ones the first. Parts that are not the total, apart from rounding, are rounded one by one.
 * @param partsMinor minor units, negative for what is taken off
 * @param totalMinor exact, or already as it is written
 */
export function writtenParts(
  partsMinor: readonly number[],
  totalMinor: number,
  rounding: Rounding,
): number[] {
  const step = rounding.mode === 'none' ? 1 : Number(stepMinor(rounding.precision));
  const writtenMinor = roundAmount(totalMinor, rounding);
  if (Math.abs(writtenMinor - sumOf(partsMinor)) >= step)
    return partsMinor.map((part) => roundAmount(part, rounding));
  const floors = partsMinor.map((part) => Math.floor(part / step));
  const remainders = partsMinor.map((part, index) => part - (floors[index] ?? 0) * step);
  return raiseLargest(floors, remainders, writtenMinor / step).map((steps) => steps * step);
}

/**
 * How much is missing to a threshold, as it is written: with the amount that is reached it is the threshold, and never less than is
 * missing (MON-28).
 */
export function missingMinor(
  thresholdMinor: number,
  reachedMinor: number,
  { mode, precision }: Rounding,
): number {
  const to = (direction: 'ceil' | 'floor') => ({ mode: mode === 'none' ? mode : direction, precision });
  return roundAmount(thresholdMinor, to('ceil')) - roundAmount(reachedMinor, to('floor'));
}

/**
 * A sum in parts by weight, minor units. The parts are whole steps and together exactly the sum: what is left over goes to
 * the largest remainders, of equal ones to the first. Throws RangeError unless the sum is a whole number of steps.
 * @param weights integers, 0 or more; where all are 0 the parts are equal
 */
export function shareOut(sumMinor: number, weights: readonly number[], step = 1): number[] {
  const units = BigInt(sumMinor / step);
  const isEqual = weights.every((weight) => weight === 0);
  const shares = weights.map((weight) => (isEqual ? 1n : BigInt(weight)));
  const all = shares.reduce((sum, share) => sum + share, 0n);
  const floors = shares.map((share) => Number((units * share) / all));
  const remainders = shares.map((share) => Number((units * share) % all));
  return raiseLargest(floors, remainders, Number(units)).map((steps) => steps * step);
}

/** Whole numbers that together are `total`: as many of them as are missing are raised by one, the largest remainders first. */
function raiseLargest(floors: readonly number[], remainders: readonly number[], total: number): number[] {
  const order = remainders.map((_, index) => index);
  order.sort((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0));
  const raised = new Set(order.slice(0, total - sumOf(floors)));
  return floors.map((floor, index) => floor + (raised.has(index) ? 1 : 0));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
