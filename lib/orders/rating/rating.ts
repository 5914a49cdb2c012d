/** What a rating of an order can say (contract schema Rating). */
export const RATING_TAGS = [
  'tasty',
  'fast',
  'polite',
  'clean',
  'good_value',
  'cold_food',
  'late',
  'rude',
  'wrong_order',
  'expensive',
] as const;
export type RatingTag = (typeof RATING_TAGS)[number];

export const BEST_SCORE = 5;
/** Characters. */
export const MAX_RATING_COMMENT_LENGTH = 1000;

const PRAISE: readonly RatingTag[] = ['tasty', 'fast', 'polite', 'clean', 'good_value'];
/** From so many stars on praise is offered, below what can have gone wrong. */
const LEAST_GOOD_SCORE = 4;

/** What is offered to be said along with so many stars. */
export function tagsFor(score: number): readonly RatingTag[] {
  const isGood = score >= LEAST_GOOD_SCORE;
  return RATING_TAGS.filter((tag) => PRAISE.includes(tag) === isGood);
}
