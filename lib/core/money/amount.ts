/* The valid amounts, apart from the code that computes with them and writes them: a first view need not load that. */

/** The largest amount the platform takes, 99 999 999.99 in minor units. */
export const MAX_AMOUNT_MINOR = 9_999_999_999;

export const ROUNDING_MODES = ['round', 'floor', 'ceil', 'truncate', 'bankers', 'custom', 'none'] as const;
