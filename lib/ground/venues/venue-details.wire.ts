import 'server-only';
import { z } from 'zod';
import { WEEKDAY_CODES } from '@/lib/core/time/weekday';
import { filialWire, timeOfDay } from './venues.wire';

/** A venue as the platform sends it for its details: contract schemas Filial, FilialExtra. */
const scheduleLine = z.object({
  weekdays: z.array(z.enum(WEEKDAY_CODES)),
  from: timeOfDay.nullable(),
  to: timeOfDay.nullable(),
});

/** An optional part is left out when it cannot be read; the venue stays. */
export const filialDetailsWire = z.object({
  data: filialWire.extend({
    linked_terminals: z.array(z.object({ terminal_id: z.number().int(), name: z.string() })).catch([]),
    exclude_from_terminal_linking: z.boolean().catch(false),
    extra: filialWire.shape.extra
      .unwrap()
      .unwrap()
      .extend({
        schedule: z.array(scheduleLine).catch([]),
        social_networks: z
          .array(z.object({ name: z.string(), link: z.string() }).nullable().catch(null))
          .catch([]),
      })
      .nullish(),
  }),
});
