import { z } from 'zod';
import { readYaml } from '../data/read-data';
import { everywhereSchema } from '../data/text';

/** The notice that a venue shows its guests above the menu, and how it delivers meanwhile. */
const noticeSchema = z.strictObject({
  banner: everywhereSchema.optional(),
  delivery: z
    .strictObject({ state: z.string(), delayMinutes: z.int() })
    .default({ state: 'open', delayMinutes: 0 }),
});

export type Notice = z.output<typeof noticeSchema>;

export const NOTICES = readYaml(
  'notices.yaml',
  z
    .object({ none: noticeSchema, snow: noticeSchema, busy: noticeSchema, repairs: noticeSchema })
    .catchall(noticeSchema),
);

/** The notice drawn for a venue where it can be true of its services. */
export function noticeFor(services: readonly number[], drawn: Notice): Notice {
  const contradicts =
    (drawn === NOTICES.snow && !services.includes(4)) ||
    (drawn === NOTICES.repairs && services.join() !== '1,4');
  return contradicts ? NOTICES.busy : drawn;
}
