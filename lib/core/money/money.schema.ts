import { z } from 'zod/mini';
import { ROUNDING_MODES } from './amount';

/** How amounts of one currency are written, in an answer of our API. */
export const moneyFormatSchema = z.object({
  currency: z.enum(['KZT', 'GEL']),
  symbol: z.string(),
  symbolPosition: z.enum(['before', 'after']),
  thousandsSeparator: z.string(),
  decimalSeparator: z.string(),
  rounding: z.object({ mode: z.enum(ROUNDING_MODES), precision: z.number() }),
});
