import { ROUNDING_MODES } from './amount';

export type RoundingMode = (typeof ROUNDING_MODES)[number];

/** `precision` is the number of decimals of the major unit that remain: 0 = whole, 2 = hundredths. */
export interface Rounding {
  mode: RoundingMode;
  precision: number;
}

/** Decimals of a minor unit: nothing finer than 1/100 exists as an amount. */
const MINOR_DECIMALS = 2;

const isRoundingMode = (value: unknown): value is RoundingMode =>
  ROUNDING_MODES.some((mode) => mode === value);

/** Reads a rounding mode from the outside; anything unknown or missing is floor (MON-23, MON-24). */
export function parseRoundingMode(value: unknown): RoundingMode {
  return isRoundingMode(value) ? value : 'floor';
}

// Rounds minor units (MON-16 to MON-22): `round` takes halves away from zero, `bankers` to even;
// `custom` floors, `none` keeps. Throws RangeError unless finite.
export function roundAmount(amountMinor: number, { mode, precision }: Rounding): number {
  if (mode === 'none') return amountMinor;
  const step = stepMinor(precision);
  return roundScaled(amountMinor, 1n, step, mode) * Number(step);
}

/** `percent` % of minor units, exact and rounded once; `none` floors. Throws RangeError for bad input. */
export function percentOf(amountMinor: number, percent: number, { mode, precision }: Rounding): number {
  const step = mode === 'none' ? 1n : stepMinor(precision);
  return roundScaled(percent, BigInt(amountMinor), 100n * step, mode) * Number(step);
}

/** Rounds `value × multiplier ÷ divisor` to a whole number without floating-point error. */
export function roundScaled(value: number, multiplier: bigint, divisor: bigint, mode: RoundingMode): number {
  const { digits, scale } = decimalOf(value);
  return Number(roundRatio(digits * multiplier, divisor * scale, mode));
}

/** The smallest amount that a precision leaves, minor units. */
export function stepMinor(precision: number): bigint {
  return 10n ** BigInt(Math.max(0, MINOR_DECIMALS - precision));
}

/** The decimal number a diner would read: 0.1 is one tenth, not its binary neighbour. value = digits ÷ scale. */
function decimalOf(value: number): { digits: bigint; scale: bigint } {
  const match = /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value));
  if (!match) throw new RangeError(`Not a finite number: ${value}`);
  const [, whole = '', fraction = '', exponent = '0'] = match;
  const digits = BigInt(whole + fraction);
  const decimals = fraction.length - Number(exponent);
  return decimals >= 0
    ? { digits, scale: 10n ** BigInt(decimals) }
    : { digits: digits * 10n ** BigInt(-decimals), scale: 1n };
}

function roundRatio(numerator: bigint, denominator: bigint, mode: RoundingMode): bigint {
  const truncated = numerator / denominator;
  const rest = numerator % denominator;
  if (rest === 0n) return truncated;

  const away = rest > 0n ? 1n : -1n;
  const twiceRest = 2n * rest * away;
  switch (mode) {
    case 'ceil':
      return rest > 0n ? truncated + 1n : truncated;
    case 'truncate':
      return truncated;
    case 'round':
      return twiceRest >= denominator ? truncated + away : truncated;
    case 'bankers': {
      const isHalf = twiceRest === denominator;
      const goesAway = isHalf ? truncated % 2n !== 0n : twiceRest > denominator;
      return goesAway ? truncated + away : truncated;
    }
    case 'floor':
    case 'custom':
    case 'none':
      return rest < 0n ? truncated - 1n : truncated;
  }
}
