import { roundAmount, type Rounding } from '@/lib/core/money/rounding';
import { writtenParts } from '@/lib/core/money/parts';
import { lineKey, type CartLine } from './cart';
import { cartSumMinor, lineSumMinor } from './line-sums';
import type { CartSum, SumPart } from './sum';

/** The written sum of a line, minor units: the price, and the same before its discount. */
export interface WrittenLine {
  sumMinor: number;
  fullMinor: number;
}

/** The sums of a cart as they are written, minor units in whole steps: lines and parts add up to the total (MON-28). */
export interface WrittenCart {
  /** By the key of the line; only lines that are in the sum. */
  lines: ReadonlyMap<string, WrittenLine>;
  /** Without those that are written as nothing, but for the price of the delivery. */
  parts: SumPart[];
  /** The difference between the platform's total and ours. */
  differenceMinor: number;
  totalMinor: number;
}

/** A discount or a charge that is written as nothing is left out. */
const isWritten = ({ kind, amountMinor }: SumPart): boolean =>
  kind === 'goods' || kind === 'delivery' || amountMinor !== 0;

/** Formats the lines and sums of a cart. @param differenceMinor the platform's total minus ours */
export function writtenCart(
  lines: readonly CartLine[],
  sum: Pick<CartSum, 'parts' | 'toPayMinor'>,
  rounding: Rounding,
  differenceMinor = 0,
): WrittenCart {
  const totalMinor = roundAmount(sum.toPayMinor + differenceMinor, rounding);
  // The dishes and their saving are one part: the lines have what is paid for them.
  const dishes = sum.parts.filter(isOfDishes);
  const beside = sum.parts.filter((part) => !isOfDishes(part));
  const dishesMinor = amountsOf(dishes).reduce((all, amountMinor) => all + amountMinor, 0);
  const [paidMinor = 0, difference = 0, ...besideMinor] = writtenParts(
    [dishesMinor, differenceMinor, ...amountsOf(beside)],
    totalMinor,
    rounding,
  );
  const ofDishesMinor = writtenParts(amountsOf(dishes), paidMinor, rounding);
  const savingMinor = ofDishesMinor[dishes.findIndex(({ kind }) => kind === 'saving')] ?? 0;
  const parts = [...dishes, ...beside].map((part, index) => ({
    ...part,
    amountMinor: [...ofDishesMinor, ...besideMinor][index] ?? 0,
  }));
  return {
    lines: writtenLines(lines, { paidMinor, savingMinor }, rounding),
    parts: parts.filter(isWritten),
    differenceMinor: difference,
    totalMinor,
  };
}

const isOfDishes = ({ kind }: SumPart) => kind === 'goods' || kind === 'saving';
const amountsOf = (parts: readonly SumPart[]) => parts.map(({ amountMinor }) => amountMinor);

/** The written lines of a cart beside the sum of its dishes alone, minor units. */
export function writtenLineSums(lines: readonly CartLine[], rounding: Rounding): number[] {
  return writtenParts(lines.map(lineSumMinor), cartSumMinor(lines), rounding);
}

function writtenLines(
  lines: readonly CartLine[],
  { paidMinor, savingMinor }: { paidMinor: number; savingMinor: number },
  rounding: Rounding,
): Map<string, WrittenLine> {
  const sums = writtenParts(lines.map(lineSumMinor), paidMinor, rounding);
  const savings = writtenParts(
    lines.map((line) => Math.min(0, line.priceMinor - line.fullPriceMinor) * line.count),
    savingMinor,
    rounding,
  );
  return new Map(
    lines.map((line, index) => {
      const ownMinor = sums[index] ?? 0;
      return [lineKey(line), { sumMinor: ownMinor, fullMinor: ownMinor - (savings[index] ?? 0) }];
    }),
  );
}
