import { z } from 'zod/mini';
import { idSchema } from '@/lib/core/ids/id.schema';
import { phoneSchema } from '@/lib/core/text/phone.schema';
import { typedLine, typedText } from '@/lib/core/text/typed-text.schema';
import { DURATION_MINUTES, MAX_GUESTS, MAX_WISH_LENGTH, NAME_LENGTH } from './booking-limits';

/* Requests and answers of booking a table over `/api/booking`. */

/** A time at which a table can be had, or could until it was taken. */
export const slotSchema = z.object({
  startsAt: z.string(),
  durationMinutes: z.number(),
  isAvailable: z.boolean(),
});
export type Slot = z.infer<typeof slotSchema>;

export const slotsSchema = z.object({ slots: z.array(slotSchema) });
export const nextDaySchema = z.object({
  /** 'YYYY-MM-DD'; null where none of the days that were looked at has room. */
  day: z.nullable(z.string()),
});

const RESERVATION_STATUSES = ['pending', 'confirmed', 'declined', 'canceled', 'completed'] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

export const reservationSchema = z.object({
  id: z.string(),
  venueId: z.number(),
  venueName: z.string(),
  address: z.string(),
  timezone: z.string(),
  startsAt: z.string(),
  durationMinutes: z.number(),
  guests: z.number(),
  name: z.string(),
  phone: z.string(),
  wish: z.string(),
  status: z.enum(RESERVATION_STATUSES),
});
export type Reservation = z.infer<typeof reservationSchema>;

export const reservationPageSchema = z.object({
  reservations: z.array(reservationSchema),
  page: z.number(),
  lastPage: z.number(),
});
export type ReservationPage = z.infer<typeof reservationPageSchema>;

/** The request that books a table. */
export const bookingRequestSchema = z.object({
  venueId: idSchema,
  startsAt: z.iso.datetime(),
  durationMinutes: z.int().check(z.minimum(DURATION_MINUTES.min), z.maximum(DURATION_MINUTES.max)),
  guests: z.int().check(z.minimum(1), z.maximum(MAX_GUESTS)),
  name: typedLine(NAME_LENGTH),
  phone: phoneSchema,
  wish: typedText({ max: MAX_WISH_LENGTH }),
  /** To the processing of personal data. */
  hasConsented: z.literal(true),
});
export type BookingRequest = z.infer<typeof bookingRequestSchema>;
