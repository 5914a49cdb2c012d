import { z } from 'zod/mini';
import { typedText } from '@/lib/core/text/typed-text.schema';
import { BEST_SCORE, MAX_RATING_COMMENT_LENGTH, RATING_TAGS } from './rating';

const scoreSchema = z.int().check(z.minimum(1), z.maximum(BEST_SCORE));

/** The request that rates an order. */
export const ratingSchema = z.object({
  score: scoreSchema,
  tags: z.array(z.enum(RATING_TAGS)).check(
    z.refine((tags) => new Set(tags).size === tags.length),
    z.maxLength(RATING_TAGS.length),
  ),
  comment: typedText({ max: MAX_RATING_COMMENT_LENGTH }),
});
export type Rating = z.infer<typeof ratingSchema>;

/** The stored stars. */
export const ratedSchema = z.object({ score: scoreSchema });
