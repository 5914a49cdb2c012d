import { z } from 'zod/mini';
import { idSchema } from '@/lib/core/ids/id.schema';
import { typedLine } from '@/lib/core/text/typed-text.schema';
import { MAX_TABLE_LENGTH } from './limits';

/** The table, by its scanned code or as the diner typed it. */
export const orderTableSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('scanned'),
    tableId: idSchema,
    /** The terminal that holds the table; absent where the code names none. */
    mainTerminalId: z.optional(idSchema),
  }),
  z.object({
    kind: z.literal('typed'),
    number: typedLine({ min: 1, max: MAX_TABLE_LENGTH }),
  }),
]);
export type OrderTable = z.infer<typeof orderTableSchema>;
