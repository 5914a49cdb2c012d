import { z } from 'zod';
import { geoPointSchema } from '@/lib/ground/addresses/address.schema';
import { placeAt } from '@/lib/ground/addresses/geo.server';
import { defineRoute } from '@/lib/core/bff/define-route';

const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/)
    .transform(Number)
    .pipe(z.number().min(-most).max(most));

/** The address at a point, in the language of the page; null where there is none. */
export const GET = defineRoute({
  query: z.object({ lat: degrees(90), long: degrees(180) }),
  answer: geoPointSchema,
  needsSession: false,
  limit: 'map',
  handle: async ({ site, query: { lat, long } }) => ({
    place: await placeAt(site.language, { latitude: lat, longitude: long }),
  }),
});
