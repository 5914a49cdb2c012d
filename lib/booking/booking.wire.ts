import { z } from 'zod';
import { DURATION_MINUTES } from './booking-limits';

/* Slots and reservations as the platform sends them: contract schemas Slot, Reservation. */

/** Of any other length it could be chosen, and not be sent. */
export const slotWire = z.object({
  starts_at: z.iso.datetime(),
  duration_minutes: z.number().int().min(DURATION_MINUTES.min).max(DURATION_MINUTES.max),
  is_available: z.boolean(),
});

/** Lists are read item by item, so that one broken time does not cost the others of the day. */
export const slotsWire = z.object({ data: z.array(z.unknown()) });

export const reservationWire = z.object({
  id: z.guid(),
  filial_id: z.number().int(),
  filial_name: z.string(),
  filial_address: z.string(),
  timezone: z.string(),
  starts_at: z.iso.datetime(),
  duration_minutes: z.number().int().positive(),
  guests: z.number().int().positive(),
  name: z.string(),
  phone: z.string(),
  comment: z.string(),
  status: z.enum(['pending', 'confirmed', 'declined', 'canceled', 'completed']),
});

export const oneReservationWire = z.object({ data: reservationWire });

/** Item by item too. */
export const reservationPageWire = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ current_page: z.number().int(), last_page: z.number().int() }),
});
