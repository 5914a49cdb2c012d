/** @jest-environment node */
import { readContract } from '@/lib/core/upstream/test-contract';
import { RATING_TAGS, commentOn, MAX_RATING_COMMENT_LENGTH, tagsFor } from './rating';
import { ratingSchema } from './rating.schema';

const contract = readContract() as {
  schemas: { Rating: { properties: { tags: { items: { enum: string[] } } } } };
};

describe('a rating', () => {
  test('accepts the tags of the contract and no others', () => {
    expect(RATING_TAGS).toEqual(contract.schemas.Rating.properties.tags.items.enum);
  });

  test('offers praise with many stars and what went wrong with few', () => {
    expect(tagsFor(5)).toEqual(['tasty', 'fast', 'polite', 'clean', 'good_value']);
    expect(tagsFor(4)).toEqual(tagsFor(5));
    expect(tagsFor(3)).toEqual(['cold_food', 'late', 'rude', 'wrong_order', 'expensive']);
    expect(tagsFor(1)).toEqual(tagsFor(3));
  });

  test.each([
    ['no stars', { score: 0 }],
    ['six stars', { score: 6 }],
    ['half a star', { score: 4.5 }],
    ['an unknown tag', { tags: ['spicy'] }],
    ['a tag twice', { tags: ['fast', 'fast'] }],
    ['a comment of 1,001 characters', { comment: 'x'.repeat(1001) }],
  ])('is refused with %s', (_what, part) => {
    const rating = { score: 5, tags: ['fast'], comment: '' };
    expect(ratingSchema.safeParse(rating).success).toBe(true);
    expect(ratingSchema.safeParse({ ...rating, ...part }).success).toBe(false);
  });
});

describe('the comment of a rating', () => {
  const sentence = (names: string) => `Liked: ${names}`;

  test.each([
    [['Plov', 'Tea'], ' hot ', 'Liked: Plov, Tea\nhot'],
    [['Plov'], '', 'Liked: Plov'],
    [[], ' hot ', 'hot'],
  ])('the comment of a rating on %j with %j is %j', (liked, typed, comment) => {
    expect(commentOn(liked, typed, sentence)).toBe(comment);
  });

  test('keeps all that was typed, and as many dishes as it has room for', () => {
    const typed = 'a'.repeat(MAX_RATING_COMMENT_LENGTH - 12);
    expect(commentOn(['Plov', 'Tea'], typed, sentence)).toBe(`Liked: Plov\n${typed}`);
    expect(commentOn(['Plov'], 'a'.repeat(MAX_RATING_COMMENT_LENGTH), sentence)).toMatch(/^a+$/);
  });
});
