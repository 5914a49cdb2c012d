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

/** A comment that begins with the dishes that were liked, as many as it has room for beside what was typed. */
export function commentOn(
  liked: readonly string[],
  typed: string,
  sentence: (names: string) => string,
): string {
  const text = typed.trim();
  const comments = liked.map((_, index) => [sentence(liked.slice(0, liked.length - index).join(', ')), text]);
  const whole = [...comments, [text]].map((lines) => lines.filter(Boolean).join('\n'));
  return whole.find(({ length }) => length <= MAX_RATING_COMMENT_LENGTH) ?? text;
}

const PRAISE: readonly RatingTag[] = ['tasty', 'fast', 'polite', 'clean', 'good_value'];
/** From so many stars on the form offers praise, below that possible faults. */
const LEAST_GOOD_SCORE = 4;

/** The tags offered for so many stars. */
export function tagsFor(score: number): readonly RatingTag[] {
  const isGood = score >= LEAST_GOOD_SCORE;
  return RATING_TAGS.filter((tag) => PRAISE.includes(tag) === isGood);
}
