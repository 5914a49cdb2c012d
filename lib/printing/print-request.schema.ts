import { z } from 'zod/mini';
import { idSchema } from '@/lib/core/ids/id.schema';
import { typedLine } from '@/lib/core/text/typed-text.schema';
import { DAY_MS, MINUTE_MS } from '@/lib/core/time/duration';
import { nowMs } from '@/lib/core/time/now';

/* The request of `/api/kiosk/print`: the subject of a slip, never its bytes (KIOSK-38). */

/** Signs of an order's number (contract schema Order), and which ones: venues also write `№ 00412`. */
const MAX_NUMBER_LENGTH = 20;
const ORDER_NUMBER = /^[\p{L}\p{Nd}№ -]+$/u;
/** A kiosk keeps its orders for a day (KIOSK-24); its clock may be a little ahead of ours. */
const MAX_AGE_MS = DAY_MS;
const MAX_AHEAD_MS = MINUTE_MS;

const isRecent = (atMs: number) => atMs > nowMs() - MAX_AGE_MS && atMs <= nowMs() + MAX_AHEAD_MS;

const paper = { widthMm: z.union([z.literal(58), z.literal(80)]) };

export const printRequestSchema = z.discriminatedUnion('kind', [
  /** An order of the kiosk's own session. */
  z.object({ kind: z.literal('order'), orderId: idSchema, ...paper }),
  /** The number of an earlier order, whose session is over (KIOSK-24); when it was shown, Unix milliseconds, and its sum. */
  z.object({
    kind: z.literal('number'),
    number: typedLine({ min: 1, max: MAX_NUMBER_LENGTH }).check(z.regex(ORDER_NUMBER)),
    atMs: z.int().check(z.refine(isRecent)),
    sumMinor: z.int().check(z.minimum(0)),
    currency: z.enum(['KZT', 'GEL']),
    ...paper,
  }),
  /** A slip that tries the printer. */
  z.object({ kind: z.literal('test'), ...paper }),
]);
export type PrintRequest = z.infer<typeof printRequestSchema>;

type WithoutPaper<Request> = Request extends unknown ? Omit<Request, 'widthMm'> : never;
/** The subject of a slip. */
export type SlipSubject = WithoutPaper<PrintRequest>;
