/** Characters of a promo code, a coupon's or a gift's (contract schema OrderInput). */
export const LONGEST_CODE = 40;

/** A code as it is typed, without what surrounds it; null where nothing is left or it is too long for one. */
export function readCode(typed: string): string | null {
  const code = typed.trim();
  return code !== '' && code.length <= LONGEST_CODE ? code : null;
}
