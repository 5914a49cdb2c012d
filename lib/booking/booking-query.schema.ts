import { z } from 'zod';
import { idTextSchema } from '@/lib/core/ids/id-text.schema';
import { MAX_GUESTS } from './booking-limits';

/** A venue, a day of its calendar and a party, as an address of ours names them. */
export const slotQuerySchema = z.object({
  venueId: idTextSchema,
  day: z.iso.date(),
  guests: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(MAX_GUESTS)),
});

/** A page of the diner's reservations. */
export const reservationQuerySchema = z.object({
  page: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().min(1))
    .default(1),
});
