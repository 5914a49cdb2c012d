/** Characters of a promo code, a coupon's or a gift's (contract schema OrderInput). */
export const MAX_CODE_LENGTH = 40;
