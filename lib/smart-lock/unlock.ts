import { z } from 'zod/mini';
import { idSchema } from '@/lib/core/ids/id.schema';
import { FRIDGE_CODE } from '@/lib/ground/ordering/fridge-code';

/** A lock of a venue: of its fridge, of its door (SHOP-18), or of the fridge whose code was scanned (SHOP-12). */
export const lockSchema = z.union([z.enum(['fridge', 'door']), z.string().check(z.regex(FRIDGE_CODE))]);
export type LockName = z.infer<typeof lockSchema>;

/** The request that opens a lock. */
export const unlockRequestSchema = z.object({ venueId: idSchema, lock: lockSchema });
export type UnlockRequest = z.infer<typeof unlockRequestSchema>;

/** The lock has opened. */
export const unlockedSchema = z.object({
  /** Whole seconds until it shuts by itself; 0 where a repeated key tells of an opening that is over. */
  secondsLeft: z.int().check(z.nonnegative()),
});
export type Unlocked = z.infer<typeof unlockedSchema>;
