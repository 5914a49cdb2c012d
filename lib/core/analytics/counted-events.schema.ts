import { z } from 'zod/mini';

/* The events of the library, as far as we take them: everything else is left out by its absence here. */

/** More than a flush has (ANL-04). */
const MAX_EVENTS = 100;

const uuid = z.string().check(z.regex(/^[0-9a-f-]{36}$/i));
const time = z.int().check(z.positive());

const event = z.object({
  event_type: z.string().check(z.maxLength(40)),
  event_properties: z.optional(z.record(z.string(), z.unknown())),
  user_properties: z.optional(z.record(z.string(), z.unknown())),
  device_id: uuid,
  insert_id: uuid,
  time,
  session_id: z.int(),
  event_id: z.optional(z.int()),
});

export const countedEventsSchema = z.object({
  events: z.array(event).check(z.minLength(1), z.maxLength(MAX_EVENTS)),
});
export type CountedEvent = z.infer<typeof event>;

export const takenEventsSchema = z.object({ taken: z.number() });
