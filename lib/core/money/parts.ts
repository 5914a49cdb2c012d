import { roundAmount, stepMinor, type Rounding } from './rounding';

/**
 * Rounded parts that add up to the written total (MON-28), by largest remainder; unrelated parts round alone.
 * @param partsMinor negative for what is taken off @param totalMinor exact or as written
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

/** The written difference to a threshold, never less than what is missing (MON-28). */
export function missingMinor(
  thresholdMinor: number,
  reachedMinor: number,
  { mode, precision }: Rounding,
): number {
  const to = (direction: 'ceil' | 'floor') => ({ mode: mode === 'none' ? mode : direction, precision });
  return roundAmount(thresholdMinor, to('ceil')) - roundAmount(reachedMinor, to('floor'));
}

/** Splits a sum by integer weights into whole steps, by largest remainder; equal if all weights are 0. */
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
