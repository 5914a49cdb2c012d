import { z } from 'zod';

/* What the platform sends of booking: contract schemas Slot, Reservation. */

export const slotsWire = z.object({
  data: z.array(
    z.object({
      starts_at: z.iso.datetime(),
      duration_minutes: z.number().int().positive(),
      is_available: z.boolean(),
    }),
  ),
});

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

/** Lists are read item by item, so that one broken reservation does not cost the others. */
export const reservationPageWire = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ current_page: z.number().int(), last_page: z.number().int() }),
});
