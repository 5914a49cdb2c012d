import { z } from 'zod';
import { readYaml } from '../../data/read-data';
import { everywhereSchema } from '../../data/text';
import { COURSES, TAKEAWAY_CATEGORIES } from '../model';

/** A heading of menus; without a photo its dishes are compact rows. */
const headingSchema = z.strictObject({
  name: everywhereSchema,
  course: z.enum(COURSES),
  takeaway: z.literal(TAKEAWAY_CATEGORIES).optional(),
  showPhoto: z.boolean().default(true),
  isActive: z.boolean().default(true),
});

export type Heading = z.output<typeof headingSchema>;

export const HEADINGS = readYaml('headings.yaml', z.record(z.string(), headingSchema));
