import { z } from 'zod/mini';
import { venueCardSchema } from '@/lib/ground/venues/venue-card';

const index = z.int().check(z.nonnegative());

/** Venues of a map part as rows; covers and hours are shared lists, referred to by index (-1: no cover). */
export const mapAnswerSchema = z.object({
  /** id, longitude, latitude, name, address, rating, cover, hours */
  rows: z.array(
    z.tuple([
      z.int(),
      z.number(),
      z.number(),
      z.string(),
      z.string(),
      z.nullable(z.number()),
      z.int().check(z.minimum(-1)),
      index,
    ]),
  ),
  covers: z.array(z.string()),
  phases: z.array(venueCardSchema.shape.phases),
  /** There are more venues here than the answer holds; it has those nearest to its middle. */
  hasMore: z.boolean(),
});
export type MapAnswer = z.infer<typeof mapAnswerSchema>;
