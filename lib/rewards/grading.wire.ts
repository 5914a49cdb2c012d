import 'server-only';
import { z } from 'zod';
import { MAX_CASHBACK_PERCENTAGE } from './grading';

/** A level: contract schema Grading. Levels with too much cashback are rejected. */
export const levelWire = z.object({
  level: z.number().int().min(1),
  name: z.string().min(1),
  cashback_percentage: z.number().min(0).max(MAX_CASHBACK_PERCENTAGE),
  points: z.number().int().min(0),
});

/** A diner's level as the platform sends it. */
export const gradingWire = z.object({
  data: z.object({
    level: z.number().int().min(1),
    points: z.number().int().min(0),
    points_to_keep: z.number().int().min(0),
    points_to_next: z.number().int().min(0).nullable(),
    window_ends_at: z.iso.datetime(),
    levels: z.array(z.unknown()),
  }),
});
