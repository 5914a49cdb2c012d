import { z } from 'zod/mini';
import { PRINT_FAILURES } from './print-outcome';

/** The answer of our server about a job for a network printer. */
export const printOutcomeSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('printed') }),
  z.object({ state: z.literal('unknown') }),
  z.object({ state: z.literal('failed'), reason: z.enum(PRINT_FAILURES) }),
]);
