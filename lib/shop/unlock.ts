import { z } from 'zod/mini';
import { idSchema } from '@/lib/ids/id.schema';

/** What is printed on a fridge: its venue and its number there. The platform is given the text as it is. */
export const FRIDGE_CODE = /^FR-([1-9]\d{0,8})-\d{2}$/;

/** What the browser sends to open a lock: the one of the venue, or of the fridge whose code was scanned (SHOP-12). */
export const unlockRequestSchema = z.object({
  venueId: idSchema,
  code: z.nullable(z.string().check(z.regex(FRIDGE_CODE))),
});
export type UnlockRequest = z.infer<typeof unlockRequestSchema>;

/** The lock has opened. */
export const unlockedSchema = z.object({
  /** Whole seconds until it shuts by itself; 0 where a repeated key tells of an opening that is over. */
  secondsLeft: z.int().check(z.nonnegative()),
});
export type Unlocked = z.infer<typeof unlockedSchema>;

/** The venue that the code of a fridge names; null for any other text. */
export function venueOfFridge(code: string): number | null {
  const [, digits] = FRIDGE_CODE.exec(code) ?? [];
  return digits === undefined ? null : Number(digits);
}
