/** Characters of a promo code, a coupon's or a gift's (contract schema OrderInput). */
export const MAX_CODE_LENGTH = 40;

/** A typed code, trimmed; null where it is empty or too long. */
export function readCode(typed: string): string | null {
  const code = typed.trim();
  return code !== '' && code.length <= MAX_CODE_LENGTH ? code : null;
}
