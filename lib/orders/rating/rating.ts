/** The parts of a rating of an order (contract schema Rating). */
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
/** From so many stars on the form offers praise, below that possible faults. */
const LEAST_GOOD_SCORE = 4;

/** The tags offered for so many stars. */
export function tagsFor(score: number): readonly RatingTag[] {
  const isGood = score >= LEAST_GOOD_SCORE;
  return RATING_TAGS.filter((tag) => PRAISE.includes(tag) === isGood);
}
