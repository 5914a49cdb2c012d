import { MAX_AMOUNT_MINOR } from './amount';

export { MAX_AMOUNT_MINOR } from './amount';
export {
  countryMoneyFormat,
  countryOfCurrency,
  currencyFormat,
  GEL_FORMAT,
  KZT_FORMAT,
  type MoneyFormat,
} from './currency';
export { formatMoney, formatNumber, unroundedMoney } from './format';
export { parseRoundingMode, percentOf, roundAmount, type RoundingMode } from './rounding';

/** Of both currencies. */
export const MINOR_PER_MAJOR = 100;

/** Major units → integer minor units; null if NaN, negative, with more than two decimals, or too large. */
export function fromMajor(amount: number): number | null {
  if (amount < 0) return null;
  const amountMinor = Math.round(amount * MINOR_PER_MAJOR);
  if (amountMinor > MAX_AMOUNT_MINOR) return null;
  // Division by 100 gives the very double that the decimal text is read as: any other, and NaN, is no such amount.
  if (amountMinor / MINOR_PER_MAJOR !== amount) return null;
  return amountMinor + 0;
}

/** Integer minor units → major units for the platform. Throws RangeError unless given an integer. */
export function toMajor(amountMinor: number): number {
  if (!Number.isSafeInteger(amountMinor))
    throw new RangeError(`Not an amount in minor units: ${amountMinor}`);
  return amountMinor / MINOR_PER_MAJOR;
}

/** N of '-N%', floored (MENU-20); null below 1 %, without a reduction or an old price. */
export function discountPercent(oldMinor: number, newMinor: number): number | null {
  if (oldMinor <= 0 || newMinor < 0) return null;
  const percent = Math.floor(((oldMinor - newMinor) * 100) / oldMinor);
  return percent >= 1 ? percent : null;
}
