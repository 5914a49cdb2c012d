/** Characters of a promo code, a coupon's or a gift's (contract schema OrderInput). */
export const MAX_CODE_LENGTH = 40;

/** A code as it is typed, without what surrounds it; null where nothing is left or it is too long for one. */
export function readCode(typed: string): string | null {
  const code = typed.trim();
  return code !== '' && code.length <= MAX_CODE_LENGTH ? code : null;
}
