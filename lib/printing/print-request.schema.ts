import { z } from 'zod/mini';
import { idSchema } from '@/lib/ids/id.schema';
import { typedLine } from '@/lib/text/typed-text.schema';

/* What `/api/kiosk/print` takes: what a slip is of, never its bytes (KIOSK-38). */

const MAX_NUMBER_LENGTH = 40;
/** The last moment that a date can have, Unix milliseconds. */
const LAST_MS = 8.64e15;

const paper = { widthMm: z.union([z.literal(58), z.literal(80)]) };

export const printRequestSchema = z.discriminatedUnion('kind', [
  /** An order of the kiosk's own session. */
  z.object({ kind: z.literal('order'), orderId: idSchema, ...paper }),
  /** The number of an earlier order, whose session is over (KIOSK-24); when it was shown, Unix milliseconds, and its sum. */
  z.object({
    kind: z.literal('number'),
    number: typedLine({ min: 1, max: MAX_NUMBER_LENGTH }),
    atMs: z.int().check(z.minimum(0), z.maximum(LAST_MS)),
    sumMinor: z.int().check(z.minimum(0)),
    currency: z.enum(['KZT', 'GEL']),
    ...paper,
  }),
  /** A slip that tries the printer. */
  z.object({ kind: z.literal('test'), ...paper }),
]);
export type PrintRequest = z.infer<typeof printRequestSchema>;

type WithoutPaper<Request> = Request extends unknown ? Omit<Request, 'widthMm'> : never;
/** What a slip is of. */
export type SlipSubject = WithoutPaper<PrintRequest>;
